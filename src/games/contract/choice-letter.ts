/** The letter that one of several tiles is chosen by, in pictures, on buttons and in words: the end of its id. */
export function choiceLetter(tile: string): string {
  return tile.slice(tile.lastIndexOf('-') + 1).toUpperCase();
}
