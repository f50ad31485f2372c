import type { Content } from '../../core/rules.ts';
import type { Square } from '../../core/tile.ts';
import type { Box } from '../../drawing/point.ts';
import type { GamePicture } from '../../games/contract/picture.ts';
import type { BoardScene, SquareArea } from '../../games/contract/scene.ts';
import { FOCUS_RATIO } from './composition.ts';
import { type FocusFacts, focusArea } from './focus-area.ts';
import { boundsOf, cornersOf, isShown, withRing } from './square-area.ts';

/**
 * The close-up of a tile on which a choice is made: columns and rows around the tile, cut off so that a tile of one square is
 * half as high as the picture; and the smallest ratio of width to height, so that a phone has room for buttons below it.
 */
const CLOSE = { columns: 1.5, rows: 1, ratio: 1.25 };

/** If at least this share of a board is outside a picture, the whole board is shown small beside it. */
const LOST = 0.5;

interface About {
  readonly content: Content;
  readonly picture: GamePicture;
}

/**
 * Returns the squares of a picture: the whole bounded board; or all tiles with a ring of empty squares; or, in a focus, the squares
 * around the latest turns.
 */
export function sceneArea(shown: FocusFacts, { content, picture }: About): SquareArea {
  const bounds = picture.boundedBoard?.(content, shown.facts)?.area;
  if (shown.extent === 'whole' && bounds) return bounds;
  const squares = picture.squares?.(shown) ?? [];
  if (shown.extent === 'whole') return wholeArea(shown, squares);
  const close = closeUp(shown);
  return close ? aroundOf(close) : focusArea(shown, { squares, bounds, last: picture.lastColumn?.(shown) });
}

/** Returns the squares of the whole board, if a focus without a choice shows less than half of it. */
export function insetArea(
  shown: FocusFacts & Pick<BoardScene, 'area'>,
  { content, picture }: About,
): SquareArea | undefined {
  const { extent, tiles, ghosts, choice, area, drawn, over } = shown;
  const isChoosing = ghosts.length > 0 || choice.length > 1 || drawn !== undefined || tiles.some(({ draft }) => draft);
  if (extent === 'whole' || isChoosing || over) return undefined;
  const covered = tiles.flatMap((tile) => tile.squares);
  const lost = covered.filter((square) => !isShown(area, square)).length;
  return lost > covered.length * LOST ? tightArea(shown, { content, picture }) : undefined;
}

/** Returns the squares of the whole board, without empty ones around its tiles. */
export function tightArea(
  { tiles, facts }: Pick<FocusFacts, 'tiles' | 'facts'>,
  { content, picture }: About,
): SquareArea {
  return picture.boundedBoard?.(content, facts)?.area ?? boundsOf(tiles.flatMap((tile) => tile.squares));
}

/** True if a piece is to be chosen by a letter; ghosts without letters show a better choice of a past turn. */
export function asksForPiece({ ghosts }: Pick<BoardScene, 'ghosts'>): boolean {
  return ghosts.some(({ label }) => label !== '');
}

/** True if the tile with an index is drafted, or is the tile of a close-up on which a piece is chosen. */
export function isAskedAbout(
  { tiles, ghosts, closeUp }: Pick<BoardScene, 'tiles' | 'ghosts' | 'closeUp'>,
  tile: number,
): boolean {
  return tiles[tile]!.draft === true || (closeUp !== undefined && ghosts.some((ghost) => ghost.tile === tile));
}

/**
 * Returns the box of a close-up, for a choice on one tile; the squares around the tile are cut off. Undefined if the picture shows
 * whole squares.
 */
export function closeUp({ tiles, ghosts, legal, choice, extent }: FocusFacts): Box | undefined {
  const asked = asksForPiece({ ghosts }) ? ghosts.map(({ tile }) => tiles[tile]!) : [];
  const drafts = tiles.filter(({ draft }) => draft);
  if (extent === 'whole' || legal.length > 0 || choice.length > 1) return undefined;
  const about = asked.length > 0 ? asked : ghosts.length > 0 ? [] : drafts.slice(-1);
  if (new Set(about).size !== 1) return undefined;
  const { x, y, columns, rows } = boundsOf(about[0]!.squares);
  const width = Math.max(columns + CLOSE.columns, (rows + CLOSE.rows) * CLOSE.ratio);
  const height = Math.max(rows + CLOSE.rows, width / FOCUS_RATIO.max);
  return { x: x - (width - columns) / 2, y: y - (height - rows) / 2, width, height };
}

/** Returns all tiles with a ring of empty squares, which contains the squares to choose from, as these touch a tile. */
function wholeArea({ tiles }: FocusFacts, squares: readonly Square[]): SquareArea {
  const covered = withRing(boundsOf(tiles.flatMap((tile) => tile.squares)));
  return boundsOf([...cornersOf(covered), ...squares]);
}

/** Returns the whole squares around a part of the board. */
function aroundOf({ x, y, width, height }: Box): SquareArea {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  return { x: left, y: top, columns: Math.ceil(x + width) - left, rows: Math.ceil(y + height) - top };
}
