import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { patient } from './test/support/patience.ts';

/** Tests that take long: whole games, several processes, the second implementation of the rules, golden pictures. */
const WHOLE = '{test,packages/*/test}/**/*.whole.test.ts';

/** Whole games of every size of table on every map, and other tests that take minutes each: half an hour and more. */
const TABLES = '{test,packages/*/test}/**/*.tables.test.ts';

/** Tests of what only a PostgreSQL server does. */
const POSTGRES = 'test/**/*.postgres.test.ts';

/** Tests of several processes that share a PostgreSQL server. */
const TOGETHER = 'test/**/*.together.test.ts';

/** Tests of the store that hold for every database; its others are about the file of SQLite. */
const STORE =
  'test/store/{acts,games,heartbeat,lease,lobbies,pages,people,posts,pruning,pushes,quiets,results,seat-access,seats,settings,shards,spectators,told-acts,two-writers}.test.ts';

/** Tests of what the whole bot delivers, also while its database fails, which hold for every database. */
const FAULTS = 'test/e2e/{delivery,notice-board,one-message,wanted-threads}.whole.test.ts';

/** The same while turns are late, and of upkeep: on a server they take long. */
const LATE_FAULTS = 'test/e2e/{late-turns,upkeep}.whole.test.ts';

/**
 * Every route of pages, turns that are played and planned on them, ballots cast there, at once and repeated, and browsers that are told of
 * them, on every database.
 */
const PLAY =
  'test/web/{ballots.whole.test,every-route.whole.test,play.test,push.test,plans-and-orders.test,alone.whole.test}.ts';

/** Games with the small boxes, each to its end over the wire. */
const BOXES = 'test/e2e/{crops,ferries,flying,gold,mage,messages,robbers}.whole.test.ts';

/** Provides the server of those that run in its databases. */
const SERVER = 'test/support/postgres-server.ts';

/** Builds the program, for each project by itself: here above it would be built once more. */
const BUILD = 'test/support/built-program.ts';

/** The files that take longest begin first, so that in the end no worker has one of them left; whole minutes before the others. */
const LONGEST = [
  'chips-of-',
  'map-of-',
  'kill/',
  'carcassonne/exhaust.',
  'e2e/by-buttons.',
  'e2e/table-of-five.',
  'referee.whole.',
  'web/turn-answer.',
  'web/same-log',
  'e2e/computers.',
  'e2e/reconnecting.',
  'perft/perft.',
  'e2e/fuzz.',
  'store/move.postgres.',
  'everything-used.postgres.',
  'processes/redeploy.postgres.',
  'e2e/telling.',
  'e2e/without-pictures.',
  'e2e/built-memory.',
  'e2e/everything-pressed.',
  'e2e/process.',
];

/** Files that load the program anew, for an expansion of their own: the others have what is loaded in common, and run before. */
const LOADING_ANEW = ['carcassonne/own/', 'e2e/movers.', 'e2e/orders.'];

/** The place of a file among those that take longest; behind them all for others. */
function placeOf({ moduleId }: TestSpecification): number {
  if (LOADING_ANEW.some((name) => moduleId.includes(name))) return LONGEST.length + 1;
  const place = LONGEST.findIndex((name) => moduleId.includes(name));
  return place < 0 ? LONGEST.length : place;
}

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).sort((one, other) => placeOf(one) - placeOf(other));
  }

  /** Deals the files out like cards, the longest ones first, so that each of the parts that CI runs by turns takes about as long. */
  override async shard(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { index, count } = this.ctx.config.shard!;
    const byName = files.sort((one, other) => (one.moduleId < other.moduleId ? -1 : 1));
    return byName.sort((one, other) => placeOf(one) - placeOf(other)).filter((_, at) => at % count === index - 1);
  }
}

/**
 * `npm test` runs the fast project, `npm run test:whole` and `npm run test:tables` the others; tests in a browser have a
 * configuration of their own. The ending of a file's name puts it into exactly one of them, and `npm run check:unused` names files that no
 * project runs. No test waits without an end.
 */
export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: 2,
    // From their sources threads take seconds of a processor to start.
    setupFiles: ['test/support/built-threads.ts', 'test/support/patient-people.ts'],
    sequence: { sequencer: LongestFirst },
    expect: { poll: { timeout: patient(1_000) } },
    // What is translated once is not translated by the next run.
    experimental: { fsModuleCache: true },
    projects: [
      {
        extends: true,
        test: {
          name: 'fast',
          globalSetup: [BUILD],
          include: ['{test,packages/*/test}/**/*.test.ts'],
          exclude: [WHOLE, TABLES, POSTGRES, TOGETHER],
          // Loading discord.js and the canvas anew for every file takes longer than most of the tests.
          isolate: false,
          testTimeout: patient(45_000),
          hookTimeout: patient(20_000),
        },
      },
      {
        extends: true,
        test: {
          name: 'postgres',
          globalSetup: [BUILD, SERVER],
          include: [STORE, POSTGRES, FAULTS, PLAY, BOXES],
          isolate: false,
          // As in the whole project, many of them wait.
          maxWorkers: 4,
          sequence: { groupOrder: 2 },
          testTimeout: patient(300_000),
          hookTimeout: patient(30_000),
        },
      },
      {
        extends: true,
        test: {
          name: 'together',
          globalSetup: [BUILD, SERVER],
          include: [TOGETHER, LATE_FAULTS],
          maxWorkers: 1,
          sequence: { groupOrder: 3 },
          testTimeout: patient(900_000),
          hookTimeout: patient(30_000),
        },
      },
      {
        extends: true,
        test: {
          name: 'whole',
          globalSetup: [BUILD],
          include: [WHOLE],
          isolate: false,
          // Many tests wait for something, such as the pauses before a message is tried again: two more workers have that time.
          maxWorkers: 4,
          sequence: { groupOrder: 1 },
          testTimeout: patient(300_000),
          hookTimeout: patient(30_000),
        },
      },
      {
        extends: true,
        test: {
          name: 'tables',
          globalSetup: [BUILD],
          include: [TABLES],
          testTimeout: patient(900_000),
          hookTimeout: patient(30_000),
        },
      },
    ],
  },
});
