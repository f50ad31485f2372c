import type { Square } from '../../../core/tile.ts';
import { squareCorner, squaresBox } from '../../../drawing/board-grid.ts';
import { caption, circle, type DrawOperation, dashesAround, polyline, rectangle } from '../../../drawing/draw.ts';
import { seatSignArt } from '../../../drawing/piece-art.ts';
import { inset, middleOf, type Point } from '../../../drawing/point.ts';
import type { LegalSquare } from '../../../games/contract/scene.ts';
import type { BoardContext } from '../board-layout.ts';
import { asksForPiece, isAskedAbout } from '../scene-area.ts';

/** Draws the empty squares of the board. */
export function groundOperation({ layout: { area, board, tile }, paper }: BoardContext): DrawOperation {
  const squares = { x: board.x, y: board.y, size: tile, columns: area.columns, rows: area.rows };
  return { kind: 'squares', part: 'ground', ...squares, fill: paper.ground, line: paper.grid };
}

/** Draws the numbers of columns above the board and of rows at its left, as players type them. */
export function coordinateOperations({ layout, paper }: BoardContext): DrawOperation[] {
  const { area, board, tile, text } = layout;
  // Three characters must fit the width of a square.
  const size = Math.min(Math.round(text * 0.95), Math.round(tile * 0.5));
  const look = { part: 'coordinate', size, fill: paper.frame };
  const number = (value: number, x: number, y: number) =>
    caption({ x: Math.round(x), y: Math.round(y) }, String(value).replace('-', '−'), look);
  return [
    ...Array.from({ length: area.columns }, (_, index) =>
      number(area.x + index, board.x + (index + 0.5) * tile, board.y - text * 0.7),
    ),
    ...Array.from({ length: area.rows }, (_, index) =>
      number(area.y + index, board.x - text * 0.95, board.y + (index + 0.5) * tile),
    ),
  ];
}

/** Draws a small cross on free squares that no tile fits any more. */
export function deadSquareOperations({ scene, layout, paper }: BoardContext): DrawOperation[] {
  const reach = layout.tile * 0.17;
  const lineWidth = Math.max(2, Math.round(layout.tile * 0.045));
  return scene.dead.flatMap((square) => {
    const { x, y } = middleOf(squaresBox(layout, [square]));
    return [-1, 1].map((way) =>
      polyline(
        [
          { x: x - reach, y: y - way * reach },
          { x: x + reach, y: y + way * reach },
        ],
        paper.frame,
        lineWidth,
      ),
    );
  });
}

/** Draws the tiles on the board. */
export function tileOperations({ scene, layout }: BoardContext): DrawOperation[] {
  const { tile: size } = layout;
  return scene.tiles.map(({ tile, rotation, ...at }) => {
    return { kind: 'tile', ...squareCorner(layout, at), tile, rotation, size };
  });
}

/** Opacity of the veil over tiles that do not score in a step of the final scoring, as two hex digits. */
const PALE = '8c';

/** Pales the tiles that do not score in a step of the final scoring, if any tile does. */
export function paleTileOperations({ scene, layout, paper }: BoardContext): DrawOperation[] {
  if (!scene.scoring?.step || scene.tints.length === 0) return [];
  const scored = new Set(scene.tints.flatMap(({ segments }) => segments.map(({ tile }) => tile)));
  const others = scene.tiles.filter((_, index) => !scored.has(index));
  return others.map(({ squares }) =>
    rectangle(squaresBox(layout, squares), { part: 'pale', fill: `${paper.ground}${PALE}` }),
  );
}

/** Number of dashes along the side of a square, and the shares (0..1) of its spacing at which a dash begins and ends. */
const DASHES = 4;
const DASH = [0.28, 0.72] as const;

/** Draws a dashed frame around every drafted tile, and around a tile in a close-up on which a piece is chosen. */
export function draftFrameOperations(context: BoardContext): DrawOperation[] {
  const asked = context.scene.tiles.filter((_, tile) => isAskedAbout(context.scene, tile));
  return asked.flatMap(({ squares }) => dashedFrame(context, squares));
}

function dashedFrame({ scene, layout, paper }: BoardContext, squares: readonly Square[]): DrawOperation[] {
  // In a close-up a thin frame is enough, and hides nothing of the tile.
  const size = scene.closeUp ? Math.round(layout.tile / 2) : layout.tile;
  const { frame, casing } = frameWidths(size);
  const box = inset(squaresBox(layout, squares), scene.closeUp ? -frame / 2 : 0);
  const dashes = {
    spacing: layout.tile / DASHES,
    shares: DASH,
    stroke: paper.glow,
    lineWidth: frame - 1,
    part: 'draft',
  };
  return [
    rectangle(box, { part: 'draft', stroke: paper.highlightCase, lineWidth: casing }),
    ...dashesAround(box, dashes),
  ];
}

/** On squares with a smaller side, a frame has its smallest width, so that the tile can be seen; in pixels. */
const SMALL = 40;

/** Returns the width of a frame around a tile, and its width with the dark lines on both sides, in pixels. */
function frameWidths(tile: number): { readonly frame: number; readonly casing: number } {
  if (tile < SMALL) return { frame: 2, casing: 4 };
  const frame = Math.max(4, Math.round(tile * 0.06));
  return { frame, casing: frame + Math.max(4, Math.round(tile * 0.03)) };
}

/** Steps of a tile's glow: width inwards as a share of the tile's side, with its opacity as two hex digits. */
const GLOW = [
  [0.22, '33'],
  [0.15, '4d'],
  [0.09, '66'],
  [0.04, 'd9'],
] as const;

/** Draws a glow along the inner border of tiles that the viewer has not seen yet. */
export function unseenTileOperations({ scene, layout, paper }: BoardContext): DrawOperation[] {
  // In a close-up the glow would hide the tiles.
  if (scene.closeUp) return [];
  const glowing = scene.tiles.filter(({ unseen, last }) => unseen && last === undefined);
  return glowing.flatMap(({ squares }) =>
    GLOW.map(([reach, alpha]) => {
      const width = Math.max(2, Math.round((layout.tile * reach) / 2) * 2);
      const box = inset(squaresBox(layout, squares), width / 2);
      return rectangle(box, { part: 'unseen', stroke: `${paper.glow}${alpha}`, lineWidth: width });
    }),
  );
}

/** How far pieces are from the sign of a seat in a free corner, in squares: so far that a tall one such as a mayor hides nothing. */
const FREE_CORNER = 0.3;

/**
 * Draws white frames around the tiles of the last turn, with numbers if there are two of them; gold is reserved for points. These
 * tiles and glowing ones have the sign of their seat in the first corner without a piece, or the one farthest from pieces.
 */
export function lastTurnOperations(
  { scene, layout, paper }: BoardContext,
  { drawn }: { readonly drawn: readonly DrawOperation[] },
): DrawOperation[] {
  const { tile } = layout;
  const radius = Math.max(11, Math.round(tile * 0.17));
  const signAt = (seat: number | undefined, corners: readonly Point[]) => {
    if (seat === undefined || tile < SMALL) return [];
    const rooms = corners.map((one) => nearestPiece(one, drawn));
    const free = rooms.find((room) => room >= radius + tile * FREE_CORNER) ?? Math.max(...rooms);
    return seatSignArt(scene.seats[seat]!.colour, corners[rooms.indexOf(free)]!, radius * 1.7);
  };
  // While a piece is chosen, only the draft has a frame.
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
    // Within the tile, so that its neighbours do not change.
    const inside = inset(box, casing / 2 + 1);
    const look = { part: 'last-turn', radius: Math.round(tile * 0.05) };
    const rim = { stroke: paper.highlightCase, lineWidth: Math.max(2, Math.round(tile * 0.025)) };
    return [
      rectangle(inside, { ...look, stroke: paper.highlightCase, lineWidth: casing }),
      rectangle(inside, { ...look, stroke: paper.white, lineWidth: frame }),
      ...sign,
      ...(isNumbered
        ? [
            circle(at, radius, { fill: paper.white, ...rim }),
            caption(at, String(last), { part: 'last-turn', size: Math.round(radius * 1.4), fill: paper.highlightCase }),
          ]
        : []),
    ];
  });
}

/** Returns the distance from a point to the nearest piece among operations. */
function nearestPiece({ x, y }: Point, drawn: readonly DrawOperation[]): number {
  return Math.min(...drawn.flatMap((one) => (one.kind === 'piece' ? [Math.hypot(one.x - x, one.y - y)] : [])));
}

/** Height of a square's number, in squares: alone, by its count of characters; and beside the drawn tile. */
const ALONE = [0.68, 0.62, 0.42];
const BESIDE_TILE = 0.4;

/** Smallest distance between an advised piece and the number of its square, in squares. */
const BESIDE_PIECE = 0.4;

/** Height of a number beside a tile: minimum in pixels of a chat, and maximum in squares. */
const NUMBER = { inChat: 10.5, max: 0.66 };

/** Opacity of the veils over the drawn tile on a square, and over the number of a square on another page, as two hex digits. */
const GHOST = '66';
const ELSEWHERE = '66';

/**
 * Draws the squares where the drawn tile may be placed, with the pale tile in its rotation. A square where the tile scores is gold.
 */
export function legalSquareOperations(context: BoardContext): DrawOperation[] {
  const { scene, layout, paper } = context;
  const { tile } = layout;
  return askedSquares(context).flatMap((square): DrawOperation[] => {
    const box = squaresBox(layout, [square]);
    if (isGhostTile(context, square)) return ghostTile(context, square, scene.drawn!);
    const rim = { stroke: paper.legalRim, lineWidth: Math.max(3, Math.round(tile * 0.045)) };
    const radius = Math.round(tile * 0.14);
    return [rectangle(inset(box, Math.round(tile * 0.04)), { part: 'legal', radius, fill: paper.legal, ...rim })];
  });
}

/**
 * Draws the numbers of the squares to choose from. A number beside the drawn tile is on a plate in the right corner, or in the left
 * one if an advised piece is at the right. Numbers of another page are pale.
 */
export function squareNumberOperations(
  context: BoardContext,
  { advised }: { readonly advised: readonly DrawOperation[] },
): DrawOperation[] {
  const { scene, layout, paper } = context;
  const { tile } = layout;
  const sizeOf = (label: string) => Math.round(tile * (ALONE[label.length - 1] ?? 0.3));
  const pale = scene.legal.filter(({ elsewhere }) => elsewhere);
  return [
    ...pale.map((square) => {
      const size = Math.round(sizeOf(square.label) * 0.8);
      const look = { part: 'elsewhere', size, fill: `${paper.legalRim}${ELSEWHERE}` };
      return caption(middleOf(squaresBox(layout, [square])), square.label, look);
    }),
    ...askedSquares(context).flatMap((square) => {
      if (isGhostTile(context, square)) return numberPlate(context, square, advised);
      const look = { part: 'legal', size: sizeOf(square.label), fill: paper.legalRim };
      return [caption(middleOf(squaresBox(layout, [square])), square.label, look)];
    }),
  ];
}

/** Returns the squares of this page without a drafted tile. */
function askedSquares({ scene }: BoardContext): readonly LegalSquare[] {
  const taken = scene.tiles.flatMap(({ draft, squares }) => (draft ? squares : []));
  const isFree = ({ x, y }: Square) => !taken.some((square) => square.x === x && square.y === y);
  return scene.legal.filter((square) => !square.elsewhere && isFree(square));
}

function isGhostTile({ scene }: BoardContext, { rotation }: LegalSquare): boolean {
  return scene.drawn !== undefined && rotation !== undefined;
}

/** Draws the drawn tile on a square, pale, in a frame. */
function ghostTile({ layout, paper }: BoardContext, square: LegalSquare, tile: string): DrawOperation[] {
  const { tile: size } = layout;
  const { rotation = 0, gains } = square;
  const box = squaresBox(layout, [square]);
  const lineWidth = Math.max(2, Math.round(size * (gains ? 0.08 : 0.04)));
  const frame = inset(box, lineWidth / 2);
  const casing = { part: 'gains', stroke: paper.highlightCase, lineWidth: lineWidth + 2 };
  return [
    { kind: 'tile', part: 'ghost-tile', ...squareCorner(layout, square), tile, rotation, size },
    rectangle(box, { part: 'legal', fill: `${paper.ground}${GHOST}` }),
    ...(gains ? [rectangle(frame, casing)] : []),
    rectangle(frame, { part: 'rim', stroke: gains ? paper.highlight : paper.legalRim, lineWidth }),
  ];
}

function numberPlate(
  { layout, paper }: BoardContext,
  { label, gains, ...square }: LegalSquare,
  advised: readonly DrawOperation[],
): DrawOperation[] {
  const { tile, tileInChat } = layout;
  const box = squaresBox(layout, [square]);
  const size = Math.round(
    Math.min(tile * NUMBER.max, Math.max(tile * BESIDE_TILE, (NUMBER.inChat * tile) / tileInChat)),
  );
  const width = Math.min(tile, Math.round(size * (0.5 + 0.62 * label.length)));
  const height = Math.min(tile, Math.round(size * 1.2));
  // At the right, as things on a square of a map are shown at its left.
  const right = { x: box.x + tile - width, y: box.y };
  const left = { ...right, x: box.x };
  const room = (corner: Point) => nearestPiece(middleOf({ ...corner, width, height }), advised);
  const side = room(right) < tile * BESIDE_PIECE && room(left) > room(right) ? left : right;
  const [fill, text, stroke] = gains
    ? [paper.highlight, paper.highlightCase, paper.highlightCase]
    : [paper.card, paper.legalRim, paper.legalRim];
  const look = { part: 'number', radius: Math.round(size * 0.25), fill };
  return [
    rectangle({ ...side, width, height }, { ...look, stroke, lineWidth: Math.max(2, Math.round(size * 0.08)) }),
    caption(middleOf({ ...side, width, height }), label, { part: 'legal', size, fill: text }),
  ];
}
