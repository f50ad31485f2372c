import type { Content } from '../../core/rules.ts';
import type { Square } from '../../core/tile.ts';
import type { Box } from '../../drawing/point.ts';
import type { GamePicture } from '../../games/contract/picture.ts';
import type { BoardScene, SquareArea } from '../../games/contract/scene.ts';
import { RATIO } from './composition.ts';
import { focusArea, type Shown } from './focus-area.ts';
import { boundsOf, cornersOf, isShown, ringed } from './square-area.ts';

/**
 * Squares around a tile on which a choice is made: these are seen in part, so that a tile of one square is half as high as the
 * picture; and the width of the picture in its heights, at least, so that a phone has room for buttons below it.
 */
const CLOSE = { columns: 1.5, rows: 1, ratio: 1.25 };

/** Share of a board that is beyond a picture from which on the whole is shown small beside it. */
const LOST = 0.5;

interface About {
  readonly content: Content;
  readonly picture: GamePicture;
}

/**
 * The squares of a picture: all of a board with bounds, else all tiles with a ring of empty squares, or in a focus those
 * around the latest turns.
 */
export function sceneArea(shown: Shown, { content, picture }: About): SquareArea {
  const bounds = picture.boundedBoard?.(content, shown.facts)?.area;
  if (shown.extent === 'whole' && bounds) return bounds;
  const squares = picture.squares?.(shown) ?? [];
  if (shown.extent === 'whole') return wholeArea(shown, squares);
  const close = closeUp(shown);
  return close ? aroundOf(close) : focusArea(shown, { squares, bounds, last: picture.lastColumn?.(shown) });
}

/** The squares of the whole board, where a focus in which nothing is being chosen shows less than half of it. */
export function insetArea(
  shown: Shown & Pick<BoardScene, 'area'>,
  { content, picture }: About,
): SquareArea | undefined {
  const { extent, tiles, ghosts, choice, area, drawn, over } = shown;
  const isChoosing = ghosts.length > 0 || choice.length > 1 || drawn !== undefined || tiles.some(({ draft }) => draft);
  if (extent === 'whole' || isChoosing || over) return undefined;
  const covered = tiles.flatMap((tile) => tile.squares);
  const lost = covered.filter((square) => !isShown(area, square)).length;
  return lost > covered.length * LOST ? tightArea(shown, { content, picture }) : undefined;
}

/** The squares of the whole board without empty ones around its tiles. */
export function tightArea({ tiles, facts }: Pick<Shown, 'tiles' | 'facts'>, { content, picture }: About): SquareArea {
  return picture.boundedBoard?.(content, facts)?.area ?? boundsOf(tiles.flatMap((tile) => tile.squares));
}

/** Whether a piece is chosen by letters; ghosts without letters show what would have been better. */
export function asksForPiece({ ghosts }: Pick<BoardScene, 'ghosts'>): boolean {
  return ghosts.some(({ label }) => label !== '');
}

/** Whether the tile with an index is a draft, or one on which a piece is chosen that the picture shows from near. */
export function isAskedAbout(
  { tiles, ghosts, closeUp }: Pick<BoardScene, 'tiles' | 'ghosts' | 'closeUp'>,
  tile: number,
): boolean {
  return tiles[tile]!.draft === true || (closeUp !== undefined && ghosts.some((ghost) => ghost.tile === tile));
}

/**
 * The part of an area that a picture shows where a choice is made on one tile: so near that the squares around it are cut
 * off; undefined where it shows whole squares.
 */
export function closeUp({ tiles, ghosts, legal, choice, extent }: Shown): Box | undefined {
  const asked = asksForPiece({ ghosts }) ? ghosts.map(({ tile }) => tiles[tile]!) : [];
  const drafts = tiles.filter(({ draft }) => draft);
  if (extent === 'whole' || legal.length > 0 || choice.length > 1) return undefined;
  const about = asked.length > 0 ? asked : ghosts.length > 0 ? [] : drafts.slice(-1);
  if (new Set(about).size !== 1) return undefined;
  const { x, y, columns, rows } = boundsOf(about[0]!.squares);
  const width = Math.max(columns + CLOSE.columns, (rows + CLOSE.rows) * CLOSE.ratio);
  const height = Math.max(rows + CLOSE.rows, width / RATIO.max);
  return { x: x - (width - columns) / 2, y: y - (height - rows) / 2, width, height };
}

/** All tiles with a ring of empty squares. Squares to choose from touch a tile, so the ring around the tiles holds them. */
function wholeArea({ tiles }: Shown, squares: readonly Square[]): SquareArea {
  const covered = ringed(boundsOf(tiles.flatMap((tile) => tile.squares)));
  return boundsOf([...cornersOf(covered), ...squares]);
}

/** Whole squares around a part of the board. */
function aroundOf({ x, y, width, height }: Box): SquareArea {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  return { x: left, y: top, columns: Math.ceil(x + width) - left, rows: Math.ceil(y + height) - top };
}
