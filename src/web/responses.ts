import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { Logger } from 'pino';
import type { App } from '../app/app.ts';
import type { ComputerTurn } from '../app/computer-turns.ts';
import type { Advice } from '../app/computers.ts';
import type { Draft } from '../app/draft.ts';
import { loadTable } from '../app/table.ts';
import type { Translator } from '../i18n/translate.ts';
import type { ChannelId, GameRecord, UserId } from '../store/records.ts';
import { peopleOf } from '../telling/people.ts';
import type { WeighedDraft } from '../telling/turn/advice.ts';
import type { ActivityPasses } from './activity-pass.ts';
import type { AddressLimits } from './address-limits.ts';
import { type AnswerCache, type AnswerContent, type EncodedAnswer, encodedBody } from './answer-cache.ts';
import type { DocumentContext } from './documents.ts';
import type { LiveStreams } from './live-streams.ts';
import { type ShownGame, shownGame } from './moment-page.ts';
import { errorDocument } from './other-documents.ts';
import type { PageFiles } from './page-files.ts';
import type { AcceptsService } from './push/push-services.ts';
import type { ReplayRecord } from './replay.ts';
import { matchesEtag, negotiateCoding, negotiateLanguage, type PublicAddress, parseTheme } from './requests.ts';
import type { WordsCache } from './words-cache.ts';

/** Services that playing on pages shares with the bot of its process. */
export interface PlayServices {
  /** Allowances of people, the same as on Discord. */
  readonly limits: {
    /** Takes a token; returns when the next one is there, in milliseconds since 1970, if there is none now. */
    take(cost: 'anything' | PlayCost, member: Member): { readonly retryAt: number } | undefined;
    /** Gives a token back after a rejection. */
    refund(cost: PlayCost, member: Member): void;
  };
  /** True if a person is still in a server, or if that cannot be found out now. */
  readonly isHere: (member: Member) => Promise<boolean>;
  readonly thinking: {
    /** Lets a computer rate the choices of the seat to move, the best first; undefined if it is overloaded. */
    advise(turn: ComputerTurn): Promise<readonly Advice[] | undefined>;
  };
  /** The drafts that people look at, which a computer weighs. */
  readonly latestDrafts: {
    look(key: string): {
      /** Returns the worst choice; undefined if there is nothing to say. */
      weigh(about: { readonly turn: ComputerTurn; readonly draft: Draft }): Promise<WeighedDraft['mistake']>;
    };
  };
  /** True if this process can be sure that no other has taken over its work. */
  readonly isSure: () => boolean;
}

/** Services that pages inside Discord share with the bot of their process. */
export interface ActivityServices {
  /** Id of the application. */
  applicationId(): Promise<string>;
  /** The channel of the activity with an id, and who has it open; undefined if none runs. */
  instance(id: string): Promise<{ readonly channelId: ChannelId; readonly users: readonly UserId[] } | undefined>;
  /** The person who gave a code; undefined for a code that is used or made up. */
  identify(code: string): Promise<UserId | undefined>;
  readonly passes: ActivityPasses;
}

/** Additional cost of some requests; every request costs 1. */
export type PlayCost = 'draft' | 'takeback' | 'picture' | 'lobby' | 'decision';

interface Member {
  readonly userId: string;
  readonly guildId: string;
}

/** Everything the routes of pages need. */
export interface WebContext {
  readonly app: App;
  readonly log: Logger;
  readonly place: PublicAddress;
  readonly files: PageFiles;
  readonly answers: AnswerCache;
  readonly words: WordsCache;
  readonly live: LiveStreams;
  readonly limits: AddressLimits;
  readonly replay: ReplayRecord;
  readonly play: PlayServices;
  /** True for push services that browsers may name. */
  readonly acceptsService: AcceptsService;
  /** Absent if pages do not open inside Discord. */
  readonly activity?: ActivityServices | undefined;
}

export type Env = {
  readonly Bindings: HttpBindings;
  readonly Variables: { game: GameRecord; digest: string; key: string; address: string };
};
export type RequestContext = Context<Env>;

/** Route of the page of a game by its key. Other addresses cause no query. */
export const GAME_PATH = '/g/:key{[\\w-]{20,40}}';

/** Requests that are charged to an address in addition: for a record to replay, for an answer that is not cached, and for a ticket. */
export const REQUEST_COST = { record: 60, uncachedAnswer: 2, ticket: 19 };

/** `cache-control` for content that is named by its address, and for content that may change and is revalidated by ETag. */
export const CACHE_FOREVER = 'public, max-age=31536000, immutable';
export const CACHE_REVALIDATE = 'no-cache';

/** Thrown if an answer may not be made now: too many answers are being made, or the address has used up its requests. */
export class TooBusy extends Error {}

async function loadShownGame({ app }: WebContext, c: RequestContext): Promise<ShownGame> {
  const t = requestTranslator(c);
  const table = await loadTable(app, c.var.game);
  const people = await peopleOf({ names: app.store.people.names, t }, c.var.game);
  return shownGame(t, table, people);
}

/**
 * Returns an answer about a game in its present state, from the cache if possible.
 *
 * @throws TooBusy when it is not in the cache and may not be made now
 */
export async function cachedAnswer(
  web: WebContext,
  c: RequestContext,
  what: string,
  make: (shown: ShownGame) => Promise<AnswerContent>,
): Promise<EncodedAnswer> {
  const { id } = c.var.game;
  const key = `game ${id} ${stateText(c)} ${requestTranslator(c).language} ${what}`;
  if (!web.answers.has(key) && (web.answers.isBusy || !web.limits.allows(c.var.address, REQUEST_COST.uncachedAnswer))) {
    throw new TooBusy();
  }
  return web.answers.answer(key, async () => make(await loadShownGame(web, c)));
}

/** The state of the game of a request, as a text that only equal states share. */
export function stateText({ var: { game, digest } }: RequestContext): string {
  return `${game.revision}-${digest}`;
}

export function requestTranslator(c: Context): Translator {
  return negotiateLanguage(c.req.query('lang'), c.req.header('accept-language'));
}

export function documentContext({ files }: WebContext, c: Context): DocumentContext {
  return { t: requestTranslator(c), files, theme: parseTheme(c.req.query('theme')) };
}

/** Sends an answer, or 304 if the reader has the same one already. */
export async function sendAnswer(
  c: RequestContext,
  answer: EncodedAnswer,
  { type, cacheControl }: { readonly type: string; readonly cacheControl: string },
): Promise<Response> {
  const headers: Record<string, string> = {
    'cache-control': cacheControl,
    etag: answer.etag,
    vary: 'accept-encoding, accept-language',
  };
  if (matchesEtag(c.req.header('if-none-match'), answer.etag)) return c.body(null, 304, headers);
  headers['content-type'] = type;
  const coding = answer.isCompressed ? negotiateCoding(c.req.header('accept-encoding')) : undefined;
  if (coding) headers['content-encoding'] = coding;
  const body = await encodedBody(answer, coding);
  return c.body(body as Uint8Array<ArrayBuffer>, 200, headers);
}

/** Sends a picture. Other sites may show it, as previews of links do; browsers revalidate it, as its page may be closed. */
export function sendPicture(c: RequestContext, answer: EncodedAnswer): Promise<Response> {
  c.header('cross-origin-resource-policy', 'cross-origin');
  return sendAnswer(c, answer, { type: 'image/png', cacheControl: CACHE_REVALIDATE });
}

export function notFound(web: WebContext, c: Context): Response {
  return errorResponse(web, c, requestTranslator(c)('web.error.none'), 404);
}

export function tooManyRequests(web: WebContext, c: Context): Response {
  c.header('retry-after', '60');
  return errorResponse(web, c, requestTranslator(c)('web.error.busy'), 429);
}

/** Returns an error in words: as a page if the reader accepts HTML, else as JSON. */
export function errorResponse(web: WebContext, c: Context, text: string, status: 404 | 429 | 503): Response {
  c.header('cache-control', 'no-store');
  if (/\btext\/html\b/.test(c.req.header('accept') ?? '')) {
    return c.html(errorDocument(documentContext(web, c), text), status);
  }
  return c.json({ problem: text }, status);
}

/** Why a request of a page's script was refused; the script knows what its code means. */
export type RequestRejectionCode =
  | 'other-origin'
  | 'not-json'
  | 'too-large'
  | 'not-understood'
  | 'no-ticket'
  | 'no-push-service';

/** Refuses a request of a page's script. */
export function rejectRequest(
  c: Context,
  code: RequestRejectionCode,
  status: 400 | 401 | 403 | 413 | 415 | 422,
): Response {
  c.header('cache-control', 'no-store');
  const words = { 'no-ticket': 'web.seat.no-ticket', 'no-push-service': 'web.push.refused' } as const;
  const key = code in words ? words[code as keyof typeof words] : 'web.error.failed';
  return c.json({ problem: requestTranslator(c)(key), code }, status);
}
