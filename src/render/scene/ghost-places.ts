import { tileOf } from '../../core/tile.ts';
import { distance, type Point } from '../../drawing/point.ts';
import { offsetsOf } from '../../drawing/port-place.ts';
import type { BoardContext } from './board-layout.ts';
import { anchorOf, smallCellsOf } from './segment-shape.ts';

/** Distance between two ghosts from which on they have room enough, in squares. */
const APART = 0.4;

/** Costs of coming nearer to another ghost than that, and to the border of the square, by the square of the distance. */
const COST = { near: 60, border: 80 };

/** Distance of a ghost's middle from the border of its square from which on it lies within, in squares. */
const WITHIN = 0.2;

/** How often every ghost looks for a better place. */
const ROUNDS = 6;

/** Places of ghosts on their unturned tiles, by ghost, and the distance between the two nearest, in squares. */
export interface GhostPlaces {
  readonly places: readonly Point[];
  readonly room: number;
}

/**
 * Where ghosts stand: each on its own segment, as near to where the piece will stand as it can without covering
 * another.
 */
export function ghostPlaces({ scene, content, picture }: BoardContext): GhostPlaces {
  const found = scene.ghosts.map(({ tile, segment }) => {
    const type = tileOf(content, scene.tiles[tile]!.tile);
    const anchor = anchorOf(picture, type, segment);
    const cells = smallCellsOf(picture)(type);
    // A segment without an area of its own stands wherever there is room.
    const own = cells.get(segment) ?? [...cells.values()].flat();
    return { tile, anchor, place: anchor, candidates: [anchor, ...own], squares: offsetsOf(type) };
  });
  const others = (one: (typeof found)[number]) => found.filter((other) => other !== one && other.tile === one.tile);
  for (let round = 0; round < ROUNDS; round++) {
    for (const ghost of found) {
      const near = others(ghost).map(({ place }) => place);
      const cost = (place: Point) =>
        distance(place, ghost.anchor) +
        COST.border * Math.max(0, WITHIN - borderAway(place, ghost.squares)) ** 2 +
        near.reduce((sum, other) => sum + COST.near * Math.max(0, APART - distance(place, other)) ** 2, 0);
      ghost.place = ghost.candidates.reduce((best, place) => (cost(place) < cost(best) ? place : best), ghost.place);
    }
  }
  const rooms = found.flatMap((ghost) => others(ghost).map(({ place }) => distance(place, ghost.place)));
  return { places: found.map(({ place }) => place), room: Math.min(APART, ...rooms) };
}

/** Distance of a point from the border of the tile's squares, roughly: that of its square where it is the only one. */
function borderAway({ x, y }: Point, squares: readonly Point[]): number {
  const has = (dx: number, dy: number) =>
    squares.some((square) => square.x === Math.floor(x) + dx && square.y === Math.floor(y) + dy);
  const sides = [
    has(-1, 0) ? 1 : x - Math.floor(x),
    has(1, 0) ? 1 : 1 - (x - Math.floor(x)),
    has(0, -1) ? 1 : y - Math.floor(y),
    has(0, 1) ? 1 : 1 - (y - Math.floor(y)),
  ];
  return Math.min(...sides);
}
