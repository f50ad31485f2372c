import type { Square } from '../../../../core/tile.ts';
import { actionOf, legalMoves } from '../../rules/move.ts';
import type { BoxExpansion, State } from '../../rules/state.ts';
import { DIE, MACHINE } from './flight.ts';
import { FLYING_VERBS, LANDING } from './verbs.ts';
import { FACES, wayOf } from './way.ts';

/** The die says how many squares a piece flies, to this one; if it cannot land there, it is back with its seat (G13 to G15). */
interface Thrown extends Square {
  readonly type: 'thrown';
  readonly seat: number;
  readonly piece: string;
  readonly thrown: number;
  readonly canLand: boolean;
}

/** Whether a piece has flown from the tile placed last, and which one is in the air: its kind, and how far it flies. */
export interface FlyingView {
  readonly isUsed?: true;
  readonly inAir?: string;
  readonly thrown?: number;
}

declare module '../../rules/brought.ts' {
  interface BroughtSigns {
    /** A machine that points west, or north-west, on the unturned tile. */
    readonly flyingW: true;
    readonly flyingNW: true;
  }
  interface BroughtViews {
    readonly flying: FlyingView;
  }
  interface BroughtEvents {
    readonly thrown: Thrown;
  }
}

/** What each event of the expansion scores, by its type. */
export const FLYING_SCORINGS = { thrown: 'nothing' as const };

/** The Flying Machines: pieces fly from eight tiles, as far as a die says, also to where others stand (G12 to G15). */
export const flying: BoxExpansion = {
  isOffered: true,
  isLobbyOnly: true,
  isTableOnly: true,
  box: 'flier',
  maxSeats: 5,
  notWith: ['dragon', 'abbey'],
  chances: [{ name: DIE, kind: 'die', faces: FACES.map(String), rolls: 8 }],
  reveals: ['thrown'],
  verbs: FLYING_VERBS,
  // A flying piece lands before a phantom may follow (G4).
  steps: [
    { name: LANDING, after: 'piece', goesFirst: true, standIn: (state) => actionOf(state, legalMoves(state)[0]!) },
  ],
  isQuiet: ({ set, tile }) => tile < 0 || wayOf(set.tiles[tile]!, 0) === undefined,
  covered(state) {
    if (MACHINE.of(state).isUsed) MACHINE.change(state, { isUsed: false });
  },
  view: (state) => ({ flying: flyingView(state) }),
  stated: (state) => ({ flying: flyingView(state) }),
};

function flyingView(state: State): FlyingView {
  const { inAir, isUsed, thrown } = MACHINE.of(state);
  return {
    ...(isUsed && { isUsed }),
    ...(inAir !== undefined && { inAir: state.play.pieces[inAir]!.id }),
    ...(thrown !== undefined && { thrown }),
  };
}
