import type { Weights } from '../src/computer/evaluation.ts';
import { UsageError } from './command-line.ts';
import type { ToolGame } from './games.ts';

/**
 * Names of terms of a game, from a list with commas; without a list none.
 *
 * @throws UsageError when the game has no term of a name
 */
export function termNames({ computer }: ToolGame, list = ''): string[] {
  const names = list.split(',').filter(Boolean);
  const unknown = names.find((name) => !Object.hasOwn(computer.terms, name));
  if (unknown === undefined) return names;
  throw new UsageError(`"${unknown}" is no term; there are ${Object.keys(computer.terms).join(', ')}`);
}

/**
 * The weights of a game with some of them changed.
 *
 * @param list such as `goods=8,pigOnFarm=0.9`; without it nothing is changed
 * @throws UsageError when it names no term, or gives no number
 */
export function weightsOf(game: ToolGame, list = ''): Weights {
  if (list === '') return game.computer.terms;
  const changed = list
    .split(',')
    .filter(Boolean)
    .map((text) => {
      const [name = '', number = ''] = text.split('=');
      termNames(game, name);
      if (/^-?\d+([.]\d+)?$/.test(number)) return [name, Number(number)];
      throw new UsageError(`"${text}" is no weight of a term; one is such as goods=8`);
    });
  return { ...game.computer.terms, ...Object.fromEntries(changed) };
}
