/** A process that opens databases and prepares statements, and lets all of them be collected. */
import Sqlite from '../../src/store/driver.ts';

for (let round = 0; round < 20; round++) {
  const connection = new Sqlite(':memory:');
  for (let count = 0; count < 50; count++) connection.prepare(`SELECT ${count} AS number`).get();
  // Every other database is left open, as by a test that failed.
  if (round % 2 === 0) connection.close();
  globalThis.gc?.();
  // What was collected is finalized when the event loop turns.
  await new Promise((resolve) => setImmediate(resolve));
}
process.stdout.write('all collected\n');
