import { describe, expect, it } from 'vitest';
import { addRow, emptySums, errorOf, fitFactors, sumOf } from '../../lab/simulation/least-squares.ts';

const LEAST = 1e-6;

/** Rows of three numbers, the last always 0, with 2 of the first and -3 of the second as outcome. */
function rows(numbers: readonly (readonly [number, number])[], weight = 1) {
  const sums = emptySums(3);
  for (const [one, two] of numbers) addRow(sums, [one, two, 0], { y: 2 * one - 3 * two, weight });
  return sums;
}

describe('a fit by least squares', () => {
  const many = rows([
    [1, 0],
    [2, 5],
    [-1, 3],
  ]);

  it('finds the factors that the outcomes were made with', () => {
    expect([...fitFactors(many, [0, 0, 0], { free: [0, 1], ridge: LEAST })].map(Math.round)).toEqual([2, -3, 0]);
    expect(errorOf(many, [2, -3, 0])).toBeCloseTo(0);
    expect(errorOf(many, [2, -2, 0])).toBeCloseTo(Math.sqrt((0 + 25 + 9) / 3));
  });

  it('keeps the factors of numbers that are not free, and of those that are always 0', () => {
    expect([...fitFactors(many, [2, 7, 9], { free: [1, 2], ridge: LEAST })].map((one) => one.toFixed(6))).toEqual([
      '2.000000',
      '-3.000000',
      '9.000000',
    ]);
    expect(fitFactors(many, [0, -3, 0], { free: [0], ridge: LEAST })[1]).toBe(-3);
  });

  it('counts rows by their weights, and parts as one', () => {
    const [light, heavy] = [emptySums(1), emptySums(1)];
    addRow(light, [1], { y: 0, weight: 1 });
    addRow(heavy, [1], { y: 4, weight: 3 });
    expect(fitFactors(sumOf([light, heavy], 1), [0], { free: [0], ridge: LEAST })[0]).toBeCloseTo(3);
  });

  it('leaves factors where they were as far as the rows say nothing else', () => {
    const alike = emptySums(2);
    addRow(alike, [1, -1], { y: 1, weight: 1 });
    addRow(alike, [2, -2], { y: 2, weight: 1 });
    // Only the difference of the factors matters to the rows: it becomes 1, each moving as far.
    const [one, two] = fitFactors(alike, [5, 3], { free: [0, 1], ridge: LEAST });
    expect(one).toBeCloseTo(4.5, 4);
    expect(two).toBeCloseTo(3.5, 4);
  });

  it('is held back by the ridge', () => {
    const sums = emptySums(1);
    addRow(sums, [1], { y: 4, weight: 3 });
    expect(fitFactors(sums, [0], { free: [0], ridge: 1 })[0]).toBeCloseTo(3);
    expect(fitFactors(sums, [8], { free: [0], ridge: 1 })[0]).toBeCloseTo(5);
  });
});
