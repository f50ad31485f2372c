import { defineConfig } from 'vitest/config';

/** Tests that need a Chromium on this machine: npm run test:browser. */
export default defineConfig({
  test: {
    include: ['test/browser/**/*.browser.ts'],
    testTimeout: 1_800_000,
    hookTimeout: 60_000,
    fileParallelism: false,
  },
});
