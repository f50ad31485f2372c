import { expect, it } from 'vitest';
import type { Setup } from '../../src/games/amazonas/rules/setup.ts';
import { shared } from '../support/at-end.ts';
import { startPirogue, until } from '../support/pirogue.ts';
import { checkRequests, gameOf, openGame, press } from '../support/seated-table.ts';
import { type GameWish, storeGame } from '../support/stored-game.ts';
import { ORIGIN, pathOf, SAFE, servePages, told } from './support/pages.ts';

/** One bot and one server of pages for all; each test shows a game in a channel of its own. */
const house = shared(async () => {
  const pirogue = await startPirogue({ webOrigin: ORIGIN });
  return { pirogue, pages: await servePages(pirogue) };
});

const newChannel = () => house().pirogue.discord.world.addTextChannel('table').id;

/** A game of three that was played for a while. */
async function stored(wish: Partial<GameWish> = {}) {
  const { pirogue, pages } = house();
  const channelId = newChannel();
  const game = await storeGame(pirogue, { players: 3, seed: 'page', channelId, entries: 60, ...wish });
  return { pirogue, pages, game, path: await pathOf(pirogue, channelId) };
}

/** Everything that is told below the address of a page. */
const BELOW = ['', '/sections', '/moments/now?words', '/moments/0?words', '/moments/3?words'];

it('answers that nothing has changed until a turn was played, and tells of that at once', async () => {
  const { pirogue, pages } = house();
  const { people, table } = await gameOf(pirogue, ['Ana', 'Ben'], { channel: newChannel() });
  const [ana] = people;
  const path = await pathOf(pirogue, ana.channel);
  const asked = ['', '/sections', '/moments/now', '/board.png'].map((one) => path + one);
  const first = await Promise.all(asked.map((one) => pages.ask(one)));
  const again = () =>
    Promise.all(
      asked.map(async (one, at) => {
        const { status, body } = await pages.ask(one, { headers: { 'if-none-match': first[at]!.headers.etag! } });
        return [one, status, body.length > 0];
      }),
    );
  expect(first.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(await again()).toEqual(asked.map((one) => [one, 304, false]));
  const { etag = '' } = first[0]!.headers;
  for (const known of [etag.replace('W/', ''), `"other", ${etag}`, '*']) {
    expect([known, (await pages.ask(path, { headers: { 'if-none-match': known } })).status]).toEqual([known, 304]);
  }
  const stream = await pages.listen(`${path}/live`);
  await table.takeTurn(ana);
  await told(stream, `"revision":${(await openGame(pirogue, ana)).revision}`);
  expect(await again()).toEqual(asked.map((one) => [one, 200, true]));
});

it('tells nothing of the pile before the game is over', async () => {
  const { pages, path, game } = await stored();
  const { pile, seed } = game.setup as Setup;
  const drawn = game.log.filter((entry) => entry.type === 'action' && entry.action.type === 'draw').length;
  const ids = new RegExp([...new Set(pile)].sort((one, other) => other.length - one.length).join('|'), 'g');
  const texts = await Promise.all(BELOW.map(async (one) => (await pages.ask(path + one)).text));
  const tiles = /data-tiles="([^"]+)"/.exec(texts[0]!)![1]!;
  for (const text of [...texts, (await pages.ask(`${path}/tiles/${tiles}`)).text]) {
    expect(text).not.toContain(seed);
    // In whatever way they would be written.
    const named = (text.match(ids) ?? []).join(' ');
    for (let at = drawn; at + 4 < pile.length; at++) expect(named).not.toContain(pile.slice(at, at + 4).join(' '));
  }
});

it('is dead at once, with everything below it and its stream, when it is closed', async () => {
  const { pirogue, pages, path, game } = await stored();
  const below = [...BELOW, '/board.png', '/graph.png'].map((one) => path + one);
  const etags = await Promise.all(below.map(async (one) => (await pages.ask(one)).headers.etag!));
  const stream = await pages.listen(`${path}/live`);
  const { id } = game.record;
  await pirogue.store.pages.set({ gameId: id, isOpen: false, newKey: 'closed-key-0123456789abc', posts: [] });
  // Opened again between two looks at the database it has another address.
  await pirogue.store.pages.set({ gameId: id, isOpen: true, newKey: 'opened-key-0123456789abc', posts: [] });
  for (const [at, one] of below.entries()) {
    for (const headers of [{}, { 'if-none-match': etags[at]! }, { accept: 'text/html' }]) {
      const answer = await pages.ask(one, { headers });
      expect([one, answer.status]).toEqual([one, 404]);
      expect(answer.headers).toMatchObject({ ...SAFE, 'cache-control': 'no-store' });
    }
  }
  await told(stream, 'event: closed');
  await until(async () => stream.isOver());
  expect((await pages.ask('/g/opened-key-0123456789abc')).status).toBe(200);
});

it('answers by its own name alone, so that no page of somebody else leads here', async () => {
  const { pages, path } = await stored();
  for (const [host, status] of [
    ['games.example.org', 200],
    ['Games.Example.ORG.:443', 200],
    ['localhost:8080', 200],
    ['games.example.org.evil.com', 421],
    ['127.0.0.1.evil.com', 421],
  ] as const) {
    expect([host, (await pages.ask(path, { headers: { host } })).status]).toEqual([host, status]);
  }
});

it('limits what comes from one address, and nobody else, until it has waited', async () => {
  const clock = { now: 0 };
  const pages = await servePages(house().pirogue, { clock: () => clock.now });
  const from = async (address: string) =>
    (await pages.ask('/robots.txt', { headers: { 'x-forwarded-for': address } })).status;
  const accepted = async (count: number) => {
    // Whatever address a reader makes up before the one that the proxy tells.
    const addresses = Array.from({ length: count }, (_, at) => `198.51.100.${at % 250}, 192.0.2.1`);
    const statuses = await Promise.all(addresses.map(from));
    expect(new Set(statuses)).toEqual(new Set([200, 429]));
    return statuses.filter((status) => status === 200).length;
  };
  expect(await accepted(330)).toBe(300);
  expect(await from('192.0.2.2')).toBe(200);
  clock.now += 2_000;
  expect(await accepted(30)).toBe(20);
});

it('shows names as their people wrote them, whatever they hold', async () => {
  const names = ['<script>alert(1)</script>', `"Ben" 'o' & <b>`, '@everyone **שירה** `x` <@1>'];
  const people = names.map((name, at) => ({ id: `${7000 + at}`, name, locale: 'en-US' }));
  const { pages, path } = await stored({ people });
  const texts = await Promise.all(
    BELOW.map(async (one) => {
      const { text } = await pages.ask(path + one);
      return one === '' ? text : Object.values(JSON.parse(text).html ?? JSON.parse(text)).join('\n');
    }),
  );
  expect(texts[0]).toContain('<bdi>&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(texts[0]).toContain('שירה');
  for (const text of texts) expect(text).not.toMatch(/<script>alert|<b>|<bdi>"|<strong>שירה|<code>x/);
});

it('tells of everything that changes without a move: a name, an absence, its end, a player who leaves the game', async () => {
  const { pirogue, pages } = house();
  const channel = newChannel();
  const { people } = await gameOf(pirogue, ['Ana', 'Ben', 'Eva'], { channel });
  const [ana, ben] = people;
  const path = await pathOf(pirogue, channel);
  const stream = await pages.listen(`${path}/live`);
  const events = () => stream.text().match(/event: changed\ndata: .*/g) ?? [];
  const shown = async () => (await pages.ask(`${path}/moments/now`)).text;
  await until(async () => events().length === 1);
  let before = await shown();
  const benedict = { id: ben.id, guildId: pirogue.discord.guildId, name: 'Benedict', locale: 'en-US' };
  await pirogue.store.people.rememberUser(benedict);
  await until(async () => events().length === 2);
  // The words with the old name were kept only for the state before.
  before = await shown();
  expect(before).toContain('Benedict');
  for (const change of [
    () => ana.command('away', { until: '3d' }),
    () => ana.command('away', { until: '5d' }),
    () => ana.command('away', { until: 'now' }),
    async () => press(ben, await ben.command('resign'), 'resign'),
  ]) {
    const count = events().length;
    await change();
    await until(async () => events().length > count);
    const now = await shown();
    expect(now).not.toBe(before);
    before = now;
  }
});

it('logs nothing of all that', () => {
  expect(house().pages.log).toEqual([]);
  checkRequests(house().pirogue);
});
