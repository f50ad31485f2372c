import type { Box, Point } from '../../drawing/point.ts';

/** The parts of a panel. */
export interface PanelParts {
  /** A card for each seat; none where there is no panel. */
  readonly seats: readonly Box[];
  /** The drawn tile, and in a large panel the tiles left. */
  readonly tiles?: Box;
  /** The score track; a picture with seats but without a track is a focus with a strip. */
  readonly track?: Box;
}

/** A panel with its size; parts are relative to its own corner. */
interface Panel {
  readonly width: number;
  readonly height: number;
  readonly parts: PanelParts;
}

/** Sizes of the parts in heights of the panel's text. */
const SEAT = { narrow: 10.4, width: 13, widest: 20, height: 4 };
const TILES_CARD = { width: 14.5, height: 8.2 };
const TRACK = 3.3;
const STRIP = { height: 5.5, things: 1.7, drawn: 5.2, choice: 2.3 };
const GAP = 0.3;

/** A number of heights of a text in whole pixels. */
const inPixels = (text: number) => (heights: number) => Math.round(heights * text);

/** Cards in a column beside the board; the score track with the height `trackHeight` goes below the board. */
export function panelBeside(room: { seats: number; text: number; boardHeight: number }) {
  const { seats: count, text, boardHeight } = room;
  const px = inPixels(text);
  const [width, height, gap, trackHeight] = [px(SEAT.width), px(SEAT.height), px(GAP), px(TRACK)];
  const seats = Array.from({ length: count }, (_, at) => ({ x: 0, y: at * (height + gap), width, height }));
  const top = count * (height + gap);
  // The cards and the board end at one height where the board is the higher one.
  const end = Math.max(top + px(TILES_CARD.height), boardHeight + trackHeight + gap - px(1));
  const tiles = { x: 0, y: top, width, height: Math.min(end - top, px(TILES_CARD.height * 1.5)) };
  return { width, height: top + tiles.height, gap, trackHeight, parts: { seats, tiles } };
}

/** The score track below the board, then seats in two rows with the tiles at their right. */
export function panelBelow({ seats: count, text, width: room }: { seats: number; text: number; width: number }): Panel {
  const px = inPixels(text);
  const gap = px(GAP);
  const columns = Math.ceil(count / 2);
  const free = Math.floor((room - px(TILES_CARD.width) - columns * gap) / columns);
  const across = columns * (Math.min(px(SEAT.widest), Math.max(px(SEAT.narrow), free)) + gap);
  const [top, height] = [px(TRACK) + gap, px(SEAT.height)];
  // A row with fewer cards has wider ones.
  const row = (cards: number, y: number): Box[] =>
    Array.from({ length: cards }, (_, at) => {
      const [left, right] = [at, at + 1].map((edge) => Math.round((across * edge) / cards));
      return { x: left!, y, width: right! - left! - gap, height };
    });
  const seats = [...row(columns, top), ...row(count - columns, top + height + gap)];
  const tilesWidth = Math.max(px(TILES_CARD.width), Math.min(px(TILES_CARD.width * 1.3), room - across));
  const tiles = { x: across, y: top, width: tilesWidth, height: 2 * height + gap };
  const width = across + tilesWidth;
  return {
    width,
    height: top + tiles.height,
    parts: { seats, tiles, track: { x: 0, y: 0, width, height: px(TRACK) } },
  };
}

/**
 * One row of seats with the drawn tile, or those to choose from, at its right end; the cards are higher where seats have
 * things.
 */
export function panelStrip(room: {
  seats: number;
  text: number;
  width: number;
  choice: number;
  hasThings: boolean;
}): Panel {
  const { seats: count, text, width, choice, hasThings } = room;
  const px = inPixels(text);
  const [gap, height] = [px(GAP), px(STRIP.height + (hasThings ? STRIP.things : 0))];
  const drawn = px(choice > 1 ? 0.4 + choice * STRIP.choice : STRIP.drawn);
  const each = Math.floor((width - drawn - count * gap) / count);
  const seats = Array.from({ length: count }, (_, at) => ({ x: at * (each + gap), y: 0, width: each, height }));
  return { width, height, parts: { seats, tiles: { x: width - drawn, y: 0, width: drawn, height } } };
}

/** The parts of a panel at their place on the picture. */
export function moved({ seats, tiles, track }: PanelParts, by: Point): PanelParts {
  const move = (box: Box): Box => ({ ...box, x: box.x + by.x, y: box.y + by.y });
  return { seats: seats.map(move), ...(tiles && { tiles: move(tiles) }), ...(track && { track: move(track) }) };
}
