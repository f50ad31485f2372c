import { EDGE, HALO, SEAT_SIGNS } from '../../art/seat-sign.ts';
import { anchorsOf } from '../../art/tile-layout.ts';
import { circle, type DrawOperation, polyline } from '../../draw.ts';
import type { Box, Point } from '../../point.ts';
import { tileOf } from '../../tile-of.ts';
import { boardPoint } from '../board-layout.ts';
import { CELLS, type LabelPlace, labelPlaces, nearestOf, type Obstacle } from '../label-places.ts';
import { onBoard } from '../river-spaces.ts';
import type { SceneTint } from '../scene.ts';
import { segmentCells } from '../segment-cells.ts';
import type { Sheet } from '../sheet.ts';
import { type PointPlate, plateOperations, pointPlate } from './point-plate.ts';
import { seatColour } from './tints.ts';

/** What it costs a label to cover a square of something. */
const COST = { ground: 0.6, framed: 25, legal: 60, piece: 50, number: 26 };

/** How far a boat, any other piece, and the number of a space reach to their sides, in sizes. */
const REACH = { boat: { wide: 0.95, high: 0.4 }, piece: { wide: 0.62, high: 0.62 }, number: { wide: 0.8, high: 0.8 } };

/**
 * The points of the tinted features with the signs of their seats, where they cover no other label and little else;
 * with a line to the feature where they do not lie on it. Lines belong below pieces, plates above everything.
 *
 * @param drawn what is drawn on the tiles, such as pieces, which should stay visible
 * @param taken rectangles in pixels that no label may cover
 */
export function tintLabels(
  sheet: Sheet,
  { drawn, taken }: { readonly drawn: readonly DrawOperation[]; readonly taken: readonly Box[] },
): { readonly lines: readonly DrawOperation[]; readonly plates: readonly DrawOperation[] } {
  const { scene, layout } = sheet;
  const labels = scene.tints.flatMap((tint) => {
    const cells = cellsOf(sheet, tint);
    // Nobody gets the points of a feature without a holder.
    if (cells.length === 0 || (tint.why === 'scored' && tint.seats.length === 0)) return [];
    const text = tint.why === 'scored' ? `+${tint.points}` : String(tint.points);
    const plate = pointPlate(sheet, { part: tint.why, text, seats: tint.seats });
    return [{ tint, cells, plate }];
  });
  const { tile } = layout;
  const wishes = labels.map(({ cells, plate: { wide, high } }) => ({ cells, wide: wide / tile, high: high / tile }));
  const places = labelPlaces(layout.area, wishes, {
    obstacles: [...groundObstacles(sheet), ...drawn.flatMap((operation) => obstaclesOf(sheet, operation))],
    taken: taken.map((box) => inSquares(sheet, box)),
  });
  const placed = labels.map(({ tint, plate }, at) => ({ tint, plate, place: places[at]! }));
  return {
    lines: placed.flatMap((label) => lineOperations(sheet, label)),
    plates: placed.flatMap(({ plate, place }) => plateOperations(sheet, plate, cornerOf(sheet, plate, place))),
  };
}

/** The cells of a feature that the picture shows; the anchor stands for a segment that is too thin for cells. */
function cellsOf({ scene, layout: { area }, set }: Sheet, { segments }: SceneTint): Point[] {
  return segments
    .flatMap(({ tile, segment }) => {
      const placed = scene.tiles[tile]!;
      const type = tileOf(set, placed.tile);
      const points = segmentCells(type).get(segment) ?? [anchorsOf(type)[segment]!];
      return points.map((point) => onBoard(placed, point));
    })
    .filter(({ x, y }) => x > area.x && y > area.y && x < area.x + area.columns && y < area.y + area.rows);
}

function groundObstacles({ scene }: Sheet): Obstacle[] {
  const square = { wide: 1, high: 1 };
  return [
    ...scene.tiles.flatMap(({ squares, last }) =>
      squares.map(({ x, y }) => ({ x, y, ...square, cost: last === undefined ? COST.ground : COST.framed })),
    ),
    ...scene.legal.map(({ x, y }) => ({ x, y, ...square, cost: COST.legal })),
    ...(scene.ghost?.squares ?? []).map(({ x, y }) => ({ x, y, ...square, cost: COST.framed })),
  ];
}

function obstaclesOf(sheet: Sheet, operation: DrawOperation): Obstacle[] {
  const isNumber = operation.kind === 'text' && operation.part === 'space';
  if (!isNumber && operation.kind !== 'piece') return [];
  const { x, y, size } = operation;
  const reach = operation.kind === 'text' ? REACH.number : operation.piece === 'boat' ? REACH.boat : REACH.piece;
  const [wide, high] = [size * reach.wide, size * reach.high];
  const box = inSquares(sheet, { x: x - wide, y: y - high, wide: 2 * wide, high: 2 * high });
  return [{ ...box, cost: isNumber ? COST.number : COST.piece }];
}

function inSquares({ layout: { area, board, tile } }: Sheet, { x, y, wide, high }: Box): Box {
  return { x: area.x + (x - board.x) / tile, y: area.y + (y - board.y) / tile, wide: wide / tile, high: high / tile };
}

/** The pixel of a place, counted from its square so that it is the same wherever that lies; within the board. */
function cornerOf({ layout: { board, tile } }: Sheet, { wide, high }: PointPlate, { column, row }: LabelPlace): Point {
  const along = (cell: number) => Math.floor(cell / CELLS) * tile + Math.round(((cell % CELLS) * tile) / CELLS);
  return {
    x: Math.min(board.x + along(column), board.x + board.wide - wide - 2),
    y: Math.min(board.y + along(row), board.y + board.high - high - 2),
  };
}

/** A line from a label to its feature, with a dot where it ends. */
function lineOperations(
  sheet: Sheet,
  { tint, plate, place }: { readonly tint: SceneTint; readonly plate: PointPlate; readonly place: LabelPlace },
): DrawOperation[] {
  if (!place.target) return [];
  const { tile } = sheet.layout;
  const part = tint.why;
  const to = boardPoint(sheet.layout, place.target);
  const { wide, high } = plate;
  const from = nearestOf({ ...cornerOf(sheet, plate, place), wide, high }, to);
  const points = [{ x: Math.round(from.x), y: Math.round(from.y) }, to];
  const width = Math.max(2, Math.round(tile * 0.045));
  const rim = Math.max(1, Math.round(tile * 0.02));
  const colour = seatColour(sheet, tint);
  const inner = colour === SEAT_SIGNS.black.fill ? HALO : colour;
  return [
    { ...polyline(points, EDGE, width + 2 * rim), part },
    circle(to, width + rim, { part, fill: EDGE }),
    { ...polyline(points, inner, width), part },
    circle(to, width, { part, fill: inner }),
  ];
}
