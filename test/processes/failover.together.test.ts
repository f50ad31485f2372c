import { expect, it, onTestFinished } from 'vitest';
import { en } from '../../src/i18n/en.ts';
import { builtCommand } from '../support/built-program.ts';
import { until } from '../support/pirogue.ts';
import { startReplicatedServers } from '../support/replicated-servers.ts';
import { clockAhead } from '../support/shifted-clock.ts';
import { ask } from '../support/test-database.ts';
import { manyServers } from './many-servers.ts';
import { fileOfShortSet, playStorm } from './storm.ts';

it('loses and doubles nothing when a server dies and one takes over that has everything, with clocks apart', async () => {
  const report = await playStorm({
    games: 4,
    atOnce: 4,
    processes: 3,
    shards: 4,
    kills: 4,
    betweenKills: 2_500,
    killsPerFault: 100,
    failovers: 2,
    clocksApart: 10,
    seed: 'failover',
    tileSet: await fileOfShortSet(),
    command: builtCommand(),
    say: () => undefined,
  });
  expect(report.wrong).toEqual([]);
  expect(report.faultsOfDatabase['failed over']).toBeGreaterThan(0);
});

it('tells a table that the last turn was lost with a server, and lets it play on', async () => {
  const servers = await startReplicatedServers({ isSynchronous: false });
  onTestFinished(() => servers.stop());
  const scene = await manyServers(1, `${servers.url}/postgres`);
  await scene.start().ready;
  const [table] = scene.tables;
  await table!.begin();
  await table!.play(2);
  const { mentions } = table!.asked;
  // Whom a message has pinged is stored once Discord has answered.
  await until(
    async () =>
      (await ask(`${servers.primaryUrl()}/postgres`, 'select from posts where pending is not null')).length === 0,
  );
  await servers.caughtUp();
  servers.hold(true);
  await table!.play(1);
  expect(table!.asked.mentions[0]!.id).not.toBe(mentions[0]!.id);
  await servers.failOver();
  await table!.isAsked();
  expect(table!.asked.content).toContain(en['lost.done']);
  expect(table!.asked.mentions).toEqual(mentions);
  // The new message of the turn does not ping a third time: the next one who is asked is to play then.
  await table!.play(1);
  expect(table!.asked.mentions[0]!.id).not.toBe(mentions[0]!.id);
  await table!.play(1);
});

it('announces a turn soon whose message another process had failed to send, whose clock was ahead', async () => {
  const scene = await manyServers(1);
  const [table] = scene.tables;
  const ahead = scene.start(clockAhead(10));
  await ahead.ready;
  await table!.begin();
  scene.discord.failNext({ method: 'POST', path: `/channels/${table!.channel}/messages`, status: 0, times: 1_000 });
  const played = table!.play(1);
  await until(async () => (await ask(scene.databaseUrl, 'select from posts where attempts > 0')).length > 0, 30_000);
  ahead.child.kill('SIGKILL');
  scene.discord.failNoMore();
  await scene.start().ready;
  await played;
});
