import { marksOn } from '../../../../core/feature-graph.ts';
import type { Square } from '../../../../core/tile.ts';
import type { SegmentPlace } from '../../../contract/view.ts';
import { squareOfSegment, squareOfTile } from '../../../kernel/state.ts';
import { seatScoring } from '../../rules/event.ts';
import type { BoxExpansion, State } from '../../rules/state.ts';
import { COAT_OF_ARMS, FIELD } from '../../rules/tile-set.ts';
import { ABBEY, abbeyVerb, beginAbbeyTurn, beginLastRound, canPlaceAbbey, hasAbbey } from './abbeys.ts';
import { BARN, barnsOf, barnVerb, hasBarn, scoreBarns, scoreFarmers } from './barns.ts';
import { ABBEY_PART } from './part.ts';
import {
  clearReturnedWagons,
  nextWagon,
  noteWagons,
  orderedDrive,
  WAGON,
  WAGON_ORDERS,
  WAGON_VERBS,
} from './wagons.ts';

/** Points of a barn for its seat at the end; `at` as in the `feature-scored` of its farm. */
interface BarnScored {
  readonly type: 'barn-scored';
  readonly seat: number;
  readonly points: number;
  readonly at: SegmentPlace;
}

/** Wagons that may drive on, with the squares of their tiles, and the seats that still have a turn in the last round. */
export interface AbbeyView {
  readonly wagons?: readonly (Square & { readonly seat: number })[];
  readonly round?: readonly number[];
}

declare module '../../rules/expansion-types.ts' {
  interface ExpansionViews {
    readonly abbey: AbbeyView;
  }
  interface ExpansionSeatViews {
    /** Whether the seat still has its abbey. */
    readonly abbey: boolean;
  }
  interface ExpansionEvents {
    readonly 'barn-scored': BarnScored;
  }
  interface ExpansionSteps {
    readonly wagon: true;
    readonly abbey: true;
  }
}

/** How each event of the expansion is scored, by event type. */
export const ABBEY_SCORINGS = {
  'barn-scored': (event: BarnScored) => ({
    ...seatScoring('field', event),
    final: true,
    feature: { at: event.at, points: event.points },
  }),
};

/**
 * Abbey & Mayor: abbeys close what lies around them, mayors count the coats of arms of their city, wagons drive on after a
 * scoring, and barns keep farms to the end (F53 to F65).
 */
export const abbey: BoxExpansion = {
  isOffered: true,
  isLobbyOnly: true,
  box: 'abbey',
  isTableOnly: true,
  maxSeats: 5,
  pieces: [
    {
      id: 'mayor',
      count: 1,
      strength: 1,
      strengthOn: ({ board }, root) => marksOn(board.graph, root, COAT_OF_ARMS),
      standsOn: ['city'],
    },
    WAGON,
    { id: BARN, count: 1, strength: 0, standsOn: [], needs: 'nothing' },
  ],
  tileOfSeat: ABBEY,
  drawQuestion: { id: 'abbey', orders: ['choose', 'draw'] },
  verbs: [abbeyVerb, barnVerb, ...WAGON_VERBS],
  steps: [
    {
      name: 'wagon',
      after: 'score',
      mover: (state) => nextWagon(state)?.seat ?? state.turnSeat,
      question: { id: 'wagon', orders: WAGON_ORDERS, answer: orderedDrive },
    },
    { name: 'abbey', after: 'again', isApart: true, canPass: true },
  ],
  hasTileAgain: canPlaceAbbey,
  comesBeforeEnd: beginLastRound,
  isBarred: hasBarn,
  scored(state, segment, events, { final }) {
    if (!final) noteWagons(state, segment);
    else if (state.board.graph.kind[segment] === FIELD) scoreBarns(state, segment, events);
  },
  scoresMore: scoreFarmers,
  turnBegan(state, by) {
    clearReturnedWagons(state);
    beginAbbeyTurn(state, by);
  },
  gameEnds: clearReturnedWagons,
  view: (state) => ({ abbey: abbeyView(state) }),
  seatView: (state, seat) => ({ abbey: hasAbbey(state, seat) }),
  stated: (state) => ({ abbeys: { barns: barnPlaces(state), ...abbeyView(state) } }),
  statedSeat: (state, seat) => ({ abbey: hasAbbey(state, seat) }),
};

function abbeyView(state: State): AbbeyView {
  const { board } = state;
  const { round, wagons } = ABBEY_PART.of(state);
  return {
    ...(wagons.length > 0 && { wagons: wagons.map(({ seat, tile }) => ({ seat, ...squareOfTile(board, tile) })) }),
    ...(round && { round }),
  };
}

/** Where barns stand: the corners of their tiles. */
export function barnPlaces(state: State) {
  const { board } = state;
  return barnsOf(state).map(({ seat, segment, corner }) => ({
    seat,
    ...squareOfSegment(board, segment),
    corner,
  }));
}
