import { expect, it } from 'vitest';
import { openStore } from '../../src/store/open-store.ts';
import { expectOneAnswerEach, hasShares, threeOverSix } from './many-servers.ts';

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
  const open = await store.games.allOpen();
  expect(open).toHaveLength(6);
  expect(open.filter(({ pause }) => pause)).toEqual([]);
  await store.close();
  for (const program of [programs[0]!, late]) {
    expect(program.errors()).not.toMatch(/"level":(50|60)/);
  }
});
