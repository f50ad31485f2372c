import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startLocalDiscord } from 'local-discord';
import { expect, it, onTestFinished } from 'vitest';
import { freePort } from '../../lab/driving/free-port.ts';
import type { Program } from '../../lab/driving/started-program.ts';
import { Lease, Watch } from '../../src/store/lease.ts';
import { FileLeaseRows } from '../../src/store/sqlite/lease-rows.ts';
import { openDatabase, openFile } from '../../src/store/sqlite/open-file.ts';
import { until } from '../support/pirogue.ts';
import { runProgram } from '../support/program.ts';

const LOG_ERROR = 50;
const LOG_FATAL = 60;

async function databaseFile(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'pirogue-start-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return join(folder, 'pirogue.db');
}

/** What a program wrote on standard error, of which every line has to be one of the log. */
function logOf(program: Program): { level: number; msg: string; err?: { message: string } }[] {
  return program
    .errors()
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
}

/** The program from its sources, with a module loaded before it. */
const withModule = (source: string) => [
  process.execPath,
  ...['tsx', `data:text/javascript,${encodeURIComponent(source)}`].flatMap((module) => ['--import', module]),
  'src/main.ts',
];

it('ends in order when it is told to before it is logged in', async () => {
  const file = await databaseFile();
  const server = createServer(() => undefined);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const asked = once(server, 'request');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const program = runProgram({ DATABASE_URL: `file:${file}`, DISCORD_API_BASE: origin, DISCORD_TOKEN: 'a-token' });
  await Promise.race([asked, program.ended]);
  program.child.kill('SIGTERM');
  expect(await program.ended).toBe(0);
  expect(logOf(program).filter(({ level }) => level >= LOG_ERROR)).toEqual([]);
  const connection = openDatabase(file);
  expect(
    await new Lease(new FileLeaseRows(connection), { place: 'elsewhere', pid: 1 }).tryTake(new Watch()),
    'it was released',
  ).toEqual([]);
  connection.close();
});

it('ends in order while it waits for another process', async () => {
  const file = await databaseFile();
  const connection = openFile(file);
  onTestFinished(() => void connection.close());
  const other = new Lease(new FileLeaseRows(connection));
  expect(await other.tryTake(new Watch())).toEqual([]);
  const program = runProgram({ DATABASE_URL: `file:${file}`, LOCAL_PORT: String(await freePort()) });
  await until(async () => program.errors().includes('another process uses the database'), 60_000);
  program.child.kill('SIGTERM');
  expect(await program.ended).toBe(0);
  expect(logOf(program).filter(({ level }) => level >= LOG_ERROR)).toEqual([]);
  expect(other.isHeld()).toBe(true);
});

/** A module that does something once the program has said that it is ready. */
const onceReady = (source: string) => `
  const write = process.stdout.write.bind(process.stdout);
  process.stdout.write = (text, ...rest) => {
    if (String(text).includes('is ready')) setTimeout(() => {${source}}, 10);
    return write(text, ...rest);
  };`;

it.each([
  ['an error that nobody catches', `throw new Error('a fault')`, 'uncaught exception'],
  ['a rejection', `Promise.reject(new Error('a fault'))`, 'unhandled rejection'],
])('logs %s as everything else, and ends', async (_what, source, message) => {
  const file = await databaseFile();
  const environment = { DATABASE_URL: `file:${file}`, LOCAL_PORT: String(await freePort()) };
  const faults = `process.emitWarning('beware'); setTimeout(() => {${source}}, 10);`;
  const program = runProgram(environment, withModule(onceReady(faults)));
  expect(await program.ended).toBe(1);
  const log = logOf(program);
  expect(log.at(-1)).toMatchObject({ level: LOG_FATAL, msg: message, err: { message: 'a fault' } });
  expect(log).toContainEqual(expect.objectContaining({ msg: 'a warning of Node.js' }));
});

it.each([
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
  [{ DATABASE_URL: 'mysql://host/db', LOG_LEVEL: 'silent' }, 'DATABASE_URL'],
  [{ CONTENT_DIR: '/nowhere' }, '/nowhere cannot be read'],
])('says in the log why it does not start with %o', async (environment, message) => {
  const file = await databaseFile();
  const program = runProgram({
    LOCAL_PORT: String(await freePort()),
    DATABASE_URL: `file:${file}`,
    ...environment,
  });
  expect(await program.ended).toBe(78);
  expect(logOf(program)).toMatchObject([{ level: LOG_FATAL, msg: expect.stringContaining(message) }]);
});

/** A local Discord that takes one token, and the requests that it has got. */
async function listeningDiscord() {
  const requests: string[] = [];
  const discord = await startLocalDiscord({
    port: 0,
    botToken: 'a-token',
    onRequest: ({ method, path }) => requests.push(`${method} ${path}`),
  });
  onTestFinished(() => discord.close());
  return { discord, requests };
}

/** Damages a table that is not read at the start. */
async function damage(file: string): Promise<void> {
  const connection = openDatabase(file);
  const root = connection.prepare(`SELECT rootpage FROM sqlite_schema WHERE name = 'settings'`).pluck().get() as number;
  connection.pragma('wal_checkpoint(TRUNCATE)');
  connection.close();
  const bytes = await readFile(file);
  const page = bytes.readUInt16BE(16);
  bytes.fill(0x5a, (root - 1) * page, root * page);
  await writeFile(file, bytes);
}

const DAMAGED = { level: LOG_FATAL, msg: expect.stringContaining('damaged') };

it('finds damage of its file while it runs, ends with a status of its own, and logs in no more', async () => {
  const file = await databaseFile();
  const { discord, requests } = await listeningDiscord();
  await damage(file);
  const environment = {
    DATABASE_URL: `file:${file}`,
    DISCORD_API_BASE: discord.origin,
    DISCORD_TOKEN: discord.botToken,
  };
  const program = runProgram(environment);
  expect(await program.ended).toBe(65);
  expect(program.output()).toContain('ready');
  expect(logOf(program).at(-1)).toMatchObject(DAMAGED);

  requests.splice(0);
  const again = runProgram(environment);
  expect(await again.ended).toBe(65);
  expect(logOf(again).at(-1)).toMatchObject(DAMAGED);
  expect(requests).toEqual([]);
});

it.each([
  [
    'on this machine',
    async (environment: Record<string, string>) => {
      const program = runProgram(environment);
      await program.ready;
      program.child.kill('SIGKILL');
      await program.ended;
    },
  ],
  [
    'elsewhere',
    async ({ DATABASE_URL }: Record<string, string>) => {
      const connection = openDatabase(DATABASE_URL!.slice('file:'.length));
      await new Lease(new FileLeaseRows(connection), { place: 'elsewhere', pid: 1 }).tryTake(new Watch());
      connection.close();
    },
  ],
])('checks its file before it connects to Discord when the process before has died %s', async (_where, die) => {
  const file = await databaseFile();
  const { discord, requests } = await listeningDiscord();
  const environment = {
    DATABASE_URL: `file:${file}`,
    DISCORD_API_BASE: discord.origin,
    DISCORD_TOKEN: discord.botToken,
  };
  await die(environment);
  await damage(file);
  requests.splice(0);
  const program = runProgram(environment);
  expect(await program.ended).toBe(65);
  expect(logOf(program).at(-1)).toMatchObject(DAMAGED);
  expect(requests).toEqual([]);
});

it.each([
  [
    'a database of a newer version',
    78,
    async (file: string) => {
      const connection = openDatabase(file);
      connection.exec(`INSERT INTO __drizzle_migrations (hash, created_at) VALUES ('x', 99999999999999)`);
      connection.close();
      return {};
    },
  ],
  [
    'the file of another program',
    65,
    async (file: string) => {
      await writeFile(file, 'no database, but a file that is long enough to be one'.repeat(20));
      return {};
    },
  ],
  [
    'a file that cannot be written',
    78,
    async (file: string) => {
      await mkdir(file);
      return {};
    },
  ],
  ['a server whose name is not found', 1, async () => ({ DATABASE_URL: 'postgres://pirogue.invalid/pirogue' })],
  ['a token that Discord refuses', 78, async () => ({ DISCORD_TOKEN: 'another' })],
])('tells what a restart cannot mend from what may pass: %s', async (_what, status, prepare) => {
  const file = await databaseFile();
  const { discord } = await listeningDiscord();
  const environment = {
    DATABASE_URL: `file:${file}`,
    DISCORD_API_BASE: discord.origin,
    DISCORD_TOKEN: discord.botToken,
    ...(await prepare(file)),
  };
  const program = runProgram(environment);
  expect(await program.ended).toBe(status);
  expect(logOf(program).at(-1)).toMatchObject({ level: LOG_FATAL });
});

it('is told by the unit of systemd which statuses a restart cannot mend', async () => {
  const unit = await readFile('docs/hosting/pirogue@.service', 'utf8');
  expect(unit).toMatch(/^RestartPreventExitStatus=65 66 78$/m);
});
