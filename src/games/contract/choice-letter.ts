/**
 * The letter that one of several tiles is chosen by, in pictures, on buttons and in words: what follows the last `-` of its
 * id. A game that offers tiles to choose from must give them ids with different letters.
 */
export function choiceLetter(tile: string): string {
  return tile.slice(tile.lastIndexOf('-') + 1).toUpperCase();
}
