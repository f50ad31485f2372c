import type { Piece } from './pieces.ts';
import { STEPS } from './tile.ts';

/** The ways of the dragon, by the numbers of its steps to the neighbours of a square. */
export const WAYS = ['N', 'E', 'S', 'W'] as const;
export type Way = (typeof WAYS)[number];

export const ORDERS = ['spare', 'away', 'hunt'] as const;
export type Order = (typeof ORDERS)[number];

/** What a game has of The Princess & the Dragon; squares as texts. */
export interface Figures {
  dragon?: string | undefined;
  /** The fairy, and the piece that she is with, if that still stands there. */
  fairy?: { square: string; piece: Piece | undefined } | undefined;
  /** The squares that the dragon has visited, the first one among them; undefined while it does not fly. */
  flight?: string[] | undefined;
  isPortalUsed: boolean;
}

/** What has to be known of a game to judge a step. */
export interface Judged {
  readonly seat: number;
  readonly scores: readonly number[];
  readonly pieces: readonly Piece[];
  /** Worth of every seat with these pieces (F9). */
  worth(pieces: readonly Piece[]): number[];
  /** What is left of the pieces once the dragon has entered a square (F7, F40). */
  afterMeal(square: string): Piece[];
}

/** The square of a piece. */
export function squareOf({ part }: Piece): string {
  return part.split('/')[0]!;
}

/** The square beside another one. */
export function beside(square: string, way: number): string {
  const [x, y] = square.split(',').map(Number) as [number, number];
  const [dx, dy] = STEPS[way]!;
  return `${x + dx},${y + dy}`;
}

/** The seat with the most points and Worth among the others; of equal ones the next in turn order (F9). */
function leaderOf({ seat, scores, pieces, worth }: Judged): number {
  const all = worth(pieces).map((points, at) => points + scores[at]!);
  let leader = (seat + 1) % scores.length;
  for (let step = 2; step < scores.length; step++) {
    const one = (seat + step) % scores.length;
    if (all[one]! > all[leader]!) leader = one;
  }
  return leader;
}

/** The way that an order takes among possible ones, from a square (F10, F11); `named` is a seat in place of the leader. */
export function orderedStep(
  judged: Judged,
  { order, named }: { readonly order: Order; readonly named?: number },
  from: string,
  ways: readonly number[],
): Way {
  const { seat, pieces, worth, afterMeal } = judged;
  const leader = named ?? leaderOf(judged);
  const before = worth(pieces);
  const ranked = ways.map((way) => {
    const square = beside(from, way);
    const left = afterMeal(square);
    const after = worth(left);
    const bite = (at: number) => before[at]! - after[at]!;
    const others = before.reduce((sum, _, at) => sum + (at === seat ? 0 : bite(at)), 0);
    const eaten = pieces.filter((piece) => squareOf(piece) === square);
    const mine = eaten.filter((piece) => piece.seat === seat).length;
    const spare = [-bite(seat), bite(leader), others, -mine, eaten.length - mine];
    const likes = {
      spare,
      away: [
        -bite(seat),
        -mine,
        distance(
          square,
          left.filter((piece) => piece.seat === seat),
        ),
        ...spare,
      ],
      hunt: [others - bite(seat), ...spare],
    };
    return { way, likes: likes[order] };
  });
  // Of equal ones the first of north, east, south and west stays in front.
  const best = ranked.reduce((first, one) => (compare(one.likes, first.likes) > 0 ? one : first));
  return WAYS[best.way]!;
}

function compare(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((value, place) => value !== other[place]);
  return at < 0 ? 0 : one[at]! - other[at]!;
}

/** From a square to the nearest of some pieces, across and down; with none all squares are equally far. */
function distance(square: string, pieces: readonly Piece[]): number {
  const [x, y] = square.split(',').map(Number) as [number, number];
  const all = pieces.map((piece) => {
    const [px, py] = squareOf(piece).split(',').map(Number) as [number, number];
    return Math.abs(px - x) + Math.abs(py - y);
  });
  return all.length === 0 ? 0 : Math.min(...all);
}
