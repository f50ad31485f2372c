import { createRequire } from 'node:module';
import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { benchAgainst } from './against.ts';
import { benchDatabases } from './databases.ts';
import { benchEngine } from './engine.ts';
import { benchLoad } from './load.ts';
import { machineLine, referenceWorkload, report, timed } from './measure.ts';
import { benchPage } from './page.ts';
import { benchPicture } from './picture.ts';
import { benchPlayers } from './players.ts';
import { benchThinking } from './thinking.ts';
import { benchTurn } from './turn.ts';

const { values, positionals: only } = parseArgs({
  options: { against: { type: 'string' }, pairs: { type: 'string', default: '2' } },
  allowPositionals: true,
});
if (values.against !== undefined) {
  await benchAgainst(values.against, { pairs: Number(values.pairs), parts: only });
  process.exit(0);
}
const { version } = createRequire(import.meta.url)('../package.json') as { version: string };
process.stdout.write(`Pirogue ${version}, ${machineLine()}\nmedian (least - most)\n\n`);
const begun = performance.now();
const reference = await timed(9, () => referenceWorkload());
report({ name: 'reference workload (1 R)', unit: 'ms', figure: reference });
const parts = {
  engine: () => benchEngine(reference.median),
  picture: benchPicture,
  turn: benchTurn,
  load: benchLoad,
  databases: benchDatabases,
  page: benchPage,
  players: benchPlayers,
  thinking: benchThinking,
};
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
for (const [name, bench] of Object.entries(parts)) {
  if (only.length > 0 && !only.includes(name)) continue;
  try {
    await bench();
  } catch (error) {
    process.stderr.write(`${name} was not measured to its end: ${error instanceof Error ? error.message : error}\n`);
    process.exit(1);
  }
}
process.stdout.write(`\n${((performance.now() - begun) / 1000).toFixed(0)} s in all\n`);
