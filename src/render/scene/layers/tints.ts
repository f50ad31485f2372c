import { circle, type DrawOperation, polygon, polyline, rectangle } from '../../../drawing/draw.ts';
import { keptFor } from '../../../drawing/kept.ts';
import type { Box, Point } from '../../../drawing/point.ts';
import { EDGE, HALO, SEAT_SIGNS } from '../../../drawing/seat-sign.ts';
import type { AmazonasTile, FeatureKind } from '../../../games/amazonas/rules/index.ts';
import type { SceneTint } from '../../../games/scene.ts';
import type { SegmentPlace } from '../../../games/view.ts';
import { signArt } from '../../art/piece-art.ts';
import { segmentAt, shapeOf } from '../../art/segment-area.ts';
import { segmentOutline } from '../../art/segment-outline.ts';
import { anchorsOf } from '../../art/tile-layout.ts';
import { tileOf } from '../../tile-of.ts';
import { boardPoint, type Sheet, squareCorner } from '../board-layout.ts';
import { CELLS, type LabelPlace, labelPlaces, nearestOf, type Obstacle } from '../label-places.ts';
import { onBoard } from '../river-spaces.ts';

/** Colour of a feature that nobody or more than one seat holds. */
const SHARED = '#ffffff';

/**
 * What lies over a feature: its opacity, little, so that the ground stays what it is, and the share of white in it, as a
 * pure colour would turn the green of the jungle into brown or grey. A line this near to the border of a square runs
 * along it, in squares: ends of water are drawn a little short.
 */
const VEILS: Readonly<Record<FeatureKind, { opacity: string; white: number; border: number }>> = {
  tributary: { opacity: '99', white: 0, border: 0.06 },
  village: { opacity: '4d', white: 0.4, border: 1e-3 },
  jungle: { opacity: '4d', white: 0.6, border: 1e-3 },
};

/** Lines around a feature, in squares, from the outermost on: as pieces have them, so that they stand out from any ground. */
const LINES = { edge: 0.135, halo: 0.105, colour: 0.065 };

/** Side of a square from which on lines become no thicker, in pixels. */
const THICKEST = 84;

/** Features in the colour of the seats that scored or hold them, outlined where they end. */
export function tintOperations(sheet: Sheet): DrawOperation[] {
  const { scene, layout } = sheet;
  return scene.tints.flatMap((tint): DrawOperation[] => {
    const { why: part, kind } = tint;
    if (part === 'scored' && tint.seats.length === 0) return [];
    const colour = seatColour(sheet, tint);
    const { opacity, white, border } = VEILS[kind as FeatureKind];
    const fill = `${paled(colour, white)}${opacity}`;
    const outlines = tint.segments.flatMap((place) => outlinesOf(sheet, place));
    const runs = outlines.flatMap(({ outline, points }) =>
      inner(outline, border).map((run) => run.map((at) => points[at]!)),
    );
    const lines = (stroke: string, share: number) => {
      const width = Math.max(2, Math.round(Math.min(layout.tile, THICKEST) * share));
      return runs.map((points) => ({ ...polyline(points, stroke, width), part }));
    };
    return [
      ...outlines.map(({ points }) => polygon(points, { part, fill })),
      ...lines(EDGE, LINES.edge),
      ...(colour === SHARED ? [] : lines(HALO, LINES.halo)),
      ...lines(colour, LINES.colour),
    ];
  });
}

/** The colour of the one seat that a feature is tinted for, or that of several. */
function seatColour({ scene }: Sheet, { seats }: SceneTint): string {
  return seats.length === 1 ? SEAT_SIGNS[scene.seats[seats[0]!]!.colour].fill : SHARED;
}

function paled(colour: string, white: number): string {
  const channels = [...Buffer.from(colour.slice(1), 'hex')];
  return `#${Buffer.from(channels.map((value) => Math.round(value + (255 - value) * white))).toString('hex')}`;
}

/** The outlines of a segment, as they are on the unturned tile and in pixels. */
function outlinesOf({ scene, layout, set }: Sheet, { tile, segment }: SegmentPlace) {
  const placed = scene.tiles[tile]!;
  return segmentOutline(tileOf(set, placed.tile), segment).map((outline) => ({
    outline,
    points: outline.map((point) => squareCorner(layout, onBoard(placed, point))),
  }));
}

/** Stretches of an outline that do not run along the border of a square, where a feature goes on; as indexes of points. */
function inner(outline: readonly Point[], near: number): number[][] {
  const runs: number[][] = [];
  let run: number[] | undefined;
  outline.forEach((a, index) => {
    const next = (index + 1) % outline.length;
    if (isBorder(a, outline[next]!, near)) run = undefined;
    else if (run) run.push(next);
    else {
      run = [index, next];
      runs.push(run);
    }
  });
  return runs;
}

function isBorder(a: Point, b: Point, near: number): boolean {
  const isNear = (value: number) => Math.abs(value - Math.round(value)) < near;
  return (isNear(a.x) && Math.abs(a.x - b.x) < 1e-3) || (isNear(a.y) && Math.abs(a.y - b.y) < 1e-3);
}

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

/** Middles of the cells that each segment covers, in squares of the unturned tile. */
const segmentCells = keptFor((tile: AmazonasTile): ReadonlyMap<number, readonly Point[]> => {
  const cells = new Map<number, Point[]>();
  for (const { x, y } of shapeOf(tile).offsets) {
    for (let at = 0; at < CELLS * CELLS; at++) {
      const point = { x: x + ((at % CELLS) + 0.5) / CELLS, y: y + (Math.floor(at / CELLS) + 0.5) / CELLS };
      const segment = segmentAt(tile, point);
      cells.set(segment, [...(cells.get(segment) ?? []), point]);
    }
  }
  return cells;
});

function groundObstacles({ scene }: Sheet): Obstacle[] {
  const covering = (squares: readonly Point[], cost: number) =>
    squares.map(({ x, y }) => ({ x, y, wide: 1, high: 1, cost }));
  return [
    ...scene.tiles.flatMap(({ squares, last }) => covering(squares, last ? COST.framed : COST.ground)),
    ...covering(scene.legal, COST.legal),
    ...covering(scene.ghost?.squares ?? [], COST.framed),
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

/** Parts of a plate in heights of its text. */
const PLATE = { high: 1.36, sign: 1.12, side: 0.24, digit: 0.62 };

/** Height of the text in heights of the panel's text and in sides of a square, whichever is more. */
const TEXT = { panel: 0.7, square: 0.24 };

/** Points with the signs of the seats that get them. */
interface Points {
  readonly part: string;
  readonly text: string;
  readonly seats: readonly number[];
}

/** Points with their sizes in pixels: of the text, of a seat's sign, and of the whole. */
interface PointPlate extends Points {
  readonly size: number;
  readonly sign: number;
  readonly wide: number;
  readonly high: number;
}

/** The sizes of a plate on a picture. */
export function pointPlate({ layout }: Sheet, points: Points): PointPlate {
  const size = Math.max(Math.round(layout.text * TEXT.panel), Math.round(layout.tile * TEXT.square));
  const sign = Math.round(size * PLATE.sign);
  const letters = Math.round(size * (PLATE.digit * points.text.length + 2 * PLATE.side));
  const wide = letters + points.seats.length * (sign + 2);
  return { ...points, size, sign, wide, high: Math.round(size * PLATE.high) };
}

/** A plate with its top left corner at a point. */
export function plateOperations({ scene, paper }: Sheet, plate: PointPlate, { x, y }: Point): DrawOperation[] {
  const { part, text, seats, size, sign, wide, high } = plate;
  const middle = y + Math.round(high / 2);
  const start = x + Math.round(size * PLATE.side);
  const rim = { stroke: paper.ink, width: Math.max(2, Math.round(size * 0.09)) };
  const end = start + seats.length * (sign + 2) + Math.round(size * 0.06);
  return [
    rectangle({ x, y, wide, high }, { part, radius: Math.round(high * 0.28), fill: paper.card, ...rim }),
    ...seats.flatMap((seat, index) => {
      const at = { x: start + index * (sign + 2) + Math.round(sign / 2), y: middle };
      return signArt(scene.seats[seat]!.colour, at, sign);
    }),
    { kind: 'text', part, text, x: end, y: middle, size, bold: true, fill: paper.ink, align: 'left' },
  ];
}
