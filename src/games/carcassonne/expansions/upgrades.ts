import { squareOfCell } from '../../../core/area.ts';
import { addStrength, featureOf } from '../../../core/feature-graph.ts';
import { segmentPlace } from '../../kernel/features.ts';
import { type ActionOf, UPGRADE_PAYMENTS } from '../rules/action.ts';
import { withoutChips } from '../rules/chip.ts';
import type { AddedAction } from '../rules/expansion.ts';
import type { Expansion, State } from '../rules/state.ts';
import { SEGMENT_KINDS } from '../rules/tile-set-file.ts';
import { BOARD_CHIPS, chipsFor, handOf, setHand, takeAction } from './board-chips.ts';

/** After the piece is placed, a meeple counts as two for chips with a sum of 4, one of which lies under it. */
const upgradeAction: AddedAction<State, ActionOf<'upgrade'>> = {
  type: 'upgrade',
  phase: 'upgrade',
  list(state) {
    const { pieces, seat } = state;
    const payments = UPGRADE_PAYMENTS.filter((pay) => chipsFor(handOf(state, seat), pay));
    if (payments.length === 0) return [];
    return pieces.flatMap((meeple, index) =>
      meeple.seat === seat && !meeple.chip && !meeple.kind
        ? payments.map((pay) => ({ type: 'upgrade' as const, meeple: index, pay }))
        : [],
    );
  },
  play(state, { meeple, pay }, events) {
    const { board, pieces, seat } = state;
    const { graph } = board;
    const hand = handOf(state, seat);
    const paid = chipsFor(hand, pay)!;
    setHand(state, seat, withoutChips(hand, paid));
    const { segment } = pieces[meeple]!;
    state.pieces = pieces.with(meeple, { seat, segment, chip: paid[0]! });
    addStrength(graph, featureOf(graph, segment), seat, 1);
    events?.push({
      type: 'upgraded',
      seat,
      kind: SEGMENT_KINDS[graph.kind[segment]!]!,
      segment: segmentPlace(board, segment).segment,
      chips: paid,
      ...squareOfCell(board.area, board.tileCell[graph.tile[segment]!]!),
    });
  },
};

/** The chips of Germany: meeples are upgraded. */
export const upgrades: Expansion = { ...BOARD_CHIPS, actions: [takeAction(), upgradeAction] };
