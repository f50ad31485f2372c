import type { App } from './app.ts';

/** Age of a public message that is not sent yet from which on messages are late, in milliseconds. */
const LATE = 60_000;

/** How the bot is doing, for those who play: moments in milliseconds since 1970. */
export interface ServiceState {
  /** The end of the last time in which no process served; where none is known, the start of this process. */
  readonly upSince: number;
  /** Since when public messages are late; absent while they are not. */
  readonly lateSince?: number;
}

/**
 * Returns since when the bot is up, and since when its messages are late: that is since the oldest one was due that still waits,
 * unless one that was due later was sent. Then it is not the bot that is late, but that channel alone.
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
