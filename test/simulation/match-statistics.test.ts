import { describe, expect, it } from 'vitest';
import {
  eloOf,
  hypothesesFor,
  LLR_BOUND,
  sequentialTest,
  shareOf,
  standardError,
  wilsonInterval,
} from '../../lab/simulation/match-statistics.ts';

describe('statistics of matches', () => {
  it('give the interval of a share', () => {
    const [low, high] = wilsonInterval(50, 100);
    expect(low).toBeCloseTo(0.4038, 4);
    expect(high).toBeCloseTo(0.5962, 4);
    expect(wilsonInterval(10, 10)[1]).toBeCloseTo(1, 10);
  });

  it('give the standard error of a mean', () => {
    // Deviations of 1, 0 and -1: a variance of 1, over three numbers.
    expect(standardError([3, 2, 1])).toBeCloseTo(1 / Math.sqrt(3), 10);
  });

  it('turn shares into differences in Elo and back', () => {
    expect(eloOf(0.5, 2)).toBeCloseTo(0, 10);
    expect(eloOf(0.75, 2)).toBeCloseTo(190.85, 2);
    expect(eloOf(0.53, 2)).toBeCloseTo(20.87, 2);
    expect(eloOf(1 / 5, 5)).toBeCloseTo(0, 10);
    expect(eloOf(0.5, 3)).toBeCloseTo(400 * Math.log10(2), 10);
    expect(shareOf(eloOf(0.42, 4), 4)).toBeCloseTo(0.42, 10);
    expect(eloOf(1, 2)).toBe(Number.POSITIVE_INFINITY);
  });
});

describe('a sequential test', () => {
  const two = hypothesesFor(2);
  const piles = (won: number, halves: number, lost: number) => [
    ...Array<number>(won).fill(1),
    ...Array<number>(halves).fill(0.5),
    ...Array<number>(lost).fill(0),
  ];

  it('compares an even share with the same difference in Elo for any number of players', () => {
    expect(two.none).toBeCloseTo(0.5, 10);
    expect(two.gain).toBeCloseTo(0.53, 10);
    const four = hypothesesFor(4);
    expect(four.none).toBeCloseTo(0.25, 10);
    expect(eloOf(four.gain, 4)).toBeCloseTo(eloOf(0.53, 2), 10);
  });

  it('weighs scores as worked out by hand', () => {
    expect(LLR_BOUND).toBeCloseTo(2.944, 3);
    // With a lost pile and a won one: four of six deviate by a half, so that the variance is 1/6.
    expect(sequentialTest([1, 0.5, 0.5, 0], two).llr).toBeCloseTo((4 * 0.03 * (1 - 1.03)) / (2 / 6), 10);
    expect(sequentialTest([], two)).toEqual({ llr: 0, holds: undefined });
  });

  it('decides only when there is enough to see', () => {
    // Mean 0.6; variance with two more 201 / 402 - (241 / 402)^2 = 0.1406: 400 * 0.03 * 0.17 / 0.2812 = 7.25.
    const { llr, holds } = sequentialTest(piles(160, 160, 80), two);
    expect(llr).toBeCloseTo(7.25, 2);
    expect(holds).toBe('gain');
    expect(sequentialTest(piles(16, 16, 8), two).holds).toBeUndefined();
    expect(sequentialTest(piles(100, 200, 100), two).holds).toBeUndefined();
    expect(sequentialTest(piles(1000, 2000, 1000), two).holds).toBe('none');
  });

  it('is in no hurry when the first piles all end alike', () => {
    expect(sequentialTest([1, 1, 1], two).holds).toBeUndefined();
  });
});
