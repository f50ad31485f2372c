import { expect, it } from 'vitest';
import { resultsOf } from '../../src/app/results.ts';
import type { Table } from '../../src/app/table.ts';
import type { Act } from '../../src/store/records.ts';

/** A table that is over, with these scores, all from villages. */
function ended(scores: readonly number[], acts: readonly Act[] = []): Pick<Table, 'rules' | 'fold' | 'game'> {
  const lines = scores.map((points, seat) => ({ seat, points }));
  const events = [{ type: 'scored' }, { type: 'moved' }];
  const rules = {
    scoresOf: () => scores,
    scoring: ({ type }: { type: string }) =>
      type === 'scored' ? { category: 'village', final: false, lines } : undefined,
  };
  const game = { acts: acts.map((act) => ({ act, seq: 0, at: 0 })) };
  return { rules, fold: { state: undefined, actions: [{ events }] }, game } as unknown as Table;
}

const places = (table: Parameters<typeof resultsOf>[0]) => resultsOf(table).map(({ place }) => place);

it('gives equal points the better place', () => {
  expect(places(ended([30, 50, 50, 10]))).toEqual([3, 1, 1, 4]);
  expect(places(ended([7, 7]))).toEqual([1, 1]);
});

it('puts seats that nobody plays any more last, together, and a seat that somebody took over not', () => {
  const left: Act[] = [
    { type: 'resigned', seat: 1 },
    { type: 'kicked', seat: 2 },
  ];
  expect(places(ended([30, 90, 50, 10], left))).toEqual([1, 3, 3, 2]);
  expect(places(ended([30, 90, 50, 10], [...left, { type: 'replaced', seat: 1, userId: 'eva' }]))).toEqual([
    2, 1, 4, 3,
  ]);
});

it('keeps points by category, and no category without points', () => {
  expect(resultsOf(ended([30, 0])).map(({ points, categories }) => ({ points, categories }))).toEqual([
    { points: 30, categories: { village: 30 } },
    { points: 0, categories: {} },
  ]);
});
