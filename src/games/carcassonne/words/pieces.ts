import type { State } from '../rules/state.ts';
import type { CarcassonneTranslator } from './language.ts';

/** Pieces that have words. */
const NAMED = ['meeple', 'upgraded', 'abbot'] as const;

/** The messages of a piece, by its kind, are called by this word. */
export function pieceWord(piece: string): (typeof NAMED)[number] {
  return NAMED.find((name) => name === piece) ?? 'meeple';
}

/** The pieces in the supply of a seat, such as "5 meeples and 1 abbot"; of ordinary meeples also that there are none. */
export function supplyText(t: CarcassonneTranslator, { play, scores, supply }: State, seat: number): string {
  const texts = play.pieces.flatMap(({ id }, piece) => {
    const count = supply[piece * scores.length + seat]!;
    return piece === 0 || count > 0 ? [t(`piece.${pieceWord(id)}.count`, { count })] : [];
  });
  return t.list(texts);
}
