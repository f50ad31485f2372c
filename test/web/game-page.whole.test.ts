import { expect, it, onTestFinished } from 'vitest';
import { LANGUAGES } from '../../src/i18n/translate.ts';
import { PaintingThread, type WantedPicture } from '../../src/render/painting-thread.ts';
import { usePaintingThread } from '../../src/render/pictures.ts';
import { TIMEOUTS } from '../../src/web/serve.ts';
import { startPirogue, until } from '../support/pirogue.ts';
import { gameOf, letManageChannels, openGame, press } from '../support/seated-table.ts';
import { storeGame } from '../support/stored-game.ts';
import { ask } from '../support/test-database.ts';
import { ORIGIN, pathOf, SAFE, servePages, told } from './support/pages.ts';

interface Moment {
  readonly at: number;
  readonly last: number;
  readonly revision: number;
  readonly status: string;
  readonly html?: Readonly<Record<'scores' | 'seats' | 'text' | 'told', string>>;
  readonly drawing: object;
}

async function stored(wish: Partial<Parameters<typeof storeGame>[1]> = {}) {
  const pirogue = await startPirogue({ webOrigin: ORIGIN });
  const ana = await pirogue.person('Ana');
  const game = await storeGame(pirogue, { players: 3, seed: 'page', channelId: ana.channel, entries: 60, ...wish });
  const pages = await servePages(pirogue);
  return { pirogue, ana, pages, game, path: await pathOf(pirogue, ana.channel) };
}

it('tells a game in the language that a reader chose, or else in that of their browser', async () => {
  const { pages, path } = await stored();
  const titles = new Set<string>();
  for (const language of LANGUAGES) {
    const accepted = await pages.ask(path, { headers: { 'accept-language': `xx, ${language}-CH;q=0.9, en;q=0.5` } });
    const chosen = await pages.ask(`${path}?lang=${language}`, { headers: { 'accept-language': 'fr' } });
    for (const { status, text } of [accepted, chosen]) {
      expect(status).toBe(200);
      expect(text).toContain(`<html lang="${language}"`);
    }
    titles.add(/<h2>(.*?)<\/h2>/.exec(chosen.text)![1]!);
    const { status } = await pages.json<Moment>(`${path}/moments/now?lang=${language}`);
    expect(status).not.toBe('');
  }
  expect(titles.size).toBe(LANGUAGES.length);
  expect((await pages.ask(`${path}?lang=xx`, { headers: { 'accept-language': 'xx' } })).text).toContain('lang="en"');
});

it('shows every moment and view of a game, and its sections', async () => {
  const { pages, path } = await stored();
  const now = await pages.json<Moment>(`${path}/moments/now`);
  expect(now.at).toBe(now.last);
  const drawings = new Set<string>();
  for (let at = 0; at <= now.last; at++) {
    const moment = await pages.json<Moment>(`${path}/moments/${at}`);
    expect(moment).toMatchObject({ at, last: now.last });
    drawings.add(JSON.stringify(moment.drawing));
  }
  // The turn under way may have changed nothing on the board yet.
  expect(drawings.size).toBeGreaterThanOrEqual(now.last);
  expect((await pages.json<Moment>(`${path}/moments/999`)).drawing).toEqual(now.drawing);
  // A page whose document tells of this state needs no words of it; of any other one it does.
  const [, state] = /data-state="([^"]+)"/.exec((await pages.ask(path)).text)!;
  const { html, ...others } = now;
  expect(Object.keys(html!).sort()).toEqual(['scores', 'seats', 'told']);
  // The board in words is for readers who have it open.
  const inWords = await pages.json<Moment>(`${path}/moments/now?words`);
  expect(inWords).toEqual({ ...now, html: { ...html, text: expect.stringMatching(/^<h3>.*<ul><li>/) } });
  expect(await pages.json<Moment>(`${path}/moments/now?told=${encodeURIComponent(state!)}`)).toEqual(others);
  expect(await pages.json<Moment>(`${path}/moments/now?told=${encodeURIComponent(`${state}0`)}`)).toEqual(now);
  const views = new Set<string>();
  for (const view of ['last', 'owners', 'since-0', 'since-1']) {
    views.add(JSON.stringify(await pages.json<Moment>(`${path}/moments/now?view=${view}`)));
  }
  expect(views.size).toBeGreaterThan(2);
  const night = await pages.json<Moment>(`${path}/moments/now?theme=night`);
  expect(night.drawing).not.toEqual(now.drawing);
  const sections = await pages.json<Record<string, string>>(`${path}/sections`);
  for (const part of ['log', 'points', 'tiles']) expect(sections[part]).toMatch(/^<(ol|table|p)/);
  for (const picture of ['board.png', 'graph.png']) {
    const { headers, body } = await pages.ask(`${path}/${picture}`);
    expect(headers).toMatchObject({ 'content-type': 'image/png', 'cross-origin-resource-policy': 'cross-origin' });
    expect(body.subarray(1, 4).toString()).toBe('PNG');
  }
});

it('has all its pictures painted after those of turns', async () => {
  const orders: Pick<WantedPicture, 'render' | 'mayWait'>[] = [];
  class WatchedThread extends PaintingThread {
    override paint<Made>(wanted: WantedPicture): Promise<Made> {
      orders.push({ render: wanted.render, mayWait: wanted.mayWait });
      return super.paint(wanted);
    }
  }
  usePaintingThread(new WatchedThread());
  onTestFinished(() => usePaintingThread(new PaintingThread()));
  // A game of its own: pictures are kept.
  const { pages, path } = await stored({ seed: 'painted' });
  for (const what of ['moments/now', 'board.png', 'graph.png']) await pages.ask(`${path}/${what}`);
  // The bot has the board painted for its own message, too.
  const ofPages = ['drawing', 'board', 'scores'].map((render) => ({ render, mayWait: 'longest' }));
  expect(orders).toEqual(expect.arrayContaining(ofPages));
});

it('serves the document of another version, and the tiles of its game, with what it has itself', async () => {
  const { pages, path } = await stored();
  const { text } = await pages.ask(path);
  const [, version, script] = /src="\/files\/([\w-]+)\/(page-[\w-]+\.js)"/.exec(text)!;
  const [, tiles] = /data-tiles="([^"]+)"/.exec(text)!;
  for (const [own, other] of [
    [`/files/${version}/${script}`, `/files/another-version/${script}`],
    [`/files/${version}/style.css`, '/files/another-version/style.css'],
    [`${path}/tiles/${tiles}`, `${path}/tiles/another-name`],
  ]) {
    const [one, two] = [await pages.ask(own!), await pages.ask(other!)];
    expect([two.status, two.text]).toEqual([200, one.text]);
    expect([one, two].map(({ headers }) => headers['cache-control'])).toEqual([
      'public, max-age=31536000, immutable',
      'no-store',
    ]);
  }
  expect((await pages.ask('/files/another-version/page-chess.js')).status).toBe(404);
});

it('shows readers that a stream lives while nothing happens, and claims that of none before', async () => {
  const { pirogue, path } = await stored();
  const pages = await servePages(pirogue, { patience: { ...TIMEOUTS, heartbeat: 50 } });
  await told(await pages.listen(`${path}/live`), /event: sign\ndata: .*\n\n(.*\n)*event: sign/);
  expect((await pages.ask(path)).text).not.toMatch(/>\s*Live\s*</);
});

it('tells readers since when the bot runs, and since when its messages are late', async () => {
  const { pirogue, ana, path } = await stored();
  const pages = await servePages(pirogue, { patience: { ...TIMEOUTS, heartbeat: 50 } });
  const stream = await pages.listen(`${path}/live`);
  await told(stream, /event: sign\ndata: \{"upSince":\d{13}\}/);
  await until(async () => (await pirogue.store.posts.depth()).sends === 0);
  const posts = { method: 'POST', path: `/channels/${ana.channel}/messages`, status: 500, times: 1_000 };
  pirogue.discord.failNext(posts);
  await ana.command('vote', { what: 'abort' });
  for (const made of ['games set changed_at = changed_at', 'log set at = at']) {
    await ask(pirogue.databaseUrl, `update ${made} - 120000`);
  }
  await told(stream, /event: sign\ndata: \{"upSince":\d{13},"lateSince":\d{13}\}/);
});

it('tells who shares a link what it leads to', async () => {
  const { pages, path, game } = await stored();
  const { text } = await pages.ask(path);
  const property = (name: string) => new RegExp(`<meta property="${name}" content="([^"]*)">`).exec(text)?.[1];
  expect(property('og:url')).toBe(`${ORIGIN}${path}`);
  expect(property('og:image')).toBe(`${ORIGIN}${path}/board.png?revision=${game.record.revision}`);
  expect(property('og:title')).toMatch(/Amazonas.*\d/);
  expect(property('og:description')).toMatch(/Ana|Bruno/);
  const { guildId, channelId } = game.record;
  expect(text).toMatch(new RegExp(`<a href="https://discord.com/channels/${guildId}/${channelId}[/\\d]*">Discord</a>`));
});

it('says who has left, and keeps the page of a game that is over', async () => {
  const pirogue = await startPirogue({ webOrigin: ORIGIN });
  const { people, table } = await gameOf(pirogue, ['Ana', 'Ben']);
  const [ana, ben] = people;
  await table.takeTurn(ana);
  const pages = await servePages(pirogue);
  const path = await pathOf(pirogue, ana.channel);
  await press(ben, await ben.command('resign'), 'resign');
  await until(async () => (await pirogue.store.games.open(ana.channel)) === undefined);
  const { status, text } = await pages.ask(path);
  expect(status).toBe(200);
  expect(text).toMatch(/<bdi>Ben<\/bdi> has resigned/);
  expect(text).toContain('The game ended before its final scoring.');
  const whole = await stored({ entries: Number.POSITIVE_INFINITY });
  const over = await whole.pages.ask(whole.path);
  expect(over.text).toMatch(/<h2>Result<\/h2>[\s\S]*🥇/);
  expect(over.text).toContain('id="tiles-part" hidden');
  expect([over.status, /<p id="status"[^>]*>([^<]*)/.exec(over.text)![1]]).toEqual([
    200,
    expect.stringMatching(/(wins|share the victory) \d+ : \d+ : \d+\./),
  ]);
});

it('tells what somebody who manages the channel did, without their id', async () => {
  const pirogue = await startPirogue({ webOrigin: ORIGIN });
  const { people, table } = await gameOf(pirogue, ['Ana', 'Ben']);
  const [ana] = people;
  await table.takeTurn(ana);
  const mo = await pirogue.person('Mo');
  letManageChannels(pirogue, mo);
  for (const set of ['off', 'on']) await mo.command('page', { set });
  const pages = await servePages(pirogue);
  const path = await pathOf(pirogue, ana.channel);
  for (const [language, line] of [
    ['en', 'somebody, who manages this channel, closed this game’s page'],
    ['fr', 'quelqu’un'],
  ]) {
    const { text } = await pages.ask(`${path}?lang=${language}`);
    expect(text).toContain(line);
    expect(text).not.toContain(mo.id);
  }
});

it('goes on telling of changes once the database answers again', async () => {
  const pirogue = await startPirogue({ webOrigin: ORIGIN });
  const { people, table } = await gameOf(pirogue, ['Ana', 'Ben']);
  const pages = await servePages(pirogue);
  const path = await pathOf(pirogue, people[0].channel);
  const stream = await pages.listen(`${path}/live`);
  pirogue.connection.exec('alter table pages rename to hidden');
  await until(async () => pages.log.length > 0);
  pirogue.connection.exec('alter table hidden rename to pages');
  await table.takeTurn(people[0]);
  await told(stream, `"revision":${(await openGame(pirogue, people[0])).revision}`);
  expect(pages.log).toMatchObject([{ level: 40, msg: 'the games that are looked at in browsers could not be read' }]);
});

it('has the same answers without a body for HEAD, and none for other methods', async () => {
  const { pages, path } = await stored();
  for (const one of [path, `${path}/moments/now`, `${path}/live`, '/robots.txt', '/replay']) {
    const { status, headers, body } = await pages.ask(one, { method: 'HEAD' });
    expect([one, status, body.length]).toEqual([one, 200, 0]);
    expect(headers).toMatchObject(SAFE);
  }
  expect(pages.streams()).toBe(0);
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND']) {
    const { status, headers } = await pages.ask(path, { method });
    expect([method, status]).toEqual([method, 404]);
    expect(headers).toMatchObject(SAFE);
  }
});
