import { expect, it, vi } from 'vitest';
import { startPirogue, until } from '../support/pirogue.ts';
import { AutocompleteTable, chooser } from '../support/table.ts';

vi.setConfig({ testTimeout: 120_000 });

/** Ana and Ben play, and Ana has only to say `/boat` to end her turn; `first` is the message of that turn. */
async function beforeTheBoat() {
  const pirogue = await startPirogue({ seed: 'd'.repeat(32) });
  const [ana, ben] = [await pirogue.person('Ana'), await pirogue.person('Ben')];
  const table = new AutocompleteTable([ana, ben], chooser(2));
  await table.begin({ order: 'joined' });
  const first = await table.nextPublicMessage();
  await ana.command('draw');
  await table.place(ana);
  // Nothing else is on its way.
  await until(async () => (await pirogue.store.posts(1)).every(({ pending }) => pending === undefined));
  return { pirogue, ana, ben, table, first };
}

it('does not ask again and again to change a message that somebody has deleted', async () => {
  const { pirogue, ana, ben, table, first } = await beforeTheBoat();
  pirogue.discord.world.deleteMessage(pirogue.discord.world.message(ana.channel, first.id)!);
  const changes = () => pirogue.requests.filter(({ method, path }) => method === 'PATCH' && path.includes(first.id));
  const before = changes().length;
  await ana.command('boat');
  await table.nextPublicMessage();
  await until(async () => changes().length > before);
  const { length } = changes();
  for (const mover of [ben, ana]) {
    await table.takeTurn(mover);
    await table.nextPublicMessage();
    await until(async () => (await pirogue.store.posts(1)).every(({ pending }) => pending === undefined));
  }
  expect(changes()).toHaveLength(length);
  const kept = (await ana.messages()).filter(({ mentions }) => mentions.length > 0);
  expect(kept.map(({ components }) => components.length > 0)).toEqual([false, false, true]);
});
