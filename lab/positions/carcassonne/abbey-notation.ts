import { tileAt } from '../../../src/core/board.ts';
import { SQUARE_CORNERS, type SquareCorner } from '../../../src/core/ports.ts';
import type { Square } from '../../../src/core/tile.ts';
import { ABBEYS } from '../../../src/games/carcassonne/expansions/abbey/part.ts';
import type { AbbeyView } from '../../../src/games/carcassonne/expansions/abbey/rules.ts';
import type { State } from '../../../src/games/carcassonne/rules/state.ts';
import type { View } from '../../../src/games/carcassonne/rules/view.ts';
import { COLOUR_LETTERS, COLOUR_OF, INTEGER, LETTER } from '../position-line.ts';

const CORNER = SQUARE_CORNERS.join('|');
const ITEM = new RegExp(
  `^(?:placed@(?:${LETTER})+|round@(?:${LETTER})*|wagons@(?:${LETTER}${INTEGER},${INTEGER}(?:>|$))+|barns@(?:${LETTER}(?:${CORNER}))+)$`,
);

/** What a position says of abbeys, and of what goes on with them. */
interface AbbeyParts {
  readonly abbey: AbbeyView;
  /** Whether each seat still has its abbey. */
  readonly held: readonly boolean[];
  /** The corner of the barn of each seat that has one on the board. */
  readonly corners: ReadonlyMap<number, SquareCorner>;
}

/**
 * Abbeys and barns as items: `placed@rb` who has placed the abbey, `round@b` who is still to come in the last round,
 * `wagons@r1,0>b2,1` wagons that may drive on, `barns@rNWbSE` the corners of barns.
 */
export function abbeyItems({ pieces, seats, parts: { abbey } }: Pick<View, 'pieces' | 'seats' | 'parts'>): string[] {
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
}

/** Whether an item tells of this. */
export function isAbbeyItem(item: string): boolean {
  return ITEM.test(item);
}

/** What items tell of it. */
export function parseAbbeys(items: readonly string[], { seats }: Pick<View, 'seats'>): AbbeyParts {
  const textOf = (name: string) => items.find((item) => item.startsWith(`${name}@`))?.slice(name.length + 1);
  const seatOf = (letter: string) => seats.findIndex(({ colour }) => colour === COLOUR_OF.get(letter));
  const placed = [...(textOf('placed') ?? '')].map(seatOf);
  const round = textOf('round');
  const wagons = (textOf('wagons') ?? '').split('>').flatMap((text) => {
    const [x, y] = text.slice(1).split(',').map(Number);
    return text === '' ? [] : [{ seat: seatOf(text[0]!), x: x!, y: y! }];
  });
  const barns = [...(textOf('barns') ?? '').matchAll(new RegExp(`(${LETTER})(${CORNER})`, 'g'))];
  return {
    abbey: { ...(wagons.length > 0 && { wagons }), ...(round !== undefined && { round: [...round].map(seatOf) }) },
    held: seats.map((_, seat) => !placed.includes(seat)),
    corners: new Map(barns.map(([, letter, corner]) => [seatOf(letter!), corner as SquareCorner])),
  };
}

/** Puts it into a state, once its tiles are there. */
export function setAbbeys(state: State, { seats, parts: { abbey } }: View): void {
  const tileOn = ({ x, y }: Square) => tileAt(state.board, x, y);
  ABBEYS.change(state, {
    placed: seats.flatMap(({ parts }, seat) => (parts.abbey ? [] : [seat])),
    wagons: (abbey?.wagons ?? []).map(({ seat, ...square }) => ({ seat, tile: tileOn(square) })),
    ...(abbey?.round && { round: abbey.round }),
  });
}
