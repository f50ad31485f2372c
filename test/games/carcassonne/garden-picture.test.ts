import { describe, expect, it } from 'vitest';
import { isInsidePolygon } from '../../../src/drawing/point.ts';
import { segmentAt, widestPoint } from '../../../src/drawing/segment-area.ts';
import { THEMES } from '../../../src/drawing/theme.ts';
import { gardenIn } from '../../../src/games/carcassonne/expansions/abbot/garden-art.ts';
import { factsOf } from '../../../src/games/carcassonne/picture/facts.ts';
import { allLandmarksOf } from '../../../src/games/carcassonne/picture/field-objects.ts';
import { picture } from '../../../src/games/carcassonne/picture/index.ts';
import { landAreasOf } from '../../../src/games/carcassonne/picture/land-area.ts';
import { openGroundOf, outlineOf } from '../../../src/games/carcassonne/picture/open-ground.ts';
import { areasOf } from '../../../src/games/carcassonne/picture/segment-area.ts';
import type { View } from '../../../src/games/carcassonne/rules/view.ts';
import { CONTENT } from './content.ts';

const tileOf = (id: string) => CONTENT.tiles[CONTENT.indexOf.get(id)!]!;
const pairs = CONTENT.replacements.map(({ tile, replaces }) => [tile, replaces] as const);

describe.each(pairs)('the garden of %s', (id, replaced) => {
  const tile = tileOf(id);
  const garden = openGroundOf(tile);

  it('lies in a field, apart from roads and cities, within the tile', () => {
    const land = landAreasOf(tile);
    areasOf(tile).owner.forEach((owner, cell) => {
      if (owner === tile.garden) expect(tile.segments[land.owner[cell]!]?.kind).toBe('field');
      else expect(owner).toBe(land.owner[cell]);
    });
    for (const { x, y } of outlineOf(garden)) {
      expect(Math.min(x, y)).toBeGreaterThan(0);
      expect(Math.max(x, y)).toBeLessThan(1);
    }
  });

  it('is about 0.3 of a square wide, but between a wall and a side', () => {
    expect(garden.width).toBeGreaterThan(id === 'base-r-garden' ? 0.19 : 0.25);
    expect(garden.height).toBeGreaterThan(id === 'base-r-garden' ? 0.11 : 0.25);
  });

  it('leaves every other segment a place for its piece', () => {
    const areas = areasOf(tile);
    for (let segment = 0; segment < tile.segments.length; segment++) {
      const place = widestPoint(areas, segment)!;
      expect(segmentAt(areas, place), `segment ${segment}`).toBe(segment);
      expect(isInsidePolygon(place, outlineOf(garden))).toBe(segment === tile.garden);
    }
  });

  it('is not hidden by pieces, and drawn in every theme on this tile alone', () => {
    expect(allLandmarksOf(tile)).toContainEqual(expect.objectContaining({ point: garden.middle }));
    const wall = expect.objectContaining({ kind: 'polygon', points: outlineOf(garden) });
    for (const theme of THEMES) {
      expect(picture.tileArt(tile, { turns: 0, theme })).toContainEqual(wall);
      expect(picture.tileArt(tileOf(replaced), { turns: 0, theme })).not.toContainEqual(wall);
    }
    expect(gardenIn(tileOf(replaced))).toBeUndefined();
  });
});

it('a seat shows the abbot in its hand beside its meeples', () => {
  const seats = [{ colour: 'red', score: 0, meeples: 5, special: { abbot: 1 } } as const];
  const facts = factsOf({ seats, tiles: [] } as unknown as View, []);
  expect(picture.seat!({ facts } as never, 0, {} as never).supply).toEqual([
    { piece: 'meeple', count: 5 },
    { piece: 'abbot', count: 1, isSingle: true },
  ]);
});

it('points for an abbot that was taken back stand on his square', () => {
  const seats = [{ colour: 'red', score: 6, meeples: 7, special: { abbot: 1 } } as const];
  const { awards } = factsOf({ seats, tiles: [] } as unknown as View, [
    { type: 'retrieved', seat: 0, piece: 'abbot', kind: 'garden', segment: 3, points: 6, x: 1, y: 0 },
  ]);
  expect(awards).toEqual([{ square: { x: 1, y: 0 }, points: 6, seats: [0] }]);
});
