import type { DrawOperation, PieceOperation } from '../draw.ts';
import type { Point } from '../point.ts';
import { SEAT_SIGNS } from './seat-sign.ts';

/** Smallest letter of a piece, in pixels. */
const LETTER = 18;

const EDGE = '#1c1a17';
const HALO = '#ffffff';

/** The strokes of a piece: body in the seat's colour, white outline, dark edge, and a plate with the seat's letter. */
export function pieceArt({ piece, colour, x, y, size, plain }: PieceOperation): DrawOperation[] {
  const { fill, letter, shape } = SEAT_SIGNS[colour];
  const badge = Math.max(LETTER * 1.05, size * 0.42);
  const sign = (dy: number): DrawOperation[] =>
    plain
      ? []
      : [
          { kind: 'badge', shape, x, y: y + dy, size: badge },
          {
            kind: 'text',
            text: letter,
            size: Math.max(LETTER, Math.round(badge * 0.86)),
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
