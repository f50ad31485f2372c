import type { Point } from '../point.ts';

/** A rectangle in pixels. */
export interface Box extends Point {
  readonly wide: number;
  readonly high: number;
}

/** The parts of a panel. */
export interface PanelParts {
  /** A card for each seat; none where there is no panel. */
  readonly seats: readonly Box[];
  /** The drawn tile, and in a large panel the pile and the doubles. */
  readonly tiles?: Box;
  /** The score track; a picture with seats but without a track is a focus with a strip. */
  readonly track?: Box;
}

/** A panel with its size, its parts counted from its own corner. */
interface Panel {
  readonly wide: number;
  readonly high: number;
  readonly parts: PanelParts;
}

/** Sizes of the parts in heights of the panel's text. */
const SEAT = { narrow: 10.4, wide: 13, widest: 20, high: 4 };
const TILES_CARD = { wide: 14.5, high: 8.2 };
const TRACK = 3.3;
const STRIP = { high: 4.4, drawn: 5.2, choice: 2.3 };
const GAP = 0.3;

/** Cards in a column beside the board, the score track below it. */
export function panelBeside(place: {
  seats: number;
  text: number;
  boardWide: number;
  boardHigh: number;
}): Panel & { readonly below: number } {
  const px = (amount: number) => Math.round(amount * place.text);
  const [wide, gap] = [px(SEAT.wide), px(GAP)];
  const high = px(SEAT.high);
  const seats = columnOf(place.seats, { wide, high, gap });
  const tilesTop = place.seats * (high + gap);
  const below = px(TRACK) + gap;
  // The cards and the board end at one height where the board is the higher one.
  const least = tilesTop + px(TILES_CARD.high);
  const end = Math.max(least, place.boardHigh + below - px(1));
  const tiles = { x: 0, y: tilesTop, wide, high: Math.min(end - tilesTop, px(TILES_CARD.high * 1.5)) };
  const track = { x: 0, y: 0, wide: place.boardWide, high: px(TRACK) };
  return { wide, high: tilesTop + tiles.high, below, parts: { seats, tiles, track } };
}

function columnOf(count: number, { wide, high, gap }: { wide: number; high: number; gap: number }): Box[] {
  return Array.from({ length: count }, (_, at) => ({ x: 0, y: at * (high + gap), wide, high }));
}

/** The score track below the board, then seats in two rows with the tiles at their right. */
export function panelBelow({ seats: count, text, wide: room }: { seats: number; text: number; wide: number }): Panel {
  const px = (amount: number) => Math.round(amount * text);
  const gap = px(GAP);
  const columns = Math.ceil(count / 2);
  const free = Math.floor((room - px(TILES_CARD.wide) - columns * gap) / columns);
  const wide = Math.min(px(SEAT.widest), Math.max(px(SEAT.narrow), free));
  const top = px(TRACK) + gap;
  const high = px(SEAT.high);
  const across = columns * (wide + gap);
  // A row with fewer cards has wider ones.
  const row = (cards: number, y: number): Box[] =>
    Array.from({ length: cards }, (_, at) => {
      const [left, right] = [at, at + 1].map((edge) => Math.round((across * edge) / cards));
      return { x: left!, y, wide: right! - left! - gap, high };
    });
  const seats = [...row(columns, top), ...row(count - columns, top + high + gap)];
  const tiles = {
    x: across,
    y: top,
    wide: Math.max(px(TILES_CARD.wide), Math.min(px(TILES_CARD.wide * 1.3), room - across)),
    high: 2 * high + gap,
  };
  const total = across + tiles.wide;
  return {
    wide: total,
    high: top + tiles.high,
    parts: { seats, tiles, track: { x: 0, y: 0, wide: total, high: px(TRACK) } },
  };
}

/** One row of seats with the drawn tile, or several tiles to choose from, at its right end. */
export function panelStrip(room: { seats: number; text: number; wide: number; shown: number }): Panel {
  const { seats: count, text, wide, shown } = room;
  const px = (amount: number) => Math.round(amount * text);
  const [gap, high] = [px(GAP), px(STRIP.high)];
  const drawn = px(shown > 1 ? 0.4 + shown * STRIP.choice : STRIP.drawn);
  const each = Math.floor((wide - drawn - count * gap) / count);
  const seats = Array.from({ length: count }, (_, at): Box => ({ x: at * (each + gap), y: 0, wide: each, high }));
  return { wide, high, parts: { seats, tiles: { x: wide - drawn, y: 0, wide: drawn, high } } };
}

/** The parts of a panel at their place on the picture; the track may have a place of its own. */
export function moved({ seats, tiles, track }: PanelParts, to: Point & { readonly track?: Point }): PanelParts {
  const move = (box: Box, by: Point): Box => ({ ...box, x: box.x + by.x, y: box.y + by.y });
  return {
    seats: seats.map((box) => move(box, to)),
    ...(tiles ? { tiles: move(tiles, to) } : {}),
    ...(track ? { track: move(track, to.track ?? to) } : {}),
  };
}

/** A rectangle with all its numbers multiplied. */
export function scaled({ x, y, wide, high }: Box, factor: number): Box {
  return { x: x * factor, y: y * factor, wide: wide * factor, high: high * factor };
}
