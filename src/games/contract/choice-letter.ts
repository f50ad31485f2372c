/**
 * Returns the letter of each of some tiles that are offered together, for pictures, buttons and texts: the part of its id after the
 * last `-`, as a capital, where those are different letters; else A, B and so on.
 */
export function choiceLetters(tiles: readonly string[]): string[] {
  const own = tiles.map((tile) => tile.slice(tile.lastIndexOf('-') + 1).toUpperCase());
  const areLetters = own.every((letter) => /^[A-Z]$/.test(letter)) && new Set(own).size === own.length;
  return areLetters ? own : tiles.map((_, index) => String.fromCharCode(65 + index));
}
