import type { Box, Point } from '../../drawing/point.ts';
import type { BoardScene } from '../../games/contract/scene.ts';

/** The parts of a panel. */
export interface PanelParts {
  /** A card for each seat; none where there is no panel. */
  readonly seats: readonly Box[];
  /** The drawn tile and the tiles left. */
  readonly tiles?: Box;
  /** Whether the cards are those of a strip, in one row below the board. */
  readonly isStrip?: boolean;
}

/** A panel with its size; parts are relative to its own corner. */
interface Panel {
  readonly width: number;
  readonly height: number;
  readonly parts: PanelParts;
}

/** Sizes of the parts in heights of the panel's text. */
const SEAT = { width: 13, height: 4 };
const TILES_CARD = 8.2;
const STRIP = { height: 5.5, things: 1.7, drawn: 5.2, aside: 4.6, beside: 2.5, choice: 8 };
const GAP = 0.3;

/** Whether a strip shows the tiles beside the pile: once a game is over they tell nothing. */
export function showsAside({ extent, over, groups }: Pick<BoardScene, 'extent' | 'over' | 'groups'>): boolean {
  return extent === 'whole' && !over && groups.some(({ isAside }) => isAside);
}

/** Seats that have room enough beside a drawn tile as high as the strip. */
const FEW_SEATS = 3;

/** Whether a strip shows the drawn tile as high as itself, and what is left in the pile beside it. */
export function isDrawnLarge(scene: Pick<BoardScene, 'extent' | 'over' | 'groups' | 'drawn' | 'seats'>): boolean {
  return scene.drawn !== undefined && scene.seats.length <= FEW_SEATS && !showsAside(scene);
}

/** A number of heights of a text in whole pixels. */
const inPixels = (text: number) => (heights: number) => Math.round(heights * text);

/** Cards in a column beside the board. */
export function panelBeside({ seats: count, text }: { seats: number; text: number }): Panel {
  const px = inPixels(text);
  const [width, height, gap] = [px(SEAT.width), px(SEAT.height), px(GAP)];
  const seats = Array.from({ length: count }, (_, at) => ({ x: 0, y: at * (height + gap), width, height }));
  const tiles = { x: 0, y: count * (height + gap), width, height: px(TILES_CARD) };
  return { width, height: tiles.y + tiles.height, parts: { seats, tiles } };
}

/**
 * One row of seats with the drawn tile at its right end, and the tiles aside of the pile where they are shown; the
 * cards are higher where seats have things. Tiles to choose from are a row of their own, so that they are large.
 */
export function panelStrip(room: {
  seats: number;
  text: number;
  width: number;
  choice: number;
  hasThings: boolean;
  hasAside: boolean;
  isDrawnLarge: boolean;
}): Panel {
  const { seats: count, text, width, choice, hasThings, hasAside, isDrawnLarge } = room;
  const px = inPixels(text);
  const [gap, height] = [px(GAP), px(STRIP.height + (hasThings ? STRIP.things : 0))];
  const isChoice = choice > 1;
  const drawn = px(STRIP.drawn + (hasAside ? STRIP.aside : isDrawnLarge ? STRIP.beside : 0));
  const forSeats = isChoice ? width + gap : width - drawn;
  const each = Math.floor((forSeats - count * gap) / count);
  const seats = Array.from({ length: count }, (_, at) => ({ x: at * (each + gap), y: 0, width: each, height }));
  const tiles = isChoice
    ? { x: 0, y: height + gap, width, height: px(STRIP.choice) }
    : { x: width - drawn, y: 0, width: drawn, height };
  return { width, height: tiles.y + tiles.height, parts: { seats, tiles, isStrip: true } };
}

/** Whether a piece is chosen by letters; ghosts without letters show what would have been better. */
export function asksForPiece({ ghosts }: Pick<BoardScene, 'ghosts'>): boolean {
  return ghosts.some(({ label }) => label !== '');
}

/** Words for letters that stand beside each other in a row at most, and the height of a row in heights of the text. */
const LEGEND = { columns: 3, row: 1.9 };

/** A cell for each word of the letters of ghosts, in rows; `height` is that of all. Undefined where there are none. */
export function legendCells(
  { ghosts }: Pick<BoardScene, 'ghosts'>,
  { text, width }: { readonly text: number; readonly width: number },
): { readonly height: number; readonly cells: readonly Box[] } | undefined {
  if (!asksForPiece({ ghosts }) || ghosts.every(({ word }) => word === undefined)) return undefined;
  const columns = Math.min(LEGEND.columns, ghosts.length);
  const cell = { width: Math.floor(width / columns), height: Math.round(text * LEGEND.row) };
  const cells = ghosts.map((_, at) => {
    return { x: (at % columns) * cell.width, y: Math.floor(at / columns) * cell.height, ...cell };
  });
  return { height: Math.ceil(ghosts.length / columns) * cell.height, cells };
}

/** The parts of a panel at their place on the picture. */
export function moved({ seats, tiles, ...rest }: PanelParts, by: Point): PanelParts {
  const move = (box: Box): Box => ({ ...box, x: box.x + by.x, y: box.y + by.y });
  return { ...rest, seats: seats.map(move), ...(tiles && { tiles: move(tiles) }) };
}
