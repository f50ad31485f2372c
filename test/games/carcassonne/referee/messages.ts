import type { Feature } from './features.ts';
import { isMeeple, type Piece } from './pieces.ts';

/** The two figures of a seat on the score track. */
export const FIGURES = ['meeple', 'courier'] as const;

/** A figure that the step under way has moved, for the first time in it. */
export interface FirstMove {
  readonly seat: number;
  readonly figure: number;
  readonly from: number;
  readonly points: number;
}

/** Whether a space is dark: 0, 5, 10 and so on (G17). */
export function isDark(space: number): boolean {
  return space % 5 === 0;
}

/** What each order moves of a seat's figures: not the one that another's robber watches, the one behind, the meeple (G8). */
export function orderedFigures(spaces: readonly number[], watched: readonly number[]): string[] {
  const rank = ([at]: readonly [number, number]) => (watched.includes(at) ? 1 : 0);
  const [safe] = spaces
    .map((space, figure) => [space, figure] as const)
    .sort((a, b) => rank(a) - rank(b) || a[0] - b[0] || a[1] - b[1]);
  return [FIGURES[safe![1]]!, ...FIGURES].map((figure) => `figure ${figure}`);
}

/** What each robber takes of a step: half of the largest first amount of the figures that it was beside (G41). */
export function lootOfFigures(robbers: readonly (number | undefined)[], firsts: readonly FirstMove[]): number[] {
  return robbers.map((space, robber) => {
    const beside = firsts.filter(({ seat, from }) => seat !== robber && from === space);
    return Math.ceil(Math.max(0, ...beside.map(({ points }) => points)) / 2);
  });
}

interface Board {
  readonly seat: number;
  readonly pieces: readonly Piece[];
  featureOf(part: string): Feature;
}

/** Points of what a message says; undefined where the seat cannot do that (G19, G20). */
export function pointsOfMessage(message: string, { featureOf, pieces, seat }: Board): number | undefined {
  const own = pieces.filter((piece) => piece.seat === seat && isMeeple(piece)).map(({ part }) => featureOf(part));
  const on = (kind: string) => own.filter((feature) => feature.kind === kind);
  const sums: Record<string, number> = {
    coats: 2 * [...new Set(on('city'))].reduce((sum, { coats }) => sum + coats, 0),
    knights: 2 * on('city').length,
    farmers: 3 * on('field').length,
  };
  if (message in sums) return sums[message] || undefined;
  const points = on(message).map((feature) => feature.points);
  return points.length > 0 ? Math.min(...points) : undefined;
}

/** Meeples of a seat that can be scored and go home; of equal ones in one place the first (G22). */
export function returnsOf({ featureOf, pieces, seat }: Board): Piece[] {
  const own = pieces.filter((piece) => piece.seat === seat && isMeeple(piece) && !featureOf(piece.part).completed);
  return own.filter((one) => own.find(({ name, part }) => name === one.name && part === one.part) === one);
}
