import { tileAt } from '../../../src/core/board.ts';
import { SQUARE_CORNERS, type SquareCorner } from '../../../src/core/ports.ts';
import type { Square } from '../../../src/core/tile.ts';
import { ABBEY_PART } from '../../../src/games/carcassonne/expansions/abbey/part.ts';
import type { View } from '../../../src/games/carcassonne/rules/view.ts';
import { COLOUR_LETTERS, COLOUR_OF, INTEGER, LETTER } from '../position-line.ts';
import type { PartNotation } from './part-notation.ts';

const CORNER = SQUARE_CORNERS.join('|');
const ITEM = new RegExp(
  `^(?:placed@(?:${LETTER})+|round@(?:${LETTER})*|wagons@(?:${LETTER}${INTEGER},${INTEGER}(?:>|$))+|barns@(?:${LETTER}(?:${CORNER}))+)$`,
);

/**
 * Abbeys and barns, as items: `placed@rb` who has placed the abbey, `round@b` who is still to come in the last round,
 * `wagons@r1,0>b2,1` wagons that may drive on, `barns@rNWbSE` the corners of barns.
 */
export const ABBEY_NOTATION: PartNotation = {
  option: 'abbey',
  items({ pieces, seats, parts: { abbey } }) {
    if (!abbey) return [];
    const letter = (seat: number) => COLOUR_LETTERS[seats[seat]!.colour];
    const placed = seats.flatMap(({ parts }, seat) => (parts.abbey ? [] : [letter(seat)]));
    const wagons = (abbey.wagons ?? []).map(({ seat, x, y }) => `${letter(seat)}${x},${y}`);
    const barns = pieces.flatMap(({ corner, seat }) => (corner ? [`${letter(seat)}${corner}`] : []));
    return [
      ...(placed.length > 0 ? [`placed@${placed.join('')}`] : []),
      ...(abbey.round ? [`round@${abbey.round.map(letter).join('')}`] : []),
      ...(wagons.length > 0 ? [`wagons@${wagons.join('>')}`] : []),
      ...(barns.length > 0 ? [`barns@${barns.join('')}`] : []),
    ];
  },
  isItem: (item) => ITEM.test(item),
  parse(items, { seats }) {
    const placed = [...(textOf(items, 'placed') ?? '')].map((letter) => seatOf(seats, letter));
    const round = textOf(items, 'round');
    const wagons = (textOf(items, 'wagons') ?? '').split('>').flatMap((text) => {
      const [x, y] = text.slice(1).split(',').map(Number);
      return text === '' ? [] : [{ seat: seatOf(seats, text[0]!), x: x!, y: y! }];
    });
    return {
      parts: {
        abbey: {
          ...(wagons.length > 0 && { wagons }),
          ...(round !== undefined && { round: [...round].map((letter) => seatOf(seats, letter)) }),
        },
      },
      ofSeats: seats.map((_, seat) => ({ abbey: !placed.includes(seat) })),
    };
  },
  set(state, { seats, parts: { abbey } }) {
    const tileOn = ({ x, y }: Square) => tileAt(state.board, x, y);
    ABBEY_PART.change(state, {
      placed: seats.flatMap(({ parts }, seat) => (parts.abbey ? [] : [seat])),
      wagons: (abbey?.wagons ?? []).map(({ seat, ...square }) => ({ seat, tile: tileOn(square) })),
      ...(abbey?.round && { round: abbey.round }),
    });
  },
};

/** The corner of the barn of each seat of which items tell that it has one on the board. */
export function barnCorners(
  items: readonly string[],
  { seats }: Pick<View, 'seats'>,
): ReadonlyMap<number, SquareCorner> {
  const barns = [...(textOf(items, 'barns') ?? '').matchAll(new RegExp(`(${LETTER})(${CORNER})`, 'g'))];
  return new Map(barns.map(([, letter, corner]) => [seatOf(seats, letter!), corner as SquareCorner]));
}

function textOf(items: readonly string[], name: string): string | undefined {
  return items.find((item) => item.startsWith(`${name}@`))?.slice(name.length + 1);
}

function seatOf(seats: View['seats'], letter: string): number {
  return seats.findIndex(({ colour }) => colour === COLOUR_OF.get(letter));
}
