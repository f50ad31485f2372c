import { describe, expect, it } from 'vitest';
import { EXPANSIONS, goTogether, SMALL_BOXES } from './referee/expansions.ts';
import { groupsOf } from './referee/groups.ts';

describe('the games that engine and referee are asked to play', () => {
  it('are of every combination on the open table and on every map that rulings allow (E2, E55)', () => {
    const groups = groupsOf({ map: 'every', chips: false, expansions: 'every' });
    const names = groups.map(({ map, expansions }) => `${map} ${expansions}`);
    expect(new Set(names).size).toBe(names.length);
    // Some of all on the open table, of those for maps on a map, of which Great Britain has not the fourth part with both boxes.
    const onMaps = EXPANSIONS.filter((name) => goTogether('germany', [name])).length;
    // Of the two rivers a game has one, or none; with small boxes neither dragon nor abbey.
    const others = EXPANSIONS.length - SMALL_BOXES.length;
    const onTable = (3 / 4) * (2 ** others + (2 ** SMALL_BOXES.length - 1) * 2 ** (others - 2));
    expect(names).toHaveLength(onTable - 1 + 4 * (2 ** onMaps - 1) + (3 / 4) * 2 ** onMaps - 1);
    expect(names.filter((name) => name.includes('river') && !name.startsWith('none'))).toEqual([]);
    expect(names).not.toContain('great-britain inns,traders');
    expect(groups.every(({ map, chips }) => chips === (map !== 'none' && 'sampled'))).toBe(true);
  });

  it('are none where expansions do not go together', () => {
    expect(groupsOf({ map: 'france', chips: false, expansions: 'river' })).toEqual([]);
    expect(groupsOf({ map: 'every', chips: false, expansions: 'river' }).map(({ map }) => map)).toEqual(['none']);
  });
});
