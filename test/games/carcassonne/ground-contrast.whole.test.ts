import { expect, it } from 'vitest';
import { shownTiles } from '../../../src/games/carcassonne/game/shown-tiles.ts';
import { carcassonne } from '../../../src/games/carcassonne/index.ts';
import { areasOf } from '../../../src/games/carcassonne/picture/segment-area.ts';
import { paintDrawing } from '../../../src/render/paint/painter.ts';
import { contrast, type Light, lightOf } from '../../render/support/colour.ts';
import { CONTENT } from './content.ts';

/** Side of a tile, in pixels; every cell of its areas is one. */
const SIDE = 40;

/** The mean colour of a kind of segment on all tiles of the base game, as painted with all that stands on it. */
async function paintedMean(theme: 'day' | 'night' | 'contrast', kind: string): Promise<Light> {
  const content = shownTiles(CONTENT, {});
  const sums = [0, 0, 0];
  let count = 0;
  for (const tile of content.tiles.filter(({ set }) => set === 'base')) {
    const look = { kind: 'tile', tile: tile.id, rotation: 0, size: SIDE, x: 0, y: 0 } as const;
    const drawing = { width: SIDE, height: SIDE, theme, background: '#ffffff', operations: [look] };
    const canvas = await paintDrawing(drawing, { game: carcassonne, content });
    const { data } = canvas.getContext('2d').getImageData(0, 0, SIDE, SIDE);
    areasOf(tile).owner.forEach((segment, cell) => {
      if (tile.segments[segment]?.kind !== kind) return;
      for (const channel of [0, 1, 2]) sums[channel]! += data[4 * cell + channel]!;
      count++;
    });
  }
  return sums.map((sum) => lightOf(sum / count)) as unknown as Light;
}

it.each([
  ['day', 1.7],
  ['night', 1.7],
  ['contrast', 2.5],
] as const)('cities with their roofs and fields differ in the theme %s by a contrast of %f', async (theme, least) => {
  expect(contrast(await paintedMean(theme, 'city'), await paintedMean(theme, 'field'))).toBeGreaterThan(least);
});
