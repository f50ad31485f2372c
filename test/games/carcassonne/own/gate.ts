import * as z from 'zod';
import { type ActionType, ELSEWHERE_FIELDS } from '../../../../src/games/carcassonne/rules/action.ts';
import { elsewhereVerb } from '../../../../src/games/carcassonne/rules/elsewhere-verb.ts';
import { placedBy } from '../../../../src/games/carcassonne/rules/move.ts';
import type { BoxExpansion, State } from '../../../../src/games/carcassonne/rules/state.ts';
import { placeOnBoard } from '../../../../src/games/carcassonne/words/pieces.ts';
import type { OwnWords } from './mocks.ts';

const TYPE = 'gate' as ActionType;

/** Whoever has placed a plain monastery may put a meeple onto any other tile instead, as through a magic portal. */
export const gate: BoxExpansion = {
  isOffered: true,
  verbs: [
    elsewhereVerb({
      type: TYPE,
      schema: z.strictObject({ type: z.literal('gate'), ...ELSEWHERE_FIELDS }),
      step: 'piece',
      tilesFor(state, { id }) {
        const last = state.board.tileCount - 1;
        const isOpen = id === 'meeple' && tileId(state, last) === 'base-b';
        return isOpen ? Array.from({ length: last }, (_, tile) => tile) : [];
      },
    }),
  ],
};

function tileId({ board, set }: State, tile: number): string {
  return set.tiles[board.tileType[tile]!]!.id;
}

export const gateWords: OwnWords = {
  verbs: {
    gate: {
      command: 'meeple',
      options: (state, action) => ({ on: placeOnBoard(state, placedBy(state, action)!.segment) }),
      name: (_, __, action) => `through the gate to ${JSON.stringify(action)}`,
      from: () => 'the gate',
    },
  },
};
