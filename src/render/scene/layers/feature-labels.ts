import { tileOf } from '../../../core/tile.ts';
import { boardPoint, tilePointOnBoard } from '../../../drawing/board-grid.ts';
import type { WeightedBox } from '../../../drawing/cell-sums.ts';
import { circle, type DrawOperation, polyline } from '../../../drawing/draw.ts';
import { pieceShape } from '../../../drawing/piece-art.ts';
import type { Box, Point } from '../../../drawing/point.ts';
import { SEAT_SIGNS, SIGN_EDGE, SIGN_HALO } from '../../../drawing/seat-sign.ts';
import { textWidth } from '../../../drawing/text-width.ts';
import type { SegmentPlace } from '../../../games/contract/view.ts';
import type { BoardContext } from '../board-layout.ts';
import { type LabelPlace, labelPlaces, nearestOf } from '../label-places.ts';
import { anchorOf, CELLS_PER_SIDE, cellsOf } from '../segment-shape.ts';
import { type PointPlate, plateOperations, pointPlate } from './plates.ts';
import { lastPiecesOf, seatColour } from './tints.ts';

/** Costs of a label per covered square. */
const COST = { ground: 0.6, framed: 25, legal: 60, piece: 50, number: 26, printed: 80 };

/** Half the width and half the height of a number, in sizes of its text. */
const NUMBER_REACH = { x: 0.8, y: 0.8 };

/** A plate for a feature, with a line in the colour of its seats. */
interface Label {
  readonly part: string;
  readonly seats: readonly number[];
  readonly segments: readonly SegmentPlace[];
  readonly plate: PointPlate;
}

/**
 * Draws labels: the points of tinted features with the signs of their seats, and words for the features of new pieces. A label
 * covers no other label and little else; a label beside its feature has a line to it. Lines belong below pieces, plates above
 * everything.
 *
 * @param drawn operations on the tiles, such as pieces, that should stay visible
 * @param taken rectangles in pixels that no label may cover
 */
export function featureLabels(
  context: BoardContext,
  { drawn, taken }: { readonly drawn: readonly DrawOperation[]; readonly taken: readonly Box[] },
): { readonly lines: readonly DrawOperation[]; readonly plates: readonly DrawOperation[] } {
  const { scene, layout } = context;
  const ofTints = scene.tints.flatMap(({ why, seats, segments, points }): Label[] => {
    // A ghost has a letter instead; a feature without a holder has no points to show.
    if (why === 'ghost' || (why === 'scored' && seats.length === 0)) return [];
    const text = why === 'scored' ? `+${points}` : String(points);
    return [{ part: why, seats, segments, plate: pointPlate(context, { part: why, text, seats }) }];
  });
  const ofClaims = lastPiecesOf(context).flatMap((piece): Label[] => {
    const text = context.words[`kind.${piece.kind}`];
    if (text === undefined) return [];
    const plate = pointPlate(context, { part: 'claimed', text, seats: [] });
    return [{ part: 'claimed', seats: [piece.seat], segments: [piece], plate }];
  });
  const labels = [...ofTints, ...ofClaims].flatMap((label) => {
    const cells = featureCells(context, label);
    return cells.length > 0 ? [{ ...label, cells }] : [];
  });
  const { tile } = layout;
  const wishes = labels.map(({ cells, plate: { width, height } }) => ({
    cells,
    width: width / tile,
    height: height / tile,
  }));
  const places = labelPlaces(layout.area, wishes, {
    obstacles: [...groundObstacles(context), ...drawn.flatMap((operation) => obstaclesOf(context, operation))],
    taken: taken.map((box) => inSquares(context, box)),
  });
  const placed = labels.map((label, index) => ({ ...label, place: places[index]! }));
  return {
    lines: placed.flatMap((label) => lineOperations(context, label)),
    plates: placed.flatMap(({ plate, place }) => plateOperations(context, plate, cornerOf(context, plate, place))),
  };
}

/** Returns the cells of a feature that the picture shows; for a segment that is too thin for cells, its anchor. */
function featureCells(
  { scene, layout: { area }, content, picture }: BoardContext,
  { segments }: Pick<Label, 'segments'>,
): Point[] {
  return segments
    .flatMap(({ tile, segment }) => {
      const placed = scene.tiles[tile]!;
      const type = tileOf(content, placed.tile);
      const cells = cellsOf(picture)(type).get(segment) ?? [anchorOf(picture, type, segment)];
      return cells.map((point) => tilePointOnBoard(placed, point));
    })
    .filter(({ x, y }) => x > area.x && y > area.y && x < area.x + area.columns && y < area.y + area.rows);
}

function groundObstacles({ scene, content, picture }: BoardContext): WeightedBox[] {
  const covering = (squares: readonly Point[], cost: number) =>
    squares.map(({ x, y }) => ({ x, y, width: 1, height: 1, cost }));
  return [
    ...scene.tiles.flatMap(({ squares, last, draft }) => covering(squares, last || draft ? COST.framed : COST.ground)),
    ...covering(scene.legal, COST.legal),
    ...(picture.boundedBoard?.(content, scene.facts)?.printed ?? []).map((box) => ({ ...box, cost: COST.printed })),
  ];
}

function obstaclesOf(context: BoardContext, operation: DrawOperation): WeightedBox[] {
  if (operation.kind !== 'text' && operation.kind !== 'piece') return [];
  const { x, y, size } = operation;
  const isText = operation.kind === 'text';
  const { reach } = isText ? { reach: reachOf(operation.text) } : pieceShape(operation.piece, context.picture.pieces);
  const [width, height] = [size * reach.x, size * reach.y];
  const box = inSquares(context, { x: x - width, y: y - height, width: 2 * width, height: 2 * height });
  return [{ ...box, cost: isText ? COST.number : COST.piece }];
}

/** Returns half the width and half the height of a text, in sizes of the text. */
function reachOf(text: string): Point {
  return { ...NUMBER_REACH, x: Math.max(NUMBER_REACH.x, textWidth(text) / 2) };
}

function inSquares({ layout: { area, board, tile } }: BoardContext, { x, y, width, height }: Box): Box {
  return {
    x: area.x + (x - board.x) / tile,
    y: area.y + (y - board.y) / tile,
    width: width / tile,
    height: height / tile,
  };
}

/** Returns the pixel of a label's corner, rounded relative to its square so that equal squares look equal. */
function cornerOf(
  { layout: { board, tile } }: BoardContext,
  { width, height }: PointPlate,
  { column, row }: LabelPlace,
): Point {
  const along = (cell: number) =>
    Math.floor(cell / CELLS_PER_SIDE) * tile + Math.round(((cell % CELLS_PER_SIDE) * tile) / CELLS_PER_SIDE);
  return {
    x: Math.min(board.x + along(column), board.x + board.width - width - 2),
    y: Math.min(board.y + along(row), board.y + board.height - height - 2),
  };
}

/** Draws a line from a label to its feature, with a dot at its end. */
function lineOperations(
  context: BoardContext,
  { part, seats, plate, place }: Label & { readonly place: LabelPlace },
): DrawOperation[] {
  if (!place.target) return [];
  const { tile } = context.layout;
  const to = boardPoint(context.layout, place.target);
  const corner = cornerOf(context, plate, place);
  const from = nearestOf({ ...corner, width: plate.width, height: plate.height }, to);
  const points = [{ x: Math.round(from.x), y: Math.round(from.y) }, to];
  const width = Math.max(2, Math.round(tile * 0.045));
  const rim = Math.max(1, Math.round(tile * 0.02));
  const colour = seatColour(context, { seats });
  const inner = colour === SEAT_SIGNS.black.fill ? SIGN_HALO : colour;
  return [
    { ...polyline(points, SIGN_EDGE, width + 2 * rim), part },
    circle(to, width + rim, { part, fill: SIGN_EDGE }),
    { ...polyline(points, inner, width), part },
    circle(to, width, { part, fill: inner }),
  ];
}
