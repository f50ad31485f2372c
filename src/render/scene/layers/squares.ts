import type { Square } from '../../../core/tile.ts';
import { squareCorner, squaresBox } from '../../../drawing/board-grid.ts';
import { caption, circle, type DrawOperation, polyline, rectangle } from '../../../drawing/draw.ts';
import { signArt } from '../../../drawing/piece-art.ts';
import { along, inset, middleOf, type Point, pointsOf } from '../../../drawing/point.ts';
import type { BoardContext } from '../board-layout.ts';
import { asksForPiece } from '../panel-layout.ts';

/** The empty squares of the board. */
export function groundOperation({ layout: { area, board, tile }, paper }: BoardContext): DrawOperation {
  const squares = { x: board.x, y: board.y, size: tile, columns: area.columns, rows: area.rows };
  return { kind: 'squares', part: 'ground', ...squares, fill: paper.ground, line: paper.grid };
}

/** Numbers of columns above and below, of rows on both sides, as a player types them. */
export function coordinateOperations({ layout, paper }: BoardContext): DrawOperation[] {
  const { area, board, tile, text } = layout;
  // Three characters must fit the width of a square.
  const size = Math.min(Math.round(text * 0.95), Math.round(tile * 0.5));
  const look = { part: 'coordinate', size, fill: paper.frame };
  const number = (value: number, x: number, y: number) =>
    caption({ x: Math.round(x), y: Math.round(y) }, String(value).replace('-', '−'), look);
  const columns = Array.from({ length: area.columns }, (_, column) => {
    const x = board.x + (column + 0.5) * tile;
    return [board.y - text * 0.7, board.y + board.height + text * 0.7].map((y) => number(area.x + column, x, y));
  });
  const rows = Array.from({ length: area.rows }, (_, row) => {
    const y = board.y + (row + 0.5) * tile;
    return [board.x - text * 0.95, board.x + board.width + text * 0.95].map((x) => number(area.y + row, x, y));
  });
  return [...columns, ...rows].flat();
}

/** The tiles on the board. */
export function tileOperations({ scene, layout }: BoardContext): DrawOperation[] {
  const { tile: size } = layout;
  return scene.tiles.map(({ tile, rotation, ...at }) => {
    return { kind: 'tile', ...squareCorner(layout, at), tile, rotation, size };
  });
}

/** How pale the tiles become that a step of the final scoring is not about, as two hex digits. */
const PALE = '8c';

/** Pales the tiles on which nothing is scored in a step of the final scoring, if it is about any. */
export function paleOperations({ scene, layout, paper }: BoardContext): DrawOperation[] {
  if (!scene.scoring?.step || scene.tints.length === 0) return [];
  const scored = new Set(scene.tints.flatMap(({ segments }) => segments.map(({ tile }) => tile)));
  const others = scene.tiles.filter((_, at) => !scored.has(at));
  return others.map(({ squares }) =>
    rectangle(squaresBox(layout, squares), { part: 'pale', fill: `${paper.ground}${PALE}` }),
  );
}

/** Dashes along the side of a square, and the part of its room that each takes. */
const DASHES = 4;
const DASH = [0.28, 0.72] as const;

/** A dashed frame around every tile that is not placed yet. */
export function draftOperations(context: BoardContext): DrawOperation[] {
  const drafts = context.scene.tiles.filter(({ draft }) => draft);
  return drafts.flatMap(({ squares }) => dashedFrame(context, squares));
}

function dashedFrame({ layout, paper }: BoardContext, squares: readonly Square[]): DrawOperation[] {
  const { tile: size } = layout;
  const box = squaresBox(layout, squares);
  const [right, bottom] = [box.x + box.width, box.y + box.height];
  const corners = pointsOf([box.x, box.y, right, box.y, right, bottom, box.x, bottom]);
  const { frame, casing } = frameWidths(size);
  const dashes = corners.flatMap((from, at) => {
    const to = corners[(at + 1) % 4]!;
    const way = { x: to.x - from.x, y: to.y - from.y };
    const count = Math.round((Math.hypot(way.x, way.y) / size) * DASHES);
    return Array.from({ length: count }, (_, dash) => {
      const ends = DASH.map((share) => along(from, way, (dash + share) / count));
      return { ...polyline(ends, paper.glow, frame - 1), part: 'draft' };
    });
  });
  return [rectangle(box, { part: 'draft', stroke: paper.highlightCase, lineWidth: casing }), ...dashes];
}

/** Below this side of a square, in pixels, a frame is as thin as can be, so that its tile is seen. */
const SMALL = 40;

/** Widths of a frame around a tile, and with its dark lines on both sides, in pixels. */
function frameWidths(tile: number): { readonly frame: number; readonly casing: number } {
  if (tile < SMALL) return { frame: 2, casing: 4 };
  const frame = Math.max(4, Math.round(tile * 0.06));
  return { frame, casing: frame + Math.max(4, Math.round(tile * 0.03)) };
}

/** Share of a tile's side over which its glow fades away inwards, with its opacity. */
const GLOW = [
  [0.22, '33'],
  [0.15, '4d'],
  [0.09, '66'],
  [0.04, 'd9'],
] as const;

/** Draws a glow along the inner border of tiles that the viewer has not seen yet. */
export function glowOperations({ scene, layout, paper }: BoardContext): DrawOperation[] {
  const glowing = scene.tiles.filter(({ unseen, last }) => unseen && last === undefined);
  return glowing.flatMap(({ squares }) =>
    GLOW.map(([reach, alpha]) => {
      const width = Math.max(2, Math.round((layout.tile * reach) / 2) * 2);
      const box = inset(squaresBox(layout, squares), width / 2);
      return rectangle(box, { part: 'unseen', stroke: `${paper.glow}${alpha}`, lineWidth: width });
    }),
  );
}

/**
 * Frames around the tiles of the last turn, numbered where there are two of them; on these, and on those that glow, the
 * sign of who placed them in a corner without a piece.
 */
export function lastTurnOperations(
  { scene, layout, paper }: BoardContext,
  { drawn }: { readonly drawn: readonly DrawOperation[] },
): DrawOperation[] {
  const { tile } = layout;
  const radius = Math.max(11, Math.round(tile * 0.17));
  const signAt = (seat: number | undefined, corners: readonly Point[]) => {
    if (seat === undefined || tile < SMALL) return [];
    const free = corners.find((one) => isFree(one, radius + tile * 0.2, drawn)) ?? corners[0]!;
    return signArt(scene.seats[seat]!.colour, free, radius * 1.7);
  };
  // Where a piece is chosen, the only frame is that of the draft.
  if (asksForPiece(scene)) return [];
  const isNumbered = scene.tiles.some(({ last = 0 }) => last > 1);
  return scene.tiles.flatMap(({ squares, last, unseen, seat }): DrawOperation[] => {
    if (last === undefined && !unseen) return [];
    const box = squaresBox(layout, squares);
    const corner = Math.round(radius * 0.7);
    const at = { x: box.x + box.width - corner, y: box.y + corner };
    const [left, top, bottom] = [box.x + corner, box.y + corner, box.y + box.height - corner];
    const others = [
      { x: left, y: top },
      { x: left, y: bottom },
      { x: at.x, y: bottom },
    ];
    const sign = signAt(seat, isNumbered ? others : [...others, at]);
    if (last === undefined) return sign;
    const { frame, casing } = frameWidths(tile);
    // Inside its squares, so that the neighbours do not change.
    const inside = inset(box, casing / 2 + 1);
    const look = { part: 'last-turn', radius: Math.round(tile * 0.05) };
    const rim = { stroke: paper.highlightCase, lineWidth: Math.max(2, Math.round(tile * 0.025)) };
    return [
      rectangle(inside, { ...look, stroke: paper.highlightCase, lineWidth: casing }),
      rectangle(inside, { ...look, stroke: paper.highlight, lineWidth: frame }),
      ...sign,
      ...(isNumbered
        ? [
            circle(at, radius, { fill: paper.highlight, ...rim }),
            caption(at, String(last), { part: 'last-turn', size: Math.round(radius * 1.4), fill: paper.highlightCase }),
          ]
        : []),
    ];
  });
}

function isFree({ x, y }: Point, around: number, drawn: readonly DrawOperation[]): boolean {
  return !drawn.some((one) => one.kind === 'piece' && Math.hypot(one.x - x, one.y - y) < around);
}

/** Height of a label by its number of characters, in squares. */
const SIZES = [0.68, 0.62, 0.42];

/** How visible the number of a square is that is chosen on another page, as two hex digits. */
const ELSEWHERE = '66';

/** The squares where the drawn tile may be placed, each with its number. */
export function legalOperations({ scene, layout, paper }: BoardContext): DrawOperation[] {
  const { tile } = layout;
  const taken = scene.tiles.flatMap(({ draft, squares }) => (draft ? squares : []));
  const free = scene.legal.filter(({ x, y }) => !taken.some((square) => square.x === x && square.y === y));
  return free.flatMap((square): DrawOperation[] => {
    const { label, elsewhere } = square;
    const box = squaresBox(layout, [square]);
    const rim = { stroke: paper.legalRim, lineWidth: Math.max(3, Math.round(tile * 0.045)) };
    const size = Math.round(tile * (SIZES[label.length - 1] ?? 0.3));
    const radius = Math.round(tile * 0.14);
    if (elsewhere) {
      const pale = { part: 'elsewhere', size: Math.round(size * 0.8), fill: `${paper.legalRim}${ELSEWHERE}` };
      return [caption(middleOf(box), label, pale)];
    }
    return [
      rectangle(inset(box, Math.round(tile * 0.04)), { part: 'legal', radius, fill: paper.legal, ...rim }),
      caption(middleOf(box), label, { part: 'legal', size, fill: paper.legalRim }),
    ];
  });
}
