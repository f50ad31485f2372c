import { expect, it } from 'vitest';
import { chooserFor } from '../../lab/simulation/chooser.ts';
import type { RatedTurns } from '../../src/games/contract/computer.ts';
import { BOARDS } from './computer-games.ts';

/** Weights of 1 that throw when they are read for the last time. */
function failingWeights(terms: readonly string[], reads: number): ArrayLike<number> {
  let left = reads;
  const read = (from: readonly number[], term: string | symbol) => {
    if (--left === 0) throw new Error('unreadable');
    return Reflect.get(from, term);
  };
  return new Proxy(
    terms.map(() => 1),
    { get: read },
  );
}

/** The ways that were rated, in text; the lists themselves are used again. */
function inText(turns: RatedTurns | undefined): string {
  return JSON.stringify(turns);
}

it.each(BOARDS)('a position stays as it is when rating its turns fails: $name', ({ computer, rules, start }) => {
  const weights = computer.terms.map(() => 1);
  const choose = chooserFor('play');
  const state = start(3, 'pile');
  let failures = 0;
  while (!rules.isOver(state)) {
    const before = inText(computer.rateTurns?.(state, weights));
    for (const reads of [40, 150, 400]) {
      try {
        computer.rateTurns?.(state, failingWeights(computer.terms, reads));
      } catch {
        failures++;
        expect(inText(computer.rateTurns?.(state, weights))).toBe(before);
      }
    }
    const moves = computer.legalMoves(state);
    computer.take(state, moves[choose(moves.length)]!);
  }
  expect(failures).toBeGreaterThan(40);
});
