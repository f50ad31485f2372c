import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startLocalDiscord } from 'local-discord';
import { connectPerson } from 'local-discord/person';
import { expect, it, onTestFinished } from 'vitest';
import { AutocompleteTable } from '../../lab/driving/table.ts';
import { chooserFor } from '../../lab/simulation/chooser.ts';
import { openStore } from '../../src/store/open-store.ts';
import { builtCommand } from '../support/built-program.ts';
import { patient } from '../support/patience.ts';
import { until } from '../support/pirogue.ts';
import { runProgram } from '../support/program.ts';

const run = promisify(execFile);

it('is backed up in the middle of a game and restored elsewhere, where the game goes on', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pirogue-backup-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const discord = await startLocalDiscord({ port: 0, answerDeadlineMs: patient(20_000) });
  onTestFinished(() => discord.close());
  const people = [
    await connectPerson(discord.origin, discord.personIds.Ana!),
    await connectPerson(discord.origin, discord.world.addPerson('Ben').user.id),
  ];
  onTestFinished(() => {
    for (const person of people) person.close();
  });
  const [ana, ben] = people;
  const connection = { DISCORD_API_BASE: discord.origin, DISCORD_TOKEN: discord.botToken };
  const scheduled = join(folder, 'scheduled');
  const here = { ...connection, DATABASE_URL: `file:${join(folder, 'here', 'pirogue.db')}` };
  const first = runProgram({ ...here, BACKUP_DIR: scheduled }, builtCommand());
  await first.ready;
  // The first one is made at once.
  await until(async () => first.errors().includes('backed up the database'), 60_000);
  expect(await readdir(scheduled)).toHaveLength(1);

  const table = new AutocompleteTable(people, chooserFor(6));
  await table.begin({ order: 'joined' });
  await table.playOn(3);
  await ben!.command('draw');
  const manual = join(folder, 'manual');
  const environment = { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '', ...here };
  const { stdout } = await run('npm', ['run', '--silent', 'backup', '--', manual], { env: environment });
  const backup = stdout.trim();
  expect(await readdir(manual)).toHaveLength(1);
  const stored = await openStore(here.DATABASE_URL);
  const log = await stored.log.ofGame(1);
  await stored.close();
  // What comes after it is lost with the machine.
  await table.place(ben!);
  first.child.kill('SIGKILL');
  await first.ended;

  const elsewhere = join(folder, 'elsewhere');
  await mkdir(elsewhere);
  await copyFile(backup, join(elsewhere, 'pirogue.db'));
  const there = { ...connection, DATABASE_URL: `file:${join(elsewhere, 'pirogue.db')}` };
  const second = runProgram(there, builtCommand());
  await second.ready;
  expect(second.errors()).not.toContain('another process');
  const restored = await openStore(there.DATABASE_URL);
  expect(await restored.log.ofGame(1)).toEqual(log);
  await restored.close();
  expect((await ana!.command('turn')).content).toMatch(/Next step/);
  const again = new AutocompleteTable(people, chooserFor(8));
  await again.place(ben!);
  await again.placeDouble(ben!);
  await again.placePiece(ben!);
  await again.takeTurn(ana!);
  await again.takeTurn(ben!);
  second.child.kill('SIGTERM');
  expect(await second.ended).toBe(0);
});

it('says what is wrong instead of making a backup', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pirogue-backup-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const env = { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '' };
  const backup = (url: string, ...rest: string[]) =>
    run('npm', ['run', '--silent', 'backup', '--', ...rest], { env: { ...env, DATABASE_URL: url } });
  await expect(backup(`file:${join(folder, 'none.db')}`, join(folder, 'to'))).rejects.toThrow(
    /There is no database .*none\.db/,
  );
  await expect(backup(`file:${join(folder, 'none.db')}`)).rejects.toThrow(/Say where to/);
  expect(await readdir(folder)).toEqual([]);
});
