import { boardPoint, squaresBox } from '../../../drawing/board-grid.ts';
import { caption, circle, type DrawOperation, polyline } from '../../../drawing/draw.ts';
import { along, type Box, distance, inset, middleOf, type Point } from '../../../drawing/point.ts';
import { EDGE, HALO } from '../../../drawing/seat-sign.ts';
import type { SceneGhost } from '../../../games/contract/scene.ts';
import type { BoardContext } from '../board-layout.ts';
import { piecePlaces } from '../piece-places.ts';

/** Height of a ghost, in squares. */
const SIZE = 0.22;

/** The disc of a letter, where a chat shows it: its radius, its letter and the line to its ghost, in pixels. */
const DISC = { radius: 11, letter: 14, line: 1.6 };

/** Room between two discs, and between a disc and the tile, in radii. */
const APART = 0.3;

/** How often discs give way to each other. */
const ROUNDS = 60;

/**
 * The pieces to choose from, white, each where it would stand; the chosen one in its colour. Their letters are around the
 * tile, each with a line to its piece, so that they hide nothing of it.
 */
export function ghostOperations(context: BoardContext): DrawOperation[] {
  const { scene, layout, paper } = context;
  const { tile, inChat } = layout;
  const size = Math.round(tile * SIZE);
  const spots = piecePlaces(context, scene.ghosts, SIZE / 2).map(({ place }) => boardPoint(layout, place));
  const pieces = scene.ghosts.map((ghost, at) => ghostPiece(context, ghost, spots[at]!, size));
  const lettered = scene.ghosts.flatMap(({ label }, at) => (label === '' ? [] : [at]));
  const px = (pixels: number) => Math.round((pixels * tile) / inChat);
  const radius = px(DISC.radius);
  const discs = discPlaces(
    context,
    lettered.map((at) => spots[at]!),
    radius,
  );
  const parts = lettered.map((at, index) => {
    const ghost = scene.ghosts[at]!;
    const [spot, disc] = [spots[at]!, discs[index]!];
    const reach = Math.min(distance(spot, disc), size * 0.45);
    const from = along(spot, { x: disc.x - spot.x, y: disc.y - spot.y }, reach / Math.max(1, distance(spot, disc)));
    const ink = ghost.chosen ? { fill: paper.highlight, text: paper.highlightCase } : { fill: HALO, text: EDGE };
    const rim = { stroke: EDGE, lineWidth: px(DISC.line) };
    return {
      lines: [polyline([from, disc], EDGE, px(DISC.line * 2.6)), polyline([from, disc], HALO, px(DISC.line))],
      disc: [
        circle(disc, radius, { part: 'disc', fill: ink.fill, ...rim }),
        caption(disc, ghost.label, { part: 'ghost', size: px(DISC.letter), fill: ink.text }),
      ],
    };
  });
  return [...parts.flatMap(({ lines }) => lines), ...pieces, ...parts.flatMap(({ disc }) => disc)];
}

function ghostPiece({ scene, picture }: BoardContext, ghost: SceneGhost, at: Point, size: number): DrawOperation {
  const { colour } = scene.seats.find(({ toMove }) => toMove) ?? scene.seats[0]!;
  const body = {
    ...(ghost.chosen ? { plain: true } : { ghost: true }),
    ...(picture.lying?.includes(ghost.kind) && { lying: true }),
  };
  return { kind: 'piece', part: 'ghost', piece: ghost.piece, colour, ...at, size, ...body };
}

/**
 * Middles of discs around the tiles of the ghosts, each as near as possible to its spot: on a line around each tile, where
 * those of one tile give way to each other in their order, so that no lines cross.
 */
function discPlaces({ scene, layout }: BoardContext, spots: readonly Point[], radius: number): Point[] {
  const places: Point[] = [];
  const lettered = scene.ghosts.filter(({ label }) => label !== '');
  for (const tile of new Set(lettered.map((ghost) => ghost.tile))) {
    const own = lettered.flatMap((ghost, at) => (ghost.tile === tile ? [at] : []));
    const ring = inset(squaresBox(layout, scene.tiles[tile]!.squares), -radius * (1 + APART));
    const length = 2 * (ring.width + ring.height);
    const order = own.map((at) => ({ at, wish: onRing(ring, spots[at]!) })).sort((one, other) => one.wish - other.wish);
    const step = Math.min(length / order.length, radius * (2 + APART));
    const shifts = order.map(({ wish }) => wish);
    for (let round = 0; round < ROUNDS && order.length > 1; round++) {
      for (let one = 0; one < shifts.length; one++) {
        const other = (one + 1) % shifts.length;
        const gap = shifts[other]! - shifts[one]! + (other === 0 ? length : 0);
        // Around a corner, discs are nearer to each other than along the ring.
        const apart = gap > 0 ? distance(pointOnRing(ring, shifts[one]!), pointOnRing(ring, shifts[other]!)) : gap;
        if (apart >= step) continue;
        shifts[one] = shifts[one]! - (step - apart) / 2;
        shifts[other] = shifts[other]! + (step - apart) / 2;
      }
    }
    order.forEach(({ at }, nth) => {
      places[at] = pointOnRing(ring, shifts[nth]!);
    });
  }
  return places;
}

/** Where the way from the middle of a ring through a point meets the ring: its distance along it from the top left corner. */
function onRing({ x, y, width, height }: Box, spot: Point): number {
  const middle = middleOf({ x, y, width, height });
  const way = { x: spot.x - middle.x || 0.01, y: spot.y - middle.y || -0.02 };
  const factor = Math.min(width / 2 / Math.abs(way.x), height / 2 / Math.abs(way.y));
  const [right, down] = [way.x * factor + width / 2, way.y * factor + height / 2];
  if (down <= 0.5) return right;
  if (right >= width - 0.5) return width + down;
  if (down >= height - 0.5) return width + height + (width - right);
  return 2 * width + height + (height - down);
}

function pointOnRing({ x, y, width, height }: Box, along: number): Point {
  const length = 2 * (width + height);
  const at = ((along % length) + length) % length;
  const point =
    at < width
      ? { x: x + at, y }
      : at < width + height
        ? { x: x + width, y: y + at - width }
        : at < 2 * width + height
          ? { x: x + width - (at - width - height), y: y + height }
          : { x, y: y + height - (at - 2 * width - height) };
  return { x: Math.round(point.x), y: Math.round(point.y) };
}
