import { expect, it } from 'vitest';
import { controlsOf, verbOf } from '../../lab/driving/controls.ts';
import { readLibrary } from '../../src/content/content-library.ts';
import { GAMES } from '../../src/games/registry.ts';
import { openDatabase } from '../../src/store/sqlite/open-file.ts';
import { SqliteDatabase } from '../../src/store/sqlite/sqlite-database.ts';
import { fileOfUrl } from '../../src/store/sqlite/store-url.ts';
import { storeOn } from '../../src/store/store.ts';
import { startPirogue, until } from '../support/pirogue.ts';
import { restart } from '../support/restart.ts';
import { gameOf, press } from '../support/seated-table.ts';
import { newDatabase } from '../support/test-database.ts';

it('a button of the game of another database does nothing in a new game of the same number', async () => {
  const pirogue = await startPirogue();
  const { people, turn } = await gameOf(pirogue, ['Ana', 'Ben']);
  const [ana, ben] = people;
  await pirogue.bot.stop();

  const store = storeOn(new SqliteDatabase(openDatabase(fileOfUrl(await newDatabase()))));
  const { id: number, revision } = (await pirogue.store.games.open(ana.channel))!;
  await restart({ ...pirogue, app: { ...pirogue.app, store } }, readLibrary(GAMES));
  await ana.command('new', { order: 'joined' });
  await ben.command('join');
  await ana.command('start');
  expect(await store.games.open(ana.channel)).toMatchObject({ id: number, revision });
  await until(async () => (await store.posts.ofGame(number)).every(({ pending }) => pending === undefined));
  const draw = controlsOf(turn).find((control) => verbOf(control) === 'draw')!;
  const answer = await ana.reply((await ana.startClick(turn, draw.custom_id)).interaction_id);
  expect(answer.content).toMatch(/button is old/);
  expect(await store.log.ofGame(number)).toEqual([]);
  const { messageId } = (await store.posts.ofGame(number)).findLast(({ kind }) => kind === 'turn')!;
  const own = (await ana.messages()).find(({ id }) => id === messageId)!;
  expect((await press(ana, own, 'draw')).content).toMatch(/You have drawn|It fits only/);
});
