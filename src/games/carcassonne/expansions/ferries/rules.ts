import { tileAt } from '../../../../core/board.ts';
import { featureOf } from '../../../../core/feature-graph.ts';
import { SIDE_STEPS } from '../../../../core/ports.ts';
import type { Square } from '../../../../core/tile.ts';
import { squareOfTile } from '../../../kernel/state.ts';
import type { Action } from '../../rules/action.ts';
import { actionOf, legalMoves } from '../../rules/move.ts';
import type { BoxExpansion, State } from '../../rules/state.ts';
import { leadAfter } from '../../rules/worth.ts';
import { FERRIES_PART, type FerryEnds, ferryTiles, isFerryDue, movableFerries, roadAt, segmentsAt } from './lakes.ts';
import { FERRY_VERB, MOVING, PLACING } from './verb.ts';

/** A seat has placed the ferry of the lake on a square, or moved it from other ends (G24, G26). */
interface FerryPut extends Square {
  readonly type: 'ferry-put';
  readonly seat: number;
  readonly ends: FerryEnds;
  readonly from?: FerryEnds;
}

/** A ferry with the ends that it joins, and those that it joined before the turn of the tile placed last, if it was moved then. */
export interface FerryView extends Square {
  readonly ends: FerryEnds;
  readonly before?: FerryEnds;
}

/** All ferries, and the squares whose ferries may still be moved in this turn, once one is placed or moved. */
interface FerriesView {
  readonly lying: readonly FerryView[];
  readonly movable?: readonly Square[];
}

declare module '../../rules/expansion-types.ts' {
  interface ExpansionSigns {
    readonly lakeFerry: true;
  }
  interface ExpansionViews {
    readonly ferries: FerriesView;
  }
  interface ExpansionEvents {
    readonly 'ferry-put': FerryPut;
  }
}

/** How each event of the expansion is scored, by event type. */
export const FERRIES_SCORINGS = { 'ferry-put': 'nothing' as const };

/** The Ferries: lakes where roads end, each with a ferry that joins two of them and can be moved (G23 to G29). */
export const ferries: BoxExpansion = {
  isOffered: true,
  isLobbyOnly: true,
  isTableOnly: true,
  box: 'ferries',
  maxSeats: 5,
  notWith: ['dragon', 'abbey'],
  verbs: [FERRY_VERB],
  steps: [
    { name: PLACING, after: 'piece', standIn },
    { name: MOVING, after: PLACING, canPass: true, standIn: () => ({ type: 'pass' }) },
  ],
  isQuiet: isFarFromFerries,
  choosesAfterPiece: (state) => state.phase === 'piece' && (isFerryDue(state) || movableFerries(state).length > 0),
  joints(state) {
    const { lying } = FERRIES_PART.of(state);
    return ferryTiles(state).map((tile) => segmentsAt(state.board, tile, lying[tile]!));
  },
  rejoined(state) {
    const { before, lying } = FERRIES_PART.of(state);
    return Object.keys(before).flatMap((tile) =>
      [before, lying].flatMap((ends) => segmentsAt(state.board, Number(tile), ends[Number(tile)]!)),
    );
  },
  covered(state) {
    if (Object.keys(FERRIES_PART.of(state).before).length > 0) FERRIES_PART.change(state, { before: {} });
  },
  turnEnded(state) {
    if (FERRIES_PART.of(state).movable) FERRIES_PART.change(state, { movable: undefined });
  },
  view: (state) => ({ ferries: ferriesView(state) }),
  stated: (state) => ({ ferries: ferriesView(state) }),
};

function ferriesView(state: State): FerriesView {
  const { movable } = FERRIES_PART.of(state);
  const squares = movable?.map((tile) => squareOfTile(state.board, tile));
  return { lying: lyingFerries(state), ...(squares && { movable: squares }) };
}

/** All ferries, in the order in which their lakes were placed. */
export function lyingFerries(state: State): FerryView[] {
  const { before, lying } = FERRIES_PART.of(state);
  return ferryTiles(state).map((tile) => ({
    ...squareOfTile(state.board, tile),
    ends: lying[tile]!,
    ...(before[tile] && { before: before[tile] }),
  }));
}

/** True if the drawn tile is no lake and no road beside the square has a ferry. */
export function isFarFromFerries(state: State, { x, y }: Square): boolean {
  const { board, set, tile } = state;
  if (tile >= 0 && set.tiles[tile]!.signs.includes('lakeFerry')) return false;
  const { lying } = FERRIES_PART.of(state);
  const roots = ferryTiles(state).map((at) => featureOf(board.graph, segmentsAt(board, at, lying[at]!)[0]));
  return SIDE_STEPS.every((step, side) => {
    const beside = roots.length > 0 ? tileAt(board, x + step.x, y + step.y) : -1;
    const road = beside < 0 ? undefined : roadAt(board, beside, (side + 2) % 4);
    return road === undefined || !roots.includes(featureOf(board.graph, road));
  });
}

/**
 * The action for an absent player: the one after which its Worth less that of the others is greatest, the first of equal ones
 * (G49).
 */
function standIn(state: State): Action {
  const outcomes = legalMoves(state).map((move) => ({ move, lead: leadAfter(state, move) }));
  return actionOf(state, outcomes.sort((a, b) => b.lead - a.lead)[0]!.move);
}
