import type { Content } from '../../core/rules.ts';
import type { Square } from '../../core/tile.ts';
import { type Box, boxAround } from '../../drawing/point.ts';
import type { GamePicture } from '../../games/contract/picture.ts';
import type { BoardScene, SquareArea } from '../../games/contract/scene.ts';
import { composition, LEAST, RATIO, shapesWith, squareOf } from './composition.ts';

/** Columns of a focus at least, and as many as a phone shows with squares of 30 pixels above the seats. */
const COLUMNS = { min: 5, story: 10 };

/** Least sides of squares in a story, and in one with tiles that its viewer has not seen yet. */
const SQUARE = { story: squareOf(COLUMNS.story), unseen: LEAST };

/**
 * Squares around a tile on which a choice is made: these are seen in part, so that a tile of one square is half as high as the
 * picture; and the width of the picture in its heights, at least, so that a phone has room for buttons below it.
 */
const CLOSE = { columns: 1.5, rows: 1, ratio: 1.25 };

/** Number of turns that a focus shows besides the squares to choose from, while the squares stay large. */
const FOCUS_TURNS = 2;

/**
 * Number of additional squares that outweigh being half a square off the middle; what has happened is seen anywhere in a
 * picture, what can be chosen better in the middle.
 */
const EVENNESS = { choice: 0.4, story: 0.1 };

/** Sides that differ by less are equal. */
const ROUNDING = 1e-6;

/** Share of a board that is beyond a picture from which on the whole is shown small beside it. */
const LOST = 0.5;

/** The facts that the area of a picture depends on. */
type Shown = Pick<
  BoardScene,
  'extent' | 'over' | 'panel' | 'tiles' | 'legal' | 'ghosts' | 'choice' | 'drawn' | 'seats' | 'facts'
> & {
  /** Squares of all that the turns told have done besides their tiles. */
  readonly told: readonly Square[];
  /** Squares of the features that they scored, which are shown as far as the picture has room. */
  readonly scored: readonly Square[];
};

interface About {
  readonly content: Content;
  readonly picture: GamePicture;
}

/** Whether a square is one of those that are shown. */
export function isShown({ x, y, columns, rows }: SquareArea, square: Square): boolean {
  return square.x >= x && square.x < x + columns && square.y >= y && square.y < y + rows;
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
  const last = picture.lastColumn?.(shown);
  return focusArea(shown, { squares, bounds, ...(last !== undefined && { last }) });
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

/** What bounds a focus: squares that the game wants to be seen, the board's bounds, and the last column worth showing. */
interface Bounds {
  readonly squares: readonly Square[];
  readonly bounds: SquareArea | undefined;
  readonly last?: number;
}

/**
 * The squares to choose from, or all of the board where a phone shows its squares large enough, or those of the last
 * turns; with what lies around them.
 */
function focusArea(shown: Shown, bounds: Bounds): SquareArea {
  const { legal, ghosts } = shown;
  const close = closeUp(shown);
  if (close) return aroundOf(close);
  const coveredBy = (some: Shown['tiles']) => some.flatMap((tile) => tile.squares);
  const drafts = coveredBy(shown.tiles.filter(({ draft }) => draft));
  const tiles = shown.tiles.filter(({ draft }) => !draft);
  const turns = [...new Set(tiles.map(({ turn }) => turn))].filter((turn) => turn > 0).sort((a, b) => b - a);
  const since = (count: number) => coveredBy(tiles.filter(({ turn }) => turns.slice(0, count).includes(turn)));
  const last = coveredBy(tiles.filter((tile) => tile.last !== undefined));
  const squareIn = (area: SquareArea) => composition(shown, area).square;
  // The first wish of which a picture with squares of a side, or else of the next, has one of the areas.
  const fitted = (wishes: readonly (readonly SquareArea[])[], least: readonly number[]) => {
    const known = wishes.map((areas) =>
      areas.filter(({ columns }) => columns > 0).map((area) => upTo(area, bounds.last)),
    );
    const found = known.flatMap((areas) =>
      least.flatMap((square) => areas.filter((area) => squareIn(area) >= square - ROUNDING)),
    )[0];
    return found ?? known.flat().at(-1) ?? ringed(boundsOf(coveredBy(tiles)));
  };
  const widest = squareOf(COLUMNS.min);
  const largest = (area: SquareArea, evenness = EVENNESS.choice) =>
    widened(shown, area, { ...bounds, square: Math.min(widest, squareIn(area)), evenness });
  if (ghosts.length > 0) return largest(ringed(boundsOf(coveredBy(ghosts.map(({ tile }) => shown.tiles[tile]!)))));
  if (shown.choice.length > 1 || drafts.length > 0) return largest(ringed(boundsOf(drafts.length > 0 ? drafts : last)));
  const asked = legal.filter(({ elsewhere }) => !elsewhere);
  if (asked.length > 0) {
    const recent = boundsOf([...asked, ...since(FOCUS_TURNS)]);
    const framed = boundsOf([...asked, ...cornersOf(ringed(boundsOf(last)))]);
    const isPage = asked.length < legal.length;
    const withLast = boundsOf([...asked, ...last]);
    const wishes = isPage
      ? [
          ...(squareIn(withLast) >= SQUARE.unseen - ROUNDING ? [withLast] : []),
          ringed(boundsOf(asked)),
          boundsOf(asked),
        ]
      : [ringed(recent), ringed(framed), framed, withLast];
    return largest(fitted([wishes], isPage ? [SQUARE.unseen] : [SQUARE.story]));
  }
  const all = boundsOf([...bounds.squares, ...coveredBy(tiles)]);
  const lastFramed = cornersOf(ringed(boundsOf(last)));
  const whole = [ringed(all), boundsOf([...cornersOf(all), ...lastFramed])]
    .map((area) => upTo(area, bounds.last))
    .find((area) => squareIn(area) >= SQUARE.story - ROUNDING);
  if (whole) return largest(whole, EVENNESS.story);
  const glowing = turns.filter((turn) => tiles.some((tile) => tile.turn === turn && tile.unseen)).length;
  const unseen = Array.from({ length: glowing }, (_, at) => boundsOf(since(glowing - at)));
  // Nothing that a turn has done is cut off, however far from each other it lies; the points of the end are told elsewhere, too.
  const told = (squares: readonly Square[]) => boundsOf([...squares, ...shown.told, ...lastFramed]);
  const kernel = fitted(
    [
      ...unseen.map((area) => [told(cornersOf(ringed(area))), told(cornersOf(area))]),
      [told(shown.scored)],
      [told([])],
      ...(shown.over ? [[boundsOf(lastFramed)]] : []),
    ],
    glowing > 1 || shown.scored.length > 0 ? [SQUARE.story, SQUARE.unseen] : [SQUARE.story],
  );
  const square = Math.min(SQUARE.story, squareIn(kernel));
  const recent = boundsOf([...cornersOf(kernel), ...since(FOCUS_TURNS)]);
  const shownKernel = squareIn(recent) >= square - ROUNDING ? recent : kernel;
  return widened(shown, shownKernel, { ...bounds, square, evenness: EVENNESS.story, isHigh: true });
}

/** Whole squares around a part of the board. */
function aroundOf({ x, y, width, height }: Box): SquareArea {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  return { x: left, y: top, columns: Math.ceil(x + width) - left, rows: Math.ceil(y + height) - top };
}

/** Two squares that span an area; none without columns. */
function cornersOf({ x, y, columns, rows }: SquareArea): Square[] {
  const last = { x: x + columns - 1, y: y + rows - 1 };
  return columns === 0 ? [] : [{ x, y }, last];
}

function ringed({ x, y, columns, rows }: SquareArea): SquareArea {
  if (columns === 0) return { x, y, columns, rows };
  return { x: x - 1, y: y - 1, columns: columns + 2, rows: rows + 2 };
}

/** The columns of an area up to the last one worth showing. */
function upTo(area: SquareArea, last = Number.POSITIVE_INFINITY): SquareArea {
  return { ...area, columns: Math.min(area.columns, last - area.x + 1) };
}

/**
 * Extends an area to what a picture with squares of a side shows, with the seats below it or beside it, so that it leaves
 * the board's bounds as little as possible, shows as many tiles as possible, and then is as centred as possible.
 */
function widened(
  shown: Shown,
  kernel: SquareArea,
  {
    square,
    evenness,
    isHigh,
    bounds,
    last,
  }: Bounds & { readonly square: number; readonly evenness: number; readonly isHigh?: boolean },
): SquareArea {
  const squares = shown.tiles.flatMap((tile) => tile.squares);
  let best = kernel;
  let max = Number.NEGATIVE_INFINITY;
  for (const shape of shapesWith(shown, square)) {
    const columns = Math.max(shape.columns, kernel.columns);
    const rows = Math.max(isHigh ? shape.rows : shape.min, kernel.rows);
    // Of an area that is too large for a shape, the other one leaves larger squares.
    if (composition(shown, { columns, rows }).square < square - ROUNDING) continue;
    const beyond = ({ x, y }: Square) =>
      Math.max(0, x + columns - 1 - (last ?? Number.POSITIVE_INFINITY)) * rows +
      (bounds ? columns * rows - sharedSquares(bounds, { x, y, columns, rows }) : 0);
    for (let x = kernel.x + kernel.columns - columns; x <= kernel.x; x++) {
      for (let y = kernel.y + kernel.rows - rows; y <= kernel.y; y++) {
        const area = { x, y, columns, rows };
        const inside = squares.filter((at) => isShown(area, at)).length;
        const unevenX = 2 * x + columns - 2 * kernel.x - kernel.columns;
        const unevenY = 2 * y + rows - 2 * kernel.y - kernel.rows;
        const worth = inside - beyond(area) - (Math.abs(unevenX) + Math.abs(unevenY)) * evenness;
        if (worth > max) [best, max] = [area, worth];
      }
    }
  }
  return best;
}

/** How many squares two areas have in common. */
function sharedSquares(one: SquareArea, other: SquareArea): number {
  const across = Math.min(one.x + one.columns, other.x + other.columns) - Math.max(one.x, other.x);
  const down = Math.min(one.y + one.rows, other.y + other.rows) - Math.max(one.y, other.y);
  return Math.max(0, across) * Math.max(0, down);
}

/** The smallest rectangle with all of some squares; without columns where there are none. */
function boundsOf(squares: readonly Square[]): SquareArea {
  if (squares.length === 0) return { x: 0, y: 0, columns: 0, rows: 0 };
  const { x, y, width, height } = boxAround(squares, 1);
  return { x, y, columns: width, rows: height };
}
