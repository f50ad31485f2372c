import type { Square } from '../../core/tile.ts';
import { cheapestChoice } from '../../drawing/cheapest.ts';
import type { BoardScene, SquareArea } from '../../games/contract/scene.ts';
import { composition, MIN_SQUARE, shapesWith, squareOf } from './composition.ts';
import { boundsOf, cornersOf, isShown, sharedSquares, withRing } from './square-area.ts';

/** Smallest number of columns of a focus, and the number that a phone shows with squares of 30 pixels above the seats. */
const COLUMNS = { min: 5, story: 10 };

/** Smallest side of squares in a picture of the last turns, and in one with tiles that the viewer has not seen yet. */
const SQUARE = { story: squareOf(COLUMNS.story), unseen: MIN_SQUARE };

/** Number of turns that a focus shows besides the squares to choose from, if the squares stay large. */
const FOCUS_TURNS = 2;

/**
 * Number of additional squares that outweigh half a square off the middle. Squares to choose from should be in the middle; the last
 * turns can be anywhere in the picture.
 */
const EVENNESS = { choice: 0.4, story: 0.1 };

/** Sides that differ by less count as equal. */
const ROUNDING = 1e-6;

/** The facts of a scene from which the area of its picture follows. */
export type FocusFacts = Pick<
  BoardScene,
  'extent' | 'over' | 'panel' | 'tiles' | 'legal' | 'ghosts' | 'choice' | 'drawn' | 'seats' | 'facts'
> & {
  /** Squares of the effects of the shown turns, besides their tiles. */
  readonly told: readonly Square[];
  /** Squares of the features that these turns scored; they are shown if there is room. */
  readonly scored: readonly Square[];
};

/** Bounds of a focus: squares that the game wants to show, the board's bounds, and the last column worth showing. */
export interface Bounds {
  readonly squares: readonly Square[];
  readonly bounds: SquareArea | undefined;
  readonly last: number | undefined;
}

/**
 * Returns the squares of a focus: those to choose from; without any, the whole board if its squares are large enough on a phone;
 * otherwise those of the last turns. Squares around them are included.
 */
export function focusArea(shown: FocusFacts, bounds: Bounds): SquareArea {
  const focus = focusOn(shown, bounds);
  const { last, largest } = focus;
  const drafts = coveredBy(shown.tiles.filter(({ draft }) => draft));
  if (shown.ghosts.length > 0) {
    return largest(withRing(boundsOf(coveredBy(shown.ghosts.map(({ tile }) => shown.tiles[tile]!)))));
  }
  if (shown.choice.length > 1 || drafts.length > 0)
    return largest(withRing(boundsOf(drafts.length > 0 ? drafts : last)));
  const asked = shown.legal.filter(({ elsewhere }) => !elsewhere);
  if (asked.length > 0) return largest(areaAround(focus, asked, asked.length < shown.legal.length));
  return wholeStory(focus) ?? latestStory(focus);
}

/** Data from which the area of a focus is chosen. */
type Focus = ReturnType<typeof focusOn>;

function focusOn(shown: FocusFacts, bounds: Bounds) {
  const tiles = shown.tiles.filter(({ draft }) => !draft);
  const turns = [...new Set(tiles.map(({ turn }) => turn))].filter((turn) => turn > 0).sort((a, b) => b - a);
  const squareIn = (area: SquareArea) => composition(shown, area).square;
  return {
    shown,
    bounds,
    tiles,
    turns,
    /** Squares of the tiles of the latest `count` turns, and of those of the last turn. */
    since: (count: number) => coveredBy(tiles.filter(({ turn }) => turns.slice(0, count).includes(turn))),
    last: coveredBy(tiles.filter((tile) => tile.last !== undefined)),
    squareIn,
    isLarge: (area: SquareArea, square: number) => squareIn(area) >= square - ROUNDING,
    /** Extends an area as far as its squares need not become smaller, or larger than allowed. */
    largest: (area: SquareArea, evenness = EVENNESS.choice) => {
      const square = Math.min(squareOf(COLUMNS.min), squareIn(area));
      return widened(shown, area, { ...bounds, square, evenness });
    },
  };
}

/** Returns the first area that fits a picture with squares of one of the sides, which are tried in order. */
function fitted(
  { tiles, bounds, isLarge }: Focus,
  wishes: readonly (readonly SquareArea[])[],
  least: readonly number[],
): SquareArea {
  const known = wishes.map((areas) =>
    areas.filter(({ columns }) => columns > 0).map((area) => upTo(area, bounds.last)),
  );
  const large = known.flatMap((areas) => least.flatMap((square) => areas.filter((area) => isLarge(area, square))));
  return large[0] ?? known.flat().at(-1) ?? withRing(boundsOf(coveredBy(tiles)));
}

/** Returns an area with the squares to choose from, all of them or those of a page, and with the tiles placed last. */
function areaAround(focus: Focus, asked: readonly Square[], isPage: boolean): SquareArea {
  const { since, last, isLarge } = focus;
  const withLast = boundsOf([...asked, ...last]);
  if (isPage) {
    const wishes = [withRing(boundsOf(asked)), boundsOf(asked)];
    return fitted(focus, [isLarge(withLast, SQUARE.unseen) ? [withLast, ...wishes] : wishes], [SQUARE.unseen]);
  }
  const recent = boundsOf([...asked, ...since(FOCUS_TURNS)]);
  const framed = boundsOf([...asked, ...cornersOf(withRing(boundsOf(last)))]);
  return fitted(focus, [[withRing(recent), withRing(framed), framed, withLast]], [SQUARE.story]);
}

/** Returns the whole board if its squares are large enough on a phone. */
function wholeStory({ tiles, bounds, last, isLarge, largest }: Focus): SquareArea | undefined {
  const all = boundsOf([...bounds.squares, ...coveredBy(tiles)]);
  const areas = [withRing(all), boundsOf([...cornersOf(all), ...cornersOf(withRing(boundsOf(last)))])];
  const whole = areas.map((area) => upTo(area, bounds.last)).find((area) => isLarge(area, SQUARE.story));
  return whole && largest(whole, EVENNESS.story);
}

/** Returns the squares of the last turns, and of the tiles that the viewer has not seen. */
function latestStory(focus: Focus): SquareArea {
  const { shown, bounds, tiles, turns, since, last, squareIn, isLarge } = focus;
  const lastFramed = cornersOf(withRing(boundsOf(last)));
  const glowing = turns.filter((turn) => tiles.some((tile) => tile.turn === turn && tile.unseen)).length;
  const unseen = Array.from({ length: glowing }, (_, index) => boundsOf(since(glowing - index)));
  // No effect of a turn is cut off, however far apart its effects are. Points of the end of the game may be, as texts tell them,
  // too.
  const told = (squares: readonly Square[]) => boundsOf([...squares, ...shown.told, ...lastFramed]);
  const kernel = fitted(
    focus,
    [
      ...unseen.map((area) => [told(cornersOf(withRing(area))), told(cornersOf(area))]),
      [told(shown.scored)],
      [told([])],
      ...(shown.over ? [[boundsOf(lastFramed)]] : []),
    ],
    glowing > 1 || shown.scored.length > 0 ? [SQUARE.story, SQUARE.unseen] : [SQUARE.story],
  );
  const square = Math.min(SQUARE.story, squareIn(kernel));
  const recent = boundsOf([...cornersOf(kernel), ...since(FOCUS_TURNS)]);
  const shownKernel = isLarge(recent, square) ? recent : kernel;
  return widened(shown, shownKernel, { ...bounds, square, evenness: EVENNESS.story, isHigh: true });
}

function coveredBy(tiles: FocusFacts['tiles']): Square[] {
  return tiles.flatMap((tile) => tile.squares);
}

/** Cuts an area after the last column worth showing. */
function upTo(area: SquareArea, last = Number.POSITIVE_INFINITY): SquareArea {
  return { ...area, columns: Math.min(area.columns, last - area.x + 1) };
}

/** Options for extending an area: the smallest side of squares, the weight of evenness, and whether it is as high as possible. */
interface Widening extends Bounds {
  readonly square: number;
  readonly evenness: number;
  readonly isHigh?: boolean;
}

/**
 * Extends an area to a picture with squares of a side, with the seats below or beside it. The area leaves the board's bounds as
 * little as possible; then it shows as many tiles as possible; then it is as centred as possible.
 */
function widened(
  shown: FocusFacts,
  kernel: SquareArea,
  { square, evenness, isHigh, bounds, last }: Widening,
): SquareArea {
  const squares = coveredBy(shown.tiles);
  const areas = shapesWith(shown, square).flatMap((shape) => {
    const columns = Math.max(shape.columns, kernel.columns);
    const rows = Math.max(isHigh ? shape.rows : shape.min, kernel.rows);
    // The other shape leaves larger squares.
    if (composition(shown, { columns, rows }).square < square - ROUNDING) return [];
    return from(kernel.x + kernel.columns - columns, kernel.x).flatMap((x) =>
      from(kernel.y + kernel.rows - rows, kernel.y).map((y) => ({ x, y, columns, rows })),
    );
  });
  const worth = (area: SquareArea) => {
    const { x, y, columns, rows } = area;
    const inside = squares.filter((at) => isShown(area, at)).length;
    const beyondLast = Math.max(0, x + columns - 1 - (last ?? Number.POSITIVE_INFINITY)) * rows;
    const beyond = beyondLast + (bounds ? columns * rows - sharedSquares(bounds, area) : 0);
    const unevenX = 2 * x + columns - 2 * kernel.x - kernel.columns;
    const unevenY = 2 * y + rows - 2 * kernel.y - kernel.rows;
    return inside - beyond - (Math.abs(unevenX) + Math.abs(unevenY)) * evenness;
  };
  return cheapestChoice(areas, (area) => -worth(area))?.choice ?? kernel;
}

/** Returns the integers from `first` to `last`. */
function from(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
