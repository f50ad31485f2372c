import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { builtCommand } from '../support/built-program.ts';
import { playStorm, shortTileSet } from './storm.ts';

it('loses and doubles nothing while processes are killed and their database comes and goes', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pirogue-storm-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const tileSet = join(folder, 'tiles.json');
  await writeFile(tileSet, await shortTileSet());
  const report = await playStorm({
    games: 6,
    atOnce: 6,
    processes: 3,
    shards: 6,
    kills: 8,
    betweenKills: 2_500,
    killsPerFault: 2,
    seed: 'short',
    tileSet,
    command: builtCommand(),
    say: () => undefined,
  });
  expect(report.wrong).toEqual([]);
  expect(report.kills).toBeGreaterThan(0);
  expect(report.entries).toBeGreaterThan(6 * 10);
});
