import { tileAt } from '../../../src/core/board.ts';
import { GOLD_PART } from '../../../src/games/carcassonne/expansions/gold/ingots.ts';
import { COLOUR_LETTERS, COLOUR_OF, COUNT, INTEGER, LETTER } from '../position-line.ts';
import type { PartNotation } from './part-notation.ts';

const LAID = new RegExp(`^ingots@(${INTEGER}),(${INTEGER})[*](${COUNT})$`);
const HELD = new RegExp(`^gold@((?:${LETTER}${COUNT})+)$`);

/** Ingots, as items: `ingots@1,0*2` two on a square, `gold@r3b2` those of seats. */
export const GOLD_NOTATION: PartNotation = {
  option: 'gold',
  items({ parts: { gold }, seats }) {
    const held = seats.flatMap(({ colour, parts }) => (parts.gold ? [`${COLOUR_LETTERS[colour]}${parts.gold}`] : []));
    return [
      ...(gold?.ingots ?? []).map(({ count, x, y }) => `ingots@${x},${y}*${count}`),
      ...(held.length > 0 ? [`gold@${held.join('')}`] : []),
    ];
  },
  isItem: (item) => LAID.test(item) || HELD.test(item),
  parse(items, { seats, tiles }) {
    const laid = items.flatMap((item) => {
      const [, x, y, count] = LAID.exec(item) ?? [];
      const isThere = tiles.some((one) => `${one.x},${one.y}` === `${x},${y}`);
      return isThere ? [{ x: Number(x), y: Number(y), count: Number(count) }] : [];
    });
    const held = items.flatMap((item) => HELD.exec(item)?.[1] ?? []).join('');
    const counts = new Map(
      [...held.matchAll(new RegExp(`(${LETTER})(${COUNT})`, 'g'))].map(([, letter, count]) => [
        COLOUR_OF.get(letter!),
        Number(count),
      ]),
    );
    return {
      parts: { gold: { ingots: laid } },
      ofSeats: seats.map(({ colour }) => ({ gold: counts.get(colour) ?? 0 })),
    };
  },
  set(state, { parts: { gold }, seats }) {
    GOLD_PART.change(state, {
      onTiles: Object.fromEntries((gold?.ingots ?? []).map(({ count, x, y }) => [tileAt(state.board, x, y), count])),
      ofSeats: seats.map(({ parts }) => parts.gold ?? 0),
    });
  },
};
