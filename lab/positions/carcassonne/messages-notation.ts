import { MESSAGES, MESSAGES_CHANCE, MESSAGES_PART } from '../../../src/games/carcassonne/expansions/messages/stack.ts';
import { TRACK_PART } from '../../../src/games/carcassonne/rules/track.ts';
import { COLOUR_LETTERS, COLOUR_OF, COUNT, LETTER } from '../position-line.ts';
import type { PartNotation } from './part-notation.ts';

const COURIERS = new RegExp(`^couriers@((?:${LETTER}${COUNT})+)$`);
const DUE = new RegExp(`^due@((?:${LETTER}${COUNT}t?)+)$`);
const MOVES = new RegExp(`^moves@((?:${LETTER}[01]\\.${COUNT}\\.${COUNT}t?)+)$`);
const STEP = /^step@([01]*)(!?)$/;
const DRAWN = /^messages@([0-7]+)(?:\*(\d+))?$/;

/**
 * What is on the score track and of messages: `couriers@r12b5`; amounts that are still to move a figure, with `t` what robbers
 * have taken: `due@r4b2t`; what the step has moved, by the number of the figure, where it was and by how much: `moves@r0.8.4`;
 * figures of the turn's seat that have moved, with `!` where a message is open: `step@0!`; messages as drawn, by their numbers,
 * and how often any was drawn if some were more than once: `messages@35124670*9`.
 */
export const MESSAGES_NOTATION: PartNotation = {
  option: 'messages',
  items({ chance, parts: { messages }, seats }) {
    if (!messages) return [];
    const { drawn, due, moved, moves, open } = messages;
    const letter = (seat: number) => COLOUR_LETTERS[seats[seat]!.colour];
    const couriers = seats.flatMap(({ figures }, seat) => (figures![1]! > 0 ? [`${letter(seat)}${figures![1]}`] : []));
    const taken = (one: { readonly isTaken?: true }) => (one.isTaken ? 't' : '');
    const come = (chance?.[MESSAGES_CHANCE] ?? []).map((message) => (MESSAGES as readonly string[]).indexOf(message));
    return [
      ...item('couriers', couriers),
      ...item(
        'due',
        due.map((one) => `${letter(one.seat)}${one.points}${taken(one)}`),
      ),
      ...item(
        'moves',
        moves.map((one) => `${letter(one.seat)}${one.figure}.${one.from}.${one.points}${taken(one)}`),
      ),
      ...(moved.length > 0 || open ? [`step@${moved.join('')}${open ? '!' : ''}`] : []),
      ...(drawn > 0 ? [`messages@${come.join('')}${drawn > come.length ? `*${drawn}` : ''}`] : []),
    ];
  },
  isItem: (text) => [COURIERS, DUE, MOVES, STEP, DRAWN].some((one) => one.test(text)),
  parse(items, { seats }) {
    const seatOf = (letter: string) => seats.findIndex(({ colour }) => colour === COLOUR_OF.get(letter));
    const found = (form: RegExp) => items.flatMap((text) => form.exec(text)?.[1] ?? []).join('');
    const couriers = new Map(
      [...found(COURIERS).matchAll(new RegExp(`(${LETTER})(${COUNT})`, 'g'))].map(([, letter, space]) => [
        seatOf(letter!),
        Number(space),
      ]),
    );
    const due = [...found(DUE).matchAll(new RegExp(`(${LETTER})(${COUNT})(t?)`, 'g'))].map(
      ([, letter, points, taken]) => ({
        seat: seatOf(letter!),
        points: Number(points),
        ...(taken && { isTaken: true as const }),
      }),
    );
    const moves = [...found(MOVES).matchAll(new RegExp(`(${LETTER})([01])\\.(${COUNT})\\.(${COUNT})(t?)`, 'g'))].map(
      ([, letter, figure, from, points, taken]) => ({
        seat: seatOf(letter!),
        points: Number(points),
        ...(taken && { isTaken: true as const }),
        figure: Number(figure),
        from: Number(from),
      }),
    );
    const come = [...found(DRAWN)].map((number) => MESSAGES[Number(number)]!);
    const times = items.flatMap((text) => DRAWN.exec(text)?.[2] ?? [])[0];
    const drawn = times === undefined ? come.length : Number(times);
    const isOpen = items.some((text) => STEP.exec(text)?.[2]);
    const open = isOpen ? come[(drawn - 1) % MESSAGES.length] : undefined;
    const moved = [...found(STEP)].map(Number);
    return {
      parts: { messages: { drawn, ...(open && { open }), moved, due, moves } },
      seats: seats.map(({ score }, seat) => {
        const waiting = due.reduce((sum, one) => (one.seat === seat ? sum + one.points : sum), 0);
        const courier = couriers.get(seat) ?? 0;
        return { figures: [score - waiting - courier, courier] };
      }),
      chance: { [MESSAGES_CHANCE]: come },
    };
  },
  set(state, { parts: { messages }, seats }) {
    const { drawn, due, moved, moves, open } = messages!;
    MESSAGES_PART.change(state, { drawn, moved, open });
    TRACK_PART.change(state, { seconds: seats.map(({ figures }) => figures![1]!), due, moves });
  },
};

function item(name: string, texts: readonly string[]): string[] {
  return texts.length > 0 ? [`${name}@${texts.join('')}`] : [];
}
