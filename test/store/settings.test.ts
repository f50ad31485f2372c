import { expect, it } from 'vitest';
import { createLog } from '../../src/host/log.ts';
import { ask } from '../support/test-database.ts';
import { newDatabase, newGame, opened } from './store-fixture.ts';

it('keeps what somebody chose, and takes back what they take back', async () => {
  const url = await newDatabase();
  const store = await opened(url);
  expect(await store.people.settings('ada')).toEqual({ hints: true });
  expect(await store.people.changeSettings('ada', { language: 'nl' })).toEqual({ language: 'nl', hints: true });
  expect(await store.people.changeSettings('ada', { theme: 'night', hints: false })).toEqual({
    language: 'nl',
    theme: 'night',
    hints: false,
  });
  await store.people.changeSettings('bob', { hints: false });
  await store.close();
  const reopened = await opened(url);
  expect(await reopened.people.settings('ada')).toEqual({ language: 'nl', theme: 'night', hints: false });
  expect(await reopened.people.settings('bob')).toEqual({ hints: false });
  expect(await reopened.people.changeSettings('ada', { language: null })).toEqual({ theme: 'night', hints: false });
  expect(await reopened.people.changeSettings('ada', { theme: null, hints: true })).toEqual({ hints: true });
  expect(await reopened.people.settings('bob')).toEqual({ hints: false });
  expect(await reopened.people.changeSettings('bob', { hints: true, advice: true })).toEqual({
    hints: true,
    advice: true,
  });
  expect(await reopened.people.changeSettings('bob', { theme: 'night' })).toMatchObject({ hints: true, advice: true });
  expect(await reopened.people.changeSettings('bob', { theme: null, advice: false })).toEqual({ hints: true });
});

it('keeps the language of a channel whatever else is learnt of it', async () => {
  const store = await opened(await newDatabase());
  await store.people.rememberChannel({ id: 'c', guildId: 'g', locale: 'de' });
  await store.people.rememberChannel({ id: 'd', guildId: 'g', locale: 'de' });
  await store.people.setChannelLanguage('c', 'fr');
  await store.people.rememberChannel({ id: 'c', guildId: 'g', locale: 'nl' });
  expect(await store.people.channel('c')).toEqual({ id: 'c', guildId: 'g', locale: 'nl', language: 'fr' });
  expect(await store.people.channel('d')).toEqual({ id: 'd', guildId: 'g', locale: 'de' });
  await store.people.setChannelLanguage('c', undefined);
  expect(await store.people.channel('c')).toEqual({ id: 'c', guildId: 'g', locale: 'nl' });
});

it('names nobody in the log where statements fail', async () => {
  const url = await newDatabase();
  const store = await opened(url);
  const { id } = await newGame(store);
  for (const table of ['settings', 'absences', 'watchers', 'pages', 'users'])
    await ask(url, `alter table ${table} rename to other_${table}`);
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => void lines.push(line) });
  const outcomes = await Promise.allSettled([
    store.people.changeSettings('secret-person', { language: 'nl' }),
    store.reminders.setAbsence({ absence: { userId: 'secret-person', from: 1, to: 2 }, now: 1, told: [] }),
    store.spectators.watch(id, { userId: 'secret-person', what: 'turns' }),
    store.pages.game('secret-key'),
    store.people.rememberUser({
      id: 'secret-person',
      guildId: 'secret-server',
      name: 'secret "name"\nin lines',
      locale: 'en',
    }),
    // Where numbers have a size, the server repeats one that is too large.
    store.games.byId(Number('12345678901234567000')),
  ]);
  for (const outcome of outcomes) {
    if (outcome.status === 'rejected') log.error({ err: outcome.reason }, `failed: ${outcome.reason.message}`);
  }
  expect(lines.length).toBeGreaterThanOrEqual(5);
  expect(lines.join('')).toMatch(/Failed query|no such table/);
  for (const line of lines) expect(JSON.parse(line).err.stack).toMatch(/^ {4}at /m);
  expect(lines.join('')).not.toMatch(/secret|12345678901234567/);
});
