import type { TileSign } from '../../../contract/picture.ts';
import type { ExpansionPicture } from '../../picture/context.ts';
import { LAND } from '../../picture/palette.ts';
import { dragonArt, fairyArt } from './figure-art.ts';

/** A figure larger than a meeple. */
const figure =
  (draw: typeof dragonArt): TileSign =>
  (at, size, theme) =>
    draw(at, size * 1.15, LAND[theme]);

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
  tells(event) {
    if (event.type === 'dragon-came') return { laid: { x: event.x, y: event.y } };
    if (event.type === 'dragon-flew')
      return { flown: { from: event.from, to: { x: event.x, y: event.y }, step: event.step } };
    if (event.type === 'taken-off') return { eaten: { x: event.x, y: event.y, seat: event.seat } };
    return undefined;
  },
};
