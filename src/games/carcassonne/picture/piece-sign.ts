import type { DrawSign } from '../../contract/picture.ts';

/** The sign of a kind of piece without a seat; lying down, as in a field. */
export function pieceSign(piece: string, lying = false): DrawSign {
  return (at, size) => [{ kind: 'piece', ...at, piece, colour: 'black', ghost: true, lying, size: size * 0.62 }];
}
