import { describe, expect, it } from 'vitest';
import { chooserFor } from '../../lab/simulation/chooser.ts';
import { BOARDS } from './computer-games.ts';

/** Guesses that are counted, and how far a share of them may be from the chance: more than five standard errors. */
const GUESSES = 600;
const OFF = 0.1;

describe.each(BOARDS)('the tile that comes next in $name', ({ rules, computer, start }) => {
  const state = start(2, 'draws');
  const choose = chooserFor('draws');
  for (let action = 0; action < 40; action++) {
    const moves = computer.legalMoves(state);
    computer.take(state, moves[choose(moves.length)]!);
  }
  while (rules.progressOf(state).phase !== 'draw') {
    computer.take(state, computer.legalMoves(state).at(-1)!);
  }
  const next = (of: unknown) => (of as { pile: number[] }).pile[rules.drawnTileCount(of)]!;
  const tiles = (of: unknown) => [...(of as { pile: number[] }).pile].sort((a, b) => a - b);

  it('is as likely as guesses have it', () => {
    const chances = computer.drawChances(state);
    const counts = new Map<number, number>();
    for (let at = 0; at < GUESSES; at++) {
      const tile = next(computer.guess(state, choose));
      counts.set(tile, (counts.get(tile) ?? 0) + 1);
    }
    expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 6);
    for (const [tile, chance] of chances.entries()) {
      expect(Math.abs(chance - (counts.get(tile) ?? 0) / GUESSES), `tile ${tile}`).toBeLessThan(OFF);
      if (chance === 0) expect(counts.has(tile)).toBe(false);
    }
  });

  it('can be chosen, in exchange for the one that was next', () => {
    const guess = computer.guess(state, choose);
    const before = tiles(guess);
    let drawn = 0;
    const first = next(guess);
    for (const [tile, chance] of computer.drawChances(guess).entries()) {
      const copy = computer.copyState(guess);
      if (chance === 0 || !computer.drawNext(copy, tile)) continue;
      expect(next(copy)).toBe(tile);
      expect(tiles(copy)).toEqual(before);
      drawn++;
    }
    expect(drawn).toBeGreaterThan(5);
    expect(next(guess)).toBe(first);
  });
});
