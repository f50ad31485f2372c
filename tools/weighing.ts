import { seedFor } from '../lab/simulation/chooser.ts';
import { COLOURS } from '../src/core/colour.ts';
import type { ChosenOptions } from '../src/core/options.ts';
import type { Weights } from '../src/games/contract/computer.ts';
import { UsageError } from './command-line.ts';
import { type ToolGame, tileSetOf } from './games.ts';

/**
 * Names of terms of a game, from a list with commas; without a list none.
 *
 * @throws UsageError when the game has no term of a name
 */
export function termNames({ computer }: ToolGame, list = ''): string[] {
  const names = list.split(',').filter(Boolean);
  const unknown = names.find((name) => !computer.terms.includes(name));
  if (unknown === undefined) return names;
  throw new UsageError(`"${unknown}" is no term; there are ${computer.terms.join(', ')}`);
}

/** A game at its start. */
export function startOf({ rules, ...game }: ToolGame, options: ChosenOptions, players: number): unknown {
  const content = tileSetOf(game, undefined);
  const colours = COLOURS.slice(0, players);
  const setup = rules.createSetup({ content, colours, seed: seedFor('start'), order: 'given', options });
  return rules.startState(content, setup);
}

/**
 * Weights with some of them changed.
 *
 * @param list such as `goods=8,pigOnFarm=1.5:0.9`, from early to late; without it nothing is changed
 * @throws UsageError when it names no term, or gives no number
 */
export function changedWeights(game: ToolGame, weights: Weights, list = ''): Weights {
  const [early, late] = [[...weights.early], [...weights.late]];
  for (const text of list.split(',').filter(Boolean)) {
    const [, name = '', first, last = first] = /^(\w+)=(-?\d+(?:[.]\d+)?)(?::(-?\d+(?:[.]\d+)?))?$/.exec(text) ?? [];
    if (first === undefined) throw new UsageError(`"${text}" is no weight of a term; one is such as goods=8`);
    const [term] = termNames(game, name).map((one) => game.computer.terms.indexOf(one));
    early[term!] = Number(first);
    late[term!] = Number(last);
  }
  return { ...weights, early, late };
}
