import { expect, it } from 'vitest';
import { boxesOverlap } from '../../../src/drawing/point.ts';
import { printedBoxes } from '../../../src/games/carcassonne/picture/map/room.ts';
import { MAPS } from '../../../src/games/carcassonne/rules/options.ts';
import { content, pictureOf, playedUntil, setupOn } from './map-pictures.ts';

/** Parts of a picture that tell of a turn. */
const TOLD = ['claimed', 'scored', 'award'];

it.each(MAPS)('what a picture of %s tells of a turn lies beside the signs beyond the border', (id) => {
  const signs = printedBoxes(content.maps.get(id)!);
  const covering: number[] = [];
  let shown = 0;
  for (let turn = 3; turn < 60; turn++) {
    const state = playedUntil(setupOn(id), (now) => now.turn >= turn);
    const picture = pictureOf(state, { focus: true });
    const { area, board, tile } = picture.layout;
    for (const one of picture.operations) {
      if (one.kind !== 'box' || !TOLD.includes((one as { part?: string }).part ?? '')) continue;
      shown++;
      const at = { x: area.x + (one.x - board.x) / tile, y: area.y + (one.y - board.y) / tile };
      const box = { ...at, width: one.width / tile, height: one.height / tile };
      if (signs.some((sign) => boxesOverlap(sign, box))) covering.push(turn);
    }
  }
  expect(shown).toBeGreaterThan(10);
  // Where a field lies between signs and other pieces, its word has no other place.
  expect(covering.length).toBeLessThanOrEqual(id === 'benelux' ? 2 : 1);
});
