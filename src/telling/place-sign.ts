/** Signs of the first three places. */
const MEDALS = ['🥇', '🥈', '🥉'];

/** The sign of a place, counted from 1. */
export function placeSign(place: number): string {
  return MEDALS[place - 1] ?? `${place}.`;
}
