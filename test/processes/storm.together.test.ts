import { expect, it } from 'vitest';
import { builtCommand } from '../support/built-program.ts';
import { fileOfShortSet, playStorm } from './storm.ts';

it('loses and doubles nothing while processes are killed and their database comes and goes', async () => {
  const report = await playStorm({
    games: 6,
    atOnce: 6,
    processes: 3,
    shards: 6,
    kills: 8,
    betweenKills: 2_500,
    killsPerFault: 2,
    failovers: 0,
    clocksApart: 0,
    seed: 'short',
    tileSet: await fileOfShortSet(),
    command: builtCommand(),
    say: () => undefined,
  });
  expect(report.wrong).toEqual([]);
  expect(report.kills).toBeGreaterThan(0);
  expect(report.entries).toBeGreaterThan(6 * 10);
});
