import { expect, test } from 'vitest';
import { Ring } from '../../../src/render/paint/deflate/ring.ts';

test('a ring holds what came last, each in one piece, until all that is spare was written', () => {
  const [room, spare] = [100, 40];
  const ring = new Ring(room, spare);
  const kept = Array.from({ length: 200 }, (_, n) => {
    const bytes = Buffer.alloc((n * 7) % 31, n);
    return { bytes, its: ring.add(bytes) };
  });
  const held = kept.filter(({ its }) => ring.holds(its));
  expect(kept.slice(-held.length)).toEqual(held);
  expect(held.reduce((sum, { bytes }) => sum + bytes.length, 0)).toBeGreaterThan(room / 2);
  expect(held.length).toBeLessThan(20);
  const begun = ring.written;
  while (ring.written - begun <= spare - 10) ring.add(Buffer.alloc(10, 255));
  for (const { bytes, its } of held) expect(its.bytes).toEqual(bytes);
  // It is always the same memory.
  expect(new Set(kept.map(({ its }) => its.bytes.buffer)).size).toBe(1);
});

test('a ring takes what just fits into it, and nothing larger', () => {
  const ring = new Ring(10, 0);
  const first = ring.add(Buffer.from('0123456789'));
  expect(ring.holds(first)).toBe(true);
  const second = ring.add(Buffer.from('x'));
  expect(ring.holds(first)).toBe(false);
  expect(second.bytes.toString()).toBe('x');
  expect(() => ring.add(Buffer.alloc(11))).toThrow(RangeError);
});
