import type { Feature } from './features.ts';

/** Ingots on squares, such as `0,-1`. */
export type Ingots = Map<string, number>;

/** A completed feature with who won it. */
export interface Won {
  readonly feature: Feature;
  readonly seats: readonly number[];
}

/** What there is to take, and who begins. */
interface Table {
  readonly ingots: Ingots;
  readonly won: readonly Won[];
  readonly seats: number;
  readonly first: number;
}

const EIGHT = [-1, 0, 1].flatMap((dx) => [-1, 0, 1].map((dy) => [dx, dy] as const));

/** The squares of a feature: those of its tiles, or the nine of a monastery or garden (G31). */
function squaresOf({ kind, parts }: Feature): string[] {
  const own = [...parts].map((part) => part.split('/')[0]!);
  if (kind !== 'monastery' && kind !== 'garden') return own;
  const [x, y] = own[0]!.split(',').map(Number) as [number, number];
  return EIGHT.map(([dx, dy]) => `${x + dx},${y + dy}`);
}

/** The squares beside one, also diagonally (G30). */
export function squaresBeside(x: number, y: number): string[] {
  return EIGHT.filter(([dx, dy]) => dx !== 0 || dy !== 0).map(([dx, dy]) => `${x + dx},${y + dy}`);
}

/** Takes ingots off their squares; returns how many each seat has got (G31, G32). */
export function takeIngots({ ingots, won, seats, first }: Table): number[] {
  const got = Array.from({ length: seats }, () => 0);
  const takers = (square: string) =>
    new Set(won.filter(({ feature }) => squaresOf(feature).includes(square)).flatMap((one) => one.seats));
  const mine = (seat: number) => [...ingots.keys()].filter((square) => takers(square).has(seat));
  const better = (a: string, b: string) => {
    const [[ax, ay], [bx, by]] = [a, b].map((square) => square.split(',').map(Number)) as [number[], number[]];
    return takers(b).size - takers(a).size || ingots.get(b)! - ingots.get(a)! || ay! - by! || ax! - bx!;
  };
  let seat = first;
  while (got.some((_, one) => mine(one).length > 0)) {
    const [square] = mine(seat).sort(better);
    if (square !== undefined) {
      got[seat]!++;
      if (ingots.get(square) === 1) ingots.delete(square);
      else ingots.set(square, ingots.get(square)! - 1);
    }
    seat = (seat + 1) % seats;
  }
  return got;
}

/** What so many ingots are worth at the end (G33). */
export function worthOfIngots(count: number): number {
  if (count <= 3) return count;
  if (count <= 6) return 2 * count;
  return count <= 9 ? 3 * count : 4 * count;
}
