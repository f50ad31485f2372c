import { expect, it } from 'vitest';
import { readTileSet } from '../../../src/content/tile-sets.ts';
import { segmentAt } from '../../../src/drawing/segment-area.ts';
import { carcassonne } from '../../../src/games/carcassonne/index.ts';
import { areasOf } from '../../../src/games/carcassonne/picture/segment-area.ts';
import { anchorOf } from '../../../src/render/scene/segment-shape.ts';

const { set } = readTileSet(carcassonne);
const TILES = set.tiles.filter(({ id }) => !id.startsWith('germany-') && !id.startsWith('iberica-'));

it.each(TILES.map((tile) => [tile.id, tile] as const))(
  'every field of %s has land of its own for a meeple',
  (_, tile) => {
    for (const [segment, { kind }] of tile.segments.entries()) {
      if (kind !== 'field') continue;
      expect(segmentAt(areasOf(tile), anchorOf(carcassonne.picture, tile, segment))).toBe(segment);
    }
  },
);
