import type { App } from './app.ts';

/** Messages are late when a public message has been due for longer than this, in milliseconds. */
const LATE = 60_000;

/** State of the bot, for players: moments in milliseconds since 1970. */
export interface ServiceState {
  /** The end of the last outage; the start of this process if no outage is known. */
  readonly upSince: number;
  /** Since when public messages are late; absent while they are not. */
  readonly lateSince?: number;
}

/**
 * Returns since when the bot is up, and since when its messages are late: since the oldest waiting message was due. If a
 * message that was due later was sent already, only that channel is late, not the bot.
 */
export async function serviceState({ store, now }: Pick<App, 'store' | 'now'>): Promise<ServiceState> {
  const time = await store.heartbeat.timeAt(now());
  const { oldest, newestSent = 0 } = await store.posts.depth();
  const isLate = oldest !== undefined && time.now - oldest > LATE && newestSent < oldest;
  return {
    upSince: time.outages.at(-1)?.to ?? Math.min(Math.floor(performance.timeOrigin), time.now),
    ...(isLate && { lateSince: oldest }),
  };
}
