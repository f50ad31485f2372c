import type { OpenFeature, Prospects } from '../../../games/contract/computer.ts';
import type { AnyGame } from '../../../games/contract/game.ts';
import type { Translator } from '../../../i18n/translate.ts';

/** Whose features are worth a word first. */
const HOLDERS = ['own', 'shared', 'others'] as const satisfies readonly OpenFeature['holder'][];

/** What a turn leads to, in sentences: meeples that come home, the last one spent, the open feature that matters most. */
export function prospectTexts(t: Translator, { words }: AnyGame, prospects: Prospects): readonly string[] {
  const { features, meeplesBefore, meeplesHome, meeplesLeft, tilesLeft } = prospects;
  const texts: string[] = [];
  if (meeplesHome > 0) texts.push(t('hint.home', { count: meeplesHome, last: meeplesBefore === 0 ? 'yes' : 'no' }));
  if (meeplesBefore > 0 && meeplesLeft === 0) texts.push(t('hint.spent'));
  const rankOf = ({ holder }: OpenFeature) => HOLDERS.indexOf(holder);
  const [feature] = [...features].sort((a, b) => rankOf(a) - rankOf(b) || b.points - a.points);
  if (feature) {
    const { holder, points, squares, tiles = 0 } = feature;
    const kind = words.kind(t, feature.kind);
    texts.push(t('hint.open', { kind, holder, points, squares, tiles, left: tilesLeft, way: wayToComplete(feature) }));
  }
  return texts;
}

/** What is known of how a feature may be completed: by one tile, never, or by several. */
function wayToComplete({ squares, tiles }: OpenFeature): 'one' | 'never' | 'several' {
  if (tiles === undefined) return 'several';
  if (squares === 1) return 'one';
  return tiles === 0 ? 'never' : 'several';
}
