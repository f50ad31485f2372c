import { setImmediate } from 'node:timers/promises';
import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import type { App } from '../app/app.ts';
import { RECORD_LIMIT, readRecordFile } from '../app/record-file.ts';
import { loadTable } from '../app/table.ts';
import { gameLink } from '../bot/write/game-link.ts';
import type { Translator } from '../i18n/translate.ts';
import { drawBoard, PictureError, renderPicture } from '../render/index.ts';
import type { GameRecord } from '../store/records.ts';
import { UnreadableGame } from '../store/unreadable-game.ts';
import { boardRequest } from '../telling/board/board-request.ts';
import { peopleOf } from '../telling/people.ts';
import { scoresPicture } from '../telling/scores-picture.ts';
import type { AddressLimits } from './address-limits.ts';
import { type DocumentContext, errorDocument, gameDocument, momentAnswer, replayDocument } from './documents.ts';
import { type GameSections, gameSections, pageSpeech } from './game-sections.ts';
import { answerOf, bodyIn, type KeptAnswer, type KeptAnswers, type Said } from './kept-answers.ts';
import type { KeptWords } from './kept-words.ts';
import type { LiveStreams } from './live-streams.ts';
import { gameToShow, type MomentWords, momentRequest, momentWords, type ShownGame, tilesName } from './moment-page.ts';
import type { PageFiles } from './page-files.ts';
import type { PlayRecord } from './replay.ts';
import {
  addressOf,
  bodyOf,
  codingFor,
  hasAnswer,
  isForHere,
  isJson,
  languageFor,
  momentNamed,
  themeNamed,
  viewNamed,
  type WebPlace,
} from './requests.ts';

/** What pages are made from. */
export interface Web {
  readonly app: App;
  readonly log: Logger;
  readonly place: WebPlace;
  readonly files: PageFiles;
  readonly answers: KeptAnswers;
  readonly words: KeptWords;
  readonly live: LiveStreams;
  readonly limits: AddressLimits;
  readonly replay: PlayRecord;
}

type Env = { readonly Bindings: HttpBindings; readonly Variables: { game: GameRecord; address: string } };
type Asked = Context<Env>;

/** Characters of a key; nothing else is looked for. */
const KEY = ':key{[\\w-]{20,40}}';

/** How many requests a longer piece of work counts for, beside its own: reading a record, and an answer that is not there yet. */
const COST = { record: 60, making: 2 };

/** Browsers keep what its address tells apart; what may change they ask for anew. */
const FOR_EVER = 'public, max-age=31536000, immutable';
const ASKED_ANEW = 'no-cache';

/** Somebody asked for more than may be made now. */
class TooBusy extends Error {}

/** Answers requests for pages of games: they are read only, and show what everybody in the channel sees. */
export function routesOf(web: Web): Hono<Env> {
  const { app, log, place, files, limits } = web;
  const routes = new Hono<Env>();

  routes.use(async (c, next) => {
    // The target of a request may name a server, too.
    const hosts = [c.req.header('host'), new URL(c.req.url).host];
    if (!hosts.every((host) => isForHere(host, place))) return c.text('This server has another name.\n', 421);
    const address = addressOf(c.env.incoming, place);
    if (!limits.allows(address)) return busy(web, c);
    c.set('address', address);
    return next();
  });
  routes.get('/robots.txt', (c) => c.text('User-agent: *\nDisallow: /\n'));
  routes.get('/files/:version/:name', async (c) => {
    const file = files.files.get(c.req.param('name'));
    if (!file) return none(web, c);
    // The document of another version is served with the files of this one, which the two have in common but for a while.
    const keep = c.req.param('version') === files.version ? FOR_EVER : 'no-store';
    return send(c, await file.answer(), { type: file.type, keep });
  });

  routes.use(`/g/${KEY}/*`, withGame(web));
  routes.get(`/g/${KEY}`, async (c) => {
    const context = documentContext(web, c);
    const path = `/g/${c.req.param('key')}`;
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
  });
  routes.get(`/g/${KEY}/sections`, async (c) => {
    const answer = await answered(web, c, 'sections', async (shown) => JSON.stringify(await sectionsOf(web, shown)));
    return send(c, answer, { type: 'application/json', keep: ASKED_ANEW });
  });
  routes.get(`/g/${KEY}/moments/:at`, async (c) => {
    const at = c.req.param('at') === 'now' ? Number.POSITIVE_INFINITY : momentNamed(c.req.param('at'));
    if (at === undefined) return none(web, c);
    const theme = themeNamed(c.req.query('theme')) ?? 'day';
    const view = viewNamed(c.req.query('view'), c.var.game.seats.length);
    const { revision } = c.var.game;
    // The document of this page says the same about it.
    const isTold = c.req.param('at') === 'now' && c.req.query('told') === String(revision);
    const key = `moment ${at} ${theme} ${JSON.stringify(view)} ${isTold}`;
    const answer = await answered(web, c, key, async (shown) => {
      const words = await wordsOf(web, shown, at);
      const drawing = await drawBoard(momentRequest(shown, { at, view, theme }));
      return momentAnswer(words, await sectionsOf(web, shown), { drawing, revision, isTold });
    });
    return send(c, answer, { type: 'application/json', keep: ASKED_ANEW });
  });
  routes.get(`/g/${KEY}/tiles/:name`, async (c) => {
    const table = await loadTable(app, c.var.game);
    const name = tilesName(table);
    const answer = await web.answers.answer(`tiles ${name}`, async () => JSON.stringify(table.content.tiles));
    return send(c, answer, { type: 'application/json', keep: c.req.param('name') === name ? FOR_EVER : 'no-store' });
  });
  routes.get(`/g/${KEY}/board.png`, async (c) => {
    const theme = themeNamed(c.req.query('theme')) ?? 'day';
    const answer = await answered(web, c, `board ${theme}`, async ({ t, table, people: { plain: names } }) => {
      const { png } = await renderPicture('board', boardRequest(t, table, { names, theme }), { mayWait: 'longest' });
      return { picture: png };
    });
    return sendPicture(c, answer);
  });
  routes.get(`/g/${KEY}/graph.png`, async (c) => {
    const theme = themeNamed(c.req.query('theme')) ?? 'day';
    const answer = await answered(web, c, `graph ${theme}`, async (shown) => {
      const { png } = await scoresPicture(pageSpeech(shown), shown.table, shown.people, { theme, mayWait: 'longest' });
      return { picture: png };
    });
    return sendPicture(c, answer);
  });
  routes.get(`/g/${KEY}/live`, (c) => {
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
    web.live.open(outgoing, { key: c.req.param('key'), revision: c.var.game.revision });
    return RESPONSE_ALREADY_SENT;
  });

  routes.get('/replay', async (c) => {
    const answer = await answerOf(replayDocument(documentContext(web, c)));
    return send(c, answer, { type: 'text/html; charset=utf-8', keep: ASKED_ANEW });
  });
  routes.post('/replay', async (c) => {
    const t = languageOf(c);
    // A form of another site can send no JSON without the browser asking first.
    if (!isJson(c.req.header('content-type'))) return c.json({ problem: t('web.replay.not-record') }, 415);
    if (!limits.allows(c.var.address, COST.record)) return busy(web, c);
    const text = await bodyOf(c.env.incoming, RECORD_LIMIT);
    if (text === undefined) return c.json({ problem: t('web.replay.too-large') }, 413);
    const file = readRecordFile(app, text);
    if (!file) return c.json({ problem: t('web.replay.not-record') }, 422);
    const { game, content } = file;
    const theme = themeNamed(c.req.query('theme')) ?? 'day';
    const shown = await web.replay({ ruleSet: game.ruleSet, text, content, language: t.language, theme });
    if (shown === 'busy') return busy(web, c);
    if (shown === 'too-long') return c.json({ problem: t('web.replay.too-large') }, 422);
    if (!shown.ok) return c.json({ problem: shown.failure }, 422);
    return send(c, shown.value, { type: 'application/json', keep: 'no-store' });
  });

  routes.notFound((c) => none(web, c));
  routes.onError((error, c) => {
    const t = languageOf(c);
    if (error instanceof UnreadableGame) {
      app.onUnreadable(error);
      return fail(web, c, t('web.error.unreadable'), 503);
    }
    if (error instanceof TooBusy) return busy(web, c);
    // Who asked is gone, such as in the middle of a record.
    const isGone = c.env.outgoing.destroyed || c.env.incoming.readableAborted;
    if (!isGone && !(error instanceof PictureError)) {
      log.error({ err: reasonOf(error) }, 'a page in the browser could not be made');
    }
    return fail(web, c, t('web.error.failed'), 503);
  });
  return routes;
}

/** Finds the game of a page, for it and everything below its address. */
function withGame(web: Web): MiddlewareHandler<Env> {
  return async (c, next) => {
    const record = await web.app.store.gameOfPage(c.req.param('key') ?? '');
    if (!record) return none(web, c);
    c.set('game', record);
    await next();
    return undefined;
  };
}

/** What is behind an error: what a statement was given, such as a key or who plays, stands in the errors around it. */
function reasonOf(error: unknown): unknown {
  return error instanceof Error && error.cause instanceof Error ? reasonOf(error.cause) : error;
}

async function shownGame({ app }: Web, c: Asked): Promise<ShownGame> {
  const t = languageOf(c);
  const table = await loadTable(app, c.var.game);
  const people = await peopleOf({ store: app.store, t }, c.var.game);
  return gameToShow(t, table, people);
}

/**
 * An answer about a game as it is now, made once for all who ask for the same.
 *
 * @throws TooBusy when it would have to be made and may not be now
 */
async function answered(
  web: Web,
  c: Asked,
  what: string,
  make: (shown: ShownGame) => Promise<Said>,
): Promise<KeptAnswer> {
  const { id, revision } = c.var.game;
  const key = `game ${id} ${revision} ${languageOf(c).language} ${what}`;
  if (!web.answers.has(key) && (web.answers.isBusy || !web.limits.allows(c.var.address, COST.making))) {
    throw new TooBusy();
  }
  return web.answers.answer(key, async () => make(await shownGame(web, c)));
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

function languageOf(c: Context): Translator {
  return languageFor(c.req.query('lang'), c.req.header('accept-language'));
}

function documentContext({ files }: Web, c: Context): DocumentContext {
  return { t: languageOf(c), files, theme: themeNamed(c.req.query('theme')) };
}

/** Sends an answer, unless the reader has the same one already. */
async function send(
  c: Asked,
  answer: KeptAnswer,
  { type, keep }: { readonly type: string; readonly keep: string },
): Promise<Response> {
  const headers: Record<string, string> = {
    'cache-control': keep,
    etag: answer.etag,
    vary: 'accept-encoding, accept-language',
  };
  if (hasAnswer(c.req.header('if-none-match'), answer.etag)) return c.body(null, 304, headers);
  headers['content-type'] = type;
  const coding = answer.isCompressed ? codingFor(c.req.header('accept-encoding')) : undefined;
  if (coding) headers['content-encoding'] = coding;
  const body = await bodyIn(answer, coding);
  return c.body(body as Uint8Array<ArrayBuffer>, 200, headers);
}

/** Pictures are shown by others, too, where somebody shares a link; but nobody keeps them for after the page is closed. */
function sendPicture(c: Asked, answer: KeptAnswer): Promise<Response> {
  c.header('cross-origin-resource-policy', 'cross-origin');
  return send(c, answer, { type: 'image/png', keep: ASKED_ANEW });
}

function none(web: Web, c: Context): Response {
  return fail(web, c, languageOf(c)('web.error.none'), 404);
}

function busy(web: Web, c: Context): Response {
  c.header('retry-after', '60');
  return fail(web, c, languageOf(c)('web.error.busy'), 429);
}

/** Tells in words why there is nothing else, as a page or as JSON. */
function fail(web: Web, c: Context, text: string, status: 404 | 429 | 503): Response {
  c.header('cache-control', 'no-store');
  if (/\btext\/html\b/.test(c.req.header('accept') ?? '')) {
    return c.html(errorDocument(documentContext(web, c), text), status);
  }
  return c.json({ problem: text }, status);
}
