import { describe, expect, it } from 'vitest';
import { type Degrees, turnsOf } from '../../../src/core/ports.ts';
import { makeSegmentName, segmentNames } from '../../../src/core/segment-name.ts';
import { SHIPPED } from '../../support/scenario-set.ts';

function namesOf(id: string, degrees: Degrees): string[] {
  const index = SHIPPED.indexOf.get(id)!;
  const turns = turnsOf(degrees);
  return segmentNames(SHIPPED.tiles[index]!, SHIPPED.table.turned[index * 4 + turns]!, turns).map(makeSegmentName);
}

describe('segments are called', () => {
  it.each<[string, Degrees, string]>([
    ['village-whole-a', 0, 'village'],
    ['bend-a', 0, 'tributary jungle-nw jungle-se'],
    ['bend-a', 90, 'tributary jungle-ne jungle-sw'],
    ['bend-a', 270, 'tributary jungle-sw jungle-ne'],
    ['fork-a', 0, 'tributary-n tributary-e tributary-s jungle-w jungle-ne jungle-se'],
    ['fork-a', 180, 'tributary-s tributary-w tributary-n jungle-e jungle-sw jungle-nw'],
    ['crossing-a', 0, 'tributary-w tributary-n tributary-e tributary-s jungle-nw jungle-ne jungle-se jungle-sw'],
    ['villages-opposite-a', 90, 'village-n village-s jungle'],
    ['amazon-village-tributary-a', 180, 'amazon tributary village jungle-se jungle-sw jungle-ne jungle-nw'],
  ])('by where they lie on %s at %i degrees, when there are several of a kind: %s', (id, degrees, names) => {
    expect(namesOf(id, degrees).join(' ')).toBe(names);
  });

  it.each<[string, Degrees, string]>([
    ['double-a', 0, 'amazon tributary village jungle-nw jungle-ne jungle-s'],
    ['double-a', 180, 'amazon tributary village jungle-se jungle-sw jungle-n'],
    ['double-d', 0, 'amazon tributary village jungle-w jungle-s jungle-n'],
    [
      'start-2-3',
      0,
      [
        'amazon tributary-nw tributary-ne tributary-sw village-w village-ne village-se',
        'jungle-se jungle-w jungle-n jungle-e',
      ].join(' '),
    ],
  ])('as seen from the middle of the whole tile on %s at %i degrees: %s', (id, degrees, names) => {
    expect(namesOf(id, degrees).join(' ')).toBe(names);
  });

  it('with a number when two of a kind lie in one direction', () => {
    expect(namesOf('village-corner-bend-a', 0)).toEqual(['tributary', 'village', 'jungle-ne', 'jungle-ne-2']);
    expect(namesOf('villages-corner-bend-a', 180).slice(3)).toEqual(['jungle-sw', 'jungle-sw-2']);
  });

  it('differently, all segments of one tile', () => {
    for (const { id } of SHIPPED.tiles) {
      for (const degrees of [0, 90, 180, 270] as const) {
        const names = namesOf(id, degrees);
        expect(new Set(names).size, `${id} ${degrees}`).toBe(names.length);
      }
    }
  });
});
