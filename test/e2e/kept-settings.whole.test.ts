import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startLocalDiscord } from 'local-discord';
import { connectPerson } from 'local-discord/person';
import { expect, it, onTestFinished } from 'vitest';
import { openStore } from '../../src/store/open-store.ts';
import { builtCommand } from '../support/built-program.ts';
import { runProgram } from '../support/program.ts';
import { chosen, set } from './support/settings-menu.ts';

it('keeps settings over a restart, and the menus of before it work', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pirogue-people-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const discord = await startLocalDiscord({ port: 0, botToken: 'a-token' });
  onTestFinished(() => discord.close());
  const databaseUrl = `file:${join(folder, 'pirogue.db')}`;
  const environment = { DATABASE_URL: databaseUrl, DISCORD_API_BASE: discord.origin, DISCORD_TOKEN: 'a-token' };
  const eva = await connectPerson(discord.origin, discord.personIds.Eva!);
  onTestFinished(() => eva.close());

  const first = runProgram(environment, builtCommand());
  await first.ready;
  const before = await set(eva, 'theme', 'contrast');
  expect(chosen(before)).toEqual(['auto', 'contrast', 'on', 'shown']);
  first.child.kill('SIGKILL');
  await first.ended;

  const second = runProgram(environment, builtCommand());
  await second.ready;
  const after = await set(eva, 'hints', 'off', before);
  expect(chosen(after)).toEqual(['auto', 'contrast', 'off', 'shown']);
  second.child.kill('SIGTERM');
  expect(await second.ended).toBe(0);
  const store = await openStore(databaseUrl);
  expect(await store.people.settings(eva.id)).toEqual({ theme: 'contrast', hints: false });
  await store.close();
});
