/** Signs of the first three ranks. */
const MEDALS = ['🥇', '🥈', '🥉'];

/** The sign of a rank, from 1: a medal, or the number. */
export function rankSign(rank: number): string {
  return MEDALS[rank - 1] ?? `${rank}.`;
}
