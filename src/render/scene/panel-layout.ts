import type { Box, Point } from '../../drawing/point.ts';

/** The parts of a panel. */
export interface PanelParts {
  /** A card for each seat; none where there is no panel. */
  readonly seats: readonly Box[];
  /** The drawn tile, and in a large panel what is left of the tiles. */
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

/** A number of heights of a text in whole pixels. */
const inPixels = (text: number) => (heights: number) => Math.round(heights * text);

/** Cards in a column beside the board; the score track, `trackHigh` high, goes below the board. */
export function panelBeside({
  seats: count,
  text,
  boardHigh,
}: {
  seats: number;
  text: number;
  boardHigh: number;
}): Panel & {
  readonly gap: number;
  readonly trackHigh: number;
} {
  const px = inPixels(text);
  const [wide, high, gap, trackHigh] = [px(SEAT.wide), px(SEAT.high), px(GAP), px(TRACK)];
  const seats = Array.from({ length: count }, (_, at) => ({ x: 0, y: at * (high + gap), wide, high }));
  const top = count * (high + gap);
  // The cards and the board end at one height where the board is the higher one.
  const end = Math.max(top + px(TILES_CARD.high), boardHigh + trackHigh + gap - px(1));
  const tiles = { x: 0, y: top, wide, high: Math.min(end - top, px(TILES_CARD.high * 1.5)) };
  return { wide, high: top + tiles.high, gap, trackHigh, parts: { seats, tiles } };
}

/** The score track below the board, then seats in two rows with the tiles at their right. */
export function panelBelow({ seats: count, text, wide: room }: { seats: number; text: number; wide: number }): Panel {
  const px = inPixels(text);
  const gap = px(GAP);
  const columns = Math.ceil(count / 2);
  const free = Math.floor((room - px(TILES_CARD.wide) - columns * gap) / columns);
  const across = columns * (Math.min(px(SEAT.widest), Math.max(px(SEAT.narrow), free)) + gap);
  const [top, high] = [px(TRACK) + gap, px(SEAT.high)];
  // A row with fewer cards has wider ones.
  const row = (cards: number, y: number): Box[] =>
    Array.from({ length: cards }, (_, at) => {
      const [left, right] = [at, at + 1].map((edge) => Math.round((across * edge) / cards));
      return { x: left!, y, wide: right! - left! - gap, high };
    });
  const seats = [...row(columns, top), ...row(count - columns, top + high + gap)];
  const tilesWide = Math.max(px(TILES_CARD.wide), Math.min(px(TILES_CARD.wide * 1.3), room - across));
  const tiles = { x: across, y: top, wide: tilesWide, high: 2 * high + gap };
  const wide = across + tilesWide;
  return { wide, high: top + tiles.high, parts: { seats, tiles, track: { x: 0, y: 0, wide, high: px(TRACK) } } };
}

/** One row of seats with the drawn tile, or those to choose from, at its right end. */
export function panelStrip(room: { seats: number; text: number; wide: number; choice: number }): Panel {
  const { seats: count, text, wide, choice } = room;
  const px = inPixels(text);
  const [gap, high] = [px(GAP), px(STRIP.high)];
  const drawn = px(choice > 1 ? 0.4 + choice * STRIP.choice : STRIP.drawn);
  const each = Math.floor((wide - drawn - count * gap) / count);
  const seats = Array.from({ length: count }, (_, at) => ({ x: at * (each + gap), y: 0, wide: each, high }));
  return { wide, high, parts: { seats, tiles: { x: wide - drawn, y: 0, wide: drawn, high } } };
}

/** The parts of a panel at their place on the picture. */
export function moved({ seats, tiles, track }: PanelParts, by: Point): PanelParts {
  const move = (box: Box): Box => ({ ...box, x: box.x + by.x, y: box.y + by.y });
  return { seats: seats.map(move), ...(tiles && { tiles: move(tiles) }), ...(track && { track: move(track) }) };
}
