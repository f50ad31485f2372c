import { cpus } from 'node:os';
import { performance } from 'node:perf_hooks';

/** Repeated timings of one thing, in milliseconds. */
export interface Timings {
  readonly median: number;
  readonly min: number;
  readonly max: number;
}

/**
 * The median and the extremes of some figures.
 *
 * @throws Error when there are none: nothing happened that could be measured
 */
export function spread(figures: readonly number[]): Timings {
  if (figures.length === 0) throw new Error('nothing happened in the time that was measured');
  const sorted = [...figures].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const median = sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
  return { median, min: sorted[0]!, max: sorted.at(-1)! };
}

/** The figure that a share of all (0 to 1) does not exceed. */
export function percentile(figures: readonly number[], share: number): number {
  const sorted = [...figures].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;
}

/** The figures that only one in twenty, and one in a hundred, exceeds, in words. */
export function percentiles(figures: readonly number[]): string {
  return `p95 ${percentile(figures, 0.95).toFixed(1)}, p99 ${percentile(figures, 0.99).toFixed(1)}`;
}

/** Times `work` several times after one run that does not count. */
export async function timed(runs: number, work: (run: number) => unknown): Promise<Timings> {
  const [timings] = await timedInTurn(runs, [work]);
  return timings!;
}

/** Times several works in turn, so that a drift of the machine's speed meets all of them alike. */
export async function timedInTurn(runs: number, works: readonly ((run: number) => unknown)[]): Promise<Timings[]> {
  const figures = works.map((): number[] => []);
  for (let run = -1; run < runs; run++) {
    for (const [at, work] of works.entries()) {
      const begun = performance.now();
      await work(run);
      if (run >= 0) figures[at]!.push(performance.now() - begun);
    }
  }
  return figures.map(spread);
}

/**
 * A fixed piece of work that has nothing to do with the program: integer mixing over a table that fits the cache. Every
 * figure is also given as a ratio to it, because the machine's speed drifts.
 */
export function referenceWorkload(): number {
  const table = new Int32Array(4096);
  let state = 1;
  for (let round = 0; round < 4_000_000; round++) {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    const at = state & 4095;
    table[at] = (table[at]! ^ state) + round;
  }
  return table[7]!;
}

/** The machine and the program's versions, in one line. */
export function machineLine(): string {
  const [cpu] = cpus();
  return `${cpu?.model.trim() ?? 'unknown processor'} x ${cpus().length}, Node ${process.version}`;
}

/** Writes one figure with its spread and its ratio to the reference. */
export function report(line: { name: string; unit: string; figure: Timings; ratio?: string }): void {
  const { name, unit, figure, ratio } = line;
  const digits = figure.median >= 100 ? 0 : figure.median >= 1 ? 1 : 4;
  const text = (value: number) => value.toFixed(digits);
  const range = `(${text(figure.min)} - ${text(figure.max)})`;
  process.stdout.write(
    `${name.padEnd(52)}${text(figure.median).padStart(10)} ${unit.padEnd(10)}${range.padEnd(22)}${ratio ?? ''}\n`,
  );
}
