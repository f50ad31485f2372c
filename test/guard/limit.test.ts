import { expect, it } from 'vitest';
import { PauseTimer } from '../../src/guard/clock-guard.ts';
import { until } from '../support/pirogue.ts';

it('a limit is over in its time although the date was set back, and at once when the date has passed it', async () => {
  let date = 1_800_000_000_000;
  const limit = new PauseTimer(() => date);
  expect(limit.left()).toBe(0);
  limit.begin(100);
  date -= 3_600_000;
  expect(limit.left()).toBeLessThanOrEqual(100);
  await until(async () => limit.left() === 0);
  limit.begin(60_000);
  expect(limit.left()).toBeGreaterThan(0);
  date += 60_000;
  expect(limit.left()).toBe(0);
});
