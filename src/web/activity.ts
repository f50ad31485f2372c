import { setTimeout as after } from 'node:timers/promises';
import type { Hono } from 'hono';
import * as z from 'zod';
import { pageAddress } from '../app/page.ts';
import { ACTIVITY_LIFETIME, beginActivitySession } from '../app/seat-access.ts';
import type { GameRecord, UserId } from '../store/records.ts';
import { encodeAnswer } from './answer-cache.ts';
import { framedBy } from './answer-headers.ts';
import { type DocumentContext, documentOf } from './documents.ts';
import { joinedMarkup, markup } from './markup.ts';
import { readJsonBody } from './own-json.ts';
import type { ActivityEntry, EntryProblem } from './page/activity.ts';
import {
  type ActivityServices,
  CACHE_REVALIDATE,
  documentContext,
  type Env,
  notFound,
  type RequestContext,
  requestTranslator,
  sendAnswer,
  tooManyRequests,
  type WebContext,
} from './responses.ts';

/** Pages that show an activity in a frame: Discord's client in the browser and the app, and its proxy. */
const PARENTS = ['https://discord.com', 'https://*.discord.com', 'https://*.discordsays.com'];

/** Pauses before Discord is asked again whether a person has the activity open, which it may not know at once, in milliseconds. */
const PRESENCE_PAUSES = [1_000, 1_500];

const entrySchema = z.strictObject({
  /** Absent if the person does not say who they are. */
  code: z.string().min(1).max(200).optional(),
  instance: z.string().regex(/^[\w-]{1,100}$/),
});

/** Routes of pages inside Discord. The document is there for frames of Discord alone; without the activity there are none. */
export function addActivityRoutes(routes: Hono<Env>, web: WebContext): void {
  const { activity } = web;
  if (!activity) return;
  routes.get('/', async (c) => {
    if (!c.req.query('frame_id')) return notFound(web, c);
    const parents = [...PARENTS, ...localParents(web)];
    const document = activityDocument(documentContext(web, c), {
      applicationId: await activity.applicationId(),
      parents: localParents(web),
    });
    c.header('content-security-policy', framedBy(parents));
    c.env.outgoing.removeHeader('x-frame-options');
    return sendAnswer(c, await encodeAnswer(document), {
      type: 'text/html; charset=utf-8',
      cacheControl: CACHE_REVALIDATE,
    });
  });
  routes.post('/activity/enter', (c) => enterActivity(web, activity, c));
}

/** Origins of the local Discord in place of Discord's own. */
function localParents({ place: { localDiscord } }: WebContext): string[] {
  return localDiscord === undefined ? [] : [localDiscord, localDiscord.replace('127.0.0.1', 'localhost')];
}

/**
 * Lets a person in to the page of the game of the channel in which they have opened the activity. Channel and people of the
 * activity come from Discord, never from the browser.
 */
async function enterActivity(web: WebContext, activity: ActivityServices, c: RequestContext): Promise<Response> {
  c.header('cache-control', 'no-store');
  const body = await readJsonBody(c, entrySchema);
  if (!body.ok) return body.failure;
  const { code, instance: id } = body.value;
  const attempt = web.limits.takeEntry(c.var.address, id);
  if (!attempt) return tooManyRequests(web, c);
  const instance = await activity.instance(id);
  if (!instance) return problem(c, 'no-instance', 403);
  const userId = code === undefined ? undefined : await activity.identify(code);
  if (code !== undefined && userId === undefined) return problem(c, 'no-code', 401);
  if (userId !== undefined && !(await isThere(activity, { id, userId, users: instance.users })))
    return problem(c, 'not-there', 403);
  attempt.giveBack();
  const game = await gameIn(web, instance.channelId);
  if (!game) return problem(c, 'no-game', 404);
  const address = await pageAddress(web.app, game);
  if (address === undefined) return problem(c, 'page-closed', 404);
  return c.json(await entryOf(web, activity, { game, path: new URL(address).pathname, userId, instance: id }));
}

/** True if a person has an activity open. */
async function isThere(
  activity: ActivityServices,
  { id, userId, users }: { readonly id: string; readonly userId: UserId; readonly users: readonly UserId[] },
): Promise<boolean> {
  if (users.includes(userId)) return true;
  for (const pause of PRESENCE_PAUSES) {
    await after(pause);
    if ((await activity.instance(id))?.users.includes(userId)) return true;
  }
  return false;
}

/** The game of a channel that has a page: the running one, else the last one. */
async function gameIn({ app: { store } }: WebContext, channelId: string): Promise<GameRecord | undefined> {
  const open = await store.games.open(channelId);
  return open?.setup ? open : store.games.last(channelId);
}

/** A pass for the page of a game, with the seat of the person if they have one there. */
async function entryOf(
  { app }: WebContext,
  { passes }: ActivityServices,
  { game, path, userId, instance }: { game: GameRecord; path: string; userId: UserId | undefined; instance: string },
): Promise<ActivityEntry> {
  const pass = passes.make(userId ?? `instance ${instance}`, app.now() + ACTIVITY_LIFETIME);
  const token = `${pass}.${app.newKey()}`;
  const plays = userId !== undefined && (await beginActivitySession(app, { record: game, userId, token }));
  return { path, token, role: plays ? 'player' : userId === undefined ? 'unknown' : 'spectator' };
}

/** Answers why a person is not let in, in the language of the request. */
function problem(c: RequestContext, code: EntryProblem['code'], status: 401 | 403 | 404): Response {
  return c.json({ problem: requestTranslator(c)(`web.activity.${code}`), code } satisfies EntryProblem, status);
}

/**
 * The document that opens in a frame of Discord, before it shows the page of a game.
 *
 * @param parents origins of a local Discord that may show it in place of Discord's own
 */
function activityDocument(
  context: DocumentContext,
  { applicationId, parents }: { readonly applicationId: string; readonly parents: readonly string[] },
): string {
  const { t } = context;
  const data = {
    'data-client': applicationId,
    'data-parents': parents.join(' '),
    'data-again': t('web.activity.again'),
    'data-looking': t('web.activity.looking'),
    'data-failed': t('web.error.failed'),
  };
  const attributes = joinedMarkup(Object.entries(data).map(([key, value]) => markup` ${key}="${value}"`));
  const body = markup`<main${attributes}><p role="status">${t('web.loading')}</p></main>`;
  return documentOf(context, { title: 'Pirogue', script: 'activity' }, body);
}
