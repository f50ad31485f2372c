/** Signs of the first three places. */
const MEDALS = ['🥇', '🥈', '🥉'];

/** The sign of a place in the ranking, from 1: a medal, or the number. */
export function placeSign(place: number): string {
  return MEDALS[place - 1] ?? `${place}.`;
}
