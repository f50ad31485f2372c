import { describe, expect, it } from 'vitest';
import { turnClock } from '../../lab/simulation/turn-clock.ts';

describe('the clock of a player in a match', () => {
  it('adds up decisions, and gives their mean for a turn', () => {
    let now = 0;
    const clock = turnClock(() => now);
    const decide = (turn: number, milliseconds: number) =>
      clock.time(turn, () => {
        now += milliseconds;
      });
    decide(1, 30);
    decide(1, 10);
    now += 1000;
    decide(2, 20);
    expect(clock.mean).toBe(30);
  });

  it('allows each action a share of what is left of its turn', () => {
    let now = 0;
    const clock = turnClock(() => now);
    const over = (turn: number) =>
      clock.time(turn, () => {
        const begun = now;
        while (!clock.isOver(100)) now++;
        return now - begun;
      });
    // More than 70 of 100, then more than 70 % of the other 29, and a turn later all again.
    expect([over(1), over(1), over(2)]).toEqual([71, 21, 71]);
  });
});
