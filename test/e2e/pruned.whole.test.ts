import type { TestPerson } from 'local-discord/person';
import { expect, it } from 'vitest';
import { controlsOf } from '../../lab/driving/controls.ts';
import { AutocompleteTable } from '../../lab/driving/table.ts';
import { chooserFor } from '../../lab/simulation/chooser.ts';
import { startPirogue, until } from '../support/pirogue.ts';

const DAY = 86_400_000;

/** What a person is answered about a game that is over, without what differs with every message. */
async function readings(person: TestPerson) {
  const found = [];
  for (const command of ['log', 'replay', 'export', 'score', 'board', 'turn']) {
    const { content, attachments } = await person.command(command);
    expect(content + attachments.length, command).not.toBe('0');
    found.push({ command, content, files: attachments.map(({ filename, size }) => ({ filename, size })) });
  }
  return found;
}

it('leaves an ended game readable when its rows are pruned', async () => {
  let later = 0;
  const pirogue = await startPirogue({ now: () => Date.now() + later });
  const { store } = pirogue;
  const [ana, ben] = [await pirogue.person('Ana'), await pirogue.person('Ben')];
  const table = new AutocompleteTable([ana, ben], chooserFor(2));
  await table.begin({ order: 'joined' });
  await table.playOn(3);
  const warning = await ana.command('resign');
  await ana.click(warning, controlsOf(warning)[0]!.custom_id);
  const settled = async () =>
    (await store.games.byId(1))?.status === 'closed' && (await store.posts.ofGame(1)).every(({ pending }) => !pending);
  await until(settled);
  const before = await readings(ana);
  const count = (await store.posts.ofGame(1)).length;
  later = 40 * DAY;
  // A clock that has just gone on so far is believed after an hour.
  for (let minute = 0; minute <= 61; minute++) {
    await pirogue.bot.keeper.check();
    later += 60_000;
  }
  while (await store.prune(Date.now() + later));
  expect((await store.posts.ofGame(1)).length).toBeLessThan(count);
  expect(await readings(ana)).toEqual(before);
  // Names of players stay as well.
  expect(JSON.stringify(before)).toContain('Ana');
});
