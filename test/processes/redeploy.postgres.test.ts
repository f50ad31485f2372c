import { expect, it } from 'vitest';
import { expectOneAnswerEach, threeOverSix } from './many-servers.ts';

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
    for (const person of people) {
      expect(person.events.filter(({ name }) => name === 'interaction_failed')).toEqual([]);
      const told = person.events.flatMap(({ data }) => data?.message?.content ?? []);
      expect(told.filter((content) => content.includes('is restarting'))).toEqual([]);
    }
  }
});
