import { setTimeout as after } from 'node:timers/promises';
import type { ClientOptions } from 'discord.js';

/** Pause before checking again whether a session may begin, in milliseconds. */
const CHECK_PAUSE = 500;

type BuildThrottler = NonNullable<NonNullable<ClientOptions['ws']>['buildIdentifyThrottler']>;

/**
 * Lets sessions with Discord begin one after another over all processes, as Discord demands some seconds between them.
 *
 * @param mayIdentify returns true if a session of a bucket may begin now; Discord lets different buckets begin at the same time
 */
export function sessionsInTurn(mayIdentify: (bucket: number) => Promise<boolean>): BuildThrottler {
  return async (manager) => {
    const { session_start_limit: limit } = await manager.fetchGatewayInformation();
    return {
      async waitForIdentify(shard, signal) {
        // While the database does not answer, no session begins.
        const isTurn = () => mayIdentify(shard % limit.max_concurrency).catch(() => false);
        while (!(await isTurn())) await after(CHECK_PAUSE, undefined, { signal });
      },
    };
  };
}
