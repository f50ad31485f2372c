import type { GamePosition } from '../../app/table.ts';
import { joined, listForms, shortenedText } from '../../i18n/sentences.ts';
import type { Translator } from '../../i18n/translate.ts';
import { ALT_LIMIT } from './alt-limit.ts';

/** The number of tiles left to draw, in one sentence. */
export function pileText(t: Translator, position: GamePosition): string {
  return position.game.words.pile?.(t, position) ?? t('turn.pile', { count: tilesLeft(position) });
}

/** Number of tiles left in the pile. */
export function tilesLeft({ game, fold }: GamePosition): number {
  return Object.values(game.viewOf(fold.state).pile.tiles).reduce((sum, count) => sum + count, 0);
}

/** The different tiles left in the pile with their numbers, the most frequent first. */
export function kindsLeft(t: Translator, { game, content, fold }: GamePosition): string[] {
  const counts = new Map<string, number>();
  for (const [id, count] of Object.entries(game.viewOf(fold.state).pile.tiles)) {
    const words = game.words.tile(t, content, { id });
    counts.set(words, (counts.get(words) ?? 0) + count);
  }
  return [...counts].sort((a, b) => b[1] - a[1]).map(([tile, count]) => t('alt.left.kind', { count, tile }));
}

/** Alt text of the picture of the tiles left in the pile, in at most 1,024 characters. */
export function tilesAltText(t: Translator, position: GamePosition): string {
  const kinds = listForms(kindsLeft(t, position), (named, more) =>
    t('alt.left.kinds', { tiles: joined(t, named), more }),
  );
  const own = position.game.words.tilesLeft?.(t, position).alt ?? [{ forms: [pileText(t, position)], importance: 2 }];
  return shortenedText([...own, { forms: kinds, importance: 1 }], ALT_LIMIT);
}
