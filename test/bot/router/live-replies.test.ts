import { expect, it } from 'vitest';
import { LiveReplies } from '../../../src/bot/router/reply.ts';

it('keeps the latest three replies of a person up to date, and not many of all together', () => {
  const kept = new LiveReplies();
  const own = Array.from({ length: 5 }, () => kept.begin('ana'));
  expect(own.map(({ signal }) => signal.aborted)).toEqual([true, true, false, false, false]);
  kept.end(own[4]!);
  kept.begin('ana');
  expect(own[2]!.signal.aborted).toBe(false);
  const others = Array.from({ length: 200 }, (_, person) => kept.begin(`${person}`));
  const left = others.filter(({ signal }) => !signal.aborted);
  expect(left.length).toBeGreaterThan(10);
  expect(left.length).toBeLessThan(100);
  expect(left).toEqual(others.slice(-left.length));
  kept.endAll();
  expect(others.every(({ signal }) => signal.aborted)).toBe(true);
});
