import type { Colour } from '../../engine/index.ts';
import type { DrawOperation, PieceOperation } from '../draw.ts';
import type { Point } from '../point.ts';
import { EDGE, HALO, SEAT_SIGNS } from './seat-sign.ts';

/** The plate of a piece's letter grows less than the piece: small pieces need a larger share for it. */
const PLATE = { share: 0.36, pixels: 6 };

/** Height of a letter's font in the size of its plate. */
const LETTER = 0.9;

/** The strokes of a piece: body in the seat's colour, white outline, dark edge, and a plate with the seat's letter. */
export function pieceArt({ piece, colour, x, y, size, plain }: PieceOperation): DrawOperation[] {
  const { fill, letter, shape } = SEAT_SIGNS[colour];
  const badge = Math.round(size * PLATE.share + PLATE.pixels);
  const sign = (dy: number): DrawOperation[] =>
    plain
      ? []
      : [
          { kind: 'badge', shape, x, y: y + dy, size: badge },
          {
            kind: 'text',
            text: letter,
            size: Math.round(badge * LETTER),
            bold: true,
            fill: EDGE,
            align: 'center',
            x,
            y: y + dy,
          },
        ];
  const body = (points: readonly Point[]): DrawOperation[] => {
    const placed = points.map((point) => ({ x: x + point.x * size, y: y + point.y * size }));
    return [
      { kind: 'polygon', points: placed, fill: EDGE, stroke: EDGE, width: size * 0.2 },
      { kind: 'polygon', points: placed, fill: HALO, stroke: HALO, width: size * 0.12 },
      { kind: 'polygon', points: placed, fill },
    ];
  };
  switch (piece) {
    case 'meeple':
      return [{ kind: 'icon', icon: `meeple-${colour}`, x, y, size: size * 1.42 }, ...sign(size * 0.1)];
    case 'camp':
      return [
        ...body([
          { x: 0, y: -0.46 },
          { x: 0.54, y: 0.38 },
          { x: -0.54, y: 0.38 },
        ]),
        {
          kind: 'line',
          points: [
            { x: x - size * 0.08, y: y - size * 0.58 },
            { x, y: y - size * 0.42 },
            { x: x + size * 0.08, y: y - size * 0.58 },
          ],
          stroke: EDGE,
          width: size * 0.05,
        },
        ...sign(size * 0.14),
      ];
    case 'boat':
      return [...body(HULL), ...sign(size * 0.03)];
  }
}

/** The sign of a seat around a point: its letter on its plate, on a field of its colour; `size` is the field's side. */
export function signArt({ colour, x, y, size }: Point & { colour: Colour; size: number }): DrawOperation[] {
  const { fill, letter, shape } = SEAT_SIGNS[colour];
  const rim = Math.max(1.5, size * 0.05);
  return [
    {
      kind: 'box',
      x: x - size / 2,
      y: y - size / 2,
      wide: size,
      high: size,
      radius: size * 0.2,
      fill,
      stroke: EDGE,
      width: rim,
    },
    { kind: 'badge', shape, x, y, size: size * 0.64 },
    { kind: 'text', text: letter, x, y, size: Math.round(size * 0.6), bold: true, fill: EDGE, align: 'center' },
  ];
}

/** A pirogue seen from the side of its bend: pointed at both ends. */
const HULL: readonly Point[] = [
  { x: -0.82, y: -0.26 },
  { x: -0.5, y: -0.16 },
  { x: 0.5, y: -0.16 },
  { x: 0.82, y: -0.26 },
  { x: 0.66, y: 0.12 },
  { x: 0.42, y: 0.3 },
  { x: -0.42, y: 0.3 },
  { x: -0.66, y: 0.12 },
];
