import { shareLeft, tilesLeftOf } from '../../kernel/completion-chance.ts';
import type { GameTerms } from '../../kernel/position-terms.ts';
import type { State } from '../rules/state.ts';
import { BASE_INDEX } from './base-terms.ts';
import type { Position } from './expansion-terms.ts';
import { addFeature } from './feature-terms.ts';
import { cityChance } from './outlook.ts';
import { termsInPlay } from './terms-in-play.ts';
import { TERMS } from './weights.ts';

const { lastMeeple, secondMeeple, thirdMeeple, furtherMeeples } = BASE_INDEX;
const MEEPLE_TERMS = [lastMeeple, secondMeeple, thirdMeeple, furtherMeeples];
const NO_TERMS = { terms: [], share: 0 };

/** The terms that make positions of Carcassonne good. */
export const CARCASSONNE_TERMS: GameTerms<State, Position> = {
  index: { points: BASE_INDEX.points, move: TERMS.length - 1 },
  count: TERMS.length,
  positionOf(state) {
    const { board, rules, scores } = state;
    const left = tilesLeftOf(state);
    const share = shareLeft(left, scores.length);
    const terms = termsInPlay(rules);
    const hands = terms.pieces.map((piece, kind) => {
      if (kind === 0) return { terms: MEEPLE_TERMS, share };
      return piece ? { terms: [piece.inHand], share: share * (piece.chanceOfUse?.({ left, state }) ?? 1) } : NO_TERMS;
    });
    return { state, left, share, hands, move: share, terms, chanceOfCity: (root) => cityChance(board, root, left) };
  },
  addSeats(position, sink) {
    for (const one of position.terms.expansions) one.addSeats?.(position, sink);
  },
  addFeature,
  addPiece(position, piece, sink) {
    position.terms.pieces[piece.kind!]?.addOnBoard?.(position, piece, sink);
  },
};
