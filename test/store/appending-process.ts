/**
 * Appends to a game until it is killed or has written `count` entries, one line of output for every entry that is
 * confirmed. Arguments: file, game, revision before the first entry of the log, count.
 */
import { writeSync } from 'node:fs';
import { openStore } from '../../src/store/open-store.ts';

/** Not through a stream: what is reported has to be out before the next entry is begun. */
function report(entry: number): void {
  for (;;) {
    try {
      writeSync(1, `${entry}\n`);
      return;
    } catch (error) {
      // A pipe that its reader has not emptied yet takes nothing for a moment.
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1);
    }
  }
}

const [file, game, base, count] = process.argv.slice(2);
const gameId = Number(game);
const store = await openStore(`file:${file}`, { busyTimeout: 30_000 });
let written = 0;
let seq = (await store.log.ofGame(gameId)).length;
while (written < Number(count)) {
  const outcome = await store.games.append({
    gameId,
    revision: Number(base) + seq,
    seq,
    cause: `${process.pid}-${seq}`,
    at: 0,
    posts: [{ type: 'refresh', kind: 'turn' }],
    entries: [{ type: 'action', seat: 0, action: { type: 'draw' } }],
    status: 'running',
  });
  if (outcome === 'conflict') {
    seq = (await store.log.ofGame(gameId)).length;
    continue;
  }
  report(seq);
  seq++;
  written++;
}
await store.close();
