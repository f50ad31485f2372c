/**
 * Returns the letter of a tile that is offered among several, for pictures, buttons and texts: the part of its id after the
 * last `-`, as a capital. Tiles that are offered together must have different letters.
 */
export function choiceLetter(tile: string): string {
  return tile.slice(tile.lastIndexOf('-') + 1).toUpperCase();
}
