import type { App } from '../app/app.ts';
import type { PlayedRecord, PlayRecord, RecordToPlay } from '../web/replay.ts';
import { BackgroundThread } from '../workers/background-thread.ts';
import { threadProgram } from '../workers/start-worker.ts';
import type { OwnDiscord, Program } from './program.ts';

/** How long a record may take, with the start of the thread, in milliseconds, and how many wait while another one is played. */
const PATIENCE = 60_000;
const MAX_WAITING = 2;

/** Heap limit, so that a hostile record cannot take all memory. */
const HEAP_MEGABYTES = 192;

/** Serves the pages of games where the host wants them: every process those of all games. */
export async function servePages(
  { settings: { web }, shutdown, log, metrics }: Program,
  app: App,
  discord: OwnDiscord | undefined,
): Promise<void> {
  if (!web) return;
  // Loaded only here: without pages nothing of them is in memory.
  const { serveWeb } = await import('../web/serve.ts');
  const { port, host, ...where } = web;
  const place = { ...where, ...(discord && { localDiscord: discord.origin }) };
  const pages = await serveWeb({ app, log, port, host, place, replay: replayThread() });
  metrics?.watchStreams(pages.streams);
  shutdown.before(pages.stop);
}

/** Plays records on a thread of its own, one at a time, so that neither a turn nor another page waits for them. */
export function replayThread(): PlayRecord {
  const thread = new BackgroundThread<RecordToPlay, PlayedRecord>({
    module: threadProgram('replay'),
    name: 'plays records',
    patience: PATIENCE,
    maxWaiting: MAX_WAITING,
    heapMegabytes: HEAP_MEGABYTES,
  });
  return (record) => thread.offer(record);
}
