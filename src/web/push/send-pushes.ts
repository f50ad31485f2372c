import { isPaused } from '../../app/acts.ts';
import { type App, gameOf } from '../../app/app.ts';
import { SESSION_LIFETIME } from '../../app/seat-access.ts';
import { privateLanguage } from '../../bot/write/message-text.ts';
import { eachGame } from '../../guard/each-game.ts';
import type { DuePush, PushTarget } from '../../store/records.ts';
import { authorization, encryptedText, newPrivateKey } from './push-message.ts';
import { type AcceptsService, isKnownService, serviceAt } from './push-services.ts';

/** How long a turn has lasted before a browser is told of it, in milliseconds: whoever looks at the page sees it meanwhile. */
const PATIENCE = 30_000;

/** How long a push service keeps a message for a browser that is off, in seconds. */
const TIME_TO_LIVE = 24 * 60 * 60;

/** Time limit for a request to a push service, in milliseconds. */
const REQUEST_TIMEOUT = 10_000;

/** A push service says that it knows a browser no longer. */
const GONE: ReadonlySet<number> = new Set([404, 410]);

/** The content of a notification: its title and text, and the path of its page. It names nobody. */
export interface PushContent {
  readonly title: string;
  readonly body: string;
  readonly path: string;
}

/**
 * Tells the browsers of players that it is their turn, unless they have seen it. Those of different push services do not wait for each
 * other.
 */
export async function sendPushes(app: App, accepts: AcceptsService = isKnownService): Promise<void> {
  const { now } = await app.store.heartbeat.timeAt(app.now());
  const due = new Map(
    (await app.store.pushes.due(now - PATIENCE, now - SESSION_LIFETIME)).map((push) => [push.hash, push]),
  );
  const services = new Map<string, string[]>();
  for (const { hash, endpoint } of due.values()) {
    const { host } = new URL(endpoint);
    services.set(host, [...(services.get(host) ?? []), hash]);
  }
  const told = [...services.values()].map((hashes) =>
    eachGame(app, 'push', hashes, (hash) => tell(app, due.get(hash)!, accepts)),
  );
  const failed = (await Promise.allSettled(told)).find((one) => one.status === 'rejected');
  if (failed) throw failed.reason;
}

/** Tells one browser of a turn; one that its push service does not know any more is told no longer. */
async function tell(app: App, push: DuePush, accepts: AcceptsService): Promise<void> {
  const { pushes } = app.store;
  const text = await textOf(app, push);
  const target = await pushes.ofSession(push.hash);
  // While others were told, the browser may have signed out, or its player may have seen the turn.
  if (!text || target?.endpoint !== push.endpoint || target.toldTurn >= push.turn) return;
  const outcome = await send(app, push, { text, accepts });
  if (outcome === 'gone') await pushes.unsubscribe(push.hash, push.endpoint);
  else await pushes.noteTold(push);
}

/**
 * The notification of a turn for its player; undefined while a game is paused, and if it has no page or its rules are unknown
 * here.
 */
async function textOf(app: App, { gameId, userId }: DuePush): Promise<PushContent | undefined> {
  const { games, pages, people } = app.store;
  const record = await games.byId(gameId);
  const game = record && gameOf(app, record.ruleSet);
  if (record?.status !== 'running' || isPaused(record) || !game) return undefined;
  const page = await pages.ofGame(gameId, app.newKey());
  if (!page.isOpen) return undefined;
  const locale = (await people.users([userId])).get(userId)?.locale;
  const t = privateLanguage(await people.settings(userId), locale);
  return { title: game.words.name(t), body: t('web.push.turn'), path: `/g/${page.key}` };
}

/**
 * Sends a message to the push service of a browser.
 *
 * @throws Error if the service cannot be reached or refuses the message; its words do not name the browser
 */
async function send(
  app: App,
  target: PushTarget,
  { text, accepts }: { readonly text: PushContent; readonly accepts: AcceptsService },
): Promise<'sent' | 'gone'> {
  const url = serviceAt(target.endpoint, accepts);
  if (!url) return 'gone';
  const privateKey = await app.store.pushes.privateKey(newPrivateKey);
  const headers = {
    authorization: authorization(target.endpoint, { privateKey, contact: app.webOrigin!, now: app.now() }),
    'content-encoding': 'aes128gcm',
    'content-type': 'application/octet-stream',
    ttl: String(TIME_TO_LIVE),
    urgency: 'normal',
  };
  const body = new Uint8Array(encryptedText(JSON.stringify(text), target));
  const signal = AbortSignal.timeout(REQUEST_TIMEOUT);
  const answer = await fetch(url, { method: 'POST', headers, body, redirect: 'error', signal }).catch(() => undefined);
  await answer?.body?.cancel();
  if (answer?.ok) return 'sent';
  if (answer && GONE.has(answer.status)) return 'gone';
  throw new Error(`the push service ${url.host} ${answer ? `answered ${answer.status}` : 'did not answer'}`);
}
