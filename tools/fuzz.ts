import { fuzz } from '../test/support/fuzz/fuzzer.ts';
import { startFuzzStage } from '../test/support/fuzz/stage.ts';
import { runTool, wholeNumber } from './command-line.ts';

const HELP = `npm run fuzz -- [options]

Sends random, malformed and hostile interactions to the bot over sockets and checks that it neither fails nor logs an
error, that nobody changes a game who is not entitled to, and that nobody is mentioned but the player to move.

  --requests N      how many (default 20000)
  --seed TEXT       any text (default 1); pictures and answers take their time, so that equal runs differ a little
  --tables N        channels that are played in at the same time (default 8)
  --help            this text

Status 0: nothing found; 1: faults, which are listed; 2: wrong options.
`;

await runTool({
  help: HELP,
  options: { requests: { type: 'string' }, seed: { type: 'string' }, tables: { type: 'string' } },
  async run({ values }) {
    const requests = wholeNumber('requests', values.requests ?? '20000', { min: 1, max: 10_000_000 });
    const tables = wholeNumber('tables', values.tables ?? '8', { min: 3, max: 100 });
    const seed = values.seed ?? '1';
    const crashes: string[] = [];
    for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
      process.on(
        event,
        (error: unknown) => void crashes.push(`${event}: ${error instanceof Error ? error.stack : error}`),
      );
    }
    const stage = await startFuzzStage(seed);
    const begun = performance.now();
    const report = await fuzz(stage, { requests, seed, tables });
    const seconds = (performance.now() - begun) / 1000;
    await stage.stop();
    const faults = [...crashes, ...report.faults];
    process.stdout.write(`${JSON.stringify({ ...report, seconds: Math.round(seconds), faults }, undefined, 2)}\n`);
    // The thread that checks files may still be there.
    setImmediate(() => process.exit(faults.length > 0 ? 1 : 0));
    return faults.length > 0 ? 1 : 0;
  },
});
