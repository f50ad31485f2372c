import { expect, it } from 'vitest';
import { AMAZONAS } from '../../lab/simulation/amazonas.ts';
import { simulateGame } from '../../lab/simulation/simulated-game.ts';
import { RECORD_LIMIT } from '../../src/app/record-file.ts';
import { makeRecord } from '../../src/core/record.ts';
import { newTileSet } from '../support/amazonas-table.ts';
import { type Pirogue, startPirogue } from '../support/pirogue.ts';
import { ORIGIN, servePages } from './support/pages.ts';

interface Replay {
  readonly html: string;
  readonly moments: readonly { readonly at: number; readonly status: string; readonly drawing: object }[];
}

/** The record of a whole game; and one in which a tile is placed and taken back until the file is as large as it may be. */
function recordsFor({ app }: Pirogue) {
  const set = newTileSet(app);
  const plan = { game: AMAZONAS, set, players: 2, seed: 'replay', policies: ['random'], order: 'random' } as const;
  const { setup, log } = simulateGame(plan);
  const record = makeRecord(AMAZONAS.rules, { content: set, setup, log, order: 'random' });
  const { result: _, ...unfinished } = record;
  // Not the last tile, with which the game may end.
  const at = record.log.slice(0, -9).findLastIndex((line) => line.includes(': place'));
  const place = record.log[at]!;
  const pair = [place, `${place.split(':')[0]}: undo`];
  const begun = { ...unfinished, log: record.log.slice(0, at) };
  const room = RECORD_LIMIT - JSON.stringify(begun).length;
  const pairs = Math.floor(room / (JSON.stringify(pair).length + 1));
  const hostile = { ...begun, log: [...begun.log, ...Array.from({ length: pairs }, () => pair).flat()] };
  return { record, hostile };
}

const posted = (record: unknown, address = '203.0.113.1') => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
  body: JSON.stringify(record),
});

it('plays a record, and answers others between any two of its moments', async () => {
  const pirogue = await startPirogue({ webOrigin: ORIGIN });
  const pages = await servePages(pirogue);
  const { record } = recordsFor(pirogue);
  let isRead = false;
  const reading = pages.json<Replay>('/replay?lang=nl', posted(record)).finally(() => {
    isRead = true;
  });
  let answered = 0;
  while (!isRead) {
    const address = `198.51.100.${answered % 250}`;
    expect((await pages.ask('/robots.txt', { headers: { 'x-forwarded-for': address } })).status).toBe(200);
    answered++;
  }
  const { html, moments } = await reading;
  expect(answered).toBeGreaterThan(moments.length / 2);
  expect(html).toContain('<h1>Carcassonne: Amazone</h1>');
  expect(html).toMatch(/<bdi>geel<\/bdi>/i);
  expect(moments.map(({ at }) => at)).toEqual(moments.map((_, at) => at));
  expect(moments.length).toBeGreaterThan(60);
  expect(moments.at(-1)!.status).toMatch(/(wint|winnen samen) \d+ : /);
});

it('refuses a record that was made to take long', async () => {
  const pirogue = await startPirogue({ webOrigin: ORIGIN });
  const pages = await servePages(pirogue);
  const { hostile, record } = recordsFor(pirogue);
  const refused = await pages.ask('/replay', posted(hostile));
  expect([refused.status, JSON.parse(refused.text).problem]).toEqual([422, expect.stringMatching(/large|long/)]);
  // Many at once are asked to come again; nobody else's are.
  const many = await Promise.all(
    Array.from({ length: 6 }, (_, at) => pages.ask('/replay', posted(record, `203.0.113.${at + 2}`))),
  );
  const statuses = many.map(({ status }) => status).sort();
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(2);
  expect(statuses.filter((status) => status !== 200 && status !== 429)).toEqual([]);
  expect(statuses).toContain(429);
});
