import { signArt } from '../../art/piece-art.ts';
import type { DrawOperation, Part } from '../../draw.ts';
import type { Point } from '../../point.ts';
import type { Sheet } from '../sheet.ts';

/** Parts of a plate in heights of its text. */
const PLATE = { high: 1.36, sign: 1.12, side: 0.24, digit: 0.62 };

/** Height of the text in heights of the panel's text and in sides of a square, whichever is more. */
const TEXT = { panel: 0.7, square: 0.24 };

/** Points with the signs of the seats that get them. */
export interface PointPlate {
  readonly part: Part;
  readonly text: string;
  readonly seats: readonly number[];
  /** Sizes in pixels: of the text, of a seat's sign, and of the whole. */
  readonly size: number;
  readonly sign: number;
  readonly wide: number;
  readonly high: number;
}

/** The sizes of a plate on a picture. */
export function pointPlate(
  { layout }: Pick<Sheet, 'layout'>,
  about: { readonly part: Part; readonly text: string; readonly seats: readonly number[] },
): PointPlate {
  const size = Math.max(Math.round(layout.text * TEXT.panel), Math.round(layout.tile * TEXT.square));
  const sign = Math.round(size * PLATE.sign);
  const letters = Math.round(size * (PLATE.digit * about.text.length + 2 * PLATE.side));
  return { ...about, size, sign, wide: letters + about.seats.length * (sign + 2), high: Math.round(size * PLATE.high) };
}

/** A plate with its top left corner at a point. */
export function plateOperations({ scene, paper }: Sheet, plate: PointPlate, { x, y }: Point): DrawOperation[] {
  const { part, text, seats, size, sign, wide, high } = plate;
  const middle = y + Math.round(high / 2);
  const start = x + Math.round(size * PLATE.side);
  return [
    {
      kind: 'box',
      part,
      x,
      y,
      wide,
      high,
      radius: Math.round(high * 0.28),
      fill: paper.card,
      stroke: paper.ink,
      width: Math.max(2, Math.round(size * 0.09)),
    },
    ...seats.flatMap((seat, index) => {
      const { colour } = scene.seats[seat]!;
      return signArt({ colour, x: start + index * (sign + 2) + Math.round(sign / 2), y: middle, size: sign });
    }),
    {
      kind: 'text',
      part,
      text,
      x: start + seats.length * (sign + 2) + Math.round(size * 0.06),
      y: middle,
      size,
      bold: true,
      fill: paper.ink,
      align: 'left',
    },
  ];
}
