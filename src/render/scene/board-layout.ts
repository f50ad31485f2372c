import type { Square } from '../../core/tile.ts';
import type { BoardGrid } from '../../drawing/board-grid.ts';
import { SQUARE_SIDES } from '../../drawing/draw.ts';
import type { Box, Point } from '../../drawing/point.ts';
import type { DrawingContext, GamePicture } from '../../games/contract/picture.ts';
import type { BoardScene, SquareArea } from '../../games/contract/scene.ts';
import type { BoardPictureRequest } from '../request.ts';
import { worstShrinkOf } from './chat-size.ts';
import { asideWidths, BESIDE, STRIP, stripHeight, TEXT_IN_CHAT, textHeight, WIDTH } from './composition.ts';
import { isShown } from './scene-area.ts';

/** Longest side of a picture, in pixels. */
const LONGEST_SIDE = 2000;

/** Sides of squares of which some are cut off, as they are large. */
const CLOSE_SIDES = [256, ...SQUARE_SIDES];

/** Space between two lines of a strip, in heights of the text. */
const GAP = 0.14;

/** Places and sizes of everything on a picture, in pixels. */
export interface BoardLayout extends BoardGrid {
  readonly width: number;
  readonly height: number;
  /** Height of the panel's text. */
  readonly text: number;
  /** The squares of the picture. */
  readonly area: SquareArea;
  /** A line for each seat below the board; none where there is no panel. */
  readonly seats: readonly Box[];
  /** What is beside the seats, as high as all of them: the tiles left and the drawn one, or the whole board. */
  readonly aside?: Box;
  /** Tiles to choose one from, below all else. */
  readonly choice?: Box;
}

/** Everything needed to draw any part of a picture. */
export interface BoardContext extends DrawingContext {
  readonly layout: BoardLayout;
  readonly picture: GamePicture;
}

/** Lays out a picture with the largest squares that it has room for. */
export function boardLayout(
  scene: BoardScene,
  { longest = LONGEST_SIDE }: Pick<BoardPictureRequest, 'longest'> = {},
): BoardLayout {
  if (scene.closeUp) return closeLayout(scene, scene.closeUp, longest);
  let layout = layoutWith(scene, SQUARE_SIDES[0]!);
  for (const tile of SQUARE_SIDES.slice(1)) {
    if (Math.max(layout.width, layout.height) <= longest) break;
    layout = layoutWith(scene, tile);
  }
  return layout;
}

/** The square at a pixel; undefined beside the board. */
export function squareAt({ area, board, tile }: BoardLayout, { x, y }: Point): Square | undefined {
  const square = { x: area.x + Math.floor((x - board.x) / tile), y: area.y + Math.floor((y - board.y) / tile) };
  return isShown(area, square) ? square : undefined;
}

/** Only the squares, some of them cut off at the edge of the picture. */
function closeLayout({ area }: BoardScene, { x, y, width: columns, height: rows }: Box, longest: number): BoardLayout {
  const tile = CLOSE_SIDES.find((side) => Math.max(columns, rows) * side <= longest) ?? CLOSE_SIDES.at(-1)!;
  const px = (squares: number) => Math.round(squares * tile);
  const board = { x: px(area.x - x), y: px(area.y - y), width: area.columns * tile, height: area.rows * tile };
  const [width, height] = [px(columns), px(rows)];
  const shrink = worstShrinkOf({ width, height });
  const text = Math.round(TEXT_IN_CHAT * shrink);
  return { width, height, text, area, board, tile, inChat: tile / Math.max(1, shrink), seats: [] };
}

function layoutWith(scene: BoardScene, tile: number): BoardLayout {
  const { area, panel, seats, choice } = scene;
  const text = textHeight(scene, area, tile);
  const px = (heights: number) => Math.round(heights * text);
  const squares = { width: area.columns * tile, height: area.rows * tile };
  const needed = px(BESIDE.left) + squares.width + px(BESIDE.right);
  // Beside a high board there is as much room as a phone has, so that the seats have it below.
  const width = panel ? Math.max(needed, Math.floor(WIDTH * text)) : needed;
  const board = { x: px(BESIDE.left) + Math.round((width - needed) / 2), y: px(BESIDE.top), ...squares };
  const below = board.y + board.height + px(BESIDE.bottom);
  const { lines, all } = stripHeight(scene, tile / text);
  const height = below + px(all);
  const inChat = tile / Math.max(1, worstShrinkOf({ width, height }));
  const grid = { width, height, text, area, board, tile, inChat };
  if (!panel) return { ...grid, seats: [] };
  const edge = px(STRIP.edge);
  const strip = { x: edge, y: below, width: width - 2 * edge, height: px(lines) };
  const { picture, beside, counts } = asideWidths(scene, lines);
  const asideWidth = px(picture + beside + counts);
  const aside = asideWidth > 0 && { ...strip, x: strip.x + strip.width - asideWidth, width: asideWidth };
  const forSeats = aside ? aside.x - edge - strip.x : strip.width;
  const each = strip.height / seats.length;
  const gap = px(GAP);
  const row = (at: number) => strip.y + Math.round(at * each);
  const boxes = seats.map((_, at) => ({
    x: strip.x,
    y: row(at),
    width: forSeats,
    height: row(at + 1) - row(at) - gap,
  }));
  const tiles = { ...strip, y: strip.y + strip.height + edge, height: px(STRIP.choice) };
  return { ...grid, seats: boxes, ...(aside && { aside }), ...(choice.length > 1 && { choice: tiles }) };
}
