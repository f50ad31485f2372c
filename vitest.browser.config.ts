import { defineConfig } from 'vitest/config';
import { patient } from './test/support/patience.ts';

/** Tests that need a Chromium on this machine: npm run test:browser. */
export default defineConfig({
  test: {
    include: ['test/browser/**/*.browser.ts'],
    testTimeout: patient(1_800_000),
    hookTimeout: patient(60_000),
    fileParallelism: false,
    // What is translated once is not translated by the next run.
    experimental: { fsModuleCache: true },
  },
});
