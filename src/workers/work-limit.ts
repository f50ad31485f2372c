/** The limit also ends after this multiple of its length by the clock, for work that uses no processor time. */
const WALL_CLOCK_FACTOR = 4;

/**
 * Calls `late` once this process has used so much processor time. Unlike a timer by the clock, it does not count time in which a
 * busy machine ran other processes. Returns a function that cancels it.
 *
 * @param limit in milliseconds of processor time
 */
export function afterProcessorTime(limit: number, late: () => void): () => void {
  const [begun, since] = [processorTime(), performance.now()];
  let timer: NodeJS.Timeout | NodeJS.Immediate;
  const wait = (pause: number) => {
    timer = setTimeout(check, pause).unref();
  };
  const check = () => {
    const left = limit - (processorTime() - begun);
    // A result that has arrived already is handled before `setImmediate`.
    if (left <= 0 || performance.now() - since >= limit * WALL_CLOCK_FACTOR) timer = setImmediate(late);
    else wait(Math.max(left, 1));
  };
  wait(limit);
  return () => {
    clearTimeout(timer as NodeJS.Timeout);
    clearImmediate(timer as NodeJS.Immediate);
  };
}

/** Processor time used by all threads of this process, in milliseconds. */
function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
