import { expect, it, onTestFinished } from 'vitest';
import { TableCache } from '../../src/app/app.ts';
import { openServer } from '../../src/store/postgres/open-server.ts';
import { startPirogue, until } from '../support/pirogue.ts';
import { gameOf, openGame } from '../support/seated-table.ts';
import { ask } from '../support/test-database.ts';
import { ORIGIN, pathOf, servePages, told } from './support/pages.ts';

it('shows a game, and tells of its turns, also where another process plays it', async () => {
  const pirogue = await startPirogue({ webOrigin: ORIGIN });
  const { people, table } = await gameOf(pirogue, ['Ana', 'Ben']);
  const [ana] = people;
  const store = await openServer(pirogue.databaseUrl, { onUnreadable: pirogue.app.onUnreadable });
  onTestFinished(() => store.close());
  const pages = await servePages({ app: { ...pirogue.app, store, tables: new TableCache() } });
  const path = await pathOf(pirogue, ana.channel);
  const first = await pages.ask(`${path}/moments/now`);
  const stream = await pages.listen(`${path}/live`);
  await table.takeTurn(ana);
  const { id, revision } = await openGame(pirogue, ana);
  await told(stream, `"revision":${revision}`);
  expect((await pages.json<{ readonly revision: number }>(`${path}/moments/now`)).revision).toBe(revision);
  expect(JSON.parse(first.text).revision).toBeLessThan(revision);
  await pirogue.store.pages.set({ gameId: id, isOpen: false, newKey: 'closed-key-0123456789abc', posts: [] });
  expect((await pages.ask(path)).status).toBe(404);
  await until(async () => stream.isOver());
});

it('logs why a page could not be made, but neither its key nor who plays', async () => {
  const pirogue = await startPirogue({ webOrigin: ORIGIN });
  const { people } = await gameOf(pirogue, ['Ana', 'Ben']);
  const pages = await servePages(pirogue);
  const path = await pathOf(pirogue, people[0].channel);
  // Names are asked for with the ids of people, and pages with their keys.
  for (const table of ['names', 'pages']) {
    await ask(pirogue.databaseUrl, `alter table ${table} rename to hidden_${table}`);
    expect((await pages.ask(path)).status).toBe(503);
  }
  expect(pages.log.map(({ msg }) => msg)).toEqual(Array(2).fill('a page in the browser could not be made'));
  const logged = JSON.stringify(pages.log);
  expect(logged).toContain('does not exist');
  for (const secret of [path.slice(3), ...people.map(({ id }) => id)]) expect(logged).not.toContain(secret);
});
