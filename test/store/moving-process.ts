/**
 * Moves a database to another one, a few rows at a time, and kills itself after so many steps, each a batch that was written or
 * a line that was said, or at a line. Arguments: from, to, rows at a time, number of steps or beginning of the line.
 */
import { moveDatabase } from '../../src/store/move/move.ts';

const [from, to, batch, last] = process.argv.slice(2);
let steps = 0;
const step = (line = '') => {
  if (++steps === Number(last) || line.startsWith(last!)) process.kill(process.pid, 'SIGKILL');
};
await moveDatabase({ from: from!, to: to!, batch: Number(batch), say: step, afterBatch: step });
