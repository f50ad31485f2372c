import { writeFileSync } from 'node:fs';
import {
  countByEngine,
  countByReferee,
  PERFT_TABLE,
  type PerftPosition,
  perftReferee,
  perftState,
  readPerftTable,
} from '../test/support/perft.ts';
import { runTool, wholeNumber } from './command-line.ts';

const HELP = `Counts the sequences of 1, 2, 3 ... actions from every position of test/perft/table.json and holds the counts against
the table.

  npm run perft -- [options]

  --referee      count with the slow referee as well: engine, referee and table must agree (some minutes)
  --only <text>  only positions whose name contains the text
  --depth <n>    count so deep instead of as deep as the table says; what the table does not say is only shown
  --write        write the counts to the table, where engine and referee agree; implies --referee
  --help         this text

Exit code 0: all agree. 1: some do not. 2: an option is wrong.
`;

interface Options {
  readonly referee: boolean;
  readonly write: boolean;
  readonly only: string;
  readonly depth?: number | undefined;
}

/** Counts every position; the exit code. */
function countAll(options: Options): number {
  const { positions } = readPerftTable();
  const chosen = positions.filter(({ name }) => name.includes(options.only));
  if (chosen.length === 0) {
    process.stderr.write(`no position is called anything with "${options.only}"\n`);
    return 2;
  }
  let agreed = 0;
  const counted = new Map<string, number[]>();
  for (const position of chosen) {
    const counts = countPosition(position, options);
    if (!counts) continue;
    agreed++;
    counted.set(position.name, counts);
  }
  const who = options.referee ? 'engine, referee and table' : 'engine and table';
  const by = options.write ? 'engine and referee' : who;
  process.stdout.write(`${by} agree on ${agreed} of ${chosen.length} positions\n`);
  if (agreed < chosen.length) return 1;
  if (options.write) {
    const rows = positions.map((position) => ({ ...position, counts: counted.get(position.name) ?? position.counts }));
    writeFileSync(PERFT_TABLE, `${JSON.stringify({ positions: rows }, undefined, 2)}\n`);
    process.stdout.write('the table is written; format it with: npx biome format --write test/perft\n');
  }
  return 0;
}

/** The counts of a position, undefined where those who count do not agree. */
function countPosition(position: PerftPosition, options: Options): number[] | undefined {
  const state = perftState(position);
  const referee = perftReferee(position);
  const counts: number[] = [];
  let agree = true;
  process.stdout.write(`${position.name}\n`);
  for (let depth = 1; depth <= (options.depth ?? position.counts.length); depth++) {
    const engine = countByEngine(state, depth);
    const other = options.referee ? countByReferee(referee, depth) : engine;
    const table = options.write ? engine : (position.counts[depth - 1] ?? engine);
    const same = engine === other && engine === table;
    agree &&= same;
    counts.push(engine);
    const all = `engine ${engine}, referee ${options.referee ? other : 'not asked'}, table ${table}`;
    process.stdout.write(`  depth ${depth}: ${same ? engine : `DIFFERENT: ${all}`}\n`);
  }
  return agree ? counts : undefined;
}

await runTool({
  help: HELP,
  options: {
    referee: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    depth: { type: 'string' },
  },
  run({ values: { referee, write, only, depth } }) {
    return countAll({
      referee: referee || write,
      write,
      only,
      depth: depth === undefined ? undefined : wholeNumber('depth', depth, { least: 1, most: 9 }),
    });
  },
});
