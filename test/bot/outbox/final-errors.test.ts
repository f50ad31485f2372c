import { DiscordAPIError } from 'discord.js';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { backoff } from '../../../src/bot/outbox/delivery.ts';
import { isClosed, isFinal, isGone } from '../../../src/bot/outbox/final-errors.ts';

function failed(code: number | string | undefined, status: number): DiscordAPIError {
  return new DiscordAPIError({ message: '', code: 0 }, code as number, status, 'POST', 'http://discord', {
    body: undefined,
    files: undefined,
  });
}

describe('a failed request', () => {
  it.each([10003, 10004, 10008, 10013, 10015])('%i is for good, as something is gone', (code) => {
    expect(isFinal(failed(code, 404))).toBe(true);
    expect([isGone(code), isClosed(code)]).toEqual([true, false]);
  });

  it.each([50001, 50007, 50013, 50083, 50278, 160005])('%i is for good, until something is opened', (code) => {
    expect(isFinal(failed(code, 403))).toBe(true);
    expect([isGone(code), isClosed(code)]).toEqual([false, true]);
  });

  it.each([30046, 40005, 50005, 50006, 50035, 200000])('%i is for good, as the request stays the same', (code) => {
    expect(isFinal(failed(code, 400))).toBe(true);
    expect([isGone(code), isClosed(code)]).toEqual([false, false]);
  });

  it.each([
    [undefined, 403],
    [undefined, 404],
    [undefined, 408],
    ['forbidden', 403],
    [0, 401],
    [0, 403],
    [0, 404],
    [20016, 403],
    [20028, 403],
    [40003, 400],
    [40333, 403],
  ])('may pass with code %s and status %i', (code, status) => {
    expect(isFinal(failed(code, status))).toBe(false);
  });
});

describe('the pause after a failure', () => {
  it.each([0, 0.5, 0.999999])('grows up to ten minutes and differs a little (%d)', (random) => {
    const spy = vi.spyOn(Math, 'random').mockReturnValue(random);
    onTestFinished(() => spy.mockRestore());
    const pauses = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((attempts) => backoff(1_000, attempts));
    expect(pauses).toEqual([...new Set(pauses)].sort((a, b) => a - b));
    expect(backoff(1_000, 1_000)).toBeLessThanOrEqual(10 * 60_000);
    expect(backoff(1_000, 1_000)).toBeGreaterThan(7 * 60_000);
  });
});
