import { parentPort } from 'node:worker_threads';
import { GAMES } from './games/registry.ts';
import { type ReplayJob, replayRecord } from './web/replay.ts';

/** Entry point of the thread that plays records for pages: one message for every record, answered by what comes of it. */
parentPort?.on('message', async (record: ReplayJob) => {
  const game = GAMES.find(({ ruleSet }) => ruleSet === record.ruleSet);
  if (!game) throw new Error(`the thread that plays records knows no game "${record.ruleSet}"`);
  // With the boards of the host that are in the tile set.
  parentPort?.postMessage(await replayRecord(game.withBoards?.(record.content) ?? game, record));
});
