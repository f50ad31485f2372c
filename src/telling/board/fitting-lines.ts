import type { GamePosition } from '../../app/table.ts';
import type { Square } from '../../core/tile.ts';
import type { FittingTile } from '../../games/contract/game.ts';
import type { Translator } from '../../i18n/translate.ts';
import { rotationsText } from './choices.ts';
import { tilesLeft } from './tiles-left.ts';

/** The number of tiles left that fit a square, then one line for each different tile, the most frequent first, held ones last. */
export function fittingLines(
  t: Translator,
  position: GamePosition,
  { square, fitting }: { readonly square: Square; readonly fitting: readonly FittingTile[] },
): string[] {
  const { game, content } = position;
  const inPile = fitting.filter(({ isHeld }) => !isHeld);
  const fits = inPile.reduce((sum, { count }) => sum + count, 0);
  const kinds = [...inPile.sort((a, b) => b.count - a.count), ...fitting.filter(({ isHeld }) => isHeld)];
  return [
    t('tiles.fits', { ...square, count: fits, total: tilesLeft(position) }),
    ...kinds.map(({ tile, rotations, count, isHeld }) =>
      t(isHeld ? 'tiles.fit.held' : 'tiles.fit', {
        tile: t('alt.left.kind', { count, tile: game.words.tile(t, content, { id: tile }) }),
        rotations: rotationsText(rotations),
      }),
    ),
  ];
}
