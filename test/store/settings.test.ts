import { expect, it } from 'vitest';
import { newDatabase, opened } from './store-fixture.ts';

it('keeps what somebody chose, and takes back what they take back', async () => {
  const url = await newDatabase();
  const store = await opened(url);
  expect(await store.settings('ada')).toEqual({ hints: true });
  expect(await store.changeSettings('ada', { language: 'nl' })).toEqual({ language: 'nl', hints: true });
  expect(await store.changeSettings('ada', { theme: 'night', hints: false })).toEqual({
    language: 'nl',
    theme: 'night',
    hints: false,
  });
  await store.changeSettings('bob', { hints: false });
  await store.close();
  const reopened = await opened(url);
  expect(await reopened.settings('ada')).toEqual({ language: 'nl', theme: 'night', hints: false });
  expect(await reopened.settings('bob')).toEqual({ hints: false });
  expect(await reopened.changeSettings('ada', { language: null })).toEqual({ theme: 'night', hints: false });
  expect(await reopened.changeSettings('ada', { theme: null, hints: true })).toEqual({ hints: true });
  expect(await reopened.settings('bob')).toEqual({ hints: false });
  expect(await reopened.changeSettings('bob', { hints: true, advice: true })).toEqual({ hints: true, advice: true });
  expect(await reopened.changeSettings('bob', { theme: 'night' })).toMatchObject({ hints: true, advice: true });
  expect(await reopened.changeSettings('bob', { theme: null, advice: false })).toEqual({ hints: true });
});

it('keeps the language of a channel whatever else is learnt of it', async () => {
  const store = await opened(await newDatabase());
  await store.rememberChannel({ id: 'c', guildId: 'g', locale: 'de' });
  await store.rememberChannel({ id: 'd', guildId: 'g', locale: 'de' });
  await store.setChannelLanguage('c', 'fr');
  await store.rememberChannel({ id: 'c', guildId: 'g', locale: 'nl' });
  expect(await store.channel('c')).toEqual({ id: 'c', guildId: 'g', locale: 'nl', language: 'fr' });
  expect(await store.channel('d')).toEqual({ id: 'd', guildId: 'g', locale: 'de' });
  await store.setChannelLanguage('c', undefined);
  expect(await store.channel('c')).toEqual({ id: 'c', guildId: 'g', locale: 'nl' });
});
