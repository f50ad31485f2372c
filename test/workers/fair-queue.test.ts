import { expect, it } from 'vitest';
import { FairQueue } from '../../src/workers/fair-queue.ts';

/** Plays games with so many turns each, one turn after another, and notes in which order they got them. */
async function orderOf(games: Readonly<Record<string, { readonly owner: string; readonly turns: number }>>) {
  const queue = new FairQueue();
  const order: string[] = [];
  const played = Object.entries(games).map(async ([name, { owner, turns }]) => {
    for (let turn = 0; turn < turns; turn++) {
      await queue.takeTurn(owner, async () => void order.push(name));
    }
  });
  await Promise.all(played);
  return order;
}

it('gives turns in rotation by owner, whoever has many games', async () => {
  const many = Object.fromEntries(Array.from({ length: 10 }, (_, at) => [`a${at}`, { owner: 'ana', turns: 3 }]));
  const order = await orderOf({ ...many, b: { owner: 'ben', turns: 4 }, c: { owner: 'chloe', turns: 2 } });
  // Ben and Chloe wait for one turn of each other owner, however many games Ana has.
  expect(order.slice(0, 8)).toEqual(['a0', 'b', 'c', 'a1', 'b', 'c', 'a2', 'b']);
  expect(order).toHaveLength(30 + 4 + 2);
});

it('gives the games of one owner one turn after another', async () => {
  const order = await orderOf({
    a: { owner: 'ana', turns: 3 },
    b: { owner: 'ana', turns: 1 },
    c: { owner: 'ana', turns: 2 },
  });
  expect(order).toEqual(['a', 'b', 'c', 'a', 'c', 'a']);
});

it('tells a turn how many other owners wait', async () => {
  const queue = new FairQueue();
  const others: number[] = [];
  const turn = (owner: string) => queue.takeTurn(owner, async (count) => void others.push(count));
  await Promise.all(['ana', 'ana', 'ben', 'chloe'].map(turn));
  // Ana, Ben, Chloe, and Ana alone.
  expect(others).toEqual([2, 2, 1, 0]);
  others.length = 0;
  await Promise.all(['ana', 'ana'].map(turn));
  expect(others).toEqual([0, 0]);
});

it('does something of what can wait after every three turns, and all of it when no turn waits', async () => {
  const queue = new FairQueue();
  const done: string[] = [];
  const unhurried = async () => {
    for (let at = 0; at < 4; at++) await queue.runUnhurried(async () => void done.push('-'));
  };
  const turns = Array.from({ length: 7 }, (_, at) => queue.takeTurn('ana', async () => void done.push(String(at))));
  await Promise.all([unhurried(), ...turns]);
  expect(done.join('')).toBe('012-345-6--');
});

it('does first what somebody waits for', async () => {
  const queue = new FairQueue();
  const done: string[] = [];
  const note = (what: string) => async () => void done.push(what);
  const works = [
    queue.runUnhurried(note('analysis')),
    queue.takeTurn('ana', note('turn')),
    queue.takeTurn('ben', async () => {
      done.push('turn');
      void queue.runUrgent(note('hint'));
    }),
    queue.takeTurn('chloe', note('turn')),
  ];
  await Promise.all(works);
  expect(done).toEqual(['turn', 'turn', 'hint', 'turn', 'analysis']);
});

it('goes on after what fails', async () => {
  const queue = new FairQueue();
  const failing = queue.takeTurn('ana', async () => {
    throw new Error('no move');
  });
  await expect(failing).rejects.toThrow('no move');
  expect(await queue.takeTurn('ana', async () => 'done')).toBe('done');
});
