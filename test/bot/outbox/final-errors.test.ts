import { DiscordAPIError } from 'discord.js';
import { describe, expect, it } from 'vitest';
import { isAccessLost, isFinal, isTargetDeleted } from '../../../src/bot/outbox/final-errors.ts';

function failed(code: number | string | undefined, status: number): DiscordAPIError {
  return new DiscordAPIError({ message: '', code: 0 }, code as number, status, 'POST', 'http://discord', {
    body: undefined,
    files: undefined,
  });
}

describe('a failed request', () => {
  it.each([10003, 10004, 10008, 10013, 10015])('%i is for good, as something is gone', (code) => {
    expect(isFinal(failed(code, 404))).toBe(true);
    expect([isTargetDeleted(code), isAccessLost(code)]).toEqual([true, false]);
  });

  it.each([50001, 50007, 50013, 50083, 50278, 160005])('%i is for good, until something is opened', (code) => {
    expect(isFinal(failed(code, 403))).toBe(true);
    expect([isTargetDeleted(code), isAccessLost(code)]).toEqual([false, true]);
  });

  it.each([30046, 40005, 50005, 50006, 50035, 200000])('%i is for good, as the request stays the same', (code) => {
    expect(isFinal(failed(code, 400))).toBe(true);
    expect([isTargetDeleted(code), isAccessLost(code)]).toEqual([false, false]);
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
