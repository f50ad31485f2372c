import { expect, it } from 'vitest';
import { makeSegmentName, segmentNames } from '../../src/core/segment-name.ts';
import { compileTiles, type Segment } from '../../src/core/tile.ts';

it('a segment without ports is called after no direction, whichever way its tile lies', () => {
  const fields: Segment[] = [
    { kind: 'field', ports: [0, 1, 2], marks: {} },
    { kind: 'field', ports: [], marks: {} },
    { kind: 'field', ports: [], marks: {} },
    { kind: 'city', ports: [3, 4, 5, 6, 7, 8, 9, 10, 11], marks: {} },
  ];
  const type = { id: 'city', squares: [{ x: 0, y: 0 }], segments: fields };
  const { turned } = compileTiles([type], ['field', 'city'], []);
  const names = ([0, 1] as const).map((turns) => segmentNames(type, turned[turns]!, turns).map(makeSegmentName));
  expect(names).toEqual([
    ['field-n', 'field', 'field-2', 'city'],
    ['field-e', 'field', 'field-2', 'city'],
  ]);
});

it('of two in one direction, one is in the corner and the other nearer the middle, whichever way the tile lies', () => {
  const segments: Segment[] = [
    { kind: 'city', ports: [0, 1, 2, 9, 10, 11], marks: {} },
    { kind: 'road', ports: [4, 7], marks: {} },
    { kind: 'field', ports: [3, 8], marks: {} },
    { kind: 'field', ports: [5, 6], marks: {} },
  ];
  const type = { id: 'bend', squares: [{ x: 0, y: 0 }], segments };
  const { turned } = compileTiles([type], ['field', 'city', 'road'], []);
  for (const [turns, direction] of [
    [0, 'se'],
    [1, 'sw'],
  ] as const) {
    expect(segmentNames(type, turned[turns]!, turns).slice(2)).toEqual([
      { kind: 'field', direction, spot: 'inside' },
      { kind: 'field', direction, number: 2, spot: 'corner' },
    ]);
  }
});

it('what leads through the middle is called after the first side that it reaches, clockwise from north', () => {
  const segments: Segment[] = [
    { kind: 'road', ports: [1, 7], marks: {} },
    { kind: 'road', ports: [4, 10], marks: {} },
    { kind: 'field', ports: [2, 3, 8, 9], marks: {} },
    { kind: 'field', ports: [5, 6], marks: {} },
    { kind: 'field', ports: [0, 11], marks: {} },
  ];
  const type = { id: 'crossing', squares: [{ x: 0, y: 0 }], segments };
  const { turned } = compileTiles([type], ['field', 'road'], []);
  const names = ([0, 1, 2] as const).map((turns) => segmentNames(type, turned[turns]!, turns).map(makeSegmentName));
  expect(names).toEqual([
    ['road-n', 'road-e', 'field-ne', 'field-se', 'field-nw'],
    ['road-e', 'road-n', 'field-nw', 'field-sw', 'field-ne'],
    ['road-n', 'road-e', 'field-ne', 'field-nw', 'field-se'],
  ]);
});
