import type { TileSet, View } from '../../games/amazonas/rules/index.ts';
import { describeTile, tileOf } from '../../games/amazonas/words/index.ts';
import { fittingText, joined, listForms } from '../../i18n/sentences.ts';
import type { Translator } from '../../i18n/translate.ts';
import { ALT_LIMIT } from './board-alt.ts';

const ICONS = ['boat', 'fruit', 'animal'] as const;

/** The tiles that are left in the pile, one text for each that looks different, the most frequent first. */
export function tilesLeft(t: Translator, view: View, set: TileSet): string[] {
  const counts = new Map<string, number>();
  for (const [id, count] of Object.entries(view.pile.tiles)) {
    const words = describeTile(t, set, id);
    counts.set(words, (counts.get(words) ?? 0) + count);
  }
  return [...counts].sort((a, b) => b[1] - a[1]).map(([tile, count]) => t('alt.left.kind', { count, tile }));
}

/** What a picture of the tiles left in the pile shows, in at most 1,024 characters. */
export function tilesAltText(t: Translator, view: View, set: TileSet): string {
  const tiles = Object.entries(view.pile.tiles).map(([id, count]) => ({ tile: tileOf(set, id), count }));
  const total = (counts: (tile: (typeof tiles)[number]['tile']) => number) =>
    tiles.reduce((sum, { tile, count }) => sum + count * counts(tile), 0);
  const landWith = (kind: string) =>
    total(({ role, segments }) => (role === 'land' && segments.some((segment) => segment.kind === kind) ? 1 : 0));
  const summary = t('alt.left', {
    land: view.pile.land,
    amazon: view.pile.amazon,
    tributaries: landWith('tributary'),
    villages: landWith('village'),
    bangs: total(({ bang }) => (bang ? 1 : 0)),
  });
  const icons = ICONS.map((mark) => {
    const count = total(({ role, segments }) =>
      role === 'land' ? segments.reduce((sum, { marks }) => sum + (marks[mark] ?? 0), 0) : 0,
    );
    return t(`tile.marks.${mark}`, { count });
  });
  const kinds = listForms(tilesLeft(t, view, set), (named, more) =>
    t('alt.left.kinds', { tiles: joined(t, named), more }),
  );
  return fittingText(
    [
      { forms: [summary], importance: 3 },
      { forms: [t('alt.left.icons', { icons: t.list(icons) })], importance: 2 },
      { forms: kinds, importance: 1 },
    ],
    ALT_LIMIT,
  );
}
