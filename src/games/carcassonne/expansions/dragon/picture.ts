import { SIDE_STEPS } from '../../../../core/ports.ts';
import type { Square } from '../../../../core/tile.ts';
import type { DrawSign } from '../../../contract/picture.ts';
import type { ExpansionPicture } from '../../picture/context.ts';
import { LAND_COLOURS } from '../../picture/palette.ts';
import { dragonArt, fairyArt } from './figure-art.ts';
import type { FiguresView } from './rules.ts';

/** A figure larger than a meeple. */
const figure =
  (draw: typeof dragonArt): DrawSign =>
  (at, size, theme) =>
    draw(at, size * 1.15, LAND_COLOURS[theme]);

const isAt = (one: Square, other: Square) => one.x === other.x && one.y === other.y;

/** Corners of what lies around the tiles to which the dragon can fly now, so that the edge of a picture hides no piece there. */
function aroundWays({ dragon, fairy, flight = [] }: FiguresView, hasTile: (square: Square) => boolean): Square[] {
  const barred = fairy ? [fairy, ...flight] : flight;
  return SIDE_STEPS.map((step) => ({ x: dragon!.x + step.x, y: dragon!.y + step.y }))
    .filter((square) => hasTile(square) && !barred.some((one) => isAt(one, square)))
    .flatMap(({ x, y }) => [-1, 1].map((off) => ({ x: x + off, y: y + off })));
}

/** Pictures of The Princess & the Dragon. */
export const dragonPicture: ExpansionPicture = {
  signs: { dragon: figure(dragonArt), fairy: figure(fairyArt), 'option.dragon': figure(dragonArt) },
  figures({ parts: { dragon: all } }) {
    if (!all) return [];
    const { dragon, fairy } = all;
    return [
      ...(dragon ? [{ sign: 'dragon', at: { x: dragon.x, y: dragon.y } }] : []),
      ...(fairy
        ? [
            {
              sign: 'fairy',
              at: fairy.with ?? { x: fairy.x, y: fairy.y },
              ...(fairy.with && { seat: fairy.with.seat }),
            },
          ]
        : []),
    ];
  },
  asks: ({ phase, tiles, parts: { dragon: all } }) =>
    phase === 'flight' ? aroundWays(all!, (square) => tiles.some((tile) => isAt(square, tile))) : [],
  tells(event) {
    if (event.type === 'dragon-came') return { laid: { x: event.x, y: event.y } };
    if (event.type === 'dragon-flew')
      return { flown: { from: event.from, to: { x: event.x, y: event.y }, step: event.step } };
    if (event.type === 'taken-off') return { eaten: { x: event.x, y: event.y, seat: event.seat } };
    return undefined;
  },
};
