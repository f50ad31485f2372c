import { describe, expect, it } from 'vitest';
import { chooserFor, shuffledBy } from '../../../src/core/chooser.ts';
import { plain } from './made-game.ts';
import { Board } from './referee/board.ts';
import { example } from './referee/example.ts';
import { FILED_TILES, TILES } from './referee/files.ts';
import { RIVER_TILES } from './referee/river-tiles.ts';

const river = { expansions: ['river'], left: plain(4) } as const;

describe('tiles of the River', () => {
  const segments = RIVER_TILES.flatMap((tile) => Array(tile.count).fill(tile.segments).flat());
  const count = (kind: string) => segments.filter((segment) => segment.kind === kind).length;

  it('are twelve of eleven kinds, without coats of arms (E8)', () => {
    expect(RIVER_TILES).toHaveLength(11);
    expect(RIVER_TILES.reduce((sum, tile) => sum + tile.count, 0)).toBe(12);
    expect([count('monastery'), count('city'), count('road')]).toEqual([2, 4, 5]);
    expect(segments.some(({ marks }) => marks)).toBe(false);
  });

  it('have one field round the lake and three parts of it round the source (E14)', () => {
    const fields = (id: string) => TILES.get(id)!.segments.filter(({ kind }) => kind === 'field').length;
    expect([fields('river-l'), fields('river-a')]).toEqual([1, 3]);
  });

  it('are the same in the file of tiles, as are those with gardens, as far as it has them', () => {
    const added = FILED_TILES.filter(({ id, set }) => set === 'river' || id.endsWith('-garden'));
    for (const { id, count: copies, rotations, segments: filed } of added) {
      const own = TILES.get(id)!;
      expect({ id, copies, rotations, filed: written(filed) }).toEqual({
        ...{ id, copies: own.count, rotations: own.rotations },
        filed: written(own.segments),
      });
    }
  });
});

/** Segments with their ports in one order, each side told by its three ports. */
function written(segments: (typeof FILED_TILES)[number]['segments']) {
  return segments.map(({ kind, ports, marks = {}, touches = [] }) => ({
    ...{ kind, marks, touches: [...touches].sort() },
    ports: ports.flatMap((port) => (port.length > 1 ? [port] : [0, 1, 2].map((place) => `${port}${place}`))).sort(),
  }));
}

describe('where the river goes', () => {
  // The source flows south at 0,0. River-g is a bend: r0 to the right, coming from the north.
  example('straight on from the source (E11)', river, ['river-d'], { legal: ['place 0,1 r0'] });
  example('the lake in one turn (E11)', river, ['river-l'], { legal: ['place 0,1 r0'] });
  example('other tiles not at its end (E13)', river, ['base-b'], { mayNot: ['place 0,1 r0'] });

  const right = ['river-g 0,1 r0'];
  example('right, right: no; right, left: yes (E12)', river, [...right, 'river-g'], { legal: ['place -1,1 r180'] });
  const straight = [...right, 'river-d -1,1 r90'];
  example('right, straight, right: no (E12)', river, [...straight, 'river-g'], { legal: ['place -2,1 r180'] });
  const left = [...right, 'river-g -1,1 r180'];
  example('right, left, left: no (E12)', river, [...left, 'river-g'], { legal: ['place -1,2 r0'] });
  const free = [...left, 'river-d -1,2 r0'];
  example('right, left, straight, left: yes (E12)', river, [...free, 'river-g'], {
    legal: ['place -1,3 r0', 'place -1,3 r90'],
  });
  example('nowhere once the lake closes it (E13)', { ...river, left: [] }, ['river-l 0,1 r0', 'river-d'], {
    phase: 'over',
  });
});

describe('random rivers', () => {
  const ids = RIVER_TILES.flatMap(({ id, count }) => Array<string>(count).fill(id)).slice(1, -1);

  it('always have a place for the next tile, and none after the lake (E13)', () => {
    for (let number = 0; number < 300; number++) {
      const choose = chooserFor(`river ${number}`);
      const board = new Board('none');
      board.lay('river-a', { x: 0, y: 0, turns: 0 });
      for (const id of [...shuffledBy(ids, choose), 'river-l']) {
        const places = board.placements(id);
        expect(places.length, `${id} of river ${number}`).toBeGreaterThan(0);
        const [x, y, degrees] = places[choose(places.length)]!.match(/-?\d+/g)!.map(Number);
        board.lay(id, { x: x!, y: y!, turns: degrees! / 90 });
      }
      expect(ids.flatMap((id) => board.placements(id))).toEqual([]);
    }
  });
});

describe('pieces beside the river', () => {
  example('never on it (E7)', river, ['river-d 0,1 r0, ...'], { legal: ['meeple 1', 'meeple 2', 'pass'] });
  example(
    'on the garden of a bend an abbot (E15)',
    { ...river, expansions: ['river', 'abbot'] },
    ['river-j-garden 0,1 r180, ...'],
    {
      may: ['meeple 3 abbot'],
      mayNot: ['meeple 0', 'meeple 3', 'meeple 0 abbot'],
    },
  );

  const banks = (field: number) => ['river-g 0,1 r0', `river-c -1,1 r0, meeple ${field}`, 'base-e -1,0 r180'];
  const ended = { expansions: ['river'] } as const;
  example('a farmer beside the complete city of a bank (E14)', ended, banks(3), { scores: [0, 3] });
  example('a farmer on the other bank (E14)', ended, banks(4), { scores: [0, 0] });

  const monks = ['river-h 0,1 r90, meeple 2', 'river-l 0,2 r0, meeple 1', 'base-v 0,-1 r0, meeple 0'];
  example('two monks and the road of the source (E15)', ended, monks, { scores: [5, 2] });
});
