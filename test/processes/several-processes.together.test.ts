import { expect, it } from 'vitest';
import type { Program } from '../../src/driving/started-program.ts';
import { openStore } from '../../src/store/open-store.ts';
import { until } from '../support/pirogue.ts';
import { ask } from '../support/test-database.ts';
import { answersTo, type ManyServers, manyServers } from './many-servers.ts';

/** How many shards each process serves, the most first. */
async function shares({ databaseUrl }: ManyServers): Promise<number[]> {
  const rows = await ask(databaseUrl, 'select count(*)::integer as count from shards group by holder order by 1 desc');
  return rows.map(({ count }) => Number(count));
}

const hasShares = (scene: ManyServers, wanted: readonly number[]) =>
  until(async () => JSON.stringify(await shares(scene)) === JSON.stringify(wanted), 60_000);

/** A scene of six shards with three processes, each of which serves two. */
async function threeOverSix(): Promise<{ scene: ManyServers; programs: Program[] }> {
  const scene = await manyServers(6);
  const programs = [scene.start()];
  await programs[0]!.ready;
  for (let more = 0; more < 2; more++) {
    programs.push(scene.start());
    await programs.at(-1)!.ready;
  }
  await hasShares(scene, [2, 2, 2]);
  return { scene, programs };
}

function expectOneAnswerEach({ requests }: ManyServers): void {
  const all = [...answersTo(requests).values()];
  expect(all.length).toBeGreaterThan(0);
  // 204 where the bot does not ask for the message.
  expect(all.filter(([status, ...more]) => !status || status >= 300 || more.length > 0)).toEqual([]);
}

it('divides the servers among processes that come and go, and pauses no game of another one', async () => {
  const { scene, programs } = await threeOverSix();
  for (const table of scene.tables) await table.begin();
  for (const table of scene.tables) await table.play(2);
  programs[2]!.child.kill('SIGTERM');
  expect(await programs[2]!.ended).toBe(0);
  await hasShares(scene, [3, 3]);
  programs[1]!.child.kill('SIGKILL');
  await hasShares(scene, [6]);
  for (const table of scene.tables) await table.isAnswered();
  for (const table of scene.tables) await table.play(2);
  const late = scene.start();
  await late.ready;
  await hasShares(scene, [3, 3]);
  for (const table of scene.tables) await table.play(2);
  expectOneAnswerEach(scene);
  const store = await openStore(scene.databaseUrl);
  const open = await store.openGames();
  expect(open).toHaveLength(6);
  expect(open.filter(({ pause }) => pause)).toEqual([]);
  await store.close();
  for (const program of [programs[0]!, late]) {
    expect(program.errors()).not.toMatch(/"level":(50|60)/);
  }
});

it('is redeployed process by process in the middle of turns, and players notice nothing', async () => {
  const { scene, programs } = await threeOverSix();
  for (const table of scene.tables) await table.begin();
  let isOver = false;
  const turns = scene.tables.map(async (table) => {
    let played = 0;
    while (!isOver && played < 20) {
      await table.play(1);
      played++;
    }
    return played;
  });
  for (const old of programs) {
    const fresh = scene.start();
    await fresh.ready;
    old.child.kill('SIGTERM');
    expect(await old.ended).toBe(0);
  }
  isOver = true;
  for (const played of await Promise.all(turns)) expect(played).toBeGreaterThan(0);
  expectOneAnswerEach(scene);
  for (const { people } of scene.tables) {
    for (const person of people) expect(person.events.filter(({ name }) => name === 'interaction_failed')).toEqual([]);
  }
});
