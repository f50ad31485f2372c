import { type DrawOperation, polygon, rectangle } from '../../../../drawing/draw.ts';
import { boxAround, type Point, pointsOf } from '../../../../drawing/point.ts';
import { textWidth } from '../../../../drawing/text-width.ts';
import type { Theme } from '../../../../drawing/theme.ts';
import { type GameMap, squareKey } from '../../rules/game-map.ts';
import type { CarcassonneContext } from '../facts.ts';
import { MAP_COLOURS } from './palette.ts';
import { brokenLines, lettersIn, minLetters, nameArt } from './place-name.ts';
import { isWhole } from './room.ts';

/** Height of the banner with a city's name, of its letters, and of the largest letters without a banner, in two lines too. */
const BANNER = { height: 0.25, text: 0.19, alone: 0.44, lines: 0.26 };

/** Room beside a name within the squares of its city, and within a banner. */
const BESIDE = { square: 0.04, banner: 0.06 };

/**
 * The name of every large city at the lower end of its own squares: on a banner, or without one where a chat needs
 * larger letters than fit there; empty where it could not be read. No city of which a part is not shown, or which a tint
 * covers.
 */
export function cityNamesArt({ cities }: GameMap, { scene, layout, theme }: CarcassonneContext): DrawOperation[][] {
  const tinted = new Set(
    scene.tints.flatMap(({ segments }) => segments.flatMap(({ tile }) => scene.tiles[tile]!.squares.map(squareKey))),
  );
  const hasBanners = minLetters(layout) === undefined;
  const { name: fill, halo } = MAP_COLOURS[theme];
  return cities.flatMap(({ name, label: text = name, squares }) => {
    if (!isWhole(squares, layout) || squares.some((square) => tinted.has(squareKey(square)))) return [];
    const { x, y, width, height } = boxAround(squares, 1);
    const [middle, bottom] = [x + width / 2, y + height];
    const letters = (lines: readonly string[], beside: number, most: number) =>
      lettersIn(width - 2 * beside, lines, layout, { usual: BANNER.text, most });
    const onBanner = hasBanners ? letters([text], BESIDE.square + BESIDE.banner, BANNER.text) : undefined;
    if (onBanner !== undefined)
      return [bannerArt({ x: middle, y: bottom - 0.2 }, text, { size: onBanner, width, theme })];
    for (const lines of [[text], brokenLines(text)]) {
      const size = letters(lines, BESIDE.square, lines.length > 1 ? BANNER.lines : BANNER.alone);
      if (size === undefined) continue;
      return [
        lines.flatMap((line, row) => {
          const at = { x: middle, y: bottom - size * (0.55 + (lines.length - 1 - row) * 0.95) };
          return nameArt(at, line, { part: 'city-name', fill, halo, size });
        }),
      ];
    }
    return [[]];
  });
}

/** A name on a banner, with tails where the city has room for them. */
function bannerArt(
  middle: Point,
  text: string,
  { size, width: room, theme }: { readonly size: number; readonly width: number; readonly theme: Theme },
): DrawOperation[] {
  const { banner, bannerRim, name: fill } = MAP_COLOURS[theme];
  const width = textWidth(text) * size + 2 * BESIDE.banner;
  const [left, top] = [middle.x - width / 2, middle.y - BANNER.height / 2];
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
    ...(width + 0.28 < room ? [tail(left, -1), tail(left + width, 1)] : []),
    rectangle({ x: left, y: top, width, height: BANNER.height }, { ...rim, fill: banner, radius: 0.03 }),
    ...nameArt(middle, text, { part: 'city-name', fill, halo: banner, size }),
  ];
}
