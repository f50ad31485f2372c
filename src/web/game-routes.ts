import { setImmediate } from 'node:timers/promises';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Hono, MiddlewareHandler } from 'hono';
import { loadTable } from '../app/table.ts';
import { gameLink } from '../bot/write/game-link.ts';
import { drawBoard, renderPicture } from '../render/index.ts';
import { boardRequest } from '../telling/board/board-request.ts';
import { scoresPicture } from '../telling/scores-picture.ts';
import {
  ASKED_ANEW,
  type Asked,
  answered,
  busy,
  documentContext,
  type Env,
  FOR_EVER,
  none,
  send,
  sendPicture,
  type Web,
} from './answering.ts';
import { gameDocument, momentAnswer } from './documents.ts';
import { type GameSections, gameSections, pageSpeech } from './game-sections.ts';
import { type MomentWords, momentRequest, momentWords, type ShownGame, tilesName } from './moment-page.ts';
import { momentNamed, themeNamed, viewNamed, type WebPlace } from './requests.ts';

/** Characters of a key; nothing else is looked for. */
const KEY = ':key{[\\w-]{20,40}}';

/** Routes of the page of a game, and of everything below its address. */
export function addGameRoutes(routes: Hono<Env>, web: Web): void {
  routes.use(`/g/${KEY}/*`, withGame(web));
  routes.get(`/g/${KEY}`, (c) => pageOfGame(web, c));
  routes.get(`/g/${KEY}/sections`, (c) => sections(web, c));
  routes.get(`/g/${KEY}/moments/:at`, (c) => moment(web, c));
  routes.get(`/g/${KEY}/tiles/:name`, (c) => tiles(web, c));
  routes.get(`/g/${KEY}/board.png`, (c) => boardPicture(web, c));
  routes.get(`/g/${KEY}/graph.png`, (c) => scoreGraph(web, c));
  routes.get(`/g/${KEY}/live`, (c) => live(web, c));
}

/** Finds the game of a page, for it and everything below its address. */
function withGame(web: Web): MiddlewareHandler<Env> {
  return async (c, next) => {
    const key = c.req.param('key') ?? '';
    const record = await web.app.store.pages.game(key);
    if (!record) return none(web, c);
    c.set('game', record);
    c.set('key', key);
    await next();
    return undefined;
  };
}

/** The page of a game. */
async function pageOfGame(web: Web, c: Asked): Promise<Response> {
  const { app, place } = web;
  const context = documentContext(web, c);
  const path = `/g/${c.var.key}`;
  const answer = await answered(web, c, `document ${path} ${context.theme}`, async (shown) => {
    const sections = await sectionsOf(web, shown);
    const now = await wordsOf(web, shown, shown.moments.last);
    return gameDocument(context, {
      shown,
      now,
      sections,
      path,
      address: `${place.origin}${path}`,
      link: linkInto(place, await gameLink(app, c.var.game)),
    });
  });
  return send(c, answer, { type: 'text/html; charset=utf-8', keep: ASKED_ANEW });
}

/** What is told of a whole game beside its board. */
async function sections(web: Web, c: Asked): Promise<Response> {
  const answer = await answered(web, c, 'sections', async (shown) => JSON.stringify(await sectionsOf(web, shown)));
  return send(c, answer, { type: 'application/json', keep: ASKED_ANEW });
}

/** A moment of a game: its drawing, and its words. */
async function moment(web: Web, c: Asked): Promise<Response> {
  const name = c.req.param('at') ?? '';
  const at = name === 'now' ? Number.POSITIVE_INFINITY : momentNamed(name);
  if (at === undefined) return none(web, c);
  const theme = themeNamed(c.req.query('theme')) ?? 'day';
  const view = viewNamed(c.req.query('view'), c.var.game.seats.length);
  const { revision } = c.var.game;
  // The document of this page says the same about it.
  const isTold = name === 'now' && c.req.query('told') === String(revision);
  const key = `moment ${at} ${theme} ${JSON.stringify(view)} ${isTold}`;
  const answer = await answered(web, c, key, async (shown) => {
    const words = await wordsOf(web, shown, at);
    const drawing = await drawBoard(momentRequest(shown, { at, view, theme }));
    return momentAnswer(words, await sectionsOf(web, shown), { drawing, revision, isTold });
  });
  return send(c, answer, { type: 'application/json', keep: ASKED_ANEW });
}

/** The tiles that a game is played with. */
async function tiles(web: Web, c: Asked): Promise<Response> {
  const { app } = web;
  const table = await loadTable(app, c.var.game);
  const name = tilesName(table);
  const answer = await web.answers.answer(`tiles ${name}`, async () => JSON.stringify(table.content.tiles));
  return send(c, answer, { type: 'application/json', keep: c.req.param('name') === name ? FOR_EVER : 'no-store' });
}

/** The board as it is now. */
async function boardPicture(web: Web, c: Asked): Promise<Response> {
  const theme = themeNamed(c.req.query('theme')) ?? 'day';
  const answer = await answered(web, c, `board ${theme}`, async ({ t, table, people: { plain: names } }) => {
    const { png } = await renderPicture('board', boardRequest(t, table, { names, theme }), { mayWait: 'longest' });
    return { picture: png };
  });
  return sendPicture(c, answer);
}

/** The scores over the turns. */
async function scoreGraph(web: Web, c: Asked): Promise<Response> {
  const theme = themeNamed(c.req.query('theme')) ?? 'day';
  const answer = await answered(web, c, `graph ${theme}`, async (shown) => {
    const { png } = await scoresPicture(pageSpeech(shown), shown.table, shown.people, { theme, mayWait: 'longest' });
    return { picture: png };
  });
  return sendPicture(c, answer);
}

/** Tells of changes for as long as the reader is there. */
function live(web: Web, c: Asked): Response {
  const { limits } = web;
  const headers = {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    // Proxies must not wait for more.
    'x-accel-buffering': 'no',
  };
  if (c.req.method === 'HEAD') return c.body(null, 200, headers);
  const { outgoing } = c.env;
  // Without a connection of its own it waits for another answer, or its reader is gone already: nothing would end it.
  const close = outgoing.socket && !outgoing.destroyed ? limits.openStream(c.var.address) : undefined;
  if (!close) return busy(web, c);
  outgoing.once('close', close);
  outgoing.writeHead(200, headers);
  web.live.open(outgoing, { key: c.var.key, revision: c.var.game.revision });
  return RESPONSE_ALREADY_SENT;
}

/** Where a link to a channel or a message on Discord leads: into the local one where the games are played there. */
function linkInto({ localDiscord }: WebPlace, link: string): string {
  if (localDiscord === undefined) return link;
  const [channel, message] = new URL(link).pathname.split('/').slice(3);
  return `${localDiscord}/#channel=${channel}${message ? `&message=${message}` : ''}`;
}

/** The words about all turns of a game, made once; others are answered before. */
async function sectionsOf({ words }: Web, shown: ShownGame): Promise<GameSections> {
  await setImmediate();
  return words.words(`sections ${gameName(shown)}`, () => gameSections(shown));
}

/** The words about a moment of a game, made once; others are answered before. */
async function wordsOf({ words }: Web, shown: ShownGame, at: number): Promise<MomentWords> {
  await setImmediate();
  const known = Math.min(at, shown.moments.last);
  return words.words(`moment ${known} ${gameName(shown)}`, () => momentWords(shown, known));
}

/** Names a game at one of its revisions in one language. */
function gameName({ t, table: { record } }: ShownGame): string {
  return `${record.id} ${record.revision} ${t.language}`;
}
