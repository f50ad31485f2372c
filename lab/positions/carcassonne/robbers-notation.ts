import { ROBBERS_PART } from '../../../src/games/carcassonne/expansions/robbers/track.ts';
import { COLOUR_LETTERS, COLOUR_OF, COUNT, LETTER } from '../position-line.ts';
import type { PartNotation } from './part-notation.ts';

const OUT = new RegExp(`^robbers@((?:${LETTER}${COUNT})+)$`);

/** The robbers that are out, as one item: `robbers@r12b0` red's on 12, blue's on 0. */
export const ROBBERS_NOTATION: PartNotation = {
  option: 'robbers',
  items({ seats }) {
    const out = seats.flatMap(({ colour, parts: { robbers } }) =>
      typeof robbers === 'number' ? [`${COLOUR_LETTERS[colour]}${robbers}`] : [],
    );
    return out.length > 0 ? [`robbers@${out.join('')}`] : [];
  },
  isItem: (item) => OUT.test(item),
  parse(items, { seats }) {
    const out = items.flatMap((item) => OUT.exec(item)?.[1] ?? []).join('');
    const spaces = new Map(
      [...out.matchAll(new RegExp(`(${LETTER})(${COUNT})`, 'g'))].map(([, letter, space]) => [
        COLOUR_OF.get(letter!),
        Number(space),
      ]),
    );
    return { parts: {}, ofSeats: seats.map(({ colour }) => ({ robbers: spaces.get(colour) ?? 'home' })) };
  },
  set(state, { seats }) {
    ROBBERS_PART.change(state, {
      spaces: seats.map(({ parts: { robbers } }) => (typeof robbers === 'number' ? robbers : undefined)),
    });
  },
};
