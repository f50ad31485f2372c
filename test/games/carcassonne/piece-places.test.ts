import { expect, it } from 'vitest';
import { carcassonne } from '../../../src/games/carcassonne/index.ts';
import type { BoardContext } from '../../../src/render/scene/board-layout.ts';
import { piecePlaces } from '../../../src/render/scene/piece-places.ts';
import { CONTENT } from './content.ts';

/** Half the height of a piece on the squares of a phone, in squares. */
const HALF = 0.21;

const TILES = CONTENT.tiles.filter(({ squares }) => squares.length === 1).map((tile) => [tile.id, tile] as const);

it.each(TILES)('every piece on tile %s stands within it, so that none swims beside a coast', (id, { segments }) => {
  const tiles = [{ tile: id, x: 0, y: 0, rotation: 0, squares: [{ x: 0, y: 0 }] }];
  const context = { scene: { tiles }, content: CONTENT, picture: carcassonne.picture } as unknown as BoardContext;
  for (const segment of segments.keys()) {
    const { place } = piecePlaces(context, [{ tile: 0, segment, piece: 'meeple' }], HALF)[0]!;
    for (const away of [place.x, place.y, 1 - place.x, 1 - place.y])
      expect(away, `${segment}`).toBeGreaterThan(0.5 * HALF);
  }
});
