import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startLocalDiscord } from 'local-discord';
import { connectPerson } from 'local-discord/person';
import { expect, it, onTestFinished } from 'vitest';
import { controlsOf } from '../../lab/driving/controls.ts';
import { freePort } from '../../lab/driving/free-port.ts';
import { AutocompleteTable } from '../../lab/driving/table.ts';
import { chooserFor } from '../../lab/simulation/chooser.ts';
import { openStore } from '../../src/store/open-store.ts';
import { runProgram } from '../support/program.ts';

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'pirogue-process-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

async function twoPeople(origin: string) {
  const state = (await (await fetch(`${origin}/local/state`)).json()) as {
    users: { id: string; bot: boolean; locale: string }[];
  };
  const users = state.users.filter(({ bot, locale }) => !bot && locale === 'en-US');
  return Promise.all(users.slice(0, 2).map(({ id }) => connectPerson(origin, id)));
}

it('goes on where it was after being killed in the middle of a turn', async () => {
  const folder = await temporaryFolder();
  const databaseUrl = `file:${join(folder, 'data', 'pirogue.db')}`;
  const port = await freePort();
  const environment = { DATABASE_URL: databaseUrl, LOCAL_PORT: String(port) };
  const origin = `http://127.0.0.1:${port}`;

  const first = runProgram(environment);
  await first.ready;
  expect(first.output()).toContain(`Open ${origin} in your browser`);
  const before = await twoPeople(origin);
  const table = new AutocompleteTable(before, chooserFor(8));
  await table.begin({ order: 'joined' });
  const third = await table.playOn(2);
  const mover = before.find(({ id }) => id === third.mentions[0]!.id)!;
  await mover.command('draw');
  await table.place(mover);
  first.child.kill('SIGKILL');
  expect(await first.ended).toBe('SIGKILL');
  for (const person of before) person.close();

  const second = runProgram(environment);
  await second.ready;
  const after = await twoPeople(origin);
  // The conversation is still there, with every public message once.
  const turnMessages = (await after[0]!.messages()).filter(({ mentions }) => mentions.length === 1);
  expect(turnMessages).toHaveLength(3);
  const again = after.find(({ id }) => id === mover.id)!;
  expect((await again.command('turn')).content).toMatch(/It is your turn\. Next step: .*meeple/);
  const rest = new AutocompleteTable(after, chooserFor(9));
  await rest.placePiece(again);
  await rest.playOn(4);
  for (const person of after) person.close();
  second.child.kill('SIGTERM');
  expect(await second.ended).toBe(0);
  expect(second.errors()).not.toContain('cut short');

  const store = await openStore(databaseUrl);
  const record = (await store.games.byId(1))!;
  const log = await store.log.ofGame(record.id);
  expect(log.map(({ seq }) => seq)).toEqual(log.map((_, index) => index));
  expect(record.status).toBe('running');
  await store.close();
});

it('is built and started by the line of the README, and ends when asked to', async () => {
  const folder = await temporaryFolder();
  const port = await freePort();
  const environment = { DATABASE_URL: `file:${join(folder, 'pirogue.db')}`, LOCAL_PORT: String(port) };
  const program = runProgram(environment, ['npm', 'start']);
  await program.ready;
  const [ana] = await twoPeople(`http://127.0.0.1:${port}`);
  // With everything that it reads beside its sources: migrations, tile set, page, fonts and icons.
  const rule = await ana!.command('rules', { topic: 'turn' });
  expect((await ana!.click(rule, controlsOf(rule)[0]!.custom_id)).attachments).toHaveLength(1);
  expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toContain('<title>');
  expect((await fetch(`http://127.0.0.1:${port}/page/app.js`)).status).toBe(200);
  ana!.close();
  program.signalGroup('SIGINT');
  await program.ended;
  await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();
  expect(program.errors()).not.toMatch(/cut short|Error/);
});

it('plays on a local Discord that somebody else runs, and ends with a message when the token is refused for good', async () => {
  const folder = await temporaryFolder();
  const discord = await startLocalDiscord({ port: 0, botToken: 'a-token' });
  onTestFinished(() => discord.close());
  const environment = { DATABASE_URL: `file:${join(folder, 'pirogue.db')}`, DISCORD_API_BASE: discord.origin };
  const program = runProgram({ ...environment, DISCORD_TOKEN: 'a-token' });
  await program.ready;
  const people = await twoPeople(discord.origin);
  const table = new AutocompleteTable(people, chooserFor(1));
  await table.begin();
  await table.playOn(1);
  for (const person of people) person.close();
  discord.gateway.closeAll(4004);
  expect(await program.ended).toBe(78);
  expect(program.errors()).toContain('Discord refused the token (4004)');

  const wrong = runProgram({ ...environment, DISCORD_TOKEN: 'another-token' });
  expect(await wrong.ended).toBe(78);
  expect(wrong.errors()).toMatch(/token/i);
});

it.each([
  [
    { DISCORD_API_BASE: 'http://example.com', DISCORD_TOKEN: 'x' },
    /DISCORD_API_BASE: must be the origin of a local Discord/,
  ],
  [{ DISCORD_API_BASE: 'http://127.0.0.1:9' }, /DISCORD_API_BASE: needs a DISCORD_TOKEN/],
  [{ LOCAL_PORT: 'many' }, /LOCAL_PORT: must be a port/],
  [{ LOG_LEVEL: 'loud' }, /LOG_LEVEL/],
  [{ DISCORD_REQUESTS_PER_SECOND: '0' }, /DISCORD_REQUESTS_PER_SECOND/],
  [{ DATABASE_URL: 'mysql://host/db' }, /DATABASE_URL: must be a file/],
  [{ CONTENT_DIR: '/nowhere' }, /CONTENT_DIR: \/nowhere cannot be read/],
  [{ TILE_SET: '/nowhere/tiles.json' }, /TILE_SET: the file \/nowhere\/tiles.json cannot be read/],
])('refuses the environment %o', async (environment, message) => {
  const folder = await temporaryFolder();
  const port = String(await freePort());
  const program = runProgram({ LOCAL_PORT: port, DATABASE_URL: `file:${join(folder, 'p.db')}`, ...environment });
  expect(await program.ended).toBe(78);
  expect(program.errors()).toMatch(message);
});

it('names the tile that is wrong in a tile set', async () => {
  const folder = await temporaryFolder();
  const file = join(folder, 'tiles.json');
  const tile = {
    id: 'odd',
    role: 'land',
    count: 1,
    name: 'odd',
    segments: [{ kind: 'jungle', ports: ['N', 'E', 'S'] }],
  };
  await writeFile(
    file,
    JSON.stringify({
      format: 1,
      id: 'x',
      name: 'x',
      notice: '',
      mouth: [{ players: [2], points: [1] }],
      tiles: [tile],
    }),
  );
  const program = runProgram({
    TILE_SET: file,
    DATABASE_URL: `file:${join(folder, 'p.db')}`,
    LOCAL_PORT: String(await freePort()),
  });
  expect(await program.ended).toBe(78);
  expect(program.errors()).toMatch(/tile odd: side W has a port without a segment/);
});
