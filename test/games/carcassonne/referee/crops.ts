import type { PieceName } from './expansions.ts';
import type { Feature } from './features.ts';
import { isMeeple, type Piece } from './pieces.ts';

/** Where pieces are added or taken home, by the sign of the tile (G44). */
export const CIRCLES = { cropField: 'field', cropRoad: 'road', cropCity: 'city' } as const;

/** The crop circle under way: what was chosen, once that is so, and the seats that are still to come. */
export interface Circle {
  readonly kind: string;
  readonly choice?: 'add' | 'remove';
  readonly left: readonly number[];
}

/** Pieces that can be added (G46). */
export const ADDED = ['meeple', 'large', 'phantom'] as const satisfies readonly PieceName[];

/** What is known of a game where a seat adds or removes a piece. */
interface Asked {
  readonly seat: number;
  readonly pieces: readonly Piece[];
  featureOf(part: string): Feature;
  /** Worth of every seat with these pieces (F9). */
  worth(pieces: readonly Piece[]): number[];
}

/** What can be done, with the piece that it is about and the pieces that are on the board then. */
interface Way {
  readonly text: string;
  readonly piece: Piece;
  readonly after: readonly Piece[];
}

/** Meeples of a seat on features of a kind; of equal ones in one place the first. */
export function meeplesOn(of: Pick<Asked, 'seat' | 'pieces' | 'featureOf'>, kind: string): Piece[] {
  const own = of.pieces.filter(
    (piece) => piece.seat === of.seat && isMeeple(piece) && of.featureOf(piece.part).kind === kind,
  );
  return own.filter((one) => own.find(({ name, part }) => name === one.name && part === one.part) === one);
}

/** What each order does, in the order of its name: the two for adding, or the two for removing (G10, G11). */
export function orderedWays(asked: Asked, ways: readonly Way[], choice: 'add' | 'remove'): string[] {
  const before = asked.worth(asked.pieces);
  const judged = ways.map((way) => {
    const change = asked.worth(way.after).map((points, seat) => points - before[seat]!);
    const own = change[asked.seat]!;
    const others = change.reduce((sum, one) => sum + one, 0) - own;
    const [square, segment] = way.piece.part.split('/') as [string, string];
    const [x, y] = square.split(',').map(Number) as [number, number];
    const rank = ['meeple', 'large', 'phantom'].indexOf(way.piece.name);
    const { tiles } = asked.featureOf(way.piece.part);
    return { ...way, own, others, rank, tiles, place: [y, x, Number(segment)] };
  });
  if (choice === 'add') {
    // Larger own gain, then smaller gain of the others, then the first kind, then more tiles.
    const [best] = [...judged].sort(
      (a, b) =>
        b.own - a.own || a.others - b.others || a.rank - b.rank || b.tiles - a.tiles || byPlace(a.place, b.place),
    );
    return [best!.own === 0 && best!.others === 0 ? 'keep' : best!.text, 'keep'];
  }
  // Smaller own loss, nobody left alone, smaller gain of the others, then the first kind, then fewer tiles.
  const least = (a: (typeof judged)[number], b: (typeof judged)[number]) =>
    b.own - a.own ||
    b.after.length - a.after.length ||
    a.others - b.others ||
    a.rank - b.rank ||
    a.tiles - b.tiles ||
    byPlace(a.place, b.place);
  const [cheapest] = [...judged].sort(least);
  const [smallest] = [...judged].sort((a, b) => a.tiles - b.tiles || least(a, b));
  return [cheapest!.text, smallest!.text];
}

function byPlace(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((value, place) => value !== other[place]);
  return at < 0 ? 0 : one[at]! - other[at]!;
}
