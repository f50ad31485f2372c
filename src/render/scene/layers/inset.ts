import { squaresBox } from '../../../drawing/board-grid.ts';
import { type DrawOperation, rectangle } from '../../../drawing/draw.ts';
import { placed } from '../../../drawing/placed.ts';
import { type Box, boxAround, distance, middleOf, inset as smaller, touch } from '../../../drawing/point.ts';
import type { BoardContext } from '../board-layout.ts';

/** Share of the board that an inset covers, at most, and of its width and height. */
const ROOM = { area: 0.08, width: 0.36, height: 0.42 };

/** Sides of a square of an inset, in pixels. */
const SIDE = { min: 4, max: 20 };

/**
 * What an inset covers, by how much it is missed: what it may not cover at all, points and moves, pieces, squares with
 * a tile.
 */
const COST = { never: 1e6, event: 50, piece: 4, tinted: 8, tile: 1 };

/** Width of the room around the squares of an inset, and of its rim, in squares of the board. */
const PAD = 0.05;
const RIM = 0.035;

/** An inset with the box that it covers, in pixels. */
interface Inset {
  readonly box: Box;
  readonly operations: readonly DrawOperation[];
}

/**
 * The whole board, small in the corner of the picture where it covers least, with a frame around the squares that the
 * picture shows; undefined where every corner shows something new or something to choose.
 *
 * @param drawn operations on the tiles, such as pieces
 */
export function boardInset(context: BoardContext, drawn: readonly DrawOperation[]): Inset | undefined {
  const { scene, layout } = context;
  const { board, tile } = layout;
  if (!scene.inset) return undefined;
  const { columns, rows } = scene.inset;
  const side = Math.min(
    SIDE.max,
    Math.floor(Math.sqrt((ROOM.area * board.width * board.height) / (columns * rows))),
    Math.floor((ROOM.width * board.width) / columns),
    Math.floor((ROOM.height * board.height) / rows),
  );
  if (side < SIDE.min) return undefined;
  const pad = Math.round(tile * PAD);
  const size = { width: columns * side + 2 * pad, height: rows * side + 2 * pad };
  const apart = Math.round(tile * RIM);
  const xs = [board.x + apart, board.x + board.width - size.width - apart];
  const ys = [board.y + apart, board.y + board.height - size.height - apart];
  const costOf = insetCosts(context, drawn);
  const corners = ys.flatMap((y) => xs.map((x) => ({ x, y, ...size }))).map((box) => ({ box, cost: costOf(box) }));
  const { box, cost } = corners.reduce((best, other) => (other.cost < best.cost ? other : best));
  return cost < COST.never ? { box, operations: insetOperations(context, { box, side, pad }) } : undefined;
}

/** What a box of a picture hides; of boxes that hide as much, those away from the last tile cost a little less. */
function insetCosts({ scene, layout, picture }: BoardContext, drawn: readonly DrawOperation[]): (box: Box) => number {
  const tinted = new Set(scene.tints.flatMap(({ segments }) => segments.map(({ tile }) => tile)));
  const squares = [
    ...scene.tiles.flatMap(({ squares, last }, at) => {
      const cost = last !== undefined ? COST.never : tinted.has(at) ? COST.tinted : COST.tile;
      return squares.map((square) => ({ box: squaresBox(layout, [square]), cost }));
    }),
    ...[...scene.legal.filter(({ elsewhere }) => !elsewhere), ...(picture.squares?.(scene) ?? [])].map((square) => ({
      box: squaresBox(layout, [square]),
      cost: COST.never,
    })),
  ];
  const marks = drawn.flatMap((operation) => {
    const isEvent = 'part' in operation && (operation.part === 'trail' || operation.part === 'award');
    const cost = isEvent ? COST.event : operation.kind === 'piece' ? COST.piece : 0;
    const points = 'points' in operation ? operation.points : 'x' in operation ? [operation] : [];
    return cost > 0 && points.length > 0 ? [{ box: boxAround(points, 1), cost }] : [];
  });
  const last = scene.tiles.filter((one) => one.last !== undefined).flatMap((one) => one.squares);
  const middle = middleOf(last.length > 0 ? squaresBox(layout, last) : layout.board);
  return (box) =>
    [...squares, ...marks].reduce((sum, other) => sum + (touch(box, other.box) ? other.cost : 0), 0) -
    distance(middleOf(box), middle) / 1e5;
}

/** The card, its tiles, the last one lit, and the frame of the squares that are shown large. */
function insetOperations(
  { scene, layout, content, picture, paper, theme }: BoardContext,
  { box, side, pad }: { readonly box: Box; readonly side: number; readonly pad: number },
): DrawOperation[] {
  const area = scene.inset!;
  const room = smaller(box, pad);
  const grid = { area, board: room, tile: side, inChat: (layout.inChat * side) / layout.tile };
  const corner = { x: room.x - area.x * side, y: room.y - area.y * side };
  const rim = Math.max(2, Math.round(layout.tile * RIM));
  const { width, height } = { width: layout.area.columns * side, height: layout.area.rows * side };
  const frame = { x: corner.x + layout.area.x * side, y: corner.y + layout.area.y * side, width, height };
  const part = { part: 'inset' };
  const lit = scene.tiles.filter(({ last }) => last !== undefined);
  return [
    { kind: 'clip', ...box },
    rectangle(box, { ...part, fill: paper.card }),
    { kind: 'clip', ...room },
    rectangle(room, { ...part, fill: paper.ground }),
    ...placed(picture.chart?.(content, scene.facts, theme) ?? [], corner, side).map((one) => ({ ...one, ...part })),
    ...scene.tiles.map(({ tile, rotation, x, y }): DrawOperation => {
      return { kind: 'tile', ...part, tile, rotation, size: side, x: corner.x + x * side, y: corner.y + y * side };
    }),
    { kind: 'unclip' },
    ...lit.map(({ squares }) => {
      const ink = { fill: paper.highlight, stroke: paper.highlightCase, lineWidth: Math.max(1, Math.round(rim / 2)) };
      return rectangle(squaresBox(grid, squares), { ...part, ...ink });
    }),
    rectangle(smaller(frame, -rim), { ...part, stroke: paper.card, lineWidth: 2 * rim }),
    rectangle(smaller(frame, -rim / 2), { ...part, stroke: paper.legalRim, lineWidth: rim }),
    rectangle(smaller(box, rim / 2), { ...part, radius: rim, stroke: paper.ink, lineWidth: rim }),
    { kind: 'unclip' },
  ];
}
