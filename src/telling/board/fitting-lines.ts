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
  const total = tilesLeft(position);
  const seats = game.scoresOf(position.fold.state).length;
  const percent = (draws: number) => Math.round(100 * chanceOfOne({ total, fits, draws }));
  const chance = t('tiles.chance', { round: percent(seats), own: percent(Math.floor(total / seats)) });
  return [
    [t('tiles.fits', { ...square, count: fits, total }), ...(fits > 0 ? [chance] : [])].join(' '),
    ...kinds.map(({ tile, rotations, count, isHeld }) =>
      t(isHeld ? 'tiles.fit.held' : 'tiles.fit', {
        tile: t('alt.left.kind', { count, tile: game.words.tile(t, content, { id: tile }) }),
        rotations: rotationsText(rotations),
      }),
    ),
  ];
}

/** The chance that of so many draws from a pile at least one is a tile that fits; everybody can count these. */
function chanceOfOne({ total, fits, draws }: Readonly<Record<'total' | 'fits' | 'draws', number>>): number {
  let none = 1;
  for (let draw = 0; draw < Math.min(draws, total); draw++) none *= Math.max(0, total - fits - draw) / (total - draw);
  return 1 - none;
}
