import { drawIndex, type RandomGenerator, shuffled } from '../../../core/shuffle.ts';
import type { Chance, RedealInput } from './expansion.ts';
import type { Layout } from './layout.ts';
import { type Expansion, type State, statePart } from './state.ts';

/** Outcomes of a source of chance, in order, and the number of revealed ones. */
interface Outcomes {
  readonly outcomes: readonly string[];
  readonly count: number;
}

const COMING = statePart<Readonly<Record<string, Outcomes>>>('chance', {});

/**
 * Draws the next thing from a bag, or rolls a die; everybody sees the outcome from then on.
 *
 * @returns undefined if the bag is empty
 * @throws Error when a die has no rolls left, or nothing has this name
 */
export function nextOutcome(state: State, name: string): string | undefined {
  const { outcomes, count } = comingOf(state, name);
  const next = outcomes[count];
  if (next !== undefined) COMING.change(state, { [name]: { outcomes, count: count + 1 } });
  else if (chancesOf(state.rules.expansions).find((one) => one.name === name)?.kind !== 'bag')
    throw new Error(`"${name}" has nothing left to come`);
  return next;
}

function comingOf(state: State, name: string): Outcomes {
  return COMING.of(state)[name] ?? { outcomes: [], count: 0 };
}

function chancesOf(expansions: readonly Expansion[]): Chance[] {
  return expansions.flatMap(({ chances = [] }) => chances);
}

/** The field of layouts for chance; none if no expansion has any. */
export function chanceFields(expansions: readonly Expansion[]): ('chance' & keyof Layout)[] {
  return chancesOf(expansions).length > 0 ? ['chance'] : [];
}

/** Draws the outcomes of every source of chance, for a layout. */
export function drawnChance(expansions: readonly Expansion[], random: RandomGenerator): Pick<Layout, 'chance'> {
  const drawn = chancesOf(expansions).map((one): [string, string[]] => [
    one.name,
    one.kind === 'bag'
      ? shuffled(one.things, random)
      : Array.from({ length: one.rolls }, () => one.faces[drawIndex(random, one.faces.length)]!),
  ]);
  return drawn.length > 0 ? { chance: Object.fromEntries(drawn) } : {};
}

/** Whether a layout has all outcomes of every source of chance, and only possible ones. */
export function isChancePossible(expansions: readonly Expansion[], { chance = {} }: Layout): boolean {
  const chances = chancesOf(expansions);
  return (
    Object.keys(chance).length === chances.length &&
    chances.every((one) => {
      const outcomes = chance[one.name];
      if (!outcomes) return false;
      if (one.kind === 'bag') return outcomes.toSorted().join() === one.things.toSorted().join();
      return outcomes.length === one.rolls && outcomes.every((face) => one.faces.includes(face));
    })
  );
}

/** The part of a state at the start of a game. */
export function startOfChance({ chance }: Layout): { readonly chance?: Readonly<Record<string, Outcomes>> } {
  if (!chance) return {};
  const coming = Object.entries(chance).map(([name, outcomes]) => [name, { outcomes, count: 0 }]);
  return { chance: Object.fromEntries(coming) };
}

/** Whether a game has chance beside the pile. */
export function hasChance(state: State): boolean {
  return Object.keys(COMING.of(state)).length > 0;
}

/** Revealed outcomes of every source of chance, for views and for positions in records. */
export function shownChance(state: State): { readonly chance?: Readonly<Record<string, readonly string[]>> } {
  if (!hasChance(state)) return {};
  const come = Object.entries(COMING.of(state)).map(([name, { outcomes, count }]) => [name, outcomes.slice(0, count)]);
  return { chance: Object.fromEntries(come) };
}

/** Draws the outcomes that are not revealed yet anew. */
export function redealChance(state: State, mix: RedealInput['mix']): void {
  for (const one of chancesOf(state.rules.expansions)) {
    const { outcomes, count } = comingOf(state, one.name);
    const left = outcomes.slice(count);
    const anew = one.kind === 'bag' ? mix(left.toSorted()) : left.map(() => mix(one.faces)[0]!);
    COMING.change(state, { [one.name]: { outcomes: [...outcomes.slice(0, count), ...anew], count } });
  }
}

/** The layout's part with what the state has. */
export function laidChance(state: State): Pick<Layout, 'chance'> {
  if (!hasChance(state)) return {};
  const laid = Object.entries(COMING.of(state)).map(([name, { outcomes }]) => [name, [...outcomes]]);
  return { chance: Object.fromEntries(laid) };
}
