import { setImmediate } from 'node:timers/promises';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Hono, MiddlewareHandler } from 'hono';
import { turnClockOf } from '../app/clock.ts';
import { recordName, recordText } from '../app/record-file.ts';
import { loadTable } from '../app/table.ts';
import { gameLink } from '../bot/write/game-link.ts';
import type { Square } from '../core/tile.ts';
import { drawBoard, renderPicture } from '../render/index.ts';
import { boardRequest } from '../telling/board/board-request.ts';
import { tileLine } from '../telling/board/board-text.ts';
import { fittingLines } from '../telling/board/fitting-lines.ts';
import { tilesLeft } from '../telling/board/tiles-left.ts';
import { scoresPicture } from '../telling/scores-picture.ts';
import { type DocumentContext, documentOf, gameDocument, momentJson } from './documents.ts';
import { type GameSections, gameSections, rulesMarkup } from './game-sections.ts';
import { type Html, markup } from './markup.ts';
import {
  boardText,
  type MomentWords,
  momentAt,
  momentRequest,
  momentWords,
  type ShownGame,
  tileSetHash,
} from './moment-page.ts';
import { type PublicAddress, parseMomentIndex, parseTheme, parseView } from './requests.ts';
import {
  CACHE_FOREVER,
  CACHE_REVALIDATE,
  cachedAnswer,
  documentContext,
  type Env,
  GAME_PATH,
  notFound,
  type RequestContext,
  sendAnswer,
  sendPicture,
  stateText,
  tooManyRequests,
  type WebContext,
} from './responses.ts';
import { pageSpeech } from './turn-log.ts';

/** Routes of the page of a game, and of everything below its address. */
export function addGameRoutes(routes: Hono<Env>, web: WebContext): void {
  routes.use(`${GAME_PATH}/*`, withGame(web));
  routes.get(GAME_PATH, (c) => pageOfGame(web, c));
  routes.get(`${GAME_PATH}/sections`, (c) => sections(web, c));
  routes.get(`${GAME_PATH}/log`, (c) => logPage(web, c));
  routes.get(`${GAME_PATH}/moments/:at`, (c) => moment(web, c));
  routes.get(`${GAME_PATH}/moments/:at/squares/:x{-?\\d{1,3}}/:y{-?\\d{1,3}}`, (c) => square(web, c));
  routes.get(`${GAME_PATH}/tiles/:name`, (c) => tiles(web, c));
  routes.get(`${GAME_PATH}/board.png`, (c) => boardPicture(web, c));
  routes.get(`${GAME_PATH}/graph.png`, (c) => scoreGraph(web, c));
  routes.get(`${GAME_PATH}/record.json`, (c) => record(web, c));
  routes.get(`${GAME_PATH}/live`, (c) => live(web, c));
}

/** Loads the game of a page for the routes of the page and of everything below its address. */
function withGame(web: WebContext): MiddlewareHandler<Env> {
  return async (c, next) => {
    const key = c.req.param('key') ?? '';
    const page = await web.app.store.pages.game(key);
    if (!page) return notFound(web, c);
    c.set('game', page.game);
    c.set('digest', page.digest);
    c.set('key', key);
    await next();
    return undefined;
  };
}

/** The page of a game. */
async function pageOfGame(web: WebContext, c: RequestContext): Promise<Response> {
  const { app, place } = web;
  const context = documentContext(web, c);
  const path = `/g/${c.var.key}`;
  const answer = await cachedAnswer(web, c, `document ${path} ${context.theme}`, async (shown) => {
    const sections = await sectionsOf(web, shown);
    const now = await wordsOf(web, shown, shown.moments.last);
    return gameDocument(context, {
      shown,
      state: stateText(c),
      now,
      text: boardText(shown, now.at),
      sections,
      rules: rulesMarkup(shown, app.library.shippedContent(c.var.game.ruleSet)),
      path,
      address: `${place.origin}${path}`,
      link: linkInto(place, await gameLink(app, c.var.game)),
    });
  });
  return sendAnswer(c, answer, { type: 'text/html; charset=utf-8', cacheControl: CACHE_REVALIDATE });
}

/** The log of a game by itself. */
async function logPage(web: WebContext, c: RequestContext): Promise<Response> {
  const context = documentContext(web, c);
  const path = `/g/${c.var.key}`;
  const answer = await cachedAnswer(web, c, `log ${path} ${context.theme}`, async (shown) => {
    const { title } = await wordsOf(web, shown, shown.moments.last);
    return logDocument(context, { title, path, log: (await sectionsOf(web, shown)).log });
  });
  return sendAnswer(c, answer, { type: 'text/html; charset=utf-8', cacheControl: CACHE_REVALIDATE });
}

/** The sections of a game's page beside its board. */
async function sections(web: WebContext, c: RequestContext): Promise<Response> {
  const answer = await cachedAnswer(web, c, 'sections', async (shown) => JSON.stringify(await sectionsOf(web, shown)));
  return sendAnswer(c, answer, { type: 'application/json', cacheControl: CACHE_REVALIDATE });
}

/** A moment of a game: its drawing, and its words. */
async function moment(web: WebContext, c: RequestContext): Promise<Response> {
  const name = c.req.param('at') ?? '';
  const index = name === 'now' ? Number.POSITIVE_INFINITY : parseMomentIndex(name);
  if (index === undefined) return notFound(web, c);
  const theme = parseTheme(c.req.query('theme')) ?? 'day';
  const view = parseView(c.req.query('view'), c.var.game.seats.length);
  // The document of this state already has the words about the present moment.
  const isInDocument = name === 'now' && c.req.query('told') === stateText(c);
  const hasText = c.req.query('words') !== undefined;
  const key = `moment ${index} ${theme} ${JSON.stringify(view)} ${isInDocument} ${hasText}`;
  const answer = await cachedAnswer(web, c, key, async (shown) => {
    const words = await wordsOf(web, shown, index);
    const drawing = await drawBoard(momentRequest(shown, { at: index, view, theme }));
    const text = hasText ? boardText(shown, index) : undefined;
    return momentJson(words, { drawing, text, revision: c.var.game.revision, isInDocument });
  });
  return sendAnswer(c, answer, { type: 'application/json', cacheControl: CACHE_REVALIDATE });
}

/** Words for a square at a moment: its tile and pieces, or the tiles that fit it. */
async function square(web: WebContext, c: RequestContext): Promise<Response> {
  const index = parseMomentIndex(c.req.param('at') ?? '');
  if (index === undefined) return notFound(web, c);
  const at = { x: Number(c.req.param('x')), y: Number(c.req.param('y')) };
  const key = `square ${index} ${at.x} ${at.y}`;
  const answer = await cachedAnswer(web, c, key, async (shown) => JSON.stringify(squareTexts(shown, index, at)));
  return sendAnswer(c, answer, { type: 'application/json', cacheControl: CACHE_REVALIDATE });
}

/** The tiles that a game is played with. */
async function tiles(web: WebContext, c: RequestContext): Promise<Response> {
  const { app } = web;
  const table = await loadTable(app, c.var.game);
  const name = tileSetHash(table);
  const answer = await web.answers.answer(`tiles ${name}`, async () => JSON.stringify(table.content.tiles));
  return sendAnswer(c, answer, {
    type: 'application/json',
    cacheControl: c.req.param('name') === name ? CACHE_FOREVER : 'no-store',
  });
}

/** The board as it is now. */
async function boardPicture(web: WebContext, c: RequestContext): Promise<Response> {
  const theme = parseTheme(c.req.query('theme')) ?? 'day';
  const answer = await cachedAnswer(web, c, `board ${theme}`, async ({ t, table, people: { plain: names } }) => {
    const { png } = await renderPicture('board', boardRequest(t, table, { names, theme }), { mayWait: 'longest' });
    return { picture: png };
  });
  return sendPicture(c, answer);
}

/** The scores over the turns. */
async function scoreGraph(web: WebContext, c: RequestContext): Promise<Response> {
  const theme = parseTheme(c.req.query('theme')) ?? 'day';
  const answer = await cachedAnswer(web, c, `graph ${theme}`, async (shown) => {
    const { png } = await scoresPicture(pageSpeech(shown.t), shown.table, shown.people, { theme, mayWait: 'longest' });
    return { picture: png };
  });
  return sendPicture(c, answer);
}

/** The record of a game that is over, as a file; that of a running one is for its channel alone, where /export is told of. */
async function record(web: WebContext, c: RequestContext): Promise<Response> {
  if (c.var.game.status === 'running') return notFound(web, c);
  const answer = await cachedAnswer(web, c, 'record', async ({ table }) => recordText(table));
  c.header('content-disposition', `attachment; filename="${recordName(c.var.game)}"`);
  return sendAnswer(c, answer, { type: 'application/json', cacheControl: CACHE_REVALIDATE });
}

/** Opens a stream of changes until the reader is gone. */
function live(web: WebContext, c: RequestContext): Response {
  const { limits } = web;
  const headers = {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    // Proxies must not buffer the stream.
    'x-accel-buffering': 'no',
  };
  if (c.req.method === 'HEAD') return c.body(null, 200, headers);
  const { outgoing } = c.env;
  // An answer without a socket waits behind another one, or its reader is gone: no `close` event would end its stream.
  const close = outgoing.socket && !outgoing.destroyed ? limits.openStream(c.var.address) : undefined;
  if (!close) return tooManyRequests(web, c);
  outgoing.once('close', close);
  outgoing.writeHead(200, headers);
  web.live.open(outgoing, { key: c.var.key, state: { revision: c.var.game.revision, digest: c.var.digest } });
  return RESPONSE_ALREADY_SENT;
}

/** Returns a link to a channel or message; in the local Discord if the games are played there. */
function linkInto({ localDiscord }: PublicAddress, link: string): string {
  if (localDiscord === undefined) return link;
  const [channel, message] = new URL(link).pathname.split('/').slice(3);
  return `${localDiscord}/#channel=${channel}${message ? `&message=${message}` : ''}`;
}

/** The sections of a game from the cache. Waits one tick, so that other requests are answered before they are made. */
async function sectionsOf({ words }: WebContext, shown: ShownGame): Promise<GameSections> {
  await setImmediate();
  return words.words(`sections ${gameCacheKey(shown)}`, () => gameSections(shown));
}

/** The words about a moment from the cache. Waits one tick, so that other requests are answered before they are made. */
async function wordsOf({ app, words }: WebContext, shown: ShownGame, at: number): Promise<MomentWords> {
  await setImmediate();
  const { last } = shown.moments;
  const index = Math.min(at, last);
  const clock = index === last ? await turnClockOf(app, shown.table.record) : undefined;
  const stops = JSON.stringify(clock?.stops);
  return words.words(`moment ${index} ${gameCacheKey(shown)} ${stops}`, () => momentWords(shown, index, clock));
}

/** Cache key of the words about a game: all that they depend on but clocks. */
function gameCacheKey({ t, table: { record }, people }: ShownGame): string {
  return JSON.stringify([record.id, record.revision, record.acts.length, t.language, people.seatHistories]);
}

/** The log of a game as a page of its own, for readers without scripts. */
function logDocument(
  context: DocumentContext,
  { title, path, log }: { readonly title: string; readonly path: string; readonly log: Html },
): string {
  const { t } = context;
  const body = markup`<header class="head"><h1>${title}</h1></header>
<main><p><a href="${path}?lang=${t.language}">${t('web.log.back')}</a></p><section id="log-part"><h2>${t('web.log')}</h2>${log}</section></main>`;
  return documentOf(context, { title }, body);
}

/** The tile on a square at a moment; of a square without one which tiles of the pile fit it, a sentence and a list of them. */
function squareTexts(shown: ShownGame, wanted: number, square: Square): string[] {
  const { t, people } = shown;
  const { table } = momentAt(shown, wanted);
  const tile = tileLine(t, table, { people, square });
  if (tile !== undefined) return [tile];
  const fitting = table.game.fittingTiles?.(table.fold.state, square);
  if (!fitting?.ok) return [t('web.square.none', { ...square })];
  return tilesLeft(table) === 0 && fitting.value.length === 0
    ? [t('tiles.none')]
    : fittingLines(t, table, { square, fitting: fitting.value });
}
