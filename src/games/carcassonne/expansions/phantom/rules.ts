import { STANDS_ON } from '../../rules/expansion.ts';
import type { BoxExpansion } from '../../rules/state.ts';

declare module '../../rules/expansion-types.ts' {
  interface ExpansionSteps {
    readonly phantom: true;
  }
}

/** The Phantom: a second piece in a turn, on another free feature of its tile, or the only one (F26 to F28). */
export const phantom: BoxExpansion = {
  isOffered: true,
  isLobbyOnly: true,
  maxSeats: 5,
  pieces: [{ id: 'phantom', count: 1, strength: 1, standsOn: STANDS_ON.meeple, mayFollow: true }],
  steps: [{ name: 'phantom', after: 'piece', canPass: true, furtherPieces: true }],
};
