import { signArt } from '../../art/piece-art.ts';
import { type DrawOperation, rectangle } from '../../draw.ts';
import type { Point } from '../../point.ts';
import type { Sheet } from '../board-layout.ts';

/** Parts of a plate in heights of its text. */
const PLATE = { high: 1.36, sign: 1.12, side: 0.24, digit: 0.62 };

/** Height of the text in heights of the panel's text and in sides of a square, whichever is more. */
const TEXT = { panel: 0.7, square: 0.24 };

/** Points with the signs of the seats that get them. */
interface Points {
  readonly part: string;
  readonly text: string;
  readonly seats: readonly number[];
}

/** Points with their sizes in pixels: of the text, of a seat's sign, and of the whole. */
export interface PointPlate extends Points {
  readonly size: number;
  readonly sign: number;
  readonly wide: number;
  readonly high: number;
}

/** The sizes of a plate on a picture. */
export function pointPlate({ layout }: Sheet, points: Points): PointPlate {
  const size = Math.max(Math.round(layout.text * TEXT.panel), Math.round(layout.tile * TEXT.square));
  const sign = Math.round(size * PLATE.sign);
  const letters = Math.round(size * (PLATE.digit * points.text.length + 2 * PLATE.side));
  const wide = letters + points.seats.length * (sign + 2);
  return { ...points, size, sign, wide, high: Math.round(size * PLATE.high) };
}

/** A plate with its top left corner at a point. */
export function plateOperations({ scene, paper }: Sheet, plate: PointPlate, { x, y }: Point): DrawOperation[] {
  const { part, text, seats, size, sign, wide, high } = plate;
  const middle = y + Math.round(high / 2);
  const start = x + Math.round(size * PLATE.side);
  const rim = { stroke: paper.ink, width: Math.max(2, Math.round(size * 0.09)) };
  const end = start + seats.length * (sign + 2) + Math.round(size * 0.06);
  return [
    rectangle({ x, y, wide, high }, { part, radius: Math.round(high * 0.28), fill: paper.card, ...rim }),
    ...seats.flatMap((seat, index) => {
      const at = { x: start + index * (sign + 2) + Math.round(sign / 2), y: middle };
      return signArt(scene.seats[seat]!.colour, at, sign);
    }),
    { kind: 'text', part, text, x: end, y: middle, size, bold: true, fill: paper.ink, align: 'left' },
  ];
}
