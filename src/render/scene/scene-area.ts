import type { Content } from '../../core/rules.ts';
import type { Square } from '../../core/tile.ts';
import { boxAround } from '../../drawing/point.ts';
import type { GamePicture } from '../../games/contract/picture.ts';
import type { BoardScene, SquareArea } from '../../games/contract/scene.ts';

/** Columns of a focus that a chat shows large, from the largest squares on, each with about half as many rows. */
const FOCUS_SIZES: readonly Size[] = [8, 9, 11, 13, 15, 17, 19].map((columns) => ({
  columns,
  rows: Math.ceil(columns / 2),
}));

/** The same where there is nothing to choose: as much of the board as a chat shows in squares of 40 pixels. */
const STORY_SIZES: readonly Size[] = [
  { columns: 8, rows: 4 },
  { columns: 10, rows: 5 },
  { columns: 12, rows: 6 },
];
const STORY = STORY_SIZES.at(-1)!;

/** Largest focus, unless its choice needs more: its squares have 96 pixels a side in a picture of 2,000. */
const LARGEST: Size = { columns: 19, rows: 14 };

/** Largest preview: only the drafted tile and its neighbours matter. */
const PREVIEW: Size = { columns: 11, rows: 6 };

/**
 * Sizes of a picture in which pieces are chosen: their letters need large squares, also on a phone, where the width counts.
 * The first is for more than a few.
 */
const CHOOSING: readonly Size[] = [
  { columns: 3, rows: 3 },
  { columns: 5, rows: 3 },
  { columns: 6, rows: 4 },
];

/** So many pieces to choose from do not hide their tile. */
const FEW = 3;

/** A picture in which one of several tiles is chosen: these are below the board, and as large. */
const CHOOSING_TILE: Size = { columns: 10, rows: 3 };

/**
 * Columns in a row's number of squares for focuses that are larger still: at least, at most, and beside a page of
 * numbers.
 */
const SHAPE = { width: 1.8, height: 1.9, page: 1.1 };

/** Number of turns that a focus shows besides the squares to choose from, while the squares stay large. */
const FOCUS_TURNS = 2;

/**
 * Number of additional squares that outweigh being half a square off the middle; what has happened is seen anywhere in a
 * picture, what can be chosen better in the middle.
 */
const EVENNESS = { choice: 0.4, story: 0.1 };

interface Size {
  readonly columns: number;
  readonly rows: number;
}

/** The facts that the area of a picture depends on. */
type Shown = Pick<BoardScene, 'extent' | 'over' | 'tiles' | 'legal' | 'ghosts' | 'choice' | 'facts'> & {
  /** Squares of pieces that went home or became stronger in the turns told, and of their points without a feature. */
  readonly told: readonly Square[];
};

/** Whether a square is one of those that are shown. */
export function isShown({ x, y, columns, rows }: SquareArea, square: Square): boolean {
  return square.x >= x && square.x < x + columns && square.y >= y && square.y < y + rows;
}

/**
 * The squares of a picture: all of a board with bounds, else all tiles with a ring of empty squares, or in a focus those
 * around the latest turns.
 */
export function sceneArea(shown: Shown, { content, picture }: { content: Content; picture: GamePicture }): SquareArea {
  const bounds = shown.extent === 'focus' ? undefined : picture.bounds?.(content, shown.facts);
  if (bounds) return bounds;
  const squares = picture.squares?.(shown) ?? [];
  return shown.extent === 'focus' ? focusArea(shown, squares) : wholeArea(shown, squares);
}

/** Share of a board beyond the picture from which on the whole is shown, too. */
const LOST = 0.1;

/** The squares of the whole board, where a focus in which nothing is being chosen leaves out more than a little of it. */
export function insetArea(
  shown: Shown & Pick<BoardScene, 'area'>,
  { content, picture }: { content: Content; picture: GamePicture },
): SquareArea | undefined {
  const { extent, tiles, ghosts, choice, area } = shown;
  const isChoosing = ghosts.length > 0 || choice.length > 1 || tiles.some(({ draft }) => draft);
  if (extent === 'whole' || isChoosing) return undefined;
  const covered = tiles.flatMap((tile) => tile.squares);
  const bounds = picture.bounds?.(content, shown.facts);
  const squares = bounds ? squaresOf(bounds) : covered;
  const lost = squares.filter((square) => !isShown(area, square)).length;
  return lost > squares.length * LOST ? (bounds ?? boundsOf(covered)) : undefined;
}

/** All tiles with a ring of empty squares. Squares to choose from touch a tile, so the ring around the tiles holds them. */
function wholeArea({ tiles }: Shown, squares: readonly Square[]): SquareArea {
  const covered = ringed(boundsOf(tiles.flatMap((tile) => tile.squares)));
  return boundsOf([...cornersOf(covered), ...squares]);
}

/**
 * All of the board where a chat shows its squares large enough and nothing is to be chosen. Else the squares to choose
 * from, those of the last turns and what lies around them. To keep squares of 96 pixels, earlier
 * turns, the ring and glowing tiles are dropped; the squares to choose from and the last tile are kept, except in a
 * preview far from that tile.
 */
function focusArea(shown: Shown, squares: readonly Square[]): SquareArea {
  const { legal, ghosts } = shown;
  const coveredBy = (some: Shown['tiles']) => some.flatMap((tile) => tile.squares);
  if (ghosts.length > 0) return ghostArea(shown, coveredBy(ghosts.map(({ tile }) => shown.tiles[tile]!)));
  const drafts = coveredBy(shown.tiles.filter(({ draft }) => draft));
  const tiles = shown.tiles.filter(({ draft }) => !draft);
  const turns = [...new Set(tiles.map(({ turn }) => turn))].filter((turn) => turn > 0).sort((a, b) => b - a);
  const since = (count: number) => coveredBy(tiles.filter(({ turn }) => turns.slice(0, count).includes(turn)));
  const last = since(1);
  const glowing = turns.filter((turn) => tiles.some((tile) => tile.turn === turn && tile.unseen)).length;
  if (shown.choice.length > 1) {
    return widened(ringed(boundsOf(drafts.length > 0 ? drafts : last)), CHOOSING_TILE, shown.tiles);
  }
  const isPreview = drafts.length > 0 && legal.length === 0;
  const onPage = legal.filter(({ elsewhere }) => !elsewhere);
  if (onPage.length < legal.length) return pageArea(shown, onPage);
  const asked = [...legal, ...drafts];
  const all = [...squares, ...coveredBy(tiles)];
  const story = asked.length === 0 ? storyArea(shown, { all, last }) : undefined;
  if (story) return story;
  const withTold = [glowing, 1]
    .map((count) => boundsOf([...shown.told, ...cornersOf(ringed(boundsOf(since(Math.max(1, count)))))]))
    .find((area) => fits(area, STORY));
  const isTold = asked.length === 0 && shown.told.length > 0;
  // The latest turns of those that glow, as many as leave the squares large. A frame at the very edge looks cut off.
  const kernels = [
    ...(isTold && withTold ? [withTold] : []),
    ...Array.from({ length: Math.max(1, glowing) }, (_, at) => boundsOf(since(Math.max(1, glowing) - at))).flatMap(
      (framed) => [ringed(framed), framed].map((area) => boundsOf([...asked, ...cornersOf(area)])),
    ),
    boundsOf([...asked, ...last]),
    ...(isPreview ? [ringed(boundsOf(drafts))] : []),
  ].filter(({ columns }) => columns > 0);
  const min = kernels.at(-1);
  if (!min) return widened(ringed(boundsOf(all)), FOCUS_SIZES[0]!, tiles);
  const kernel = kernels.find((area) => fits(area, isPreview ? PREVIEW : LARGEST)) ?? min;
  const sizes = asked.length > 0 ? FOCUS_SIZES : [STORY, ...FOCUS_SIZES];
  const size = sizes.find((one) => fits(kernel, one));
  if (size) {
    const recent = boundsOf([...cornersOf(kernel), ...since(FOCUS_TURNS)]);
    if (asked.length === 0) return widened(fits(recent, size) ? recent : kernel, size, tiles, EVENNESS.story);
    return widened([ringed(recent), ringed(kernel), kernel].find((wish) => fits(wish, size))!, size, tiles);
  }
  const width = Math.ceil(kernel.rows * SHAPE.width);
  const columns = kernel.columns <= LARGEST.columns ? Math.min(width, LARGEST.columns) : width;
  return widened(kernel, { columns, rows: Math.floor(kernel.columns / SHAPE.height) }, tiles);
}

/**
 * The whole board, with a ring where there is room for it, at least around the last tile; undefined where it is too
 * large.
 */
function storyArea(
  { tiles }: Shown,
  { all, last }: { readonly all: readonly Square[]; readonly last: readonly Square[] },
): SquareArea | undefined {
  const board = boundsOf(all);
  const framed = boundsOf([...all, ...cornersOf(ringed(boundsOf(last)))]);
  const whole = [ringed(board), framed].find((area) => fits(area, STORY));
  return whole && widened(whole, STORY_SIZES.find((size) => fits(whole, size))!, tiles);
}

/** One page of squares to choose from: these and hardly more, as on a phone it is the width that counts. */
function pageArea({ tiles }: Shown, squares: readonly Square[]): SquareArea {
  const bounds = boundsOf(squares);
  const kernel = fits(ringed(bounds), STORY) ? ringed(bounds) : bounds;
  return widened(kernel, { ...FOCUS_SIZES[0]!, columns: Math.ceil(kernel.rows * SHAPE.page) }, tiles);
}

/** The tiles that ghosts stand on, with a ring around them. */
function ghostArea({ tiles, ghosts }: Shown, squares: readonly Square[]): SquareArea {
  const kernel = ringed(boundsOf(squares));
  const sizes = ghosts.length > FEW ? CHOOSING : CHOOSING.slice(1);
  return widened(kernel, sizes.find((size) => fits(kernel, size)) ?? kernel, tiles);
}

function squaresOf({ x, y, columns, rows }: SquareArea): Square[] {
  return Array.from({ length: columns * rows }, (_, at) => ({
    x: x + (at % columns),
    y: y + Math.floor(at / columns),
  }));
}

/** Two squares that span an area; none without columns. */
function cornersOf({ x, y, columns, rows }: SquareArea): Square[] {
  const last = { x: x + columns - 1, y: y + rows - 1 };
  return columns === 0 ? [] : [{ x, y }, last];
}

function fits(area: Size, size: Size): boolean {
  return area.columns <= size.columns && area.rows <= size.rows;
}

function ringed({ x, y, columns, rows }: SquareArea): SquareArea {
  if (columns === 0) return { x, y, columns, rows };
  return { x: x - 1, y: y - 1, columns: columns + 2, rows: rows + 2 };
}

/** Extends an area to a size, so that it shows as many tiles as possible, and then as centred as possible. */
function widened(kernel: SquareArea, size: Size, tiles: Shown['tiles'], evenness = EVENNESS.choice): SquareArea {
  const columns = Math.max(size.columns, kernel.columns);
  const rows = Math.max(size.rows, kernel.rows);
  const squares = tiles.flatMap((tile) => tile.squares);
  let best = kernel;
  let max = Number.NEGATIVE_INFINITY;
  for (let x = kernel.x + kernel.columns - columns; x <= kernel.x; x++) {
    for (let y = kernel.y + kernel.rows - rows; y <= kernel.y; y++) {
      const area = { x, y, columns, rows };
      const inside = squares.filter((at) => isShown(area, at)).length;
      const unevenX = 2 * x + columns - 2 * kernel.x - kernel.columns;
      const unevenY = 2 * y + rows - 2 * kernel.y - kernel.rows;
      const worth = inside - (Math.abs(unevenX) + Math.abs(unevenY)) * evenness;
      if (worth > max) [best, max] = [area, worth];
    }
  }
  return best;
}

/** The smallest rectangle with all of some squares; without columns where there are none. */
function boundsOf(squares: readonly Square[]): SquareArea {
  if (squares.length === 0) return { x: 0, y: 0, columns: 0, rows: 0 };
  const { x, y, width, height } = boxAround(squares, 1);
  return { x, y, columns: width, rows: height };
}
