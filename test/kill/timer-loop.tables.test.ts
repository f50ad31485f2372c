import { expect, it } from 'vitest';
import { patient } from '../support/patience.ts';
import { killInTimerLoop, TIMED_KILLS } from './timer-loop.ts';

it(
  'decides a vote once, and reminds once, when it is killed while it does so',
  async () => {
    // Every second death: `npm run kill` dies all of them.
    const at = TIMED_KILLS.filter((_, index) => index % 2 === 1);
    expect(await killInTimerLoop({ players: 2, seed: 'short', each: 1, at })).toEqual({ kills: 4, faults: [] });
  },
  patient(1_800_000),
);
