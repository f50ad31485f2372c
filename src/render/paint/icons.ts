import { readFile } from 'node:fs/promises';
import { type Image, loadImage } from '@napi-rs/canvas';
import { COLOURS } from '../../core/colour.ts';
import { memoize } from '../../drawing/memoize.ts';
import { EDGE, HALO, SEAT_SIGNS } from '../../drawing/seat-sign.ts';
import type { GamePicture, IconSet } from '../../games/contract/picture.ts';

/**
 * The icon of every game, which has the colours of the seats. Shapes in colours of their own are from Fluent Emoji (MIT),
 * those in one ink from game-icons.net (CC BY 3.0); tools/make-icons.ts takes them from there (npm run icons).
 */
export const MEEPLE: IconSet = { inks: { meeple: EDGE }, file: new URL('./icon-shapes.json', import.meta.url) };

/** Sides of the view boxes of coloured and of one-ink shapes. */
export const SHAPE_SIDES = { coloured: 32, inked: 512 };
const INKED_MIDDLE = SHAPE_SIDES.inked / 2;

/** Side of an icon's image, in pixels: about twice its size on the largest tile. */
const ICON_PIXELS = 96;

export type Icons = ReadonlyMap<string, Image>;

/** Every icon of a game's pictures as an image, loaded once. */
export const loadIcons = memoize(async ({ icons }: GamePicture): Promise<Icons> => {
  const { meeple } = await shapesOf(MEEPLE);
  const shapes = icons ? await shapesOf(icons) : {};
  const svgs = [
    ...Object.entries(icons?.inks ?? {}).map(([name, ink]) => [name, iconSvg(shapes[name]!, ink)] as const),
    ...meepleSvgs('meeple', meeple!),
    ...meepleSvgs('lying-meeple', `<g transform="rotate(90 ${INKED_MIDDLE} ${INKED_MIDDLE})">${meeple}</g>`),
  ];
  return new Map(
    await Promise.all(svgs.map(async ([name, svg]) => [name, await loadImage(Buffer.from(svg))] as const)),
  );
});

/** Images of a shape by their names: the white one of a ghost, and one for every colour. */
function meepleSvgs(name: string, shape: string): (readonly [name: string, svg: string])[] {
  return [
    [`${name}-ghost`, pieceSvg(shape, HALO)],
    ...COLOURS.map((colour) => [`${name}-${colour}`, pieceSvg(shape, SEAT_SIGNS[colour].fill)] as const),
  ];
}

async function shapesOf({ file }: IconSet): Promise<Readonly<Record<string, string>>> {
  return JSON.parse(await readFile(file, 'utf8'));
}

function iconSvg(shape: string, ink: string | undefined): string {
  return svgOf(ink ? SHAPE_SIDES.inked : SHAPE_SIDES.coloured, 0, inkedIn(shape, ink ?? '#000000'));
}

/** A shape with the white and dark lines of a piece around it. */
function pieceSvg(shape: string, ink: string): string {
  const side = SHAPE_SIDES.inked;
  const around = (colour: string, share: number) =>
    `<g stroke="${colour}" stroke-width="${side * share}" stroke-linejoin="round">${inkedIn(shape, colour)}</g>`;
  return svgOf(side, side * 0.1, around(EDGE, 0.19) + around(HALO, 0.12) + inkedIn(shape, ink));
}

function inkedIn(shape: string, colour: string): string {
  return shape.replaceAll('currentColor', colour);
}

function svgOf(side: number, margin: number, body: string): string {
  const box = `${-margin} ${-margin} ${side + 2 * margin} ${side + 2 * margin}`;
  const size = `width="${ICON_PIXELS}" height="${ICON_PIXELS}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="${box}">${body}</svg>`;
}
