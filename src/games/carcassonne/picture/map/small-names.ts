import type { Square } from '../../../../core/tile.ts';
import type { DrawOperation } from '../../../../drawing/draw.ts';
import { along, type Box, touch } from '../../../../drawing/point.ts';
import { textWidth } from '../../../../drawing/text-width.ts';
import type { Theme } from '../../../../drawing/theme.ts';
import { MAP_COLOURS } from './palette.ts';
import { nameArt } from './place-name.ts';

/** The name of a place on its square. */
export interface SmallName {
  readonly part: string;
  readonly text: string;
  readonly square: Square;
  /** Has an edging, which its name leaves free where that is possible. */
  readonly isEdged?: boolean;
}

/** What names must not cover. */
export interface Taken extends Box {
  /** The square of the place that it belongs to: the name of that may lie over it. */
  readonly of?: Square;
}

/** How far below the upper end of its square the middle of a name is tried, first within the square or below it. */
const DOWN = { within: [0.83, 1.2, -0.18], below: [1.2, -0.18, 0.83] };

/** How far from the left end. */
const ACROSS = [0.5, 0.3, 0.7, 0.1, 0.9];

/**
 * Names in letters that can be read where a chat shows the picture. They are wider than their squares, so each is left
 * out unless it has a place where it covers nothing.
 */
export function smallNames(
  names: readonly SmallName[],
  about: {
    readonly size: number;
    readonly taken: readonly Taken[];
    readonly isBare: (box: Box) => boolean;
    theme: Theme;
  },
): DrawOperation[] {
  const { size, isBare, theme } = about;
  const { name: fill, halo } = MAP_COLOURS[theme];
  const taken = [...about.taken];
  return names.flatMap(({ part, text, square, isEdged = false }) => {
    const [width, height] = [textWidth(text) * size, size * 0.82];
    const isOwn = ({ of }: Taken) => of?.x === square.x && of.y === square.y;
    const others = taken.filter((one) => !isOwn(one));
    const places = DOWN[isEdged ? 'below' : 'within'].flatMap((y) => ACROSS.map((x) => ({ x, y })));
    for (const place of places) {
      const at = along(square, place, 1);
      const box = { x: at.x - width / 2, y: at.y - height / 2, width, height };
      if (!isBare(box) || others.some((other) => touch(box, other))) continue;
      taken.push(box);
      return nameArt(at, text, { part, fill, halo, size, room: width * 1.1 });
    }
    return [];
  });
}
