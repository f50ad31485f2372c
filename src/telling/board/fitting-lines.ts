import type { GamePosition } from '../../app/table.ts';
import type { Square } from '../../core/tile.ts';
import type { FittingTile } from '../../games/contract/game.ts';
import type { Translator } from '../../i18n/translate.ts';
import { rotationsText } from './choices.ts';
import { tilesLeft } from './tiles-left.ts';

/** The number of tiles that fit a square, then one line for each different tile, the most frequent first. */
export function fittingLines(
  t: Translator,
  position: GamePosition,
  { square, fitting }: { readonly square: Square; readonly fitting: readonly FittingTile[] },
): string[] {
  const { game, content } = position;
  const fits = fitting.reduce((sum, { count }) => sum + count, 0);
  const kinds = [...fitting].sort((a, b) => b.count - a.count);
  return [
    t('tiles.fits', { ...square, count: fits, total: tilesLeft(position) }),
    ...kinds.map(({ tile, rotations, count }) =>
      t('tiles.fit', {
        tile: t('alt.left.kind', { count, tile: game.words.tile(t, content, { id: tile }) }),
        rotations: rotationsText(rotations),
      }),
    ),
  ];
}
