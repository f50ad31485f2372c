import { expect, it } from 'vitest';
import { type Cost, RateLimiter } from '../../../src/bot/handlers/rate-limits.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const START = Date.UTC(2026, 0, 1);

function limitsAt(start = START) {
  const clock = { now: start };
  return { clock, limits: new RateLimiter(() => clock.now) };
}

/** How often something is granted in a row. */
function granted(
  limits: RateLimiter,
  cost: Cost | 'anything',
  asking: { userId: string; guildId: string | null },
): number {
  for (let count = 0; count < 100_000; count++) if (limits.take(cost, asking)) return count;
  throw new Error('there is no end');
}

it('never limits who plays ten turns a minute for hours, trying out, looking and taking back as they go', () => {
  const { clock, limits } = limitsAt();
  const ana = { userId: 'ana', guildId: 'g' };
  const turn: readonly (Cost | 'anything')[] = [
    ...Array<'anything'>(30).fill('anything'),
    ...Array<Cost>(10).fill('draft'),
    'takeback',
    'picture',
  ];
  for (let turns = 0; turns < 1200; turns++, clock.now += 6 * SECOND) {
    for (const cost of turn) expect(limits.take(cost, ana)).toBeUndefined();
  }
});

it('grants some at once, then one at a time, and says when', () => {
  const { clock, limits } = limitsAt();
  const ana = { userId: 'ana', guildId: 'g' };
  const many = granted(limits, 'replay', ana);
  expect(many).toBeGreaterThan(1);
  const limited = limits.take('replay', ana)!;
  expect(limited).toEqual({ who: 'person', retryAt: START + MINUTE });
  clock.now = limited.retryAt - 1;
  expect(limits.take('replay', ana)).toEqual(limited);
  clock.now = limited.retryAt;
  expect(granted(limits, 'replay', ana)).toBe(1);
  clock.now += 1000 * MINUTE;
  expect(granted(limits, 'replay', ana)).toBe(many);
});

it('counts for every person, every thing and every server apart', () => {
  const { limits } = limitsAt();
  granted(limits, 'replay', { userId: 'ana', guildId: 'g' });
  expect(limits.take('file', { userId: 'ana', guildId: 'g' })).toBeUndefined();
  expect(limits.take('replay', { userId: 'ben', guildId: 'g' })).toBeUndefined();
  for (let person = 0; !limits.take('replay', { userId: `${person}`, guildId: 'g' }); person++);
  expect(limits.take('replay', { userId: 'new', guildId: 'g' })).toMatchObject({ who: 'server' });
  expect(limits.take('replay', { userId: 'new', guildId: 'h' })).toBeUndefined();
  expect(limits.take('replay', { userId: 'new', guildId: null })).toBeUndefined();
});

it('does not count what was refused for another reason, except where that was work', () => {
  const { limits } = limitsAt();
  const ana = { userId: 'ana', guildId: 'g' };
  const grantedForgiven = (cost: Cost) => {
    for (let count = 0; count < 1000; count++) {
      if (limits.take(cost, ana)) return count;
      limits.refund(cost, ana);
    }
    return 1000;
  };
  expect(grantedForgiven('lobby')).toBe(1000);
  expect(grantedForgiven('file')).toBeLessThan(10);
});

it('makes nobody wait longer because a clock was put back', () => {
  const { clock, limits } = limitsAt();
  const ana = { userId: 'ana', guildId: 'g' };
  const many = granted(limits, 'replay', ana);
  clock.now -= 365 * 24 * 60 * MINUTE;
  expect(limits.take('replay', ana)!.retryAt).toBeLessThanOrEqual(clock.now + MINUTE);
  clock.now += many * MINUTE;
  expect(granted(limits, 'replay', ana)).toBe(many);
});
