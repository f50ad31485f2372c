import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { AMAZONAS } from '../../lab/simulation/amazonas.ts';
import { simulateGame } from '../../lab/simulation/simulated-game.ts';
import { answerOf } from '../../src/bot/handlers/command.ts';
import { verifyFileReply } from '../../src/bot/replies/verify.ts';
import { messagesIn } from '../../src/bot/write/message-text.ts';
import { makeRecord } from '../../src/core/record.ts';
import { success } from '../../src/core/result.ts';
import { commandMentions, speechIn } from '../../src/i18n/speech.ts';
import { CheckingThread } from '../../src/threads/checking-thread.ts';
import { newTileSet } from '../support/amazonas-table.ts';
import { builtFile } from '../support/built-program.ts';
import { LOG_ERROR, type Pirogue, startPirogue } from '../support/pirogue.ts';

const FAULTY = new URL('./support/faulty-check-thread.mjs', import.meta.url);

/** The most that is read, in bytes. */
const LIMIT = 100 * 1024;

/** A record in which a tile is placed and taken back until the file is as large as it may be; and another one. */
function filesFor({ app }: Pirogue) {
  const set = newTileSet(app);
  const plan = { game: AMAZONAS, set, players: 3, seed: 'files', policies: ['random'], order: 'random' } as const;
  const { setup, log } = simulateGame(plan);
  const { result: _, ...record } = makeRecord(AMAZONAS.rules, { content: set, setup, log, order: 'random' });
  // Not the last tile, with which the game may end.
  const at = record.log.slice(0, -9).findLastIndex((line) => line.includes(': place'));
  const place = record.log[at]!;
  const pair = [place, `${place.split(':')[0]}: undo`];
  const begun = { ...record, log: record.log.slice(0, at) };
  const room = LIMIT - JSON.stringify(begun).length;
  const pairs = Math.floor(room / (JSON.stringify(pair).length + 1));
  const long = { ...begun, log: [...begun.log, ...Array.from({ length: pairs }, () => pair).flat()] };
  return { long: JSON.stringify(long), short: JSON.stringify(record) };
}

async function served(text: string): Promise<string> {
  const server = createServer((_, response) => response.end(text));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/game.json`;
}

/** Checks a file as the command does and returns the first line of the answer. */
async function told({ app, bot }: Pirogue, text: string): Promise<string> {
  const say = speechIn(messagesIn('en'), commandMentions(new Map()));
  const place = { channelId: '1', place: 'server', guildId: '3' } as const;
  const request = { ...place, userId: '2', cause: 'test', game: success(undefined) };
  const file = { name: 'game.json', size: text.length, url: await served(text) };
  const context = {
    app,
    services: bot.services,
    request,
    say,
    settings: { hints: true },
    names: app.store.people.names,
    sees: async () => true,
  };
  const { content } = await answerOf(() => verifyFileReply(context, file));
  return content!.split('\n')[0]!;
}

function faultyThread(options: { readonly patience?: number } = {}): CheckingThread {
  process.env.CHECKING_THREAD = builtFile('check-thread.cjs');
  return new CheckingThread({ module: FAULTY, ...options });
}

it('checks the largest file that is read, made to take long, while commands are answered', async () => {
  const pirogue = await startPirogue();
  const ana = await pirogue.person('Ana');
  const { long } = filesFor(pirogue);
  expect(long.length).toBeGreaterThan(0.95 * LIMIT);
  let isDone = false;
  const checked = told(pirogue, long).finally(() => {
    isDone = true;
  });
  let answered = 0;
  for (; !isDone; answered++) await ana.command('help');
  expect(await checked).toMatch(/^\*\*Yes/);
  expect(answered).toBeGreaterThan(1);
});

it('checks files one after the other and refuses what would wait behind too many', async () => {
  const pirogue = await startPirogue();
  const { short } = filesFor(pirogue);
  const answers = await Promise.all(Array.from({ length: 9 }, () => told(pirogue, short)));
  const busy = answers.filter((answer) => /^Other files are being checked just now/.test(answer));
  expect(busy).toHaveLength(4);
  expect(answers.filter((answer) => /^\*\*Yes/.test(answer))).toHaveLength(5);
  expect(await told(pirogue, short)).toMatch(/^\*\*Yes/);
});

it('gives up a file that takes too long, and checks the next one', async () => {
  // Long enough for a built thread to start and to check a game, also on a busy machine.
  const checking = faultyThread({ patience: 5_000 });
  const pirogue = await startPirogue({ services: { checking } });
  const { short } = filesFor(pirogue);
  const endless = JSON.stringify({ ...JSON.parse(short), endless: true });
  const [first, second] = await Promise.all([told(pirogue, endless), told(pirogue, short)]);
  expect(first).toMatch(/takes longer to check than the record of any game/);
  expect(second).toMatch(/^\*\*Yes/);
});

it('fails alone when the thread dies of a file', async () => {
  const pirogue = await startPirogue({ services: { checking: faultyThread() } });
  const { short } = filesFor(pirogue);
  const fatal = JSON.stringify({ ...JSON.parse(short), fatal: true });
  const [first, second] = await Promise.allSettled([told(pirogue, fatal), told(pirogue, short)]);
  expect(first).toMatchObject({ status: 'rejected', reason: { message: expect.stringMatching(/code 3/) } });
  expect(second).toMatchObject({ status: 'fulfilled', value: expect.stringMatching(/^\*\*Yes/) });
});

it('finds a record false that names the tiles of another game', async () => {
  const pirogue = await startPirogue();
  const [one, other] = pirogue.app.games.map(({ ruleSet }) => pirogue.app.library.ownContent(ruleSet).hash);
  const { short } = filesFor(pirogue);
  expect(await told(pirogue, short.replaceAll(one!, other!))).toMatch(/^\*\*No/);
  expect(pirogue.log.filter(({ level }) => level >= LOG_ERROR)).toEqual([]);
});

it('has a clear word on files whose values are of other types', async () => {
  const pirogue = await startPirogue();
  const { short } = filesFor(pirogue);
  for (const hash of [
    '{"toString": 1, "valueOf": null}',
    '['.repeat(30_000) + ']'.repeat(30_000),
    '{"__proto__": {}}',
  ]) {
    const file = short.replace(/"hash":"[0-9a-f]{64}"/, () => `"hash":${hash}`);
    expect(await told(pirogue, file)).toMatch(/is not the record of a game/);
  }
  expect(pirogue.log.filter(({ level }) => level >= LOG_ERROR)).toEqual([]);
});

/** Records of every version that was released, of every game, map and box: they are never changed. */
const RELEASED = ['v1', 'carcassonne-v1', 'carcassonne-v1-boxes'].flatMap((folder) => {
  const place = new URL(`../golden/${folder}/`, import.meta.url);
  const names = readdirSync(place).filter((name) => /^\d-players-/.test(name));
  return names.map((name) => [`${folder}/${name}`, readFileSync(new URL(name, place), 'utf8')] as const);
});

it('finds the records of every released version valid on a database that has no game yet', async () => {
  const pirogue = await startPirogue();
  expect(RELEASED.length).toBeGreaterThan(30);
  for (const [name, text] of RELEASED) expect(await told(pirogue, text), name).toMatch(/^\*\*Yes/);
});
