import type { CommonView } from '../contract/view.ts';

/** The part of `Rules.statedPosition` that all games share: turn, tiles and pieces on the board, and the drawn tile. */
export function statedBoard({ phase, seat, turn, tiles, pieces, drawn }: CommonView) {
  return {
    phase,
    seat,
    turn,
    tiles: tiles.map(({ tile, x, y, rotation, squares, turn: placedIn, seat: by }) => ({
      tile,
      x,
      y,
      rotation,
      squares: squares.map((square) => ({ x: square.x, y: square.y })),
      turn: placedIn,
      seat: by,
    })),
    pieces: pieces.map(({ seat: owner, piece, tile, segment }) => ({ seat: owner, piece, tile, segment })),
    drawn,
  };
}
