import type { TileSign } from '../../contract/picture.ts';

/** A piece of nobody; one that lies is in a field. */
export function pieceSign(piece: string, lying = false): TileSign {
  return (at, size) => [{ kind: 'piece', ...at, piece, colour: 'black', ghost: true, lying, size: size * 0.62 }];
}
