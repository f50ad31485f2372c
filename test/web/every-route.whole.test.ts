import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { CARCASSONNE } from '../../lab/simulation/carcassonne.ts';
import { simulateGame } from '../../lab/simulation/simulated-game.ts';
import type { TileSet } from '../../src/games/carcassonne/rules/tile-set.ts';
import { activityServices } from '../../src/processes/serve-pages.ts';
import type { PushAnswer } from '../../src/web/page/push-answer.ts';
import type { WebContext } from '../../src/web/responses.ts';
import { routesOf } from '../../src/web/routes.ts';
import { type Pirogue, startPirogue } from '../support/pirogue.ts';
import { storeLog } from '../support/stored-game.ts';
import { type Ask, ORIGIN, type Pages, pathOf, servePages, told, UNLIMITED } from './support/pages.ts';
import { startPushService } from './support/push-service.ts';
import { enterSeat } from './support/seat-browser.ts';

const OPTIONS = { hand: '1', dragon: true };

const ADDRESS = { 'x-forwarded-for': '203.0.113.9' };

const CLIENT_SECRET = 'a secret of the application';

/** A game of Ana and Ben in a channel of its own, over or begun with Ana to place her tile. */
async function stored(pirogue: Pirogue, { ended }: { readonly ended: boolean }) {
  const set = pirogue.app.library.ownContent('carcassonne') as TileSet;
  const played = {
    game: CARCASSONNE,
    set,
    players: 2,
    seed: 'routes',
    policies: ['random'],
    options: OPTIONS,
  } as const;
  const { setup, log } = simulateGame({ ...played, order: 'given' });
  const channel = pirogue.discord.world.addTextChannel('table');
  const people = [await pirogue.person('Ana', channel.id), await pirogue.person('Ben', channel.id)] as const;
  const seats = people.map(({ id }, at) => ({ id, name: ['Ana', 'Ben'][at]!, locale: 'en-US' }));
  const first = log.findIndex((entry) => entry.type === 'action' && entry.action.type === 'place');
  const entries = ended ? log : log.slice(0, first);
  const game = { ruleSet: 'carcassonne', setup, log: entries, ended, channelId: channel.id, people: seats };
  const { id } = await storeLog(pirogue, { ...game, options: { chosen: OPTIONS } });
  return { id, channel, people, path: await pathOf(pirogue, channel.id) };
}

/** Every route with its method, as a pattern of what it answers. */
function allRoutes(): { readonly name: string; readonly pattern: RegExp }[] {
  const file = { answer: () => undefined, type: '' };
  const context = { app: { store: {} }, files: { files: { get: () => file } }, activity: {} };
  const routes = routesOf(context as unknown as WebContext).routes.filter(({ method }) => method !== 'ALL');
  return routes.map(({ method, path }) => {
    const pattern = path
      .replaceAll('.', '\\.')
      .replaceAll(/:\w+(?:\{((?:[^{}]|\{[^}]*\})+)\})?/g, (_, of = '[^/]+') => `(?:${of})`);
    return { name: `${method} ${path}`, pattern: new RegExp(`^${method} ${pattern}$`) };
  });
}

/** Pages that note what was asked for. */
function noting(pages: Pages, asked: string[]): Pages {
  const ask = (path: string, how: Ask = {}) => {
    asked.push(`${how.method ?? 'GET'} ${path.split('?')[0]}`);
    return pages.ask(path, how);
  };
  return {
    ...pages,
    ask,
    json: async (path, how) => JSON.parse((await ask(path, how)).text),
    listen(path, headers) {
      asked.push(`GET ${path}`);
      return pages.listen(path, headers);
    },
  };
}

it('answers at every address, whatever the database', async () => {
  const pirogue = await startPirogue({ webOrigin: ORIGIN, hasActivity: true });
  const { discord, bot } = pirogue;
  const service = await startPushService();
  const activity = await activityServices(bot.client.rest, { clientSecret: CLIENT_SECRET });
  discord.switchActivitiesOn({ mapping: ORIGIN, clientSecret: CLIENT_SECRET });
  const { limits, thinking, latestDrafts } = bot.services;
  const play = { ...UNLIMITED, limits, thinking, latestDrafts };
  const asked: string[] = [];
  const served = await servePages(pirogue, { play, activity, acceptsService: service.accepts });
  const pages = noting(served, asked);
  const running = await stored(pirogue, { ended: false });
  const over = await stored(pirogue, { ended: true });
  const { path } = running;

  const document = (await pages.ask(path)).text;
  const [, version] = /\/files\/([^/]+)\//.exec(document)!;
  const [, tiles] = /data-tiles="([^"]+)"/.exec(document)!;
  const files = [
    'mine',
    'replay',
    'robots.txt',
    'manifest.webmanifest',
    'push-worker.js',
    'icon-192.png',
    'icon-512.png',
  ];
  const below = `sections log moments/now moments/0/squares/0/0 tiles/${tiles} board.png graph.png revision mine seat`;
  const readable = [
    ...['?frame_id=1', ...files, `files/${version}/style.css`].map((one) => `/${one}`),
    ...below.split(' ').map((one) => `${path}/${one}`),
    `${over.path}/record.json`,
  ];
  for (const one of readable) expect([one, (await pages.ask(one, { headers: ADDRESS })).status]).toEqual([one, 200]);
  const stream = await pages.listen(`${path}/live`);
  await told(stream, 'event: changed');

  const [ana, ben] = await Promise.all(
    running.people.map(({ id }) => enterSeat(pirogue, pages, { path, gameId: running.id, userId: id, ...ADDRESS })),
  );
  const own = { ...ADDRESS, origin: ORIGIN, 'content-type': 'application/json' };
  /** Asks for something as the script of a page does; resolves with the status. */
  const script = async (
    cookie: string,
    what: string,
    how: { readonly method?: string; readonly body?: object } = {},
  ) => {
    const { method = 'POST', body } = how;
    const sent = { method, headers: { ...own, cookie }, ...(body && { body: JSON.stringify(body) }) };
    return pages.ask(what, sent);
  };
  const statusOf = async (answer: ReturnType<typeof script>) => (await answer).status;

  let planned = await ben!.planned();
  while (!planned.ready)
    planned = await ben!.planned((planned.choices.find(({ none }) => none) ?? planned.choices[0]!).do);
  const { revision } = planned;
  expect(await ben!.send('plan', { revision, draft: planned.draft })).toMatchObject({ status: 200 });
  expect((await pirogue.store.plans.ofSeat(running.id, 1))?.draft).toBe(planned.draft);
  expect(await ben!.send('plan', { revision, draft: '' })).toMatchObject({ status: 200 });
  expect(await pirogue.store.plans.ofSeat(running.id, 1)).toBeUndefined();
  const [menu] = (await ben!.turn()).orders!.menus;
  const order = menu!.orders.find(({ value }) => value !== menu!.order)!.value;
  const set = await ben!.send('orders', { revision, question: menu!.question, order });
  expect(set).toMatchObject({
    status: 200,
    turn: { orders: { menus: expect.arrayContaining([expect.objectContaining({ order })]) } },
  });
  const now = set.turn!.revision;
  const drafted = await ana!.drafted();
  expect(await statusOf(script(ana!.cookie, `${path}/advice`, { body: { revision: now, draft: drafted.draft } }))).toBe(
    200,
  );
  // The game is rated.
  expect(await statusOf(script(ana!.cookie, `${path}/hint`, { body: { revision: now } }))).toBe(403);
  const played = await ana!.send('turn', { revision: now, draft: drafted.draft });
  expect(played).toMatchObject({ status: 200 });
  expect(await ana!.send('undo', { revision: played.turn!.revision })).toMatchObject({ status: 200 });
  // The next tile was drawn at once, so Ben is asked.
  const ballot = { revision: (await ben!.turn()).revision, number: 1, inFavour: false };
  const refused = ['Not everybody agreed: everything stays as it is.'];
  expect(await ben!.send('vote', ballot)).toMatchObject({ status: 200, told: refused });

  const push = `${path}/push`;
  const { key } = JSON.parse((await script(ben!.cookie, push, { method: 'GET' })).text) as PushAnswer;
  expect(await statusOf(script(ben!.cookie, push, { body: service.subscribe('ben', key) }))).toBe(200);
  expect(await statusOf(script(ben!.cookie, push, { method: 'DELETE' }))).toBe(200);
  expect(await statusOf(script(ben!.cookie, `${path}/seat`, { method: 'DELETE' }))).toBe(200);
  expect((await ben!.send('plan', { revision: now, draft: '' })).status).toBe(401);

  const instance = discord.activities.launch(running.channel, running.people[1].id).id;
  const code = discord.activities.agree(running.people[1].id);
  expect(await statusOf(script('', '/activity/enter', { body: { code, instance } }))).toBe(200);

  const record = JSON.parse((await pages.ask(`${over.path}/record.json`)).text) as object;
  expect(await statusOf(script('', '/replay', { body: record }))).toBe(200);
  const theirs = { path: over.path, gameId: over.id, userId: over.people[0].id, ...ADDRESS };
  const { cookie } = await enterSeat(pirogue, pages, theirs);
  // Ben has played, too: nobody begins it anew alone.
  expect(await statusOf(script(cookie, `${over.path}/again`, { body: { move: randomUUID() } }))).toBe(409);

  const missed = allRoutes().filter(({ pattern }) => !asked.some((one) => pattern.test(one)));
  expect(missed.map(({ name }) => name)).toEqual([]);
  for (const log of [served.log, pirogue.log]) expect(log.filter(({ level }) => level >= 50)).toEqual([]);
});
