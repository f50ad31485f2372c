import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { startLocalDiscord } from 'local-discord';
import { connectPerson } from 'local-discord/person';
import pg from 'pg';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { AutocompleteTable } from '../../lab/driving/table.ts';
import { chooserFor } from '../../lab/simulation/chooser.ts';
import { openStore } from '../../src/store/open-store.ts';
import { builtCommand } from '../support/built-program.ts';
import { installedPrograms, type StartedServer, startInstalledServer } from '../support/installed-postgres.ts';
import { patient } from '../support/patience.ts';
import { runProgram } from '../support/program.ts';
import { ask } from '../support/test-database.ts';

const run = promisify(execFile);

/** Of a clock that was wrong. */
const FUTURE = 'pirogue-2999-01-01T00-00-00Z.dump';

/** How long several starts of the program and several turns may take on a busy machine, in milliseconds. */
const DRILL = 180_000;

let programs: string;
/** Of the version of pg_dump, which reads no newer one. */
let server: StartedServer;

beforeAll(async () => {
  programs = await installedPrograms();
  server = await startInstalledServer(programs);
});
afterAll(() => server?.stop());

/** A folder for backups, and the scripts that hosts are given. */
async function house() {
  const folder = await mkdtemp(join(tmpdir(), 'pirogue-dump-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const script = async (name: string, url: string, options: readonly string[], environment = {}) => {
    const env = { PATH: `${programs}:${process.env.PATH}`, DATABASE_URL: url, ...environment };
    const { stdout } = await run('sh', [resolve(`docs/hosting/${name}-postgres.sh`), ...options], { env, cwd: folder });
    return stdout.trim();
  };
  return { folder, script };
}

/** The URL of a database without tables, removed when the test is over. */
async function newDatabase(name: string): Promise<string> {
  await ask(`${server.url}/postgres`, `create database ${name}`);
  onTestFinished(
    async () => void (await ask(`${server.url}/postgres`, `drop database if exists ${name} with (force)`)),
  );
  return `${server.url}/${name}`;
}

/** A local Discord with two people, and how the program gets to it. */
async function discordOfTwo() {
  const discord = await startLocalDiscord({ port: 0, answerDeadlineMs: patient(20_000) });
  onTestFinished(() => discord.close());
  const people = [
    await connectPerson(discord.origin, discord.personIds.Ana!),
    await connectPerson(discord.origin, discord.world.addPerson('Ben').user.id),
  ] as const;
  onTestFinished(() => {
    for (const person of people) person.close();
  });
  return { people, environment: { DISCORD_API_BASE: discord.origin, DISCORD_TOKEN: discord.botToken } };
}

/** All rows of all tables as text, and where the numbers of new rows go on, as one moment has them. */
async function contentOf(client: pg.Client): Promise<Record<string, readonly unknown[]>> {
  const { rows: tables } = await client.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  const content: Record<string, readonly unknown[]> = {};
  for (const { name } of tables) {
    const { rows } = await client.query<{ row: string }>(`select t::text as row from "${name}" t order by 1`);
    content[name] = rows.map(({ row }) => row);
  }
  const sequences = await client.query('select sequencename, last_value from pg_sequences order by 1');
  return { ...content, sequences: sequences.rows };
}

async function connected(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client;
}

/** Content without what tells one database, or one process, from another. */
function lasting({ database_id, lease, processes, shards, ...rest }: Awaited<ReturnType<typeof contentOf>>) {
  return rest;
}

it(
  'is dumped in the middle of a game and restored into a new database, where the game goes on',
  async () => {
    const { folder, script } = await house();
    const { people, environment } = await discordOfTwo();
    const [ana, ben] = people;
    const here = await newDatabase('here');
    const first = runProgram({ ...environment, DATABASE_URL: here }, builtCommand());
    await first.ready;
    const table = new AutocompleteTable(people, chooserFor(6));
    await table.begin({ order: 'joined' });
    await table.playOn(3);
    await ben.command('draw');

    const reader = await connected(here);
    await reader.query('begin isolation level repeatable read');
    const { rows } = await reader.query<{ id: string }>('select pg_export_snapshot() as id');
    const dump = await script('backup', here, [folder, `--snapshot=${rows[0]!.id}`]);
    const content = await contentOf(reader);
    await reader.end();
    expect((await stat(dump)).mode & 0o777).toBe(0o600);
    for (const name of ['games', 'seats', 'log', 'posts', 'database_id']) expect(content[name], name).not.toEqual([]);
    // What comes after it is lost with the database.
    await table.place(ben);
    await table.placeDouble(ben);
    await table.placePiece(ben);
    const lost = await table.nextPublicMessage();
    first.child.kill('SIGKILL');
    await first.ended;
    await ask(`${server.url}/postgres`, 'drop database here with (force)');

    const there = await newDatabase('there');
    await script('restore', there, [dump]);
    const client = await connected(there);
    const restored = await contentOf(client);
    await client.end();
    expect(lasting(restored)).toEqual(lasting(content));
    // What is sent after a restore has other nonces than what was sent before it.
    expect(restored.database_id).not.toEqual(content.database_id);
    expect(restored.processes).toEqual([]);
    const store = await openStore(there);
    expect(await store.log.ofGame(1)).toHaveLength(content.log!.length);
    await store.close();

    const second = runProgram({ ...environment, DATABASE_URL: there }, builtCommand());
    await second.ready;
    expect(second.errors()).not.toContain('another process');
    // A message of a turn that never was says what is the case now.
    const [, draw] = /"custom_id":"(\d+:draw:[^"]+)"/.exec(JSON.stringify(lost.components))!;
    expect((await ana.click(lost, draw!)).content).toMatch(/button is old.*Next step/s);
    expect((await ana.command('turn')).content).toMatch(/Next step/);
    const again = new AutocompleteTable(people, chooserFor(8));
    await again.place(ben);
    await again.placeDouble(ben);
    await again.placePiece(ben);
    await again.takeTurn(ana);
    await again.takeTurn(ben);
    second.child.kill('SIGTERM');
    expect(await second.ended).toBe(0);
  },
  DRILL,
);

it('keeps the latest dumps, leaves all other files alone, and no half a dump', async () => {
  const { folder, script } = await house();
  const url = await newDatabase('here');
  await (await openStore(url)).close();
  const files = ['2026-01-01', '2026-01-02', '2026-01-03'].map((day) => `pirogue-${day}T00-00-00Z.dump`);
  for (const name of [...files, FUTURE, 'other.dump']) await writeFile(join(folder, name), '');
  const made = await script('backup', url, [folder], { BACKUP_KEEP: '3' });
  const kept = [made, ...[...files.slice(1), FUTURE, 'other.dump'].map((name) => join(folder, name))];
  expect((await readdir(folder)).map((name) => join(folder, name)).sort()).toEqual(kept.sort());
  await expect(script('backup', `${url}_not`, [folder])).rejects.toThrow(/does not exist/);
  expect(await readdir(folder)).toHaveLength(kept.length);
});

it('restores nothing into a database that has something', async () => {
  const { folder, script } = await house();
  const url = await newDatabase('here');
  const store = await openStore(url);
  const id = await store.id();
  const dump = await script('backup', url, [folder]);
  await expect(script('restore', url, [dump])).rejects.toThrow(/already exists/);
  expect(await store.id()).toBe(id);
  await store.close();
});
