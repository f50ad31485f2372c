import type { Square } from '../../core/tile.ts';
import type { BoardGrid } from '../../drawing/board-grid.ts';
import { SQUARE_SIDES } from '../../drawing/draw.ts';
import type { Box, Point } from '../../drawing/point.ts';
import type { DrawingContext, GamePicture } from '../../games/contract/picture.ts';
import type { BoardScene, SquareArea } from '../../games/contract/scene.ts';
import type { BoardPictureRequest } from '../request.ts';
import { shrinkOf } from './chat-size.ts';
import {
  asksForPiece,
  isDrawnLarge,
  legendCells,
  moved,
  type PanelParts,
  panelBeside,
  panelStrip,
  showsAside,
} from './panel-layout.ts';
import { isShown } from './scene-area.ts';

/** Longest side of a picture, in pixels. */
const LONGEST_SIDE = 2000;

/**
 * Smallest side of a square of a focus, in pixels, if no longest side is given: large enough for the preview in a chat.
 */
const SMALLEST_IN_FOCUS = 96;

/**
 * Smallest and largest text of the panel, in pixels; in a picture beyond the longest side it grows on. It grows in
 * steps of a fifth, so that cached paintings serve pictures of nearly the same size; it may be rounded down by up to
 * this part of a step.
 */
const SMALLEST_TEXT = 18;
const LARGEST_TEXT = 42;
const TEXT_STEP = 1.2;
const TEXT_SLACK = 0.25;

/** Pictures with a longest side below this, in pixels, have smaller text. */
const SMALL_PICTURE = 1000;

/** Least width of a card below a whole board, in heights of its text. */
const MIN_CARD = 9;

/** The width of a picture on a phone, and the height of the panel's text in a chat, in pixels. */
const PHONE = 390;
const CHAT_TEXT = 11;

/** Places and sizes of everything on a picture, in pixels. */
export interface BoardLayout extends PanelParts, BoardGrid {
  readonly width: number;
  readonly height: number;
  /** Height of the panel's text. */
  readonly text: number;
  /** The squares of the picture. */
  readonly area: SquareArea;
  /** A place for every ghost's letter with the word for what it stands on. */
  readonly legend?: readonly Box[];
}

/** A layout of which nobody knows yet how large a chat shows it. */
type PlacedParts = Omit<BoardLayout, 'inChat'>;

/** Everything needed to draw any part of a picture. */
export interface BoardContext extends DrawingContext {
  readonly layout: BoardLayout;
  readonly picture: GamePicture;
}

/** Lays out a picture so that the squares come out largest at the size of a chat. */
export function boardLayout(scene: BoardScene, { longest }: Pick<BoardPictureRequest, 'longest'> = {}): BoardLayout {
  // While a piece is chosen only the board and its letters count: on a phone, buttons take the room of a panel.
  const isAlone = !scene.panel || asksForPiece(scene);
  const sides: readonly Side[] = isAlone ? ['none'] : scene.extent === 'focus' ? ['strip'] : ['strip', 'right'];
  const smallestTile = scene.extent === 'focus' && longest === undefined ? SMALLEST_IN_FOCUS : undefined;
  const candidates = sides.map((side) => fitLayout({ scene, side, longest: longest ?? LONGEST_SIDE, smallestTile }));
  const best = candidates.reduce((one, other) => (legibility(other) > legibility(one) * 1.02 ? other : one));
  return { ...best, inChat: best.tile / Math.max(1, shrinkOf(best), best.width / PHONE) };
}

/** Side of a square at the size of a chat, in pixels, and less where the panel's text is too small there. */
function legibility({ width, height, tile, text }: PlacedParts): number {
  const shrink = shrinkOf({ width, height });
  return (tile / shrink) * Math.min(1, text / shrink / CHAT_TEXT);
}

/** The square at a pixel; undefined beside the board. */
export function squareAt({ area, board, tile }: BoardLayout, { x, y }: Point): Square | undefined {
  const square = { x: area.x + Math.floor((x - board.x) / tile), y: area.y + Math.floor((y - board.y) / tile) };
  return isShown(area, square) ? square : undefined;
}

type Side = 'right' | 'strip' | 'none';

interface Fit {
  readonly scene: BoardScene;
  readonly side: Side;
  readonly longest: number;
  /** Smallest side of a square, however large the picture becomes. */
  readonly smallestTile: number | undefined;
}

/** The panel's text grows with the picture, and the picture with the panel: a few rounds settle both. */
function fitLayout(fit: Fit): PlacedParts {
  const smallest = Math.round(SMALLEST_TEXT * Math.min(1, fit.longest / SMALL_PICTURE));
  let text = smallest;
  let layout = layoutWith(fit, text);
  for (let round = 0; round < 8; round++) {
    const beyond = Math.max(1, layout.width / fit.longest, layout.height / fit.longest);
    const largest = textStep(LARGEST_TEXT * beyond);
    const wanted = Math.min(largest, Math.max(smallest, textStep(CHAT_TEXT * shrinkOf(layout))));
    if (wanted === text) break;
    text = wanted;
    layout = layoutWith(fit, text);
  }
  return layout;
}

/** The step of text sizes for a wanted one. */
function textStep(size: number): number {
  const steps = Math.ceil(Math.log(size / LARGEST_TEXT) / Math.log(TEXT_STEP) - TEXT_SLACK);
  return Math.round(LARGEST_TEXT * TEXT_STEP ** steps);
}

/**
 * Lays out the largest squares that fit, but not below the smallest; the text shrinks if the panel alone is too large.
 */
function layoutWith(fit: Fit, text: number): PlacedParts {
  const { longest, smallestTile } = fit;
  for (let size = text; size > 0; size--) {
    for (const tile of SQUARE_SIDES) {
      const layout = layoutOf(fit, size, tile);
      if (Math.max(layout.width, layout.height) <= longest || tile === smallestTile) return layout;
    }
  }
  return layoutOf(fit, text, SQUARE_SIDES.at(-1)!);
}

function layoutOf({ scene, side }: Fit, text: number, tile: number): PlacedParts {
  const { area } = scene;
  const [seats, choice] = [scene.seats.length, scene.choice.length];
  const hasThings = scene.seats.some(({ things }) => things !== undefined);
  const edge = Math.round(text * 0.5);
  // Numbers of columns need their height, those of rows the width of "-10".
  const beside = { x: Math.round(text * 1.9), y: Math.round(text * 1.4) };
  const board = { ...beside, width: area.columns * tile, height: area.rows * tile };
  const framed = { width: board.width + 2 * beside.x, height: board.height + 2 * beside.y };
  const common = { tile, text, area };
  if (side === 'none') {
    const below = legendCells(scene, { text, width: board.width });
    const legend = below?.cells.map((cell) => ({ ...cell, x: board.x + cell.x, y: framed.height + cell.y }));
    const height = framed.height + (below ? below.height + edge : 0);
    return { ...common, ...framed, height, board, seats: [], ...(legend && { legend }) };
  }
  if (side === 'right') {
    const panel = panelBeside({ seats, text });
    const height = Math.max(framed.height, panel.height + 2 * edge);
    const spare = Math.floor((height - framed.height) / 2);
    const parts = moved(panel.parts, { x: framed.width, y: edge });
    return {
      ...common,
      width: framed.width + panel.width + edge,
      height,
      board: { ...board, y: board.y + spare },
      ...parts,
    };
  }
  const hasAside = showsAside(scene);
  const min = seats * text * MIN_CARD;
  const room = Math.max(framed.width - 2 * edge, scene.extent === 'whole' ? Math.round(min) : 0);
  const panel = panelStrip({
    seats,
    text,
    width: room,
    choice,
    hasThings,
    hasAside,
    isDrawnLarge: isDrawnLarge(scene),
  });
  const width = Math.max(framed.width, panel.width + 2 * edge);
  const placed = {
    board: { ...board, x: board.x + Math.floor((width - framed.width) / 2) },
    ...moved(panel.parts, { x: Math.floor((width - panel.width) / 2), y: framed.height }),
  };
  return { ...common, width, height: framed.height + panel.height + edge, ...placed };
}
