import { describe, expect, it } from 'vitest';
import { compileTiles, type Segment, type TileType } from '../../src/core/tile.ts';

function lone(id: string, kinds: readonly string[]): TileType {
  const segments: Segment[] = kinds.map((kind, port) => ({ kind, ports: [port], marks: {} }));
  return { id, squares: [{ x: 0, y: 0 }], segments };
}

/** A tile whose four sides show one kind each. */
function sided(id: string, kinds: readonly [string, string, string, string]): TileType {
  return lone(
    id,
    kinds.flatMap((kind) => [kind, kind, kind]),
  );
}

const KINDS = Array.from({ length: 16 }, (_, index) => `kind${index}`);

/** Tiles that show `count` different sides. */
function sides(count: number): TileType[] {
  return KINDS.slice(0, count).map((kind) => sided(`tile-${kind}`, [kind, kind, kind, kind]));
}

describe('tiles are refused', () => {
  it('when a side reads differently from its two ends', () => {
    const crooked = lone('crooked', ['a', 'a', 'b', ...Array<string>(9).fill('a')]);
    expect(() => compileTiles([crooked], ['a', 'b'], [])).toThrow('tile crooked: the side "a a b" is not symmetric');
  });

  it('when they show more than 15 kinds of side', () => {
    expect(compileTiles(sides(15), KINDS, []).sideKinds).toHaveLength(16);
    expect(() => compileTiles(sides(16), KINDS, [])).toThrow('tile tile-kind15: more than 15 kinds of side');
  });

  it('when a port has two segments or none', () => {
    const plain = sided('plain', ['a', 'a', 'a', 'a']);
    const twice = { ...plain, id: 'twice', segments: [...plain.segments, { kind: 'a', ports: [7], marks: {} }] };
    expect(() => compileTiles([twice], ['a'], [])).toThrow('tile twice: two segments own port 7');
    const bare = { ...plain, id: 'bare', segments: plain.segments.filter(({ ports }) => ports[0] !== 7) };
    expect(() => compileTiles([bare], ['a'], [])).toThrow('tile bare: no segment owns port 7 of square 0');
  });
});

describe('compiled tiles', () => {
  it('tell sides apart by what runs through them, in all turns', () => {
    const table = compileTiles([sided('mixed', ['a', 'b', 'ab', 'a'])], ['a', 'b', 'ab'], []);
    expect(table.sideKinds).toEqual([[], ['a', 'a', 'a'], ['b', 'b', 'b'], ['ab', 'ab', 'ab']]);
    const codes = table.turned.map(({ sides }) => [0, 1, 2, 3].map((side) => (sides[0]! >> (4 * side)) & 15));
    expect(codes).toEqual([
      [1, 2, 3, 1],
      [1, 1, 2, 3],
      [3, 1, 1, 2],
      [2, 3, 1, 1],
    ]);
  });

  it('do not take two sides for one because their kinds run together as words', () => {
    const table = compileTiles(
      [lone('words', ['a', 'ab', 'a', 'aa', 'b', 'aa', ...Array<string>(6).fill('a')])],
      ['a', 'ab', 'aa', 'b'],
      [],
    );
    expect(table.sideKinds).toHaveLength(4);
  });
});
