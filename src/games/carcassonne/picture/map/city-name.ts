import { type DrawOperation, polygon, rectangle } from '../../../../drawing/draw.ts';
import { boxAround, pointsOf } from '../../../../drawing/point.ts';
import { textWidth } from '../../../../drawing/text-width.ts';
import type { Theme } from '../../../../drawing/theme.ts';
import type { GameMap } from '../../rules/game-map.ts';
import { MAP_COLOURS } from './palette.ts';
import { nameArt } from './place-name.ts';

/** Height of the banner with a city's name, and of its letters. */
const BANNER = { height: 0.25, text: 0.19 };

/** A banner with the name of every large city at its lower end. */
export function cityNames({ cities }: GameMap, theme: Theme): DrawOperation[] {
  const { banner, bannerRim, name: ink } = MAP_COLOURS[theme];
  return cities.flatMap(({ name, squares }) => {
    const box = boxAround(squares, 1);
    const text = name.replace(/\/.*/, '');
    const most = box.width - 0.1;
    const size = Math.min(BANNER.text, (most - 0.12) / textWidth(text));
    const width = textWidth(text) * size + 0.12;
    const middle = { x: box.x + box.width / 2, y: box.y + box.height - 0.2 };
    const [left, top, right, bottom] = [
      middle.x - width / 2,
      middle.y - BANNER.height / 2,
      middle.x + width / 2,
      middle.y + BANNER.height / 2,
    ];
    const rim = { part: 'city-name', stroke: bannerRim, lineWidth: 0.022 };
    const tail = (x: number, way: number) =>
      polygon(
        pointsOf([0, 0.05, 0.13, 0.05, 0.08, 0.155, 0.13, 0.27, 0, 0.27]).map((point) => ({
          x: x + point.x * way,
          y: top + point.y,
        })),
        { ...rim, fill: bannerRim },
      );
    return [
      ...(width + 0.2 < box.width ? [tail(left, -1), tail(right, 1)] : []),
      rectangle({ x: left, y: top, width: right - left, height: bottom - top }, { ...rim, fill: banner, radius: 0.03 }),
      ...nameArt(middle, text, { part: 'city-name', fill: ink, halo: banner, size, room: most }),
    ];
  });
}
