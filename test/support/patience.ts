import { availableParallelism, loadavg } from 'node:os';

/** Names by how many times tests wait longer than on a machine at rest before they fail, such as 3. */
const VARIABLE = 'TEST_PATIENCE';

// Unless it is said, by as many times as work waited for each processor when the tests began. All processes of a run have the same.
process.env[VARIABLE] ||= Math.max(1, loadavg()[0]! / availableParallelism()).toFixed(1);

const FACTOR = Number(process.env[VARIABLE]);
if (!(FACTOR > 0)) throw new Error(`${VARIABLE} is no number: ${process.env[VARIABLE]}`);

/** How long tests wait on this machine, now, for what takes at most so long on one at rest; both in milliseconds. */
export function patient(duration: number): number {
  return duration * FACTOR;
}
