import { parentPort } from 'node:worker_threads';
import { checkRecord, type RecordToCheck } from './app/record-check.ts';
import { GAMES } from './games/registry.ts';

/** Entry point of the thread that checks files: one message for every file, answered by what is found. */
parentPort?.on('message', (file: RecordToCheck) => {
  const game = GAMES.find(({ ruleSet }) => ruleSet === file.ruleSet);
  if (!game) throw new Error(`the thread that checks files knows no game "${file.ruleSet}"`);
  // With the boards of the host that are in the tile set.
  parentPort?.postMessage(checkRecord(game.withBoards?.(file.content) ?? game, file));
});
