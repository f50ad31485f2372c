import { drawNext, type TileGameState } from './state.ts';

/** Answers about the pile that are the same for computers in every game of tiles and pieces. */
export const PILE = {
  drawNext,
  tilesLeft: ({ drawn, pile }: TileGameState) => pile.length - drawn,
  tileCount: ({ pile }: TileGameState) => pile.length,
};

/**
 * Finds the points of every seat if the game ended now (`GameForComputer.standings`).
 *
 * @param scoreEnd scores on a copy what is scored at the end
 */
export function standingsBy<State extends TileGameState>(
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
