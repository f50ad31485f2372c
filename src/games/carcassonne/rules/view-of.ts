import { segmentPlace } from '../../kernel/features.ts';
import { commonView, countCopies } from '../../kernel/view.ts';
import { shownChance } from './chance.ts';
import { type State, supplyOf } from './state.ts';
import { figuresOf } from './track.ts';
import { unseenTiles } from './unseen.ts';
import type { View } from './view.ts';

/** The seat whose turn it is, if another one is to move. */
export function otherTurn({ seat, turnSeat }: State): Pick<View, 'turnSeat'> {
  return turnSeat === seat ? {} : { turnSeat };
}

/** The view of a game. */
export function viewOf(state: State): View {
  const { board, rules, set, setup, scores, supply } = state;
  const special = (seat: number) =>
    Object.fromEntries(
      supplyOf(state, seat)
        .slice(1)
        .map(({ piece, count }) => [piece, count]),
    );
  return {
    ruleSet: 'carcassonne',
    options: setup.options,
    ...commonView(state),
    ...otherTurn(state),
    seats: setup.colours.map((colour, at) => ({
      colour,
      score: scores[at]!,
      ...(rules.figures === 2 && { figures: figuresOf(state, at) }),
      meeples: supply[at]!,
      ...(rules.pieces.length > 1 && { special: special(at) }),
      parts: Object.assign({}, ...rules.expansions.map((one) => one.seatView?.(state, at))),
    })),
    pieces: state.pieces.map((piece) => ({
      seat: piece.seat,
      piece: piece.raised?.piece ?? rules.pieces[piece.kind ?? 0]!.id,
      ...segmentPlace(board, piece.segment),
      ...(piece.corner && { corner: piece.corner }),
    })),
    pile: { tiles: countCopies(set, unseenTiles(state)) },
    ...(state.isFurtherTile && rules.hasTileGivers && { isFurtherTile: true }),
    ...(state.earnedBy && { earnedBy: state.earnedBy }),
    parts: Object.assign({}, ...rules.expansions.map((one) => one.view?.(state))),
    ...shownChance(state),
  };
}
