import { featureOf, marksOn } from '../../../../core/feature-graph.ts';
import type { Placement } from '../../../../core/tile.ts';
import type { Scoring } from '../../../contract/game.ts';
import type { SegmentPlace } from '../../../contract/view.ts';
import { segmentPlace } from '../../../kernel/features.ts';
import { type EventSink, lastTile } from '../../../kernel/state.ts';
import { type GameEvent, seatScoring } from '../../rules/event.ts';
import type { ScoringOptions } from '../../rules/expansion.ts';
import { featureView } from '../../rules/feature.ts';
import type { Rejection } from '../../rules/rejection.ts';
import type { BoxExpansion, State } from '../../rules/state.ts';
import { holdersOf } from '../../rules/strength.ts';
import type { CarcassonneTile } from '../../rules/tile.ts';
import { FIELD } from '../../rules/tile-set.ts';
import { oppositeSide, outflowDirections, type RiverEnd, riverEnds, sourceIn, turnedSides } from '../river/course.ts';

/**
 * The arm may not continue in this way (F33): it would flow against the direction at the source or towards the other arm, or
 * the arm that goes sideways would not begin with a bend, or the straight arm would be closed before the other one is begun.
 */
interface ArmBarred {
  readonly code: 'arm-barred';
  readonly why: 'back' | 'towards' | 'first' | 'end';
}

/** Points of a herd of pigs for a seat that has won its farm, besides those of the farm; `at` as in its `feature-scored`. */
interface HerdScored {
  readonly type: 'herd-scored';
  readonly seat: number;
  readonly points: number;
  readonly at: SegmentPlace;
  /** The farm is scored before the end of the game (F62). */
  readonly isEarly?: true;
}

declare module '../../rules/expansion-types.ts' {
  interface ExpansionMarks {
    readonly pigHerd: true;
  }
  interface ExpansionSigns {
    readonly volcano: true;
  }
  interface ExpansionFeatureViews {
    /** A herd of pigs is in the field. */
    readonly river2: true;
  }
  interface ExpansionRejections {
    readonly 'arm-barred': ArmBarred;
  }
  interface ExpansionEvents {
    readonly 'herd-scored': HerdScored;
  }
}

/** How each event of the expansion is scored, by event type. */
export const RIVER2_SCORINGS = {
  'herd-scored': (event: HerdScored): Scoring => ({
    ...seatScoring('field', event),
    final: !event.isEarly,
    feature: { at: event.at, points: event.points },
  }),
};

/** Layers of the pile, from its top: the fork, the river up to the lake, the lake, and below them all other tiles (F32). */
const LAYER = { fork: -3, river: -2, lake: -1, others: 0 };

/** Points that a herd adds to each completed city beside its farm (F36). */
const HERD_POINTS = 1;

/**
 * The River II: on the open table a river that parts into two arms, of which a city closes one and the lake with the volcano
 * the other (F31 to F36).
 */
export const river2: BoxExpansion = {
  isOffered: true,
  isLobbyOnly: true,
  box: 'river2',
  isTableOnly: true,
  maxSeats: 5,
  notWith: ['river'],
  startTile: (set) => sourceIn(set, 'river2'),
  pileLayer: ({ role, riverSides }) => {
    if (role === 'fork' || role === 'lake') return LAYER[role];
    return riverSides.length > 0 ? LAYER.river : LAYER.others;
  },
  placingRule({ board, set }, tile) {
    const type = set.tiles[tile]!;
    if (type.riverSides.length === 0 || type.role === 'source') return undefined;
    const ends = riverEnds(board, set);
    return (placement) => riverRejection(ends, type, placement);
  },
  // The lake takes no piece and gives a further tile of the same seat (F35).
  skipsPieces: isLakePlaced,
  givesTile: (state) => (isLakePlaced(state) ? 'lake' : undefined),
  isQuiet: ({ set, tile }) => tile < 0 || set.tiles[tile]!.role !== 'lake',
  scored: scoreHerd,
  featureView: (state, root) => (hasHerd(state, root) ? { river2: true } : undefined),
};

function isLakePlaced({ board, set }: State): boolean {
  return set.tiles[board.tileType[lastTile({ board })]!]!.role === 'lake';
}

/** Why a tile with the river may not lie so (F33); undefined where it may. */
function riverRejection(
  ends: readonly RiverEnd[],
  { role, riverSides }: CarcassonneTile,
  { x, y, turns }: Placement,
): Rejection | undefined {
  if (ends.length === 0) return { code: 'square-apart', x, y };
  const end = ends.find((one) => one.x === x && one.y === y);
  if (!end) return { code: 'river-goes-on-elsewhere', squares: ends.map((one) => ({ x: one.x, y: one.y })) };
  const flows = outflowDirections(turnedSides(riverSides, turns), end.last);
  const why = role === 'end' ? closingBarred(ends, end) : flows.length === 1 ? flowBarred(end, flows[0]!) : undefined;
  return why && { code: 'arm-barred', why };
}

/** The straight arm is not closed before the other one is begun, whose first tile cannot be a bend. */
function closingBarred(ends: readonly RiverEnd[], { arm, first }: RiverEnd): ArmBarred['why'] | undefined {
  const isOtherEmpty = ends.some((one) => one.arm && !one.arm.isBegun && one.arm.own !== arm?.own);
  return arm?.own === first && isOtherEmpty ? 'end' : undefined;
}

/** An arm flows only in the direction of the source or to its own side, and the straight arm does not begin with a bend. */
function flowBarred({ arm, first, last }: RiverEnd, flow: number): ArmBarred['why'] | undefined {
  if (flow === oppositeSide(first)) return 'back';
  if (!arm) return undefined;
  const side = arm.own === first ? oppositeSide(arm.other) : arm.own;
  if (flow === oppositeSide(side)) return 'towards';
  return !arm.isBegun && arm.other === first && flow !== last ? 'first' : undefined;
}

/** Whether a herd of pigs is in a field (by its root) that means something, as with Traders & Builders (F36). */
function hasHerd({ board, rules }: State, root: number): boolean {
  const column = rules.marks.indexOf('pigHerd');
  return column >= 0 && marksOn(board.graph, root, column) > 0;
}

/** Adds 1 point for each completed city to the farm with the herd, in addition to those of a pig (F36). */
function scoreHerd(state: State, segment: number, events: EventSink<GameEvent>, how: ScoringOptions): void {
  const { board, scores } = state;
  const root = featureOf(board.graph, segment);
  if (board.graph.kind[root] !== FIELD || how.points !== undefined || !hasHerd(state, root)) return;
  const points = featureView(state, segment).cities * HERD_POINTS;
  if (points === 0) return;
  for (const seat of holdersOf(state, root)) {
    scores[seat] = scores[seat]! + points;
    const at = segmentPlace(board, segment);
    events?.push({ type: 'herd-scored', seat, points, at, ...(!how.final && { isEarly: true }) });
  }
}
