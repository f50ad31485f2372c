import { expect, it } from 'vitest';
import { type Costs, type Demand, lineThrough, loadOf, memoryOf, needsOf } from '../../lab/simulation/scale-model.ts';

const COSTS: Costs = {
  process: { program: 10, database: 5, statements: 4, memory: 140 },
  turn: {
    program: 50,
    answering: 25,
    database: 8,
    statements: 200,
    requests: 3,
    pictures: 2,
    pictureBytes: 100_000,
    commits: 2,
    stored: 1024,
    logged: 2048,
  },
  notice: { program: 4, database: 1, requests: 1 },
  server: { memory: 10 },
  game: { memory: 1, program: 0.5, database: 0.1, stored: 5000 },
};

const HOUSE: Demand = { servers: 1000, games: 2000, turnsADay: 86_400, spectators: 1, peak: 2 };

it('adds what processes and turns cost', () => {
  expect(loadOf(COSTS, { processes: 3, turnsASecond: 10 })).toEqual({
    program: 530,
    database: 95,
    statements: 2012,
    requests: 30,
  });
  expect(memoryOf(COSTS, { servers: 1024, games: 1024 })).toBe(151);
});

it('counts requests for turns and spectators, and holds them against what Discord allows', () => {
  const needs = needsOf(COSTS, HOUSE);
  expect(needs).toMatchObject({ turnsASecond: 2, requestsASecond: 8, shards: 1, processes: 1, connections: 11 });
  expect(needs.limits).toBeCloseTo(0.16);
  expect(needsOf(COSTS, { ...HOUSE, turnsADay: 864_000 }).limits).toBeCloseTo(1.6);
});

it('takes more processes and shards where there is more to answer and there are more servers', () => {
  const needs = needsOf(COSTS, { ...HOUSE, servers: 30_000, turnsADay: 20 * 86_400, spectators: 0 });
  // Forty turns of 25 ms a second keep one thread busy, of which half is used.
  expect(needs).toMatchObject({ shards: 12, processes: 2, connections: 22 });
});

it('draws a line through two points', () => {
  expect(lineThrough([2, 25], [8, 55])).toEqual({ atZero: 15, each: 5 });
});
