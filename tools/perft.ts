import { writeFileSync } from 'node:fs';
import { AMAZONAS } from '../lab/simulation/amazonas.ts';
import { CARCASSONNE } from '../lab/simulation/carcassonne.ts';
import { CARCASSONNE_PERFT, carcassonnePerftState, readCarcassonnePerft } from '../test/support/carcassonne-perft.ts';
import { EXPANSION_POSITIONS, expansionCountsByReferee, expansionState } from '../test/support/expansion-perft.ts';
import {
  countByEngine,
  countByReferee,
  PERFT_TABLE,
  perftReferee,
  perftState,
  readPerftTable,
} from '../test/support/perft.ts';
import { runTool, wholeNumber } from './command-line.ts';
import { gameNamed } from './games.ts';

const HELP = `Counts the sequences of 1, 2, 3 ... actions from every position of test/perft/table.json, or of
test/perft/carcassonne.json and test/support/expansion-perft.ts, and holds the counts against the table.

  npm run perft -- [options]

  --game <name>  amazonas (default) or carcassonne
  --referee      count with the slow referee as well: engine, referee and table must agree (some minutes);
                 of Carcassonne only positions with expansions
  --only <text>  only positions whose name contains the text
  --depth <n>    count so deep instead of as deep as the table says; what the table does not say is only shown
  --write        write the counts to the JSON file, where engine and referee agree; implies --referee
  --help         this text

Exit code 0: all agree. 1: some do not. 2: an option is wrong.
`;

/** A position of a table, and who can count from there. */
interface Counted {
  readonly name: string;
  readonly counts: readonly number[];
  byEngine(depth: number): number;
  byReferee?(depth: number): number;
}

/** A table with its positions. */
interface Table {
  readonly file: URL;
  readonly rows: readonly { readonly name: string; readonly counts: readonly number[] }[];
  readonly positions: readonly Counted[];
}

function amazonasTable(): Table {
  const { positions } = readPerftTable();
  const counted = positions.map((position) => {
    const [state, referee] = [perftState(position), perftReferee(position)];
    return {
      ...position,
      byEngine: (depth: number) => countByEngine(AMAZONAS, state, depth),
      byReferee: (depth: number) => countByReferee(referee, depth),
    };
  });
  return { file: PERFT_TABLE, rows: positions, positions: counted };
}

function carcassonneTable(): Table {
  const rows = readCarcassonnePerft();
  const positions = rows.map((position) => {
    const state = carcassonnePerftState(position);
    return { ...position, byEngine: (depth: number) => countByEngine(CARCASSONNE, state, depth) };
  });
  const withExpansions = EXPANSION_POSITIONS.map((position) => {
    const state = expansionState(position);
    return {
      ...position,
      byEngine: (depth: number) => countByEngine(CARCASSONNE, state, depth),
      byReferee: (depth: number) => expansionCountsByReferee(position, depth).at(-1)!,
    };
  });
  return { file: CARCASSONNE_PERFT, rows, positions: [...positions, ...withExpansions] };
}

interface Options {
  readonly referee: boolean;
  readonly write: boolean;
  readonly only: string;
  readonly depth?: number | undefined;
}

/** Counts every position; the exit code. */
function countAll({ file, rows, positions }: Table, options: Options): number {
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
  const by = options.write && options.referee ? 'engine and referee' : who;
  process.stdout.write(`${by} agree on ${agreed} of ${chosen.length} positions\n`);
  if (agreed < chosen.length) return 1;
  if (options.write) {
    const written = rows.map((position) => ({ ...position, counts: counted.get(position.name) ?? position.counts }));
    writeFileSync(file, `${JSON.stringify({ positions: written }, undefined, 2)}\n`);
    process.stdout.write('the table is written; format it with: npx biome format --write test/perft\n');
  }
  return 0;
}

/** The counts of a position, undefined where those who count do not agree. */
function countPosition(position: Counted, options: Options): number[] | undefined {
  const counts: number[] = [];
  let agree = true;
  process.stdout.write(`${position.name}\n`);
  for (let depth = 1; depth <= (options.depth ?? position.counts.length); depth++) {
    const engine = position.byEngine(depth);
    const other = (options.referee ? position.byReferee?.(depth) : undefined) ?? engine;
    const table = options.write ? engine : (position.counts[depth - 1] ?? engine);
    const same = engine === other && engine === table;
    agree &&= same;
    counts.push(engine);
    const all = `engine ${engine}, referee ${options.referee && position.byReferee ? other : 'not asked'}, table ${table}`;
    process.stdout.write(`  depth ${depth}: ${same ? engine : `DIFFERENT: ${all}`}\n`);
  }
  return agree ? counts : undefined;
}

await runTool({
  help: HELP,
  options: {
    game: { type: 'string' },
    referee: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    depth: { type: 'string' },
  },
  run({ values: { game, referee, write, only, depth } }) {
    const isAmazonas = gameNamed(game).game.ruleSet === 'amazonas';
    return countAll(isAmazonas ? amazonasTable() : carcassonneTable(), {
      referee: referee || write,
      write,
      only,
      depth: depth === undefined ? undefined : wholeNumber('depth', depth, { min: 1, max: 9 }),
    });
  },
});
