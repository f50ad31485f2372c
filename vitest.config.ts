import { defineConfig } from 'vitest/config';

/** Tests that take long: whole games, several processes, the second implementation of the rules, golden pictures. */
const WHOLE = 'test/**/*.whole.test.ts';

/** Whole games of every size of table on every map, and other tests that take minutes each: half an hour and more. */
const TABLES = 'test/**/*.tables.test.ts';

/**
 * `npm test` runs the fast project, `npm run test:whole` and `npm run test:tables` the others; tests in a browser have a
 * configuration of their own. The ending of a file's name puts it into exactly one of them, and `npm run check:unused` names files that no
 * project runs. No test waits without an end.
 */
export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: 2,
    globalSetup: ['tools/sqlite-driver.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'fast',
          include: ['test/**/*.test.ts'],
          exclude: [WHOLE, TABLES],
          // Loading discord.js and the canvas anew for every file takes longer than most of the tests.
          isolate: false,
          testTimeout: 45_000,
          hookTimeout: 20_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'whole',
          include: [WHOLE],
          isolate: false,
          globalSetup: ['test/support/built-program.ts'],
          testTimeout: 300_000,
          hookTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: { name: 'tables', include: [TABLES], testTimeout: 900_000, hookTimeout: 30_000 },
      },
    ],
  },
});
