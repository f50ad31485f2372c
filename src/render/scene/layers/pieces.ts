import { tileOf } from '../../../core/tile.ts';
import { boardPoint } from '../../../drawing/board-grid.ts';
import { circle, type DrawOperation, polygon, polyline } from '../../../drawing/draw.ts';
import { moveMark } from '../../../drawing/move-mark.ts';
import { pieceShape, sizeOnTile } from '../../../drawing/piece-art.ts';
import { along, type Box, boxAround, middleOf, type Point } from '../../../drawing/point.ts';
import { SEAT_SIGNS, SIGN_EDGE, SIGN_HALO } from '../../../drawing/seat-sign.ts';
import type { ScenePiece } from '../../../games/contract/scene.ts';
import type { SegmentPlace } from '../../../games/contract/view.ts';
import type { BoardContext } from '../board-layout.ts';
import { type PiecePlace, piecePlaces } from '../piece-places.ts';
import { isShown } from '../square-area.ts';

/** Height of a piece. */
const PIECE = { squares: 0.31, pixels: 24, maxSquares: 0.56, letterMinimum: 20 };

/** Height of a piece in pixels of a chat, if its square has room. */
const IN_CHAT = 11;

/** Width of the line from a piece to its spot, and radius of the dot there, in sizes of the piece. */
const LINE = { width: 0.06, dot: 0.13 };

/** The disc of an arrow on a piece: its radius, and its distance from the middle of the piece, in sizes of the piece. */
const MARK = { radius: 0.34, away: 0.33 };

/**
 * The arrow of a returned piece, in sizes of the piece: distance of its tip, its length, its width, and half the width of its
 * head.
 */
const LEAVING = { end: 1.6, length: 1.15, width: 0.22, head: 0.32 };

/** A piece with its middle and its size, in pixels. */
interface StandingPiece extends Point {
  readonly size: number;
  readonly operation: DrawOperation;
}

/**
 * Draws the pieces, each on its segment; a piece that would hide a landmark is beside it, with a line to its spot. Pieces outside
 * the picture's squares are left out, as their tips would be confusing. A piece that became stronger has an arrow up.
 */
export function pieceOperations(context: BoardContext): DrawOperation[] {
  const { scene, picture } = context;
  const raised = picture.raised?.(scene.facts) ?? [];
  const places = placesOf(context, scene.pieces);
  return scene.pieces.flatMap((piece, index): DrawOperation[] => {
    const standing = standingPiece(context, piece, places[index]!);
    if (!standing) return [];
    const isRaised = raised.some(({ tile, segment }) => piece.tile === tile && piece.segment === segment);
    return [
      ...lineToSpot(context, places[index]!, standing),
      standing.operation,
      ...(isRaised ? markOn(standing, { x: 0.7, y: -0.7 }, { x: 0, y: -1 }) : []),
    ];
  });
}

/**
 * Where the pieces on the board are shown, in pixels, whether that is right of the middle of the square, half their width in
 * heights, and their height.
 */
export function shownPieces(context: BoardContext): {
  readonly size: number;
  readonly places: readonly (Point & SegmentPlace & { readonly isRight: boolean; readonly reach: number })[];
} {
  const { scene, layout, picture } = context;
  const places = placesOf(context, scene.pieces).flatMap(({ place }, index) => {
    const { tile, segment, square, piece } = scene.pieces[index]!;
    if (!isShown(layout.area, square)) return [];
    const reach = pieceShape(piece, picture.pieces).reach.x;
    return [{ tile, segment, ...boardPoint(layout, place), isRight: place.x > square.x + 0.5, reach }];
  });
  return { size: lookOf(context).size, places };
}

/** Draws advised pieces in the colour of the seat to move, on the drawn tile on their squares. */
export function advisedPieces(context: BoardContext): DrawOperation[] {
  const { scene, content } = context;
  const { legal, drawn, seats } = scene;
  if (!drawn) return [];
  const seat = Math.max(
    0,
    seats.findIndex(({ toMove }) => toMove),
  );
  const advised = legal.flatMap(({ advised = [], rotation = 0, x, y }) =>
    advised.map((piece) => ({ ...piece, rotation, x, y })),
  );
  const tiles = advised.map(({ x, y, rotation }) => {
    return { tile: drawn, x, y, rotation, squares: [{ x, y }], seat, turn: 0, unseen: false };
  });
  const pieces = advised.map(({ piece, segment, x, y }, tile): ScenePiece => {
    const { kind } = tileOf(content, drawn).segments[segment]!;
    return { seat, piece, tile, segment, kind, square: { x, y }, last: false };
  });
  const placed = { ...context, scene: { ...scene, tiles } };
  const places = placesOf(placed, pieces);
  return pieces.flatMap((piece, index) => {
    const standing = standingPiece(placed, piece, places[index]!);
    return standing ? [{ ...standing.operation, part: 'advised' } as DrawOperation] : [];
  });
}

/**
 * Draws returned pieces: pale on their former segments, each with an arrow in its colour. Returns also the boxes around them, which
 * nothing should cover.
 */
export function returnedPieces(context: BoardContext): { operations: DrawOperation[]; boxes: Box[] } {
  const { scene, layout } = context;
  const places = placesOf(context, scene.returned);
  const returned = scene.returned.flatMap((piece, index) => {
    const standing = standingPiece(context, piece, places[index]!);
    const line = layout.seats[piece.seat];
    if (!standing || !line) return [];
    const home = middleOf(line);
    const direction = { x: home.x - standing.x, y: home.y - standing.y };
    const length = Math.hypot(direction.x, direction.y) || 1;
    const side = { x: direction.x / length, y: direction.y / length };
    const tip = tipOf(context, standing, side);
    const half = standing.size * 0.6;
    return [
      {
        operations: [
          { ...standing.operation, part: 'returned', pale: true } as DrawOperation,
          ...leavingArrow(context, { tip, side, size: standing.size, seat: piece.seat }),
        ],
        box: boxAround([
          { x: standing.x - half, y: standing.y - half },
          { x: standing.x + half, y: standing.y + half },
          tip,
        ]),
      },
    ];
  });
  return { operations: returned.flatMap(({ operations }) => operations), boxes: returned.map(({ box }) => box) };
}

/** Returns the tip of the arrow of a returned piece: within the board, if necessary on the piece. */
function tipOf({ layout: { board } }: BoardContext, piece: StandingPiece, side: Point): Point {
  const margin = piece.size * LEAVING.head;
  const within = (value: number, from: number, length: number) =>
    Math.max(from + margin, Math.min(value, from + length - margin));
  const end = along(piece, side, piece.size * LEAVING.end);
  return { x: within(end.x, board.x, board.width), y: within(end.y, board.y, board.height) };
}

function leavingArrow(
  { scene }: BoardContext,
  {
    tip,
    side,
    size,
    seat,
  }: { readonly tip: Point; readonly side: Point; readonly size: number; readonly seat: number },
): DrawOperation[] {
  const { fill } = SEAT_SIGNS[scene.seats[seat]!.colour];
  const neck = along(tip, side, -2 * size * LEAVING.head);
  const start = along(tip, side, -size * LEAVING.length);
  const across = { x: -side.y * size * LEAVING.head, y: side.x * size * LEAVING.head };
  const head = [tip, along(neck, across, 1), along(neck, across, -1)];
  const [part, rim] = ['returned', size * 0.09];
  return [
    { ...polyline([start, neck], SIGN_EDGE, size * LEAVING.width + 4 * rim), part },
    polygon(head, { part, fill: SIGN_EDGE, stroke: SIGN_EDGE, lineWidth: 4 * rim }),
    { ...polyline([start, neck], SIGN_HALO, size * LEAVING.width + 2 * rim), part },
    polygon(head, { part, fill: SIGN_HALO, stroke: SIGN_HALO, lineWidth: 2 * rim }),
    { ...polyline([start, neck], fill, size * LEAVING.width), part },
    polygon(head, { part, fill }),
  ];
}

function lookOf({ layout }: BoardContext) {
  const pixels = Math.max(PIECE.pixels, Math.round((IN_CHAT * layout.tile) / layout.tileInChat));
  return sizeOnTile(layout.tile, { ...PIECE, pixels });
}

function placesOf(context: BoardContext, pieces: readonly ScenePiece[]): PiecePlace[] {
  return piecePlaces(context, pieces, lookOf(context).size / context.layout.tile / 2);
}

function standingPiece(
  context: BoardContext,
  { seat, piece, kind, square }: ScenePiece,
  { place }: PiecePlace,
): StandingPiece | undefined {
  const { scene, layout, picture } = context;
  if (!isShown(layout.area, square)) return undefined;
  const look = lookOf(context);
  const point = boardPoint(layout, place);
  const { colour } = scene.seats[seat]!;
  const lying = picture.lying?.includes(kind) && { lying: true };
  return { ...point, size: look.size, operation: { kind: 'piece', piece, colour, ...point, ...look, ...lying } };
}

/** Draws a thin line from a piece beside its segment to its spot on the segment. */
export function lineToSpot(
  { layout }: BoardContext,
  { spot, isApart }: PiecePlace,
  piece: Point & { readonly size: number },
): DrawOperation[] {
  if (!isApart) return [];
  const end = boardPoint(layout, spot);
  const width = Math.max(2, piece.size * LINE.width);
  const rim = { stroke: SIGN_EDGE, lineWidth: width * 0.7 };
  return [
    { ...polyline([piece, end], SIGN_EDGE, width * 2.4), part: 'spot' },
    { ...polyline([piece, end], SIGN_HALO, width), part: 'spot' },
    circle(end, Math.max(3, piece.size * LINE.dot), { part: 'spot', fill: SIGN_HALO, ...rim }),
  ];
}

/** Draws an arrow at a side of a piece, within the room that labels keep free. */
function markOn({ x, y, size }: StandingPiece, side: Point, direction: Point): DrawOperation[] {
  return moveMark(along({ x, y }, side, size * MARK.away), size * MARK.radius, direction);
}
