import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { Logger } from 'pino';
import type { App } from '../app/app.ts';
import { loadTable } from '../app/table.ts';
import type { Translator } from '../i18n/translate.ts';
import type { GameRecord } from '../store/records.ts';
import { peopleOf } from '../telling/people.ts';
import type { AddressLimits } from './address-limits.ts';
import { type DocumentContext, errorDocument } from './documents.ts';
import { bodyIn, type KeptAnswer, type KeptAnswers, type Said } from './kept-answers.ts';
import type { KeptWords } from './kept-words.ts';
import type { LiveStreams } from './live-streams.ts';
import { gameToShow, type ShownGame } from './moment-page.ts';
import type { PageFiles } from './page-files.ts';
import type { PlayRecord } from './replay.ts';
import { codingFor, hasAnswer, languageFor, themeNamed, type WebPlace } from './requests.ts';

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

export type Env = {
  readonly Bindings: HttpBindings;
  readonly Variables: { game: GameRecord; key: string; address: string };
};
export type Asked = Context<Env>;

/** How many requests a longer piece of work counts for, beside its own: reading a record, and an answer that is not there yet. */
export const COST = { record: 60, making: 2 };

/** Browsers keep what its address tells apart; what may change they ask for anew. */
export const FOR_EVER = 'public, max-age=31536000, immutable';
export const ASKED_ANEW = 'no-cache';

/** Somebody asked for more than may be made now. */
export class TooBusy extends Error {}

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
export async function answered(
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

export function languageOf(c: Context): Translator {
  return languageFor(c.req.query('lang'), c.req.header('accept-language'));
}

export function documentContext({ files }: Web, c: Context): DocumentContext {
  return { t: languageOf(c), files, theme: themeNamed(c.req.query('theme')) };
}

/** Sends an answer, unless the reader has the same one already. */
export async function send(
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
export function sendPicture(c: Asked, answer: KeptAnswer): Promise<Response> {
  c.header('cross-origin-resource-policy', 'cross-origin');
  return send(c, answer, { type: 'image/png', keep: ASKED_ANEW });
}

export function none(web: Web, c: Context): Response {
  return fail(web, c, languageOf(c)('web.error.none'), 404);
}

export function busy(web: Web, c: Context): Response {
  c.header('retry-after', '60');
  return fail(web, c, languageOf(c)('web.error.busy'), 429);
}

/** Tells in words why there is nothing else, as a page or as JSON. */
export function fail(web: Web, c: Context, text: string, status: 404 | 429 | 503): Response {
  c.header('cache-control', 'no-store');
  if (/\btext\/html\b/.test(c.req.header('accept') ?? '')) {
    return c.html(errorDocument(documentContext(web, c), text), status);
  }
  return c.json({ problem: text }, status);
}
