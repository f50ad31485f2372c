import { expect, it } from 'vitest';
import { GrowingPauses } from '../../src/guard/growing-pauses.ts';

it('makes pauses between attempts at a thing longer, up to the longest, until it is done', () => {
  let now = 0;
  const pauses = new GrowingPauses<string>({ first: 100, longest: 1_000, now: () => now });
  expect(pauses.isDue('turn')).toBe(true);
  for (const longest of [100, 200, 400, 800, 1_000, 1_000]) {
    const pause = pauses.noteFailure('turn');
    expect(pause).toBeGreaterThanOrEqual(0.75 * longest);
    expect(pause).toBeLessThanOrEqual(longest);
    now += pause - 1;
    expect(pauses.isDue('turn')).toBe(false);
    expect(pauses.isDue('another')).toBe(true);
    now += 1;
    expect(pauses.isDue('turn')).toBe(true);
  }
  pauses.noteFailure('turn');
  pauses.noteSuccess('turn');
  expect(pauses.isDue('turn')).toBe(true);
});
