import type { Colour } from '../../core/colour.ts';
import type { Square } from '../../core/tile.ts';
import { caption, circle, type DrawOperation, dashesAround, polygon, polyline, rectangle } from '../../drawing/draw.ts';
import { boxAround, inset, type Point } from '../../drawing/point.ts';
import { SIGN_EDGE, SIGN_HALO } from '../../drawing/seat-sign.ts';
import type { TilePlace } from '../../games/contract/view.ts';
import type { BoardSight } from './board-layer.ts';
import { pointInView } from './camera.ts';

// A dark line beside a light one: on every ground one of the two has a contrast of more than 3:1.

/** Between the dark lines of a square that gains something, and in its star. */
const GOLD = '#ffc400';

/** Width of the light line of an outline, and that with the dark lines beside it, in pixels. */
const LINE = { light: 2.5, dark: 6 };

/** Height of pieces: as a share of the side of a square, and at least, in pixels. */
const PIECE = { share: 0.24, chosen: 0.31, least: 18 };

/** Height of the text of a bubble, its padding, and the width of a character as a share of that height, in pixels. */
const BUBBLE = { text: 14, padding: 6, character: 0.62 };

/** Colour over a tile that is on its way to the server. */
const PALE = `${SIGN_HALO}80`;

/**
 * Outline of a square that can be chosen; gold where it has a star.
 *
 * @param star where it has one: in its middle if the drawn tile gains something there, in a corner, beside the piece, if it is chosen
 */
function legalSquare(
  square: Square,
  star: 'middle' | 'corner' | false | undefined,
  sight: BoardSight,
): DrawOperation[] {
  const box = inset(boxOn([square], sight), LINE.dark / 2);
  const outline = [
    rectangle(box, { stroke: SIGN_EDGE, lineWidth: LINE.dark, radius: 3 }),
    rectangle(box, { stroke: star ? GOLD : SIGN_HALO, lineWidth: LINE.light, radius: 3 }),
  ];
  if (!star) return outline;
  const middle = middleOf(square, sight);
  const radius = Math.max(5, sight.camera.side * (star === 'corner' ? 0.12 : 0.17));
  const away = star === 'corner' ? sight.camera.side / 2 - radius - LINE.dark : 0;
  return [...outline, starAround({ x: middle.x + away, y: middle.y - away }, radius)];
}

/** A cross on a square that no tile fits any more. */
function deadSquare(square: Square, sight: BoardSight): DrawOperation[] {
  const { x, y } = middleOf(square, sight);
  const reach = sight.camera.side * 0.17;
  const ways = [-1, 1].map((way) => [
    { x: x - reach, y: y - way * reach },
    { x: x + reach, y: y + way * reach },
  ]);
  return [
    ...ways.map((points) => polyline(points, SIGN_EDGE, LINE.dark)),
    ...ways.map((points) => polyline(points, SIGN_HALO, LINE.light)),
  ];
}

/** A star around a point. */
function starAround(middle: Point, radius: number): DrawOperation {
  const points = Array.from({ length: 10 }, (_, corner) => {
    const away = corner % 2 === 0 ? radius : radius * 0.45;
    const angle = (corner * Math.PI) / 5 - Math.PI / 2;
    return { x: middle.x + away * Math.cos(angle), y: middle.y + away * Math.sin(angle) };
  });
  return polygon(points, { fill: GOLD, stroke: SIGN_EDGE, lineWidth: 1.5 });
}

/**
 * A tile that is not placed yet, in a dashed frame.
 *
 * @param squares the squares that it covers
 */
function ghostTile(
  { tile, x, y, rotation }: TilePlace,
  squares: readonly Square[],
  { sight, isSent }: { readonly sight: BoardSight; readonly isSent: boolean },
): DrawOperation[] {
  const box = boxOn(squares, sight);
  const frame = inset(box, LINE.dark / 2);
  return [
    { kind: 'tile', tile, rotation, ...pointInView(sight.camera, { x, y }, sight.view), size: sight.camera.side },
    ...(isSent ? [rectangle(box, PALE)] : []),
    rectangle(frame, { stroke: SIGN_EDGE, lineWidth: LINE.dark }),
    ...(isSent
      ? [rectangle(frame, { stroke: SIGN_HALO, lineWidth: LINE.light })]
      : dashesAround(frame, {
          spacing: sight.camera.side / 5,
          shares: [0.2, 0.8],
          stroke: SIGN_HALO,
          lineWidth: LINE.light,
          part: 'ghost',
        })),
  ];
}

/** A place for a piece: white while it can be chosen, else in the colour of its player. */
function piecePlace(
  piece: string,
  place: Point,
  { sight, chosen }: { readonly sight: BoardSight; readonly chosen: Colour | undefined },
): DrawOperation[] {
  const point = pointInView(sight.camera, place, sight.view);
  const share = chosen ? PIECE.chosen : PIECE.share;
  const size = Math.max(PIECE.least, sight.camera.side * share);
  const glow = circle(point, size * 0.66, { fill: `${SIGN_HALO}66`, stroke: `${SIGN_EDGE}99`, lineWidth: 1.5 });
  const look = chosen ? { colour: chosen } : { colour: 'yellow' as const, ghost: true };
  return [...(chosen ? [] : [glow]), { kind: 'piece', piece, ...point, size, ...look }];
}

/** A text beside the top right corner of a square, within the view. */
function bubble(text: string, { x, y }: Square, { camera, view }: BoardSight): DrawOperation[] {
  const width = text.length * BUBBLE.text * BUBBLE.character + 2 * BUBBLE.padding;
  const height = BUBBLE.text + 2 * BUBBLE.padding;
  const corner = pointInView(camera, { x: x + 1, y }, view);
  const within = (value: number, most: number) => Math.max(2, Math.min(value, most - 2));
  const box = {
    x: within(corner.x - width / 2, view.width - width),
    y: within(corner.y - height / 2, view.height - height),
    width,
    height,
  };
  const middle = { x: box.x + width / 2, y: box.y + height / 2 };
  return [
    rectangle(box, { fill: SIGN_EDGE, stroke: SIGN_HALO, lineWidth: 1.5, radius: height / 2 }),
    caption(middle, text, { size: BUBBLE.text, fill: SIGN_HALO }),
  ];
}

/** The box around squares, in pixels of the view. */
function boxOn(squares: readonly Square[], { camera, view }: BoardSight) {
  const { x, y, width, height } = boxAround(squares, 1);
  const { side } = camera;
  return { ...pointInView(camera, { x, y }, view), width: width * side, height: height * side };
}

function middleOf({ x, y }: Square, { camera, view }: BoardSight): Point {
  return pointInView(camera, { x: x + 0.5, y: y + 0.5 }, view);
}

/** Draws drafts. The page has it, as its own drawings share most of it, and hands it to the script that plays. */
export const draftDrawing = { legalSquare, deadSquare, ghostTile, piecePlace, bubble };

export type DraftDrawing = typeof draftDrawing;
