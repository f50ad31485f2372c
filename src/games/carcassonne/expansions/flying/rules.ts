import type { Square } from '../../../../core/tile.ts';
import { actionOf, legalMoves } from '../../rules/move.ts';
import type { BoxExpansion, State } from '../../rules/state.ts';
import { FLIGHT_CHANCE, FLYING_PART } from './flight.ts';
import { FLYING_VERBS, LANDING } from './verbs.ts';
import { FACES, machineDirection } from './way.ts';

/** The die says how many squares a piece flies, to this one; if it cannot land there, it is back with its seat (G13 to G15). */
interface Thrown extends Square {
  readonly type: 'thrown';
  readonly seat: number;
  readonly piece: string;
  readonly thrown: number;
  readonly canLand: boolean;
}

/** Whether a piece has flown from the tile placed last; kind and distance of the piece in the air. */
export interface FlyingView {
  readonly isUsed?: true;
  readonly inAir?: string;
  readonly thrown?: number;
}

declare module '../../rules/expansion-types.ts' {
  interface ExpansionSigns {
    /** A machine that points west, or north-west, on the unturned tile. */
    readonly flyingW: true;
    readonly flyingNW: true;
  }
  interface ExpansionViews {
    readonly flying: FlyingView;
  }
  interface ExpansionEvents {
    readonly thrown: Thrown;
  }
}

/** How each event of the expansion is scored, by event type. */
export const FLYING_SCORINGS = { thrown: 'nothing' as const };

/** The Flying Machines: pieces fly from eight tiles, as far as a die says, also to where others stand (G12 to G15). */
export const flying: BoxExpansion = {
  isOffered: true,
  isLobbyOnly: true,
  isTableOnly: true,
  box: 'flier',
  maxSeats: 5,
  notWith: ['dragon', 'abbey'],
  chances: [{ name: FLIGHT_CHANCE, kind: 'die', faces: FACES.map(String), rolls: 8 }],
  reveals: ['thrown'],
  verbs: FLYING_VERBS,
  // A flying piece lands before a phantom may follow (G4).
  steps: [
    { name: LANDING, after: 'piece', goesFirst: true, standIn: (state) => actionOf(state, legalMoves(state)[0]!) },
  ],
  isQuiet: ({ set, tile }) => tile < 0 || machineDirection(set.tiles[tile]!, 0) === undefined,
  covered(state) {
    if (FLYING_PART.of(state).isUsed) FLYING_PART.change(state, { isUsed: false });
  },
  view: (state) => ({ flying: flyingView(state) }),
  stated: (state) => ({ flying: flyingView(state) }),
};

function flyingView(state: State): FlyingView {
  const { inAir, isUsed, thrown } = FLYING_PART.of(state);
  return {
    ...(isUsed && { isUsed }),
    ...(inAir !== undefined && { inAir: state.rules.pieces[inAir]!.id }),
    ...(thrown !== undefined && { thrown }),
  };
}
