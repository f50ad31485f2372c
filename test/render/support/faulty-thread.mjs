import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parentPort } from 'node:worker_threads';

/** The thread that paints as it is built, which starts at once. */
createRequire(import.meta.url)(join(process.env.PIROGUE_BUILD, 'picture-thread.cjs'));

/** What happens to the thread that paints when it begins a picture with such a word in it, as the name of a player. */
const FAULTS = {
  Blocker() {
    for (;;);
  },
  /** Is not given a processor for a while. */
  Sleeper: () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 6_000),
  Leaver: () => process.exit(3),
  Thrower: () => setImmediate(throwNow),
  /** Says something of an order that there never was after it has died. */
  Ghost() {
    process.on('exit', () => parentPort.postMessage({ id: 0, made: { png: Buffer.of(1) } }));
    setImmediate(throwNow);
  },
};

const parse = JSON.parse;
// A request is read when its picture is begun.
JSON.parse = (text, ...rest) => {
  for (const [word, fault] of Object.entries(FAULTS)) if (text.includes(`"${word}"`)) fault();
  return parse(text, ...rest);
};

function throwNow() {
  throw new Error('thrown on the thread that paints');
}
