import type { Square } from '../../core/tile.ts';
import type { BoardGrid } from '../../drawing/board-grid.ts';
import { SQUARE_SIDES } from '../../drawing/draw.ts';
import type { Box, Point } from '../../drawing/point.ts';
import type { DrawingContext, GamePicture } from '../../games/contract/picture.ts';
import type { BoardScene, SquareArea } from '../../games/contract/scene.ts';
import type { BoardPictureRequest } from '../request.ts';
import {
  asideHeights,
  asideWidths,
  composition,
  MARGINS,
  PHONE_SIZE,
  PICTURE_WIDTH,
  SEATS_BELOW,
  SEATS_BESIDE,
  type SidePartLengths,
  stripHeight,
  TEXT_HEIGHT_IN_CHAT,
  worstShrinkOf,
} from './composition.ts';
import { isShown } from './square-area.ts';

/** Longest side of a picture, in pixels. */
const LONGEST_SIDE = 2000;

/** Width from which on a picture does not look sharper in any chat, in pixels; phones have up to three pixels per point. */
const SHARP = 2.9 * PHONE_SIZE.width;

/** Side of a square that is large enough for people who enlarge a picture, in pixels. */
const LARGE = 96;

/** Allowed sides of squares in a close-up, where some are cut off, in pixels. */
const CLOSE_SIDES = [256, ...SQUARE_SIDES];

/** Space between two lines of a strip, in heights of the text. */
const GAP = 0.14;

/** The area beside the seats, with the lengths of its parts along one of its sides, in pixels. */
export interface Aside extends Box {
  readonly parts: SidePartLengths;
}

/** Positions and sizes of everything on a picture, in pixels. */
export interface BoardLayout extends BoardGrid {
  /** Height of the panel's text. */
  readonly text: number;
  /** The squares of the picture. */
  readonly area: SquareArea;
  /** A line for each seat below the board, or a card beside the board; empty without a panel. */
  readonly seats: readonly Box[];
  /** True if the seats are beside the board. */
  readonly isBeside?: true;
  /** The area beside the seats, or below their cards: the tiles left, and the drawn tile or the whole board. */
  readonly aside?: Aside;
  /** The area with tiles to choose from, below everything else. */
  readonly choice?: Box;
}

/** Everything needed to draw any part of a picture. */
export interface BoardContext extends DrawingContext {
  readonly layout: BoardLayout;
  readonly picture: GamePicture;
}

/** Lays out a picture with the largest squares that fit, but no larger ones than a viewer would notice. */
export function boardLayout(
  scene: BoardScene,
  { longest = LONGEST_SIDE }: Pick<BoardPictureRequest, 'longest'> = {},
): BoardLayout {
  if (scene.closeUp) return closeLayout(scene, scene.closeUp, longest);
  let layout = layoutWith(scene, SQUARE_SIDES[0]!);
  for (const tile of SQUARE_SIDES.slice(1)) {
    const smaller = layoutWith(scene, tile);
    const isEnough = tile >= LARGE && smaller.width >= SHARP;
    if (!isEnough && Math.max(layout.width, layout.height) <= longest) break;
    layout = smaller;
  }
  return layout;
}

/** Returns the square at a pixel; undefined beside the board. */
export function squareAt({ area, board, tile }: BoardLayout, { x, y }: Point): Square | undefined {
  const square = { x: area.x + Math.floor((x - board.x) / tile), y: area.y + Math.floor((y - board.y) / tile) };
  return isShown(area, square) ? square : undefined;
}

/** The layout of a close-up: only squares, some of them cut off at the edge of the picture. */
function closeLayout({ area }: BoardScene, { x, y, width: columns, height: rows }: Box, longest: number): BoardLayout {
  const tile = CLOSE_SIDES.find((side) => Math.max(columns, rows) * side <= longest) ?? CLOSE_SIDES.at(-1)!;
  const px = (squares: number) => Math.round(squares * tile);
  const board = { x: px(area.x - x), y: px(area.y - y), width: area.columns * tile, height: area.rows * tile };
  const [width, height] = [px(columns), px(rows)];
  const shrink = worstShrinkOf({ width, height });
  const text = Math.round(TEXT_HEIGHT_IN_CHAT * shrink);
  return { width, height, text, area, board, tile, tileInChat: tile / Math.max(1, shrink), seats: [] };
}

function layoutWith(scene: BoardScene, tile: number): BoardLayout {
  const { area, panel } = scene;
  const { seats, square } = composition(scene, area);
  const text = Math.max(1, Math.round(tile / square));
  const px = (heights: number) => Math.round(heights * text);
  const squares = { width: area.columns * tile, height: area.rows * tile };
  const needed = px(MARGINS.left) + squares.width + px(MARGINS.right);
  if (seats === 'beside') return besideLayout(scene, { tile, text, squares, needed });
  // A picture of a high board is at least as wide as a phone shows it, so that the seats fit below the board.
  const width = panel ? Math.max(needed, Math.floor(PICTURE_WIDTH * text)) : needed;
  const board = { x: px(MARGINS.left) + Math.round((width - needed) / 2), y: px(MARGINS.top), ...squares };
  const below = board.y + board.height + px(MARGINS.bottom);
  const { lines, all } = stripHeight(scene, tile / text);
  const grid = gridOf({ width, height: below + px(all), text, area, board, tile });
  if (!panel) return { ...grid, seats: [] };
  const edge = px(SEATS_BELOW.edge);
  const strip = { x: edge, y: below, width: width - 2 * edge, height: px(lines) };
  const parts = asideWidths(scene, lines);
  const asideWidth = px(lengthOf(parts));
  const aside = asideWidth > 0 && { ...strip, x: strip.x + strip.width - asideWidth, width: asideWidth, parts };
  const forSeats = aside ? aside.x - edge - strip.x : strip.width;
  const tiles = { ...strip, y: strip.y + strip.height + edge, height: px(SEATS_BELOW.choice) };
  return {
    ...grid,
    seats: rowsIn(scene, { ...strip, width: forSeats }, px(GAP)),
    ...(aside && { aside }),
    ...(scene.choice.length > 1 && { choice: tiles }),
  };
}

/** The layout with the seats in a column at the right of the board, and the other parts below them. */
function besideLayout(
  scene: BoardScene,
  {
    tile,
    text,
    squares,
    needed,
  }: Pick<BoardLayout, 'tile' | 'text'> & {
    readonly squares: Pick<Box, 'width' | 'height'>;
    readonly needed: number;
  },
): BoardLayout {
  const px = (heights: number) => Math.round(heights * text);
  const edge = px(SEATS_BELOW.edge);
  const width = Math.max(needed + px(SEATS_BESIDE.width) + edge, Math.floor(PICTURE_WIDTH * text));
  const height = px(MARGINS.top) + squares.height + px(MARGINS.bottom);
  const board = { x: px(MARGINS.left), y: px(MARGINS.top), ...squares };
  const strip = { x: needed, y: edge, width: width - needed - edge, height: height - 2 * edge };
  const cards = scene.seats.length;
  const forAside = strip.height / text - cards * SEATS_BESIDE.card.min - SEATS_BELOW.edge;
  const parts = asideHeights(scene, strip.width / text, forAside);
  const asideHeight = px(lengthOf(parts));
  const left = strip.height - (asideHeight > 0 ? asideHeight + edge : 0);
  const seats = { ...strip, height: Math.min(left, px(cards * SEATS_BESIDE.card.max)) };
  const aside = { ...strip, y: strip.y + seats.height + edge, height: asideHeight, parts };
  return {
    ...gridOf({ width, height, text, area: scene.area, board, tile }),
    isBeside: true,
    seats: rowsIn(scene, seats, px(GAP)),
    ...(asideHeight > 0 && { aside }),
  };
}

function gridOf(grid: Pick<BoardLayout, 'width' | 'height' | 'text' | 'area' | 'board' | 'tile'>) {
  return { ...grid, tileInChat: grid.tile / Math.max(1, worstShrinkOf(grid)) };
}

function lengthOf({ picture, beside, counts }: SidePartLengths): number {
  return picture + beside + counts;
}

/** Returns a row for each seat within a box. */
function rowsIn({ seats }: BoardScene, box: Box, gap: number): Box[] {
  const row = (index: number) => box.y + Math.round((index * box.height) / seats.length);
  return seats.map((_, index) => ({ ...box, y: row(index), height: row(index + 1) - row(index) - gap }));
}
