import { type LocalDiscord, type RequestRecord, startLocalDiscord } from 'local-discord';
import { connectPerson, type TestPerson } from 'local-discord/person';
import { expect, it, onTestFinished } from 'vitest';
import type { Program } from '../../lab/driving/started-program.ts';
import { AutocompleteTable } from '../../lab/driving/table.ts';
import { chooserFor } from '../../lab/simulation/chooser.ts';
import { openStore } from '../../src/store/open-store.ts';
import { until } from '../support/pirogue.ts';
import { runProgram } from '../support/program.ts';
import { newDatabase } from '../support/test-database.ts';

interface House {
  readonly discord: LocalDiscord;
  readonly requests: readonly RequestRecord[];
  readonly environment: Readonly<Record<string, string>>;
  readonly people: readonly [TestPerson, TestPerson];
}

/** A local Discord with two people, and a place for a database. */
async function house(): Promise<House> {
  const requests: RequestRecord[] = [];
  const discord = await startLocalDiscord({ port: 0, onRequest: (record) => requests.push(record) });
  const people = [
    await connectPerson(discord.origin, discord.personIds.Ana!),
    await connectPerson(discord.origin, discord.world.addPerson('Ben').user.id),
  ] as const;
  onTestFinished(async () => {
    for (const person of people) person.close();
    await discord.close();
  });
  const environment = {
    DATABASE_URL: await newDatabase(),
    DISCORD_API_BASE: discord.origin,
    DISCORD_TOKEN: discord.botToken,
  };
  return { discord, requests, environment, people };
}

const says = (program: Program, text: string) => until(async () => program.errors().includes(text), 120_000);

/** A second process beside a running one, connected and waiting. */
async function standby({ environment }: House): Promise<Program> {
  const second = runProgram(environment);
  await says(second, 'waiting to take over');
  return second;
}

/** First answers to interactions, by interaction. */
function answers(requests: readonly RequestRecord[]): Map<string, number[]> {
  const found = new Map<string, number[]>();
  for (const { path, status } of requests) {
    const id = /\/interactions\/(\d+)\/[^/]+\/callback/.exec(path)?.[1];
    if (id) found.set(id, [...(found.get(id) ?? []), status]);
  }
  return found;
}

function expectOneAnswerEach({ requests }: House): void {
  const all = [...answers(requests).values()];
  expect(all.length).toBeGreaterThan(0);
  // 204 where the bot does not ask for the message.
  expect(all.filter(([status, ...more]) => !status || status >= 300 || more.length > 0)).toEqual([]);
}

it('is redeployed in the middle of a turn, and players notice at most a pause', async () => {
  const scene = await house();
  const [ana, ben] = scene.people;
  const first = runProgram(scene.environment);
  await first.ready;
  const table = new AutocompleteTable(scene.people, chooserFor(3));
  await table.begin({ order: 'joined' });
  await table.playOn(1);
  await ben.command('draw');
  const second = await standby(scene);
  // Beside the first one, the second one answers nothing.
  expect((await ana.command('turn')).content).toMatch(/turn/);

  first.child.kill('SIGTERM');
  const asked: Promise<{ content: string }>[] = [];
  let isOver = false;
  void second.ready.then(() => {
    isOver = true;
  });
  while (!isOver && asked.length < 1_000) {
    asked.push(ana.command('turn'));
    await asked.at(-1);
  }
  await second.ready;
  expect(await first.ended).toBe(0);
  for (const answer of await Promise.all(asked)) expect(answer.content).toMatch(/Next step/);
  await table.place(ben);
  await table.placeDouble(ben);
  await table.placePiece(ben);
  await table.playOn(3);
  // Every interaction was answered, and by one process alone.
  expectOneAnswerEach(scene);
  for (const person of scene.people) {
    expect(person.events.filter(({ name }) => name === 'interaction_failed')).toEqual([]);
  }
  second.child.kill('SIGTERM');
  expect(await second.ended).toBe(0);
});

it('takes over at once from a process that was killed', async () => {
  const scene = await house();
  const [ana, ben] = scene.people;
  const first = runProgram(scene.environment);
  await first.ready;
  const table = new AutocompleteTable(scene.people, chooserFor(4));
  await table.begin({ order: 'joined' });
  await table.playOn(1);
  const second = await standby(scene);
  first.child.kill('SIGKILL');
  // Nobody else is there to answer this one.
  expect((await ana.command('turn')).content).toMatch(/Next step/);
  await second.ready;
  await table.takeTurn(ben);
  await table.playOn(2);
});

it('ends a process that slept while another one took over, before it writes or answers anything', async () => {
  const scene = await house();
  const first = runProgram(scene.environment);
  await first.ready;
  const table = new AutocompleteTable(scene.people, chooserFor(5));
  await table.begin({ order: 'joined' });
  await table.playOn(1);
  const second = await standby(scene);
  first.child.kill('SIGSTOP');
  await second.ready;
  const [ana, ben] = scene.people;
  expect((await ana.command('turn')).content).toMatch(/Next step/);
  await ben.command('draw');

  const store = await openStore(scene.environment.DATABASE_URL!);
  await until(async () => (await store.posts.ofGame(1)).every(({ pending }) => pending === undefined));
  const before = { log: await store.log.ofGame(1), posts: await store.posts.ofGame(1) };
  const sent = scene.requests.length;
  first.child.kill('SIGCONT');
  expect(await first.ended).toBe(1);
  expect(first.errors()).toContain('another process has taken over the database');
  expect({ log: await store.log.ofGame(1), posts: await store.posts.ofGame(1) }).toEqual(before);
  expect(scene.requests.slice(sent).map(({ method, path }) => `${method} ${path}`)).toEqual([]);
  await store.close();
  await table.place(ben);
});

it('keeps the database through clocks that jump by hours', async () => {
  const scene = await house();
  const jump = `const real = Date.now; let at = 0; Date.now = () => real() + (at = (at + 7 * 3600e3) % 86400e3) - 43200e3;`;
  const command = [
    process.execPath,
    ...['tsx', `data:text/javascript,${encodeURIComponent(jump)}`].flatMap((module) => ['--import', module]),
    'src/main.ts',
  ];
  const first = runProgram(scene.environment, command);
  await first.ready;
  const second = runProgram(scene.environment, command);
  await says(second, 'waiting to take over');
  const [ana] = scene.people;
  const ended = first.ended.then(() => 'ended');
  // Longer than a process without heartbeats counts as alive.
  const passed = new Promise((resolve) => setTimeout(resolve, 25_000, 'lives'));
  expect(await Promise.race([passed, ended])).toBe('lives');
  expect(second.errors()).not.toContain('took over');
  expect((await ana.command('help')).content).not.toBe('');
  expectOneAnswerEach(scene);
});
