import { boardPoint, squaresBox } from '../../../drawing/board-grid.ts';
import { cheapestChoice } from '../../../drawing/cheapest.ts';
import { nearestPointOnLine } from '../../../drawing/curve.ts';
import { caption, circle, type DrawOperation, polyline } from '../../../drawing/draw.ts';
import { along, boxesOverlap, distance, inset, linesCross, type Point } from '../../../drawing/point.ts';
import { SIGN_EDGE, SIGN_HALO } from '../../../drawing/seat-sign.ts';
import type { SceneGhost } from '../../../games/contract/scene.ts';
import type { BoardContext } from '../board-layout.ts';
import { GHOST_SIZE, ghostPlaces } from '../piece-places.ts';

/** The disc of a letter: its radius, the size of the letter, and the width of the line to its ghost, in pixels of a chat. */
const DISC = { radius: 11, letter: 14, line: 1.6 };

/** Smallest distance between two discs, and between a disc and a ghost, in radii. */
const GHOST_GAP = 0.25;

/** Number of directions from a ghost to its disc, and number and length of the steps away from it, in radii. */
const DIRECTIONS = 24;
const STEPS = { count: 13, length: 0.5 };

/**
 * Costs of a disc: per step away, on its tile, on another disc or ghost, for crossing lines, for lines over a ghost, and out of
 * order.
 */
const COST = { step: 0.35, onTile: 7, disc: 30, ghost: 8, crossing: 12, touching: 5, order: 9 };

/** Number of rounds in which every disc is placed again while the others stay. */
const ROUNDS = 4;

/**
 * Draws the pieces to choose from at their places, in white; the chosen one has its colour, and its letter is white on black. The
 * letter of each piece is on a disc near it, if possible beside the tile, so that little of the tile is hidden. The discs are in
 * the order of the letters.
 */
export function ghostOperations(context: BoardContext): DrawOperation[] {
  const { scene, layout } = context;
  const { tile, tileInChat } = layout;
  const size = Math.round(tile * GHOST_SIZE);
  const spots = ghostPlaces(context, scene.ghosts).map((place) => boardPoint(layout, place));
  const pieces = scene.ghosts.flatMap((ghost, index) => ghostPiece(context, ghost, spots[index]!, size));
  const lettered = scene.ghosts.flatMap((ghost, index) => (ghost.label === '' ? [] : [{ ghost, spot: spots[index]! }]));
  const px = (pixels: number) => Math.round((pixels * tile) / tileInChat);
  const radius = px(DISC.radius);
  const discs = discPlaces(context, lettered, { radius, half: size / 2 });
  const parts = lettered.map(({ ghost, spot }, index) => {
    const disc = discs[index]!;
    const reach = Math.min(distance(spot, disc), size * 0.45);
    const from = along(spot, { x: disc.x - spot.x, y: disc.y - spot.y }, reach / Math.max(1, distance(spot, disc)));
    const ink = ghost.chosen ? { fill: SIGN_EDGE, text: SIGN_HALO } : { fill: SIGN_HALO, text: SIGN_EDGE };
    const rim = { stroke: ink.text, lineWidth: px(DISC.line) };
    return {
      lines: [polyline([from, disc], SIGN_EDGE, px(DISC.line * 2.6)), polyline([from, disc], SIGN_HALO, px(DISC.line))],
      disc: [
        circle(disc, radius, { part: 'disc', fill: ink.fill, ...rim }),
        caption(disc, ghost.label, { part: 'ghost', size: px(DISC.letter), fill: ink.text }),
      ],
    };
  });
  return [...parts.flatMap(({ lines }) => lines), ...pieces, ...parts.flatMap(({ disc }) => disc)];
}

function ghostPiece(
  { scene, picture }: BoardContext,
  ghost: SceneGhost,
  point: Point,
  size: number,
): readonly DrawOperation[] {
  if (ghost.piece === undefined) return [];
  const { colour } = scene.seats.find(({ toMove }) => toMove) ?? scene.seats[0]!;
  const body = {
    ...(ghost.chosen ? { plain: true } : { ghost: true }),
    ...(picture.lying?.includes(ghost.kind) && { lying: true }),
  };
  return [{ kind: 'piece', part: 'ghost', piece: ghost.piece, colour, ...point, size, ...body }];
}

/** A ghost with a letter, and its middle in the picture. */
interface Lettered {
  readonly ghost: SceneGhost;
  readonly spot: Point;
}

/** Sizes in pixels: the radius of a disc, and half the height of a ghost. */
interface Sizes {
  readonly radius: number;
  readonly half: number;
}

/** Returns the middles of the discs of ghosts, in the order of the ghosts. */
function discPlaces(context: BoardContext, ghosts: readonly Lettered[], sizes: Sizes): Point[] {
  const wishes = ghosts.map((ghost) => discWishes(context, ghosts, ghost, sizes));
  /** Places the discs in an order, each beside those placed before; then places each again beside all others. */
  const placed = (order: readonly number[]) => {
    const places: Point[] = [];
    const costs: number[] = [];
    for (const point of Array.from({ length: ROUNDS }, () => order).flat()) {
      places[point] ??= ghosts[point]!.spot;
      const best = cheapestChoice(wishes[point]!, ({ place, alone }, least) => {
        return alone >= least ? alone : alone + costBeside(ghosts, { places, at: point, place }, sizes);
      });
      costs[point] = best?.cost ?? Number.POSITIVE_INFINITY;
      if (best) places[point] = best.choice.place;
    }
    return { places, cost: costs.reduce((sum, cost) => sum + cost, 0) };
  };
  const order = [...ghosts.keys()];
  const orders = [order.toReversed(), ...order.map((first) => [...order.slice(first), ...order.slice(0, first)])];
  const all = orders.map(placed);
  return (cheapestChoice(all, ({ cost }) => cost)?.choice ?? all[0]!).places;
}

/** Returns the possible places of a ghost's disc within the board, each with its cost without the other discs. */
function discWishes(
  { scene, layout }: BoardContext,
  ghosts: readonly Lettered[],
  { ghost, spot }: Lettered,
  { radius, half }: Sizes,
) {
  const room = inset(layout.board, radius * (1 + GHOST_GAP / 2));
  const tile = squaresBox(layout, scene.tiles[ghost.tile]!.squares);
  return around(spot, half, radius)
    .filter(({ place: { x, y } }) => {
      return x >= room.x && y >= room.y && x <= room.x + room.width && y <= room.y + room.height;
    })
    .map(({ place, steps }) => {
      const disc = { x: place.x - radius, y: place.y - radius, width: 2 * radius, height: 2 * radius };
      const covered = ghosts.filter((other) => distance(other.spot, place) < half + radius * (1 + GHOST_GAP));
      const hidden = covered.filter((other) => other.spot !== spot).length;
      return { place, alone: COST.step * steps + (boxesOverlap(disc, tile) ? COST.onTile : 0) + COST.ghost * hidden };
    });
}

/** Returns the cost of a place for a ghost's disc beside the placed discs of others. */
function costBeside(
  ghosts: readonly Lettered[],
  { places, at, place }: { readonly places: readonly Point[]; readonly at: number; readonly place: Point },
  { radius, half }: Sizes,
): number {
  const { spot: own } = ghosts[at]!;
  return ghosts.reduce((sum, { spot }, other) => {
    if (other === at) return sum;
    const touching = nearestPointOnLine([own, place], spot).distance < half * 0.8 ? COST.touching : 0;
    const disc = places[other];
    if (!disc) return sum + touching;
    const [first, second] = at < other ? [place, disc] : [disc, place];
    return (
      sum +
      touching +
      (distance(place, disc) < (2 + GHOST_GAP) * radius ? COST.disc : 0) +
      (linesCross(own, place, spot, disc) ? COST.crossing : 0) +
      (readsBefore(first, second, radius) ? 0 : COST.order)
    );
  }, 0);
}

/** Returns the places around a ghost for its disc, each with its number of steps from the nearest place. */
function around(spot: Point, half: number, radius: number): { readonly place: Point; readonly steps: number }[] {
  return Array.from({ length: STEPS.count * DIRECTIONS }, (_, index) => {
    const steps = Math.floor(index / DIRECTIONS);
    const angle = (2 * Math.PI * index) / DIRECTIONS;
    const away = half * 0.9 + radius * (1 + STEPS.length * steps);
    const place = along(spot, { x: Math.cos(angle), y: Math.sin(angle) }, away);
    return { place: { x: Math.round(place.x), y: Math.round(place.y) }, steps };
  });
}

/** True if a disc comes before another in reading order: above it, or left of it in the same row. */
function readsBefore(one: Point, other: Point, radius: number): boolean {
  return Math.abs(one.y - other.y) <= radius ? one.x < other.x : one.y < other.y;
}
