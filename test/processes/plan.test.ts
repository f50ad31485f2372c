import fc from 'fast-check';
import { expect, it } from 'vitest';
import { leaderOf, planShards } from '../../src/processes/plan.ts';
import type { Member, MembersAndShards, ShardHolder } from '../../src/store/members.ts';

const member = (id: string, isLeaving = false): Member => ({ id, place: 'here', pid: 1, beat: 0, isLeaving });

/** Shards by their holders, or by holder and next one as `a>b`. */
function situation(members: readonly Member[], holders: readonly (string | null)[]): MembersAndShards {
  const shards = holders.map((text, shard): ShardHolder => {
    const [holder = null, next = null] = text?.split('>') ?? [];
    return { shard, holder, next, isNextReady: false };
  });
  return { members, shards };
}

it('takes what nobody serves, up to its share, so that all have as many', () => {
  const two = [member('a'), member('b')];
  expect(planShards(situation(two, [null, null, null, null, null]), 'a')).toEqual({ take: [0, 1, 2] });
  expect(planShards(situation(two, ['a', 'a', 'a', null, null]), 'b')).toEqual({ take: [3, 4] });
  expect(planShards(situation(two, ['a', 'a', 'a', null, null]), 'a')).toEqual({ take: [] });
});

it('asks the one that has more than its share for one shard at a time, when there is none to take', () => {
  const three = [member('a'), member('b'), member('c')];
  expect(planShards(situation(three, ['a', 'a', 'a', 'b', 'b', 'b']), 'c')).toEqual({
    take: [],
    ask: { shard: 0, holder: 'a' },
  });
  expect(planShards(situation(three, ['a>c', 'a', 'a', 'b', 'b', 'b']), 'c').ask).toEqual({ shard: 3, holder: 'b' });
  expect(planShards(situation(three, ['a>c', 'a', 'a', 'b>c', 'b', 'b']), 'c')).toEqual({ take: [] });
});

it('takes the shards of one that leaves, which takes none any more', () => {
  const leaving = [member('a', true), member('b')];
  expect(planShards(situation(leaving, ['a', 'a', 'b']), 'b').ask).toEqual({ shard: 0, holder: 'a' });
  expect(planShards(situation(leaving, [null, 'a', 'b']), 'a')).toEqual({ take: [] });
  expect(leaderOf(situation(leaving, []))).toBe('b');
});

it('asks nobody but those that leave while it has just joined', () => {
  const crowd = [member('a'), member('b')];
  expect(planShards(situation(crowd, ['a', 'a', 'a']), 'b', true)).toEqual({ take: [] });
  expect(planShards(situation(crowd, ['a', null, 'a']), 'b', true)).toEqual({ take: [1] });
  const leaving = [member('a', true), member('b')];
  expect(planShards(situation(leaving, ['a', 'a', 'a']), 'b', true).ask).toEqual({ shard: 0, holder: 'a' });
});

it('takes the shard that it has asked for when its holder is dead', () => {
  expect(
    planShards({ members: [member('b')], shards: [{ shard: 0, holder: null, next: 'b', isNextReady: false }] }, 'b'),
  ).toEqual({ take: [0] });
});

it('comes to rest with all shards served evenly, from whatever was there, when all follow their plans', () => {
  const names = ['a', 'b', 'c', 'd'];
  const anySituation = fc.record({
    count: fc.integer({ min: 1, max: 4 }),
    leaves: fc.array(fc.boolean(), { minLength: 4, maxLength: 4 }),
    holders: fc.array(fc.option(fc.constantFrom(...names)), { minLength: 1, maxLength: 12 }),
  });
  fc.assert(
    fc.property(anySituation, ({ count, leaves, holders }) => {
      const members = names.slice(0, count).map((name, place) => member(name, place > 0 && leaves[place]!));
      const shards = holders.map((holder, shard) => ({
        shard,
        holder: members.some(({ id }) => id === holder) ? holder : null,
        next: null as string | null,
        isNextReady: false,
      }));
      for (let round = 0; round < 100; round++) {
        for (const { id } of members) {
          const { take, ask } = planShards({ members, shards }, id);
          for (const shard of take) Object.assign(shards[shard]!, { holder: id, next: null });
          if (ask) shards[ask.shard]!.next = id;
        }
        // Whoever was asked hands it on.
        for (const shard of shards) if (shard.next) Object.assign(shard, { holder: shard.next, next: null });
      }
      const staying = members.filter(({ isLeaving }) => !isLeaving);
      const held = staying.map(({ id }) => shards.filter(({ holder }) => holder === id).length);
      expect(held.reduce((sum, one) => sum + one, 0)).toBe(shards.length);
      expect(Math.max(...held) - Math.min(...held)).toBeLessThanOrEqual(1);
    }),
  );
});
