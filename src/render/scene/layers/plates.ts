import type { Square } from '../../../core/tile.ts';
import { squareCorner, squaresBox } from '../../../drawing/board-grid.ts';
import { type DrawOperation, rectangle } from '../../../drawing/draw.ts';
import { seatSignArt } from '../../../drawing/piece-art.ts';
import { type Box, boxesOverlap, type Point } from '../../../drawing/point.ts';
import type { SquareAward } from '../../../games/contract/scene.ts';
import type { BoardContext } from '../board-layout.ts';
import { isShown } from '../square-area.ts';

/** Sizes of the parts of a plate, in heights of its text. */
const PLATE = { height: 1.36, sign: 1.12, side: 0.24, digit: 0.62 };

/** Height of the text: in heights of the panel's text or in sides of a square, whichever is larger. */
const TEXT = { panel: 0.7, square: 0.24 };

/** Plates of a step of the final scoring are larger by this factor if there are at most `max` of them. */
const STEP = { factor: 1.5, max: 6 };

/** Points, with the signs of the seats that get them and of other things that they get. */
interface Points {
  readonly part: string;
  readonly text: string;
  readonly seats: readonly number[];
  readonly thing?: string | undefined;
}

/** A plate with points, and its sizes in pixels: of the text, of a seat's sign, and of the whole plate. */
export interface PointPlate extends Points {
  readonly size: number;
  readonly sign: number;
  readonly width: number;
  readonly height: number;
}

/** Returns a plate with its sizes on a picture. */
export function pointPlate({ scene, layout }: BoardContext, points: Points): PointPlate {
  const factor = scene.scoring && scene.tints.length <= STEP.max ? STEP.factor : 1;
  const size = Math.round(factor * Math.max(layout.text * TEXT.panel, layout.tile * TEXT.square));
  const sign = Math.round(size * PLATE.sign);
  const letters = Math.round(size * (PLATE.digit * points.text.length + 2 * PLATE.side));
  const width = letters + (points.seats.length + (points.thing ? 1 : 0)) * (sign + 2);
  return { ...points, size, sign, width, height: Math.round(size * PLATE.height) };
}

/** Draws a plate with its top left corner at a point. */
export function plateOperations(context: BoardContext, plate: PointPlate, { x, y }: Point): DrawOperation[] {
  const { scene, paper, picture, theme } = context;
  const { part, text, seats, thing, size, sign, width, height } = plate;
  const middle = y + Math.round(height / 2);
  const start = x + Math.round(size * PLATE.side);
  const rim = { stroke: paper.ink, lineWidth: Math.max(2, Math.round(size * 0.09)) };
  const end = start + seats.length * (sign + 2) + Math.round(size * 0.06);
  return [
    rectangle({ x, y, width, height }, { part, radius: Math.round(height * 0.28), fill: paper.card, ...rim }),
    ...seats.flatMap((seat, index) => {
      const point = { x: start + index * (sign + 2) + Math.round(sign / 2), y: middle };
      return seatSignArt(scene.seats[seat]!.colour, point, sign);
    }),
    { kind: 'text', part, text, x: end, y: middle, size, bold: true, fill: paper.ink, align: 'left' },
    ...(thing ? (picture.signs?.[thing]?.({ x: x + width - sign / 2 - 4, y: middle }, sign, theme) ?? []) : []),
  ];
}

/** Space between two plates on one square, in heights of one. */
const PLATE_GAP = 0.16;

/** Left side of a plate on its square, as a share of the square's side; the thing that scored is seen at its left. */
const PLATE_LEFT = 0.55;

/** Half the side of the room that a piece needs, as a share of its size. */
const PIECE_HALF_SIDE = 0.55;

/**
 * Draws plates for points at a square without a feature, beside the middle of the square, or above or below it if a piece would be
 * covered. Several plates at one square are in a column.
 *
 * @param drawn the operations on the tiles
 */
export function awardPlates(context: BoardContext, { drawn }: { readonly drawn: readonly DrawOperation[] }) {
  const { scene, layout, picture } = context;
  const awards = (picture.awards?.(scene) ?? []).filter(({ square }) => isShown(layout.area, square));
  const isAt = (one: Square) => (other: SquareAward) => one.x === other.square.x && one.y === other.square.y;
  const columns = awards.filter(({ square }, index) => awards.findIndex(isAt(square)) === index);
  const placed = columns.flatMap(({ square }) => {
    const plates = awards.filter(isAt(square)).map((award) => {
      const { seats, sign } = award;
      return pointPlate(context, { part: 'award', text: awardText(award), seats, thing: sign });
    });
    const step = Math.round(plates[0]!.height * (1 + PLATE_GAP));
    const width = Math.max(...plates.map((plate) => plate.width));
    const column = columnBox(context, { square, drawn, width, height: step * plates.length });
    const wished = Math.round(squareCorner(layout, square).x + layout.tile * PLATE_LEFT);
    return plates.map((plate, index) => {
      const x = Math.max(column.x, Math.min(wished, column.x + width - plate.width));
      const box: Box = { x, y: column.y + index * step, width: plate.width, height: plate.height };
      return { plate, box };
    });
  });
  return {
    operations: placed.flatMap(({ plate, box }) => plateOperations(context, plate, box)),
    boxes: placed.map(({ box }) => box),
  };
}

/** Returns the text of an award: its points; without points, the number of things if there are several. */
function awardText({ points, count = 1 }: SquareAward): string {
  if (points === undefined) return count > 1 ? `+${count}×` : '+';
  return points < 0 ? `−${-points}` : `+${points}`;
}

/**
 * Returns a box at a square within the board: beside a tile if there is a free side; otherwise at the first place at the square
 * where it covers no piece, no sign of the board and no square to choose; otherwise at the first place.
 */
function columnBox(
  { scene, layout, picture, content }: BoardContext,
  { square, drawn, width, height }: Pick<Box, 'width' | 'height'> & { square: Square; drawn: readonly DrawOperation[] },
): Box {
  const { board, tile } = layout;
  const corner = squareCorner(layout, square);
  const boxAt = (right: number, down: number): Box => {
    const x = Math.max(board.x + 2, Math.min(Math.round(corner.x + right), board.x + board.width - width - 2));
    const y = Math.max(board.y + 2, Math.min(Math.round(corner.y + down), board.y + board.height - height - 2));
    return { x, y, width, height };
  };
  const middle = { right: (tile - width) / 2, down: (tile - height) / 2 };
  const beside = [
    boxAt(tile + 2, middle.down),
    boxAt(-width - 2, middle.down),
    boxAt(middle.right, tile + 2),
    boxAt(middle.right, -height - 2),
  ];
  const tops = [middle.down, 0, tile - height, -height, tile];
  const lefts = [tile * PLATE_LEFT, tile * (1 - PLATE_LEFT) - width];
  const inside = lefts.flatMap((right) => tops.map((down) => boxAt(right, down)));
  const pieces = drawn.flatMap((one) => {
    if (one.kind !== 'piece') return [];
    const half = one.size * PIECE_HALF_SIDE;
    return [{ x: one.x - half, y: one.y - half, width: 2 * half, height: 2 * half }];
  });
  const tiles = scene.tiles.flatMap(({ squares }) => squares);
  // The numbers of squares to choose from must not be hidden.
  const numbers = scene.legal.map((one) => squaresBox(layout, [one]));
  const printed = (picture.boundedBoard?.(content, scene.facts)?.printed ?? []).map((box) => {
    return { ...squareCorner(layout, box), width: box.width * tile, height: box.height * tile };
  });
  const isTaken = (box: Box) => [...pieces, ...numbers, ...printed].some((one) => boxesOverlap(one, box));
  const isOnTile = (box: Box) => tiles.some((one) => boxesOverlap(squaresBox(layout, [one]), box));
  const isTile = tiles.some(({ x, y }) => x === square.x && y === square.y);
  const free = isTile ? beside.find((box) => !isTaken(box) && !isOnTile(box)) : undefined;
  const isFree = (box: Box) => !numbers.some((one) => boxesOverlap(one, box));
  const all = [...inside, ...beside];
  return free ?? all.find((box) => !isTaken(box)) ?? all.find(isFree) ?? inside[0]!;
}
