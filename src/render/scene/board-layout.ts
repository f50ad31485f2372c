import type { PlacedTileView, Square, View } from '../../engine/index.ts';
import type { Point } from '../point.ts';
import type { BoardPictureRequest } from '../request.ts';

/** Largest side of a square and longest side of a picture, in pixels. */
const LARGEST_TILE = 128;
const LONGEST_SIDE = 2000;
/** Smallest text, in pixels at full size. */
export const SMALLEST_TEXT = 18;

/** The size at which a chat shows a picture. */
const CHAT = { width: 550, height: 350 };
/** Height of the panel's text in a chat, in pixels. */
const CHAT_TEXT = 11;

/** Largest text of the panel, in pixels: what a chat needs when a picture's longest side is that of the chat. */
const LARGEST_TEXT = 42;

/** Sizes of the panel's parts in heights of its text. */
const SEAT_CARD = { wide: 11, high: 4.5 };
const PILE_CARD = { wide: 11, high: 3.3 };
const DRAWN_CARD = { wide: 6.8, high: 7.4 };
/** One of several doubles to choose from. */
const CHOICE_CARD = { wide: 5.3, high: 7 };
const GAP = 0.35;

/** A rectangle in pixels. */
export interface Box extends Point {
  readonly wide: number;
  readonly high: number;
}

/** Where everything on a picture goes, in pixels. */
export interface BoardLayout {
  readonly width: number;
  readonly height: number;
  /** Side of a square. */
  readonly tile: number;
  /** Height of the panel's text. */
  readonly text: number;
  /** The squares of the picture: first column and row, and how many. */
  readonly area: { readonly x: number; readonly y: number; readonly columns: number; readonly rows: number };
  /** The rectangle of the squares. */
  readonly board: Box;
  /** Cards of the panel. */
  readonly seats: readonly Box[];
  readonly pile: Box;
  /** Cards for the drawn tile or the doubles to choose from. */
  readonly tiles: readonly Box[];
}

/** Lays out a picture so that the squares come out largest at the size of a chat. */
export function boardLayout(request: Pick<BoardPictureRequest, 'view' | 'legal' | 'focus'>): BoardLayout {
  const { view, legal = [], focus = false } = request;
  const area = focus ? focusArea(view, legal) : areaOf(view, legal);
  const shown = shownTiles(request.view).length;
  const candidates = (['right', 'below'] as const).map((side) => fitLayout({ area, side, view: request.view, shown }));
  const chatTile = ({ tile, width, height }: BoardLayout) => tile * Math.min(CHAT.width / width, CHAT.height / height);
  return candidates.reduce((best, other) => (chatTile(other) > chatTile(best) ? other : best));
}

/** Top left corner of a square, in pixels. */
export function squareCorner({ area, board, tile }: BoardLayout, { x, y }: Point): Point {
  return { x: board.x + (x - area.x) * tile, y: board.y + (y - area.y) * tile };
}

/** The square at a pixel; undefined beside the board. */
export function squareAt({ area, board, tile }: BoardLayout, { x, y }: Point): Square | undefined {
  const column = Math.floor((x - board.x) / tile);
  const row = Math.floor((y - board.y) / tile);
  const inside = column >= 0 && row >= 0 && column < area.columns && row < area.rows;
  return inside ? { x: area.x + column, y: area.y + row } : undefined;
}

/** The tiles that the panel shows: the drawn one, or the doubles to choose from (A11). */
export function shownTiles(view: View): string[] {
  if (view.drawn) return [view.drawn];
  return view.phase === 'double' ? view.doubles.filter(({ left }) => left).map(({ tile }) => tile) : [];
}

/** The tiles of the last turns in which one was laid: this turn's among them while its piece or double is awaited. */
export function lastLaid(view: View, turns: number): PlacedTileView[] {
  const laid = [...new Set(view.tiles.map(({ turn }) => turn))].filter((turn) => turn > 0).sort((a, b) => b - a);
  const last = laid.slice(0, turns);
  return view.tiles.filter(({ turn }) => last.includes(turn));
}

/** The squares of the last two turns and those to mark, with one ring around them, within the whole board's area. */
function focusArea(view: View, legal: readonly Square[]): BoardLayout['area'] {
  const whole = areaOf(view, legal);
  const squares = [...lastLaid(view, 2).flatMap((tile) => tile.squares), ...legal];
  if (squares.length === 0) return whole;
  const range = (values: readonly number[], first: number, count: number) => {
    const from = Math.max(first, Math.min(...values) - 1);
    return { from, count: Math.min(first + count - 1, Math.max(...values) + 1) - from + 1 };
  };
  const columns = range(
    squares.map(({ x }) => x),
    whole.x,
    whole.columns,
  );
  const rows = range(
    squares.map(({ y }) => y),
    whole.y,
    whole.rows,
  );
  return { x: columns.from, y: rows.from, columns: columns.count, rows: rows.count };
}

/** All squares that matter with one ring of empty ones around them. */
function areaOf(view: View, legal: readonly Square[]): BoardLayout['area'] {
  const { next } = view.river;
  const mouth = view.phase === 'over' ? [-1, 1].map((dy) => ({ x: next.x, y: next.y + dy })) : [];
  const squares = [...view.tiles.flatMap((tile) => tile.squares), ...legal, next, ...mouth];
  const xs = squares.map(({ x }) => x);
  const ys = squares.map(({ y }) => y);
  // The river's next square is itself an empty one, so it needs no ring beyond it.
  const right = Math.max(...xs.filter((x) => x !== next.x), next.x - 1) + 1;
  const [left, top, bottom] = [Math.min(...xs) - 1, Math.min(...ys) - 1, Math.max(...ys) + 1];
  return { x: left, y: top, columns: right - left + 1, rows: bottom - top + 1 };
}

interface Fit {
  readonly area: BoardLayout['area'];
  readonly side: 'right' | 'below';
  readonly view: View;
  /** Tiles shown in the panel. */
  readonly shown: number;
}

/** The panel's text grows with the picture, and the picture with the panel: a few rounds settle both. */
function fitLayout(fit: Fit): BoardLayout {
  let text = SMALLEST_TEXT;
  let layout = layoutWith(fit, text);
  for (let round = 0; round < 8; round++) {
    const shrink = Math.max(layout.width / CHAT.width, layout.height / CHAT.height);
    const wanted = Math.min(LARGEST_TEXT, Math.max(SMALLEST_TEXT, Math.round(CHAT_TEXT * shrink)));
    if (wanted === text) break;
    text = wanted;
    layout = layoutWith(fit, text);
  }
  while (text > SMALLEST_TEXT && Math.max(layout.width, layout.height) > LONGEST_SIDE) layout = layoutWith(fit, --text);
  return layout;
}

function layoutWith(fit: Fit, text: number): BoardLayout {
  const { area, side } = fit;
  const edge = Math.round(text * 0.5);
  // Numbers of columns need their height, those of rows the width of "-10".
  const [besideX, besideY] = [Math.round(text * 1.9), Math.round(text * 1.4)];
  const panelOf = (width: number, height: number) =>
    side === 'right' ? stack(fit, text, height) : shelf(fit, text, width);
  let tile = LARGEST_TILE;
  for (;;) {
    const wide = area.columns * tile;
    const high = area.rows * tile;
    const boardWide = wide + 2 * besideX;
    const boardHigh = high + 2 * besideY;
    const panel = panelOf(boardWide - 2 * edge, boardHigh - 2 * edge);
    const width = side === 'right' ? boardWide + panel.wide + edge : Math.max(boardWide, panel.wide + 2 * edge);
    const height = side === 'right' ? Math.max(boardHigh, panel.high + 2 * edge) : boardHigh + panel.high + edge;
    if (Math.max(width, height) > LONGEST_SIDE && tile > 1) {
      tile = Math.min(tile - 1, Math.floor((tile * LONGEST_SIDE) / Math.max(width, height)) + 1);
      continue;
    }
    const left = side === 'right' ? 0 : Math.floor((width - boardWide) / 2);
    const top = side === 'right' ? Math.floor((height - boardHigh) / 2) : 0;
    const board = { x: left + besideX, y: top + besideY, wide, high };
    const corner =
      side === 'right'
        ? { x: boardWide, y: Math.max(edge, Math.round((height - panel.high) / 2)) }
        : { x: Math.round((width - panel.wide) / 2), y: boardHigh };
    const move = (box: Box): Box => ({ ...box, x: box.x + corner.x, y: box.y + corner.y });
    const { seats, pile, tiles } = panel;
    return { width, height, tile, text, area, board, seats: seats.map(move), pile: move(pile), tiles: tiles.map(move) };
  }
}

interface Panel {
  readonly wide: number;
  readonly high: number;
  readonly seats: readonly Box[];
  readonly pile: Box;
  readonly tiles: readonly Box[];
}

/** Cards in columns beside the board: seats, pile, tiles (two abreast where there are several). */
function stack({ view, shown }: Fit, text: number, height: number): Panel {
  const px = (amount: number) => Math.round(amount * text);
  const wide = px(SEAT_CARD.wide);
  const gap = px(GAP);
  const tileHigh = px(tileCard(shown).high);
  const cards = [
    ...view.seats.map(() => px(SEAT_CARD.high)),
    px(PILE_CARD.high),
    ...Array.from({ length: shown > 1 ? Math.ceil(shown / 2) : shown }, () => tileHigh),
  ];
  const needed = cards.reduce((sum, high) => sum + high + gap, 0);
  const room = Math.max(height, needed / 2 + tileHigh);
  let [x, y, high] = [0, 0, 0];
  const boxes = cards.map((card): Box => {
    if (y > 0 && y + card > room) [x, y] = [x + wide + gap, 0];
    const box = { x, y, wide, high: card };
    y += card + gap;
    high = Math.max(high, y - gap);
    return box;
  });
  const tileRows = boxes.slice(view.seats.length + 1);
  const half = Math.floor((wide - gap) / 2);
  const tiles =
    shown > 1
      ? tileRows.flatMap((box) => [0, half + gap].map((dx) => ({ ...box, x: box.x + dx, wide: half }))).slice(0, shown)
      : tileRows;
  return panelOf([...boxes.slice(0, view.seats.length + 1), ...tiles], view.seats.length, { wide: x + wide, high });
}

function tileCard(shown: number): { readonly wide: number; readonly high: number } {
  return shown > 1 ? CHOICE_CARD : DRAWN_CARD;
}

/** Cards in rows below the board: seats and pile in a grid, tiles at the right end. */
function shelf({ view, shown }: Fit, text: number, width: number): Panel {
  const px = (amount: number) => Math.round(amount * text);
  const gap = px(GAP);
  const tileWide = px(tileCard(shown).wide);
  const tilesWide = shown * (tileWide + gap);
  const count = view.seats.length + 1;
  const fitting = Math.floor((width - tilesWide + gap) / (px(SEAT_CARD.wide * 0.86) + gap));
  const rows = Math.ceil(count / Math.max(2, Math.min(count, fitting)));
  const columns = Math.ceil(count / rows);
  const room = Math.floor((width - tilesWide - (columns - 1) * gap) / columns);
  const wide = Math.max(px(SEAT_CARD.wide * 0.86), Math.min(px(SEAT_CARD.wide * 1.3), room));
  const cardHigh = px(SEAT_CARD.high);
  const high = Math.max(rows * cardHigh + (rows - 1) * gap, shown > 0 ? px(tileCard(shown).high) : 0);
  const each = Math.floor((high - (rows - 1) * gap) / rows);
  const boxes = Array.from(
    { length: count },
    (_, card): Box => ({
      x: (card % columns) * (wide + gap),
      y: Math.floor(card / columns) * (each + gap),
      wide,
      high: each,
    }),
  );
  const across = columns * (wide + gap);
  const tiles = Array.from(
    { length: shown },
    (_, at): Box => ({ x: across + at * (tileWide + gap), y: 0, wide: tileWide, high }),
  );
  return panelOf([...boxes, ...tiles], view.seats.length, { wide: across + tilesWide - gap, high });
}

function panelOf(boxes: readonly Box[], seats: number, size: { wide: number; high: number }): Panel {
  return { ...size, seats: boxes.slice(0, seats), pile: boxes[seats]!, tiles: boxes.slice(seats + 1) };
}
