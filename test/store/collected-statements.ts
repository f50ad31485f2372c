/** A process that prepares statements and lets all of them be collected, also while no JavaScript runs. */
import { setTimeout as after } from 'node:timers/promises';
import Sqlite from '../../src/store/sqlite/driver.ts';

const connection = new Sqlite(':memory:');
// Garbage that lives for a while is collected in steps between the turns of the event loop.
const garbage: unknown[] = [];
for (let round = 0; round < 300; round++) {
  for (let count = 0; count < 20; count++) connection.prepare(`SELECT ${count} AS number`).get();
  garbage[round % 40] = Array.from({ length: 3000 }, () => ({ of: [round] }));
  await after(1);
}
process.stdout.write('all collected\n');
