import { randomUUID } from 'node:crypto';
import type { TestPerson } from 'local-discord/person';
import { expect, it } from 'vitest';
import { controlsOf, verbOf } from '../../lab/driving/controls.ts';
import { chooserFor } from '../../lab/simulation/chooser.ts';
import { presenceCheck } from '../../src/bot/connection/presence.ts';
import { createLog } from '../../src/host/log.ts';
import { shared } from '../support/at-end.ts';
import { startPirogue, until } from '../support/pirogue.ts';
import { checkRequests, gameOf } from '../support/seated-table.ts';
import { ORIGIN, pathOf, servePages, UNLIMITED } from './support/pages.ts';
import { enterSeat, SeatBrowser } from './support/seat-browser.ts';

/** One bot and one server of pages for all; each test plays in a channel of its own. */
const house = shared(async () => {
  const pirogue = await startPirogue({ webOrigin: ORIGIN });
  return {
    pirogue,
    pages: await servePages(pirogue, { play: { ...UNLIMITED, limits: pirogue.bot.services.limits } }),
  };
});

/** Each game is played from an address of its own, as addresses have allowances. */
let addresses = 0;

/** A running game of Ana and Ben, and browsers that play their seats. */
async function stage(pages = house().pages) {
  const { pirogue } = house();
  const channel = pirogue.discord.world.addTextChannel('table').id;
  const { people } = await gameOf(pirogue, ['Ana', 'Ben'], { channel });
  const record = (await pirogue.store.games.open(channel))!;
  const path = await pathOf(pirogue, channel);
  const address = { 'x-forwarded-for': `203.0.113.${++addresses}` };
  const browser = ({ id }: TestPerson, at = pages) =>
    enterSeat(pirogue, at, { path, gameId: record.id, userId: id, ...address });
  const [ana, ben] = people;
  return {
    ...{ pirogue, path, record, ana, browser, address },
    ...{ first: await browser(ana), second: await browser(ben) },
    log: () => pirogue.store.log.ofGame(record.id),
    /** Messages that announce turns, once nothing more is to be sent. */
    async turnMessages() {
      await until(async () =>
        (await pirogue.store.posts.ofGame(record.id)).every((post) => post.messageId !== undefined),
      );
      return (await pirogue.store.posts.ofGame(record.id)).filter(({ kind }) => kind === 'turn').length;
    },
  };
}

it('plays turn by turn by what is offered, and tells what happened and who moves', async () => {
  const { first, second, log, turnMessages, pirogue } = await stage();
  const choose = chooserFor(3);
  for (let round = 0; round < 4; round++) {
    for (const [mover, other] of [
      [first, second],
      [second, first],
    ] as const) {
      expect(await mover.turn()).toMatchObject({ state: 'choose', step: 'draw', ready: false });
      expect(await other.turn()).toMatchObject({ state: 'wait', choices: [], ready: false });
      let turn = await mover.playStep(choose);
      while (turn.state === 'choose') turn = await mover.playStep(choose);
      expect(turn).toMatchObject({ state: 'wait', undo: 'yes' });
    }
  }
  expect((await log()).length).toBeGreaterThan(16);
  expect(await turnMessages()).toBe(9);
  checkRequests(pirogue);
});

it('takes back the last action, and asks the others once a tile was drawn', async () => {
  const { first, second, log } = await stage();
  await first.playStep();
  let turn = await first.playStep();
  while (turn.state === 'choose') turn = await first.playStep();
  const before = (await log()).length;
  const undone = await first.send('undo', { revision: turn.revision });
  expect(undone).toMatchObject({ status: 200, told: ['Taken back.'], turn: { state: 'choose' } });
  expect((await log()).length).toBe(before + 1);
  turn = undone.turn!;
  while (turn.state === 'choose') turn = await first.playStep();
  await second.playStep();
  turn = await first.turn();
  expect(turn.undo).toBe('ask');
  const move = randomUUID();
  const asked = await first.send('undo', { revision: turn.revision, move });
  expect(asked).toMatchObject({ status: 200, told: [expect.stringContaining('the others are asked')] });
  expect(await first.send('undo', { revision: turn.revision, move })).toMatchObject({ status: 200, again: true });
  // Whoever is asked is told of it beside the turn, and nobody asks again meanwhile.
  const vote = expect.objectContaining({ asked: 'Ana asked the table to let the end of a turn be taken back.' });
  expect([await first.turn(), await second.turn()]).toEqual([
    expect.objectContaining({ state: 'wait', undo: 'no', vote }),
    expect.objectContaining({ state: 'choose', vote }),
  ]);
  expect(await first.send('undo', { revision: turn.revision })).toMatchObject({ status: 422, code: 'vote-open' });
});

it('makes a move once: repeated, twice at once, in two tabs at once, and by tab and panel at once', async () => {
  const { first, second, ana, browser, log, turnMessages } = await stage();
  const other = await browser(ana);
  await first.playStep();
  const entries = async (mover: SeatBrowser) => {
    const before = (await log()).length;
    const { revision, draft } = await mover.drafted();
    return { move: { move: randomUUID(), revision, draft }, count: draft.split('+').length, before };
  };
  const one = await entries(first);
  const twice = await Promise.all([first.send('turn', one.move), first.send('turn', one.move)]);
  expect(twice.map(({ status }) => status)).toEqual([200, 200]);
  expect(twice.filter(({ again }) => again)).toHaveLength(1);
  expect(await first.send('turn', one.move)).toMatchObject({ status: 200, again: true });
  expect((await log()).length).toBe(one.before + one.count);
  // The cause is that of the browser: the same id of another one is another move.
  expect(await other.send('turn', one.move)).toMatchObject({ status: 409, code: 'stale' });
  await second.playStep();
  while ((await second.turn()).state === 'choose') await second.playStep();
  await first.playStep();
  const tabs = await entries(first);
  const both = await Promise.all([
    first.send('turn', tabs.move),
    other.send('turn', { ...tabs.move, move: randomUUID() }),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await log()).length).toBe(tabs.before + tabs.count);
  expect(await turnMessages()).toBe(4);
});

it('makes one move where the same person confirms in the panel and in a tab at once', async () => {
  const { first, ana, log, turnMessages } = await stage();
  await ana.command('draw');
  const before = (await log()).length;
  let panel = await ana.command('draw');
  const confirm = () => controlsOf(panel).find((control) => verbOf(control) === 'confirm' && !control.disabled);
  const choose = () => controlsOf(panel).find((control) => verbOf(control) === 'choose')!;
  for (let count = 0; !confirm() && count < 4; count++) panel = await ana.click(panel, choose().custom_id);
  const { custom_id: id } = confirm()!;
  const draft = id.split(':').slice(4).join(':');
  const { revision } = await first.turn();
  const [, posted] = await Promise.all([ana.startClick(panel, id), first.send('turn', { revision, draft })]);
  await until(async () => (await log()).length > before);
  expect([200, 409]).toContain(posted.status);
  expect(await turnMessages()).toBe(2);
  expect((await log()).length).toBe(before + draft.split('+').length);
});

it('tells that a move was made whose answer was lost, and makes one that did not arrive', async () => {
  const { pirogue } = house();
  const faults: ('before' | 'after')[] = [];
  const games = {
    ...pirogue.store.games,
    append: async (change: Parameters<typeof pirogue.store.games.append>[0]) => {
      const fault = faults.shift();
      if (fault === 'before') throw new Error('the database is away');
      const outcome = await pirogue.store.games.append(change);
      if (fault === 'after') throw new Error('the database is away');
      return outcome;
    },
  };
  const pages = await servePages({ app: { ...pirogue.app, store: { ...pirogue.store, games } } });
  const { first, log } = await stage(pages);
  for (const fault of ['before', 'after'] as const) {
    const { revision, choices, draft, step } = await first.drafted();
    const move = { move: randomUUID(), revision, draft: step === 'draw' ? choices[0]!.do : draft };
    const before = (await log()).length;
    faults.push(fault);
    expect(await first.send('turn', move)).toMatchObject({ status: 503 });
    expect((await log()).length > before).toBe(fault === 'after');
    const repeated = await first.send('turn', move);
    expect([repeated.status, repeated.again]).toEqual([200, fault === 'after' ? true : undefined]);
    expect((await log()).length).toBe(before + move.draft.split('+').length);
  }
});

it('drops drafts that make no sense, and plays none of them', async () => {
  const { first, second, log } = await stage();
  const before = await first.turn();
  const entries = (await log()).length;
  const nonsense = [
    '',
    '+',
    'x',
    'draw+draw',
    `draw+place 0,1 r0`,
    'place 99,99 r0',
    '__proto__',
    'toString',
    '%00',
    '🦜',
  ];
  for (const draft of [...nonsense, 'place 0,1 r0+'.repeat(60)]) {
    expect(await first.turn(draft)).toMatchObject({ step: 'draw', draft: '', choices: before.choices });
    const { status, problem } = await first.send('turn', { revision: before.revision, draft });
    expect([400, 409, 422], draft).toContain(status);
    expect(problem).toMatch(/./);
  }
  for (const move of [{ revision: -1 }, { revision: before.revision, move: 'short' }, { revision: 0.5 }])
    expect((await first.send('turn', { draft: 'draw', ...move })).status).toBe(400);
  expect(await second.send('turn', { revision: before.revision, draft: 'draw' })).toMatchObject({
    status: 422,
    problem: expect.stringContaining('Ana'),
  });
  expect((await log()).length).toBe(entries);
});

it('lets only the browser of a seat play, from its own page, and only in that game', async () => {
  const { first, path, record, address, log } = await stage();
  const elsewhere = await stage();
  const { pages, pirogue } = house();
  const { revision } = await first.turn();
  const draw = { revision, draft: 'draw' };
  for (const cookie of ['', '__Secure-seat=x', `__Secure-seat=${'a'.repeat(48)}`, elsewhere.first.cookie]) {
    expect(await first.send('turn', draw, { cookie })).toMatchObject({ status: 401, code: 'signed-out' });
    expect((await pages.ask(`${path}/turn`, { headers: { cookie, ...address } })).status).toBe(401);
  }
  expect((await first.send('turn', draw, { origin: 'https://evil.example' })).status).toBe(403);
  expect((await first.send('undo', draw, { 'content-type': 'text/plain' })).status).toBe(415);
  expect((await first.send('turn', { ...draw, draft: 'x'.repeat(3_000) })).status).toBe(413);
  const { headers, text } = await pages.ask(`${path}/revision`);
  expect([headers['cache-control'], JSON.parse(text)]).toEqual([
    'no-store',
    { revision, digest: expect.stringMatching(/^[0-9a-f]{8}$/) },
  ]);
  expect((await pages.ask(`${path}/turn`, { headers: { cookie: first.cookie } })).headers['cache-control']).toBe(
    'no-store',
  );
  const { acts } = (await pirogue.store.games.byId(record.id))!;
  await pirogue.store.games.append({
    ...{ gameId: record.id, revision, seq: (await log()).length, entries: [], raises: 1, at: Date.now() },
    ...{ posts: [], status: 'running', acts: { from: acts.length, acts: [{ type: 'resigned', seat: 0 }] } },
  });
  expect(await first.send('turn', { revision: revision + 1, draft: 'draw' })).toMatchObject({ status: 401 });
});

it('says when to ask again if too much was asked, and does nothing while another process may play', async () => {
  const { pirogue } = house();
  const { first, path, record, ana } = await stage();
  const asking = { userId: ana.id, guildId: record.guildId };
  const { limits } = pirogue.bot.services;
  while (!limits.take('draft', asking)) {}
  const { status, text } = await house().pages.ask(`${path}/turn`, { headers: { cookie: first.cookie } });
  expect([status, JSON.parse(text)]).toEqual([
    429,
    { problem: expect.any(String), code: 'busy', retry: expect.any(Number) },
  ]);
  const unsure = await servePages(pirogue, { play: { ...UNLIMITED, limits, isSure: () => false } });
  const browser = new SeatBrowser(unsure, path, { cookie: first.cookie });
  const { revision } = (await pirogue.store.games.byId(record.id))!;
  expect(await browser.send('turn', { revision, draft: 'draw' })).toMatchObject({ status: 503 });
  expect((await pirogue.store.games.byId(record.id))!.revision).toBe(revision);
});

it('lets whoever has left the server play on for a quarter of an hour at most, and tells the table', async () => {
  const { pirogue } = house();
  const clock = { now: Date.now() };
  const { rest } = pirogue.bot.client;
  const isHere = presenceCheck({ rest: () => rest, now: () => clock.now, log: createLog('silent') });
  const pages = await servePages(pirogue, { play: { ...UNLIMITED, isHere } });
  const { first, second, record, ana, log } = await stage(pages);
  const path = `/members/${ana.id}`;
  const asked = () => pirogue.requests.filter((request) => request.path.endsWith(path)).length;
  const acts = async () => (await pirogue.store.games.byId(record.id))!.acts.map(({ act }) => act.type);
  // Who cannot be asked about plays on, and is not asked about again at once.
  const before = asked();
  pirogue.discord.failNext({ method: 'GET', path, status: 403, body: { message: 'Missing Access', code: 50_001 } });
  await first.playStep();
  pirogue.discord.world.removePerson(ana.id);
  let turn = await first.playStep();
  while (turn.state === 'choose') turn = await first.playStep();
  expect([asked(), await acts()]).toEqual([before + 1, []]);
  clock.now += 15 * 60_000;
  const entries = (await log()).length;
  const undone = await first.send('undo', { revision: turn.revision });
  expect(undone).toMatchObject({
    status: 401,
    code: 'gone',
    problem: expect.stringContaining('no longer in the server'),
  });
  expect([(await log()).length, await acts()]).toEqual([entries, ['player-gone']]);
  expect(await first.send('undo', { revision: turn.revision + 1 })).toMatchObject({ status: 401, code: 'signed-out' });
  expect((await second.turn()).state).toBe('choose');
});
