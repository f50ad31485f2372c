import type { App } from '../app/app.ts';
import type { Services } from '../bot/handlers/services.ts';
import type { Program } from './program.ts';

/** Serves the pages of games where the host wants them: every process those of all games. */
export async function servePages(
  { settings: { web }, shutdown, log, metrics }: Program,
  app: App,
  { checking }: Pick<Services, 'checking'>,
): Promise<void> {
  if (!web) return;
  // Loaded only here: without pages nothing of them is in memory.
  const { serveWeb } = await import('../web/serve.ts');
  const { port, host, ...place } = web;
  const pages = await serveWeb({ app, log, port, host, place, check: (file) => checking.offer(file) });
  metrics?.watchStreams(pages.streams);
  shutdown.before(pages.stop);
}
