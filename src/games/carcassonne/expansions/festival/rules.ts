import * as z from 'zod';
import { lastTile } from '../../../kernel/state.ts';
import type { ActionOf } from '../../rules/action.ts';
import { takeOff } from '../../rules/scoring.ts';
import type { BoxExpansion, PlacedPiece, State } from '../../rules/state.ts';
import { payloadIf, type Verb } from '../../rules/verb.ts';

/** Begins the festival of the tile just placed. */
const festivalSchema = z.strictObject({ type: z.literal('festival') });

/** Takes a piece home, by its index among those on the board. */
const homeSchema = z.strictObject({ type: z.literal('home'), piece: z.int().min(0) });

declare module '../../rules/expansion-types.ts' {
  interface ExpansionActions {
    readonly festival: z.infer<typeof festivalSchema>;
    readonly home: z.infer<typeof homeSchema>;
  }
  interface ExpansionRejections {
    /** The tile just placed has no festival, or the seat has no piece on the board (F29). */
    readonly 'no-festival': { readonly code: 'no-festival' };
  }
  interface ExpansionSigns {
    readonly festival: true;
  }
  interface ExpansionSteps {
    readonly festival: true;
  }
}

/** Pieces of the seat to move, by index among those on the board; of equal pieces in one place only the first. */
function ownPieces({ pieces, seat }: State): number[] {
  return pieces.flatMap((piece, at) => {
    const isSame = (one: PlacedPiece) => one.seat === seat && one.segment === piece.segment && one.kind === piece.kind;
    return piece.seat === seat && pieces.findIndex(isSame) === at ? [at] : [];
  });
}

function canCelebrate(state: State): boolean {
  const { board, pieces, seat, set } = state;
  const { signs } = set.tiles[board.tileType[lastTile(state)]!]!;
  return signs.includes('festival') && pieces.some((piece) => piece.seat === seat);
}

/** Returns a piece to its seat instead of placing one (F29); the next step chooses the piece. */
const festivalVerb: Verb<State, ActionOf<'festival'>> = {
  type: 'festival',
  schema: festivalSchema,
  step: 'piece',
  payloads: (state) => payloadIf(canCelebrate(state)),
  actionOf: () => ({ type: 'festival' }),
  rejectionOf: (state) => (canCelebrate(state) ? undefined : { code: 'no-festival' }),
  play(state) {
    state.phase = 'festival';
  },
};

const homeVerb: Verb<State, ActionOf<'home'>> = {
  type: 'home',
  schema: homeSchema,
  step: 'festival',
  endsStep: true,
  payloads: ownPieces,
  actionOf: (_, piece) => ({ type: 'home', piece }),
  // A returned piece can be placed only on the next tile (F28).
  endsPieces: ({ pieces, rules }, piece) => rules.pieces[pieces[piece]!.kind ?? 0]!.mayFollow === true,
  play(state, piece, events) {
    takeOff(state, state.pieces[piece]!, events);
  },
};

/** The Festival: tiles with which a piece comes home unscored instead of one being placed (F29, F30). */
export const festival: BoxExpansion = {
  isOffered: true,
  isLobbyOnly: true,
  isTableOnly: true,
  box: 'festival',
  maxSeats: 5,
  verbs: [festivalVerb, homeVerb],
  steps: [{ name: 'festival', after: 'piece', isApart: true }],
  isQuiet: ({ set, tile }) => tile < 0 || !set.tiles[tile]!.signs.includes('festival'),
};
