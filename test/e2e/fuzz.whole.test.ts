import { expect, it } from 'vitest';
import { fuzz } from '../support/fuzz/fuzzer.ts';
import { startFuzzStage } from '../support/fuzz/stage.ts';

it('lives through 500 random, malformed and hostile interactions, and does what each person may', async () => {
  const stage = await startFuzzStage('test');
  const report = await fuzz(stage, { requests: 500, seed: 'test' }).finally(stage.stop);
  expect(report.faults).toEqual([]);
  expect(report.changes).toBeGreaterThan(20);
  expect(report.mentions).toBeGreaterThan(0);
});
