import { boxExpansionsOf } from '../../../src/games/carcassonne/game/compile-rules.ts';
import { laidChance, shownChance } from '../../../src/games/carcassonne/rules/chance.ts';
import type { Chance, Parts } from '../../../src/games/carcassonne/rules/expansion.ts';
import type { Layout } from '../../../src/games/carcassonne/rules/layout.ts';
import type { State } from '../../../src/games/carcassonne/rules/state.ts';
import type { View } from '../../../src/games/carcassonne/rules/view.ts';
import type { HiddenParts } from '../game-positions.ts';

/** What comes of the chances beside the pile, for a state and for its setup; nothing in a game without any. */
export interface ChanceOfPosition {
  readonly parts: Parts;
  readonly layout: Pick<Layout, 'chance'>;
}

/** What is still to come of every chance, by its name. */
export function hiddenChance(state: State): HiddenParts {
  const { chance: come = {} } = shownChance(state);
  const { chance: laid = {} } = laidChance(state);
  return Object.fromEntries(Object.entries(laid).map(([name, all]) => [name, all.slice(come[name]!.length)]));
}

/** What has come of every chance, and then what is hidden, or the first of all that may come. */
export function chanceOf(
  { chance = {}, options }: Pick<View, 'chance' | 'options'>,
  hidden: HiddenParts,
): ChanceOfPosition {
  const chances = boxExpansionsOf(options).flatMap((one) => one.chances ?? []);
  if (chances.length === 0) return { parts: {}, layout: {} };
  const coming = chances.map((one) => {
    const come = chance[one.name] ?? [];
    return [one.name, { outcomes: [...come, ...(hidden[one.name] ?? leftOf(one, come))], count: come.length }] as const;
  });
  return {
    parts: { chance: Object.fromEntries(coming) },
    layout: { chance: Object.fromEntries(coming.map(([name, { outcomes }]) => [name, [...outcomes]])) },
  };
}

/** As many outcomes as a die has throws left, or the things left in a bag. */
function leftOf(one: Chance, come: readonly string[]): string[] {
  if (one.kind === 'die') return Array<string>(one.rolls - come.length).fill(one.faces[0]!);
  const gone = [...come];
  return one.things.filter((thing) => {
    const at = gone.indexOf(thing);
    if (at >= 0) gone.splice(at, 1);
    return at < 0;
  });
}
