import type { Square } from '../../../../core/tile.ts';
import type { BoxExpansion } from '../../rules/state.ts';
import { oppositeSide, outflowDirections, quarterTurnsBetween, riverEnds, sourceIn, turnedSides } from './course.ts';

/** A river tile was not placed at an open end of the river; these are the ends (E11, F33). */
interface RiverElsewhere {
  readonly code: 'river-goes-on-elsewhere';
  readonly squares: readonly Square[];
}

/** The river would turn the same way on two tiles running, or flow back against its direction at the source (E12). */
interface RiverBend {
  readonly code: 'river-bend';
  readonly why: 'same-way' | 'back';
}

declare module '../../rules/expansion-types.ts' {
  interface ExpansionRejections {
    readonly 'river-goes-on-elsewhere': RiverElsewhere;
    readonly 'river-bend': RiverBend;
  }
}

/** Layers of the pile, from its top: the river up to the lake, the lake, and below them all other tiles (E9). */
const LAYER = { river: -2, lake: -1, others: 0 };

/**
 * The River: on the open table a row of tiles from the source to the lake, which the players lay first. No piece stands on
 * it, and it parts fields as a road does (E7 to E15).
 */
export const river: BoxExpansion = {
  isOffered: true,
  box: 'river',
  isTableOnly: true,
  maxSeats: 5,
  startTile: (set) => sourceIn(set, 'river'),
  pileLayer: ({ role, riverSides }) => {
    if (role === 'lake') return LAYER.lake;
    return riverSides.length > 0 ? LAYER.river : LAYER.others;
  },
  // Tiles without a river need no check: their sides never fit at an open end of the river (E13).
  placingRule({ board, set }, tile) {
    const { riverSides, role } = set.tiles[tile]!;
    if (riverSides.length === 0 || role === 'source') return undefined;
    const [end] = riverEnds(board, set);
    return ({ x, y, turns }) => {
      // After the lake the river has no open end (E11).
      if (!end) return { code: 'square-apart', x, y };
      if (end.x !== x || end.y !== y) return { code: 'river-goes-on-elsewhere', squares: [{ x: end.x, y: end.y }] };
      const [flow] = outflowDirections(turnedSides(riverSides, turns), end.last);
      if (flow === undefined) return undefined;
      const bend = quarterTurnsBetween(end.last, flow);
      if (bend !== 0 && bend === end.bend) return { code: 'river-bend', why: 'same-way' };
      return flow === oppositeSide(end.first) ? { code: 'river-bend', why: 'back' } : undefined;
    };
  },
};
