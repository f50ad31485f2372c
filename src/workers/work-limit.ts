/** So many times a limit may pass by the clock, for work that stands still without a processor. */
const LONGEST = 4;

/**
 * Calls a function once this process has worked for so long that what it waits for must have had enough of it: where the machine does
 * much else, time passes in which nothing is done. Returns how to call it off.
 *
 * @param limit of processor time, in milliseconds
 */
export function afterWork(limit: number, late: () => void): () => void {
  const [begun, since] = [workDone(), performance.now()];
  let timer: NodeJS.Timeout | NodeJS.Immediate;
  const wait = (pause: number) => {
    timer = setTimeout(look, pause).unref();
  };
  const look = () => {
    const left = limit - (workDone() - begun);
    // A message may have come already that is heard after this timer.
    if (left <= 0 || performance.now() - since >= limit * LONGEST) timer = setImmediate(late);
    else wait(Math.max(left, 1));
  };
  wait(limit);
  return () => {
    clearTimeout(timer as NodeJS.Timeout);
    clearImmediate(timer as NodeJS.Immediate);
  };
}

/** Processor time of all threads of this process, in milliseconds. */
function workDone(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
