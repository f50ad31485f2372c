import { describe, expect, it } from 'vitest';
import { canonicalJson, sha256 } from '../../src/core/digest.ts';

describe('canonical JSON', () => {
  it.each<[unknown, string]>([
    [{ b: 1, a: 2, c: 3 }, '{"a":2,"b":1,"c":3}'],
    [{ b: { d: 1, c: [2, { f: 3, e: 4 }] }, a: null }, '{"a":null,"b":{"c":[2,{"e":4,"f":3}],"d":1}}'],
    [{ a: undefined, b: 1 }, '{"b":1}'],
    [[3, 1, 2], '[3,1,2]'],
    [[], '[]'],
    [{}, '{}'],
    [null, 'null'],
    ['a "word"', '"a \\"word\\""'],
    [true, 'true'],
    [-1.5, '-1.5'],
    [{ ä: 1, z: 2, Z: 3, '': 4 }, '{"":4,"Z":3,"z":2,"ä":1}'],
  ])('of %j is %s', (value, text) => {
    expect(canonicalJson(value)).toBe(text);
  });

  it('is the same in whatever order the keys of long objects come', () => {
    const keys = Array.from({ length: 40 }, (_, index) => `key${(index * 17) % 40}`);
    const forwards = Object.fromEntries(keys.map((key) => [key, key.length]));
    const backwards = Object.fromEntries([...keys].reverse().map((key) => [key, key.length]));
    const sorted = [...keys].sort().map((key) => `"${key}":${key.length}`);
    expect(canonicalJson(forwards)).toBe(`{${sorted.join(',')}}`);
    expect(canonicalJson(backwards)).toBe(canonicalJson(forwards));
  });
});

describe('SHA-256', () => {
  it.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    ['ä', '33e6d73fee82904c8d7afb78de1154d1e8dc2a0edb08120e63df5b9385c2d9cc'],
  ])('of "%s" is that of its UTF-8 bytes', (text, digest) => {
    expect(sha256(text)).toBe(digest);
  });
});
