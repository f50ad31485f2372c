import { tileOf } from '../../../core/tile.ts';
import { boardPoint, onBoard } from '../../../drawing/board-grid.ts';
import type { DrawOperation } from '../../../drawing/draw.ts';
import { moveMark } from '../../../drawing/move-mark.ts';
import { sizeOnTile } from '../../../drawing/piece-art.ts';
import { along, middleOf, type Point } from '../../../drawing/point.ts';
import type { ScenePiece } from '../../../games/contract/scene.ts';
import type { BoardContext } from '../board-layout.ts';
import { isShown } from '../scene-area.ts';
import { anchorOf } from '../segment-shape.ts';

/** Height of a piece. */
const PIECE = { squares: 0.36, pixels: 26, room: 0.62, lettered: 20 };

/** Height of a piece where a chat shows the picture, as far as its square has room, in pixels. */
const IN_CHAT = 11;

/** The disc of an arrow on a piece: its radius, and how far its middle is from that of the piece, in sizes of the piece. */
const MARK = { radius: 0.3, away: 0.36 };

/** A piece with its place and its size, in pixels. */
interface StandingPiece extends Point {
  readonly size: number;
  readonly operation: DrawOperation;
}

/**
 * Pieces, each on the anchor of its segment; several on one segment stand in a row. Pieces outside the picture's
 * squares are left out, as their tips would be confusing. One that became stronger has an arrow up.
 */
export function pieceOperations(context: BoardContext): DrawOperation[] {
  const { scene, picture } = context;
  const raised = picture.raised?.(scene.facts) ?? [];
  return scene.pieces.flatMap((piece, index): DrawOperation[] => {
    const standing = standingPiece(context, piece, scene.pieces.slice(0, index));
    if (!standing) return [];
    const isRaised = raised.some(({ tile, segment }) => piece.tile === tile && piece.segment === segment);
    return [standing.operation, ...(isRaised ? markOn(standing, { x: 0.7, y: -0.7 }, { x: 0, y: -1 }) : [])];
  });
}

/** Pieces that went home: pale where they stood, each with an arrow towards the card of its seat. */
export function returnedOperations(context: BoardContext): DrawOperation[] {
  const { scene, layout } = context;
  return scene.returned.flatMap((piece, index): DrawOperation[] => {
    const standing = standingPiece(context, piece, scene.returned.slice(0, index));
    const card = layout.seats[piece.seat];
    if (!standing || !card) return [];
    const home = middleOf(card);
    const way = { x: home.x - standing.x, y: home.y - standing.y };
    const length = Math.hypot(way.x, way.y) || 1;
    const side = { x: way.x / length, y: way.y / length };
    return [{ ...standing.operation, part: 'returned', pale: true } as DrawOperation, ...markOn(standing, side, way)];
  });
}

function standingPiece(
  { scene, layout, content, picture }: BoardContext,
  { seat, piece, tile, segment, kind, square }: ScenePiece,
  before: readonly ScenePiece[],
): StandingPiece | undefined {
  if (!isShown(layout.area, square)) return undefined;
  const pixels = Math.max(PIECE.pixels, Math.round((IN_CHAT * layout.tile) / layout.inChat));
  const look = sizeOnTile(layout.tile, { ...PIECE, pixels });
  const placed = scene.tiles[tile]!;
  const anchor = anchorOf(picture, tileOf(content, placed.tile), segment);
  const beside = before.filter((other) => other.tile === tile && other.segment === segment);
  const { x, y } = boardPoint(layout, onBoard(placed, anchor));
  const at = { x: x + Math.round(beside.length * look.size * 0.7), y };
  const { colour } = scene.seats[seat]!;
  const lying = picture.lying?.includes(kind) && { lying: true };
  return { ...at, size: look.size, operation: { kind: 'piece', piece, colour, ...at, ...look, ...lying } };
}

/** An arrow at a side of a piece, within the room that labels leave it. */
function markOn({ x, y, size }: StandingPiece, side: Point, way: Point): DrawOperation[] {
  return moveMark(along({ x, y }, side, size * MARK.away), size * MARK.radius, way);
}
