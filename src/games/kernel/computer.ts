import { drawNext, type TileGameState } from './state.ts';

/** Functions of `GameForComputer` about the pile, the same in every tile game. */
export const PILE_QUERIES = {
  drawNext,
  tilesLeft: ({ drawn, pile }: TileGameState) => pile.length - drawn,
  tileCount: ({ pile }: TileGameState) => pile.length,
};

/**
 * Creates a function that returns the points of every seat if the game ended now (`GameForComputer.standings`).
 *
 * @param scoreEnd does the final scoring on a copy
 */
export function standingsFunction<State extends TileGameState>(
  copyState: (state: State, over?: State) => State,
  scoreEnd: (copy: State) => void,
): (state: State) => readonly number[] {
  let copy: State | undefined;
  return (state) => {
    if (state.phase === 'over') return state.scores;
    copy = copyState(state, copy);
    scoreEnd(copy);
    return copy.scores;
  };
}
