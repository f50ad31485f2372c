import { setTimeout as after } from 'node:timers/promises';
import type { ClientOptions } from 'discord.js';

/** Pause until it is asked again whether a session may begin, in milliseconds. */
const ASKED_AGAIN = 500;

type BuildThrottler = NonNullable<NonNullable<ClientOptions['ws']>['buildIdentifyThrottler']>;

/**
 * Lets sessions with Discord begin one after the other, as Discord wants some seconds between two of them, whatever process
 * begins them.
 *
 * @param mayIdentify whether one may begin now, of a bucket of those that Discord lets begin at the same time
 */
export function sessionsInTurn(mayIdentify: (bucket: number) => Promise<boolean>): BuildThrottler {
  return async (manager) => {
    const { session_start_limit: limit } = await manager.fetchGatewayInformation();
    return {
      async waitForIdentify(shard, signal) {
        // While the database does not answer nobody begins.
        const isTurn = () => mayIdentify(shard % limit.max_concurrency).catch(() => false);
        while (!(await isTurn())) await after(ASKED_AGAIN, undefined, { signal });
      },
    };
  };
}
