import type { Square } from '../../../../src/core/tile.ts';
import { circle } from '../../../../src/drawing/draw.ts';
import type { ExpansionPicture } from '../../../../src/games/carcassonne/picture/context.ts';
import { type BoxExpansion, type State, statePart } from '../../../../src/games/carcassonne/rules/state.ts';
import type { ViewParts } from '../../../../src/games/carcassonne/rules/view.ts';

interface Figures {
  readonly dragon?: Square;
  /** The piece that the fairy is with. */
  readonly fairy?: { readonly tile: number; readonly segment: number };
}

const FIGURES = statePart<Figures>('figures', {});

/**
 * A dragon, which comes to every monastery that is placed, and a fairy, which goes to the last piece on the board: figures
 * that no seat owns.
 */
export const dragon: BoxExpansion = {
  isOffered: true,
  covered(state, { x, y }) {
    if (state.set.tiles[state.board.tileType[state.board.tileCount - 1]!]!.monastery >= 0) {
      FIGURES.change(state, { dragon: { x, y } });
    }
  },
  turnEnded(state) {
    const { board, pieces } = state;
    const last = pieces.at(-1);
    if (!last) return;
    const tile = board.graph.tile[last.segment]!;
    FIGURES.change(state, { fairy: { tile, segment: last.segment - board.tileSegment[tile]! } });
  },
  view: (state) => ({ figures: FIGURES.of(state) }) as ViewParts,
  stated: (state) => ({ figures: FIGURES.of(state) }),
};

/** The same, but the view hides the fairy. */
export const hiddenFairy: BoxExpansion = {
  ...dragon,
  view: (state) => ({ figures: { dragon: FIGURES.of(state).dragon } }) as ViewParts,
};

/** The same, but what records prove leaves out the dragon. */
export const unprovenDragon: BoxExpansion = { ...dragon, stated: (state) => ({ fairy: FIGURES.of(state).fairy }) };

export function figuresOf(state: State): Figures {
  return FIGURES.of(state);
}

export const dragonPicture: ExpansionPicture = {
  figures(view) {
    const { dragon: square, fairy } = (view.parts as { figures: Figures }).figures;
    return [...(square ? [{ sign: 'dragon', at: square }] : []), ...(fairy ? [{ sign: 'fairy', at: fairy }] : [])];
  },
  signs: {
    dragon: (at, size) => [circle(at, size / 2, { fill: '#cc0000' })],
    fairy: (at, size) => [circle(at, size / 2, { fill: '#ffffff' })],
  },
};
