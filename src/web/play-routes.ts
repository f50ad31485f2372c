import type { Hono } from 'hono';
import { compress } from 'hono/compress';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import * as z from 'zod';
import { seatOf } from '../app/acts.ts';
import type { App, Request } from '../app/app.ts';
import { isOffered, parseDraft } from '../app/draft.ts';
import { tellPlayerGone } from '../app/gone-player.ts';
import type { Rejection } from '../app/rejection.ts';
import { type EnteredSeat, endSession } from '../app/seat-access.ts';
import { loadTable, runningTable, type Table } from '../app/table.ts';
import { type AcceptedChange, submit } from '../app/turn.ts';
import { undo } from '../app/undo.ts';
import { sha256 } from '../core/digest.ts';
import { failure, type Result, success } from '../core/result.ts';
import type { Translator } from '../i18n/translate.ts';
import { peopleOf } from '../telling/people.ts';
import { rejectionText } from '../telling/rejection.ts';
import { readOwnJson } from './own-json.ts';
import type { TurnPlayed, TurnProblem } from './page/turn.ts';
import {
  type Env,
  GAME_PATH,
  type PlayCost,
  type RequestContext,
  requestTranslator,
  type WebContext,
} from './responses.ts';
import { seatOfRequest } from './seat-cookie.ts';
import { toldMove } from './seat-facts.ts';
import { turnOf } from './seat-turn.ts';
import { pageSpeech } from './turn-log.ts';

const SECOND = 1_000;

/** Random idempotency key of a move: a repeated request with the same key plays once. */
export const moveIdSchema = z.string().regex(/^[\w-]{16,40}$/);
export const undoSchema = z.strictObject({ move: moveIdSchema, revision: z.int().nonnegative() });
type MoveBody = z.infer<typeof undoSchema>;
const turnSchema = undoSchema.extend({ draft: z.string().min(1) });

/** Routes with which the player of a seat takes turns on the page of a game. No cache keeps their answers. */
export function addPlayRoutes(routes: Hono<Env>, web: WebContext): void {
  routes.use(`${GAME_PATH}/:what{turn|undo|plan|orders|vote|revision|hint|advice|again}`, async (c, next) => {
    c.header('cache-control', 'no-store');
    await next();
  });
  // All ways to place a tile are 16 kB, and a tenth of that compressed.
  routes.use(`${GAME_PATH}/:what{turn|undo|plan|orders|vote|hint|advice}`, compress());
  routes.get(`${GAME_PATH}/revision`, (c) => c.json({ revision: c.var.game.revision, digest: c.var.digest }));
  routes.get(`${GAME_PATH}/turn`, (c) => showTurn(web, c));
  addMoveRoute(routes, web, 'turn', { schema: turnSchema, make: playTurn });
  addMoveRoute(routes, web, 'undo', { schema: undoSchema, cost: 'takeback', make: undoTurn });
}

/** Something that the player of a seat changes by a page. */
interface MoveOfPage<Body extends MoveBody> {
  /** Schema of the request body. */
  readonly schema: z.ZodType<Body>;
  readonly cost?: PlayCost;
  /** Makes the move; returns the table after it, and what is told of it. */
  readonly make: (move: AskedMove<Body>) => Promise<Result<Pick<TurnPlayed, 'told'> & { table: Table }, Rejection>>;
}

/** A move that a page asks for. */
export interface AskedMove<Body> {
  readonly web: WebContext;
  readonly request: MoveRequest;
  readonly body: Body;
  readonly t: Translator;
}

/** Adds a route by which the player of a seat makes a move, once however often it is repeated. */
export function addMoveRoute<Body extends MoveBody>(
  routes: Hono<Env>,
  web: WebContext,
  name: string,
  { schema, cost, make }: MoveOfPage<Body>,
): void {
  routes.post(`${GAME_PATH}/${name}`, async (c) => {
    const body = await readOwnJson(web, c, schema);
    if (!body.ok) return body.failure;
    const player = await moverOf(web, c, cost);
    if (!player.ok) return player.failure;
    const request = requestOf(c, player.value, body.value);
    const made = await make({ web, request, body: body.value, t: requestTranslator(c) });
    if (made.ok) return changed(web, c, { request, ...made.value });
    if (cost) web.play.limits.refund(cost, { userId: request.userId, guildId: c.var.game.guildId });
    return againOrRejected(web, c, request, made.failure);
  });
}

/** The turn of the seat after a draft; a draft that cannot be read is dropped. */
async function showTurn(web: WebContext, c: RequestContext): Promise<Response> {
  const player = await playerOf(web, c, 'draft');
  if (!player.ok) return player.failure;
  const table = await loadTable(web.app, c.var.game);
  const text = c.req.query('draft');
  const draft = text === undefined ? undefined : parseDraft(table.game, text);
  const isPlan = c.req.query('plan') !== undefined;
  const turn = await turnOf(web, c, { table, userId: player.value.userId, draft, isPlan });
  await noteSeenTurn(web, table, player.value);
  return turn.ok ? c.json(turn.value) : rejectionAnswer(c, turn.failure, []);
}

/** Notes that the player to move has seen the turn, so that no notification tells of it. */
async function noteSeenTurn({ app }: WebContext, { record, progress }: Table, seat: EnteredSeat): Promise<void> {
  if (progress.seat !== seatOf(record, seat.userId)) return;
  const { pushes } = app.store;
  if (await pushes.isUntold(seat, progress.turn)) await pushes.noteSeen(seat, progress.turn);
}

/** Plays a draft, tile and piece in one commit, as the panel does. */
async function playTurn({ web: { app }, request, body, t }: AskedMove<z.infer<typeof turnSchema>>) {
  const played = await playedDraft(app, request, body.draft);
  if (!played.ok) return played;
  const { table } = played.value;
  const people = await peopleOf({ names: app.store.people.names, t }, table.record);
  const seat = seatOf(table.record, request.userId);
  return success({ table, told: toldMove({ t, table, people, seat }, played.value) });
}

async function playedDraft(
  app: App,
  request: MoveRequest,
  text: string,
): Promise<Result<AcceptedChange & { readonly before: Table }, Rejection>> {
  const running = await runningTable(app, request, request.expected);
  if (!running.ok) return running;
  const table = running.value;
  const draft = parseDraft(table.game, text) ?? [];
  const { record, game, fold } = table;
  const [first] = draft;
  const reason = first && game.rejectionOf(fold.state, seatOf(record, request.userId), first);
  if (reason) return failure({ code: 'rejected-by-rules', game, reason });
  if (!isOffered(table, request.userId, draft)) return failure({ code: 'stale' });
  const played = await submit(app, request, table, draft);
  return played.ok ? success({ ...played.value, before: table }) : played;
}

/** Takes back the last action of the seat, or asks the other players. */
async function undoTurn({ web, request, t }: AskedMove<MoveBody>) {
  const undone = await undo(web.app, request);
  if (!undone.ok) return undone;
  return undone.value.type === 'taken-back'
    ? success({ table: undone.value.table, told: [t('undo.done')] })
    : success({ table: await tableNow(web, request), told: [t('undo.asked')] });
}

/** A request to change a game at one of its revisions. */
type MoveRequest = Request & Required<Pick<Request, 'expected'>>;

/** The cause of a move, the same for every repetition of it by the same browser. */
export function causeOf({ session }: Pick<EnteredSeat, 'session'>, move: string): string {
  return `web:${sha256(`${session} ${move}`)}`;
}

function requestOf(c: RequestContext, player: EnteredSeat, { move, revision }: MoveBody): MoveRequest {
  const { game } = c.var;
  return {
    channelId: game.channelId,
    game: success(game.status === 'running' ? game : undefined),
    userId: player.userId,
    cause: causeOf(player, move),
    expected: { gameId: game.id, revision },
  };
}

/** The seat of a request's browser, if its player may ask this now; else the answer that says why not. */
export async function playerOf(
  web: WebContext,
  c: RequestContext,
  cost?: PlayCost,
): Promise<Result<EnteredSeat, Response>> {
  const { play } = web;
  const t = requestTranslator(c);
  const seat = await seatOfRequest(web, c);
  if (!seat) return failure(answer(c, { problem: t('web.turn.signed-out'), code: 'signed-out' }, 401));
  const asking = { userId: seat.userId, guildId: c.var.game.guildId };
  const limited = play.limits.take('anything', asking) ?? (cost && play.limits.take(cost, asking));
  if (limited) {
    const retry = Math.max(1, Math.ceil((limited.retryAt - web.app.now()) / SECOND));
    c.header('retry-after', String(retry));
    return failure(answer(c, { problem: t('web.error.busy'), code: 'busy', retry }, 429));
  }
  // Another process may have taken over the work of this one.
  if (!play.isSure()) return failure(answer(c, { problem: t('web.error.failed'), code: 'unsure' }, 503));
  return success(seat);
}

/** The seat of a request's browser, if its player may change the game; a player who left the server may not. */
export async function moverOf(
  web: WebContext,
  c: RequestContext,
  cost?: PlayCost,
): Promise<Result<EnteredSeat, Response>> {
  const player = await playerOf(web, c, cost);
  if (!player.ok) return player;
  const { userId, session } = player.value;
  const { id, guildId } = c.var.game;
  if (await web.play.isHere({ userId, guildId })) return player;
  await tellPlayerGone(web.app, id, seatOf(c.var.game, userId));
  // If the table already knew, `tellGone` wrote nothing and left the session open.
  await endSession(web.app, session);
  return failure(answer(c, { problem: requestTranslator(c)('web.turn.gone'), code: 'gone' }, 401));
}

/** Answers a move that was made. */
async function changed(
  web: WebContext,
  c: RequestContext,
  { table, request, ...played }: { readonly table: Table; readonly request: MoveRequest } & Omit<TurnPlayed, 'turn'>,
): Promise<Response> {
  const turn = await turnOf(web, c, { table, userId: request.userId });
  return turn.ok ? answer(c, { turn: turn.value, ...played }, 200) : rejectionAnswer(c, turn.failure, []);
}

/** Answers a rejected move; a move that was made before, whose answer was lost, is answered as one that is made. */
async function againOrRejected(
  web: WebContext,
  c: RequestContext,
  request: MoveRequest,
  rejection: Rejection,
): Promise<Response> {
  const { app } = web;
  if (await app.store.games.wasDone(request.expected.gameId, request.cause))
    return changed(web, c, { table: await tableNow(web, request), request, told: [], again: true });
  const names = await peopleOf({ names: app.store.people.names, t: requestTranslator(c) }, c.var.game);
  // Whatever it was rejected for: somebody was faster, perhaps the same player in the channel.
  const isOld = (await app.store.games.byId(request.expected.gameId))?.revision !== request.expected.revision;
  return rejectionAnswer(c, isOld && !LASTING.has(rejection.code) ? { code: 'stale' } : rejection, names.plain);
}

async function tableNow({ app }: WebContext, { expected: { gameId } }: MoveRequest): Promise<Table> {
  return loadTable(app, (await app.store.games.byId(gameId))!);
}

/** Codes of rejections that a page answers by looking how the game stands. */
const OUT_OF_DATE: ReadonlySet<string> = new Set(['stale', 'overtaken', 'already-handled', 'no-game']);
/** Codes of rejections that stay what they are when the game has gone on. */
const LASTING: ReadonlySet<string> = new Set(['not-a-player', 'resigned', 'kicked', 'vote-over']);
const STATUS: Readonly<Record<string, ContentfulStatusCode>> = {
  'not-a-player': 403,
  resigned: 403,
  kicked: 403,
  paused: 409,
};

/** Answers a rejected request. */
export function rejectionAnswer(c: RequestContext, rejection: Rejection, names: readonly string[]): Response {
  const t = requestTranslator(c);
  const { code } = rejection;
  return OUT_OF_DATE.has(code)
    ? answer(c, { problem: t('web.turn.stale'), code }, 409)
    : answer(c, { problem: rejectionText(pageSpeech(t), rejection, names), code }, STATUS[code] ?? 422);
}

function answer(c: RequestContext, body: TurnPlayed | TurnProblem, status: ContentfulStatusCode): Response {
  return c.json(body, status);
}
