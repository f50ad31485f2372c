import type { REST } from 'discord.js';
import type { App } from '../app/app.ts';
import { activityRequests } from '../bot/connection/activity.ts';
import type { ActivityConfig } from '../host/config.ts';
import type { KeeperTask } from '../upkeep/game-keeper.ts';
import type { ReplayJob, ReplayRecord, ReplayResult } from '../web/replay.ts';
import type { ActivityServices, PlayServices } from '../web/responses.ts';
import { BackgroundThread } from '../workers/background-thread.ts';
import { threadProgram } from '../workers/start-worker.ts';
import type { OwnDiscord, Program } from './program.ts';

/** Limit for a record, including the start of the thread, in milliseconds of processor time; and most records that may wait. */
const TIME_LIMIT = 60_000;
const MAX_WAITING = 2;

/** Heap limit, so that a hostile record cannot take all memory. */
const HEAP_MEGABYTES = 192;

/** Parts of the bot that the pages of its process need. */
interface PageParts {
  readonly discord: OwnDiscord | undefined;
  readonly play: PlayServices;
  /** Makes requests to Discord with the token of the bot. */
  readonly rest: REST;
}

/** Serves the pages of games if they are configured. Every process serves the pages of all games. */
export async function servePages(
  { settings: { web }, shutdown, log, metrics }: Program,
  app: App,
  { discord, play, rest }: PageParts,
): Promise<void> {
  if (!web) return;
  // Imported only here, to save memory if there are no pages.
  const { serveWeb } = await import('../web/serve.ts');
  const { port, host, activity: settings, ...where } = web;
  const activity = settings && (await activityServices(rest, settings));
  const place = { ...where, ...(discord && { localDiscord: discord.origin }) };
  const pages = await serveWeb({ app, log, port, host, place, replay: replayThread(), play, activity });
  metrics?.watchStreams(pages.streams);
  shutdown.before(pages.stop);
}

/** Services for pages inside Discord: requests to Discord, and passes for their readers. */
export async function activityServices(rest: REST, { clientSecret }: ActivityConfig): Promise<ActivityServices> {
  const { ActivityPasses } = await import('../web/activity-pass.ts');
  return { ...activityRequests(rest, clientSecret), passes: new ActivityPasses(clientSecret) };
}

/** Tasks for the browsers that are notified of turns, done by one process; none if there are no pages. */
export function pushTasks({ settings: { web } }: Program, app: App): readonly KeeperTask[] {
  if (!web) return [];
  return [['notifications of turns', async () => (await import('../web/push/send-pushes.ts')).sendPushes(app)]];
}

/** Replays records on a worker thread, one at a time, so that they block neither turns nor other pages. */
export function replayThread(): ReplayRecord {
  const thread = new BackgroundThread<ReplayJob, ReplayResult>({
    module: threadProgram('replay'),
    name: 'plays records',
    patience: TIME_LIMIT,
    maxWaiting: MAX_WAITING,
    heapMegabytes: HEAP_MEGABYTES,
  });
  return (record) => thread.offer(record);
}
