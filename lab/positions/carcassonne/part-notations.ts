import type { State } from '../../../src/games/carcassonne/rules/state.ts';
import type { View } from '../../../src/games/carcassonne/rules/view.ts';
import { ABBEY_NOTATION } from './abbey-notation.ts';
import { CROPS_NOTATION } from './crops-notation.ts';
import { FERRIES_NOTATION } from './ferries-notation.ts';
import { FLYING_NOTATION } from './flying-notation.ts';
import { GOLD_NOTATION } from './gold-notation.ts';
import { MAGIC_NOTATION } from './magic-notation.ts';
import { MESSAGES_NOTATION } from './messages-notation.ts';
import type { PartNotation, PartsOfOne } from './part-notation.ts';
import { ROBBERS_NOTATION } from './robbers-notation.ts';

const ALL: readonly PartNotation[] = [
  ABBEY_NOTATION,
  FLYING_NOTATION,
  GOLD_NOTATION,
  MAGIC_NOTATION,
  CROPS_NOTATION,
  ROBBERS_NOTATION,
  MESSAGES_NOTATION,
  FERRIES_NOTATION,
];

/** The items of all expansions. */
export function partItems(view: Parameters<PartNotation['items']>[0]): string[] {
  return ALL.flatMap((one) => one.items(view));
}

/** Whether an item tells of some expansion. */
export function isPartItem(item: string): boolean {
  return ALL.some((one) => one.isItem(item));
}

/** The parts of the view of all expansions that are played, those of each seat, and what has come of chances. */
export function parseParts(
  items: readonly string[],
  { options, ...of }: Pick<View, 'options' | 'seats' | 'tiles'>,
): Required<PartsOfOne> {
  const read = ALL.filter(({ option }) => options[option]).map((one) => one.parse(items, of));
  return {
    parts: Object.assign({}, ...read.map(({ parts }) => parts)),
    ofSeats: of.seats.map((_, seat) => Object.assign({}, ...read.map(({ ofSeats }) => ofSeats?.[seat]))),
    seats: of.seats.map((_, seat) => Object.assign({}, ...read.map(({ seats }) => seats?.[seat]))),
    chance: Object.assign({}, ...read.map(({ chance }) => chance)),
  };
}

/** Puts the parts of all expansions that are played into a state, once its tiles and pieces are there. */
export function setParts(state: State, view: View): void {
  for (const one of ALL) if (view.options[one.option]) one.set(state, view);
}

/** Joins what expansions join that are played, once the tiles are there. */
export function joinParts(state: State, view: View): void {
  for (const one of ALL) if (view.options[one.option]) one.join?.(state, view);
}
