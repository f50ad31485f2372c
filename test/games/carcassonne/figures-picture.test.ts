import { expect, it } from 'vitest';
import { pieceArt } from '../../../src/drawing/piece-art.ts';
import { boxAround, insidePolygon } from '../../../src/drawing/point.ts';
import { PIECES } from '../../../src/games/carcassonne/picture/pieces.ts';

/** A figure of every kind, upright, and those that a farmer may be, lying on its side. */
const FIGURES = [
  ...['meeple', 'large', 'builder', 'abbot', 'pig'].map((piece) => ({ piece, lying: false })),
  ...['meeple', 'large'].map((piece) => ({ piece, lying: true })),
].map((figure) => ({ ...figure, name: `${figure.lying ? 'lying ' : ''}${figure.piece}` }));

const PAIRS = FIGURES.flatMap((one, at) => FIGURES.slice(at + 1).map((other) => [one.name, other.name] as const));

/** Every polygon of a figure of size 1, its shadow and outline too. */
function polygonsOf(name: string) {
  const { piece, lying } = FIGURES.find((figure) => figure.name === name)!;
  const operation = { kind: 'piece', piece, colour: 'red', x: 0, y: 0, size: 1, plain: true, lying } as const;
  return pieceArt(operation, PIECES).flatMap((stroke) => (stroke.kind === 'polygon' ? [stroke.points] : []));
}

/** The places of a fine grid that a figure covers. */
function silhouetteOf(name: string): Set<number> {
  const polygons = polygonsOf(name);
  const cells = Array.from({ length: 60 * 60 }, (_, at) => at);
  return new Set(
    cells.filter((at) => {
      const point = { x: (at % 60) / 30 - 1, y: Math.floor(at / 60) / 30 - 1 };
      return polygons.some((corners) => insidePolygon(point, corners));
    }),
  );
}

it.each(PAIRS)('the silhouettes of a %s and a %s differ by a quarter of what they cover', (one, other) => {
  const [a, b] = [silhouetteOf(one), silhouetteOf(other)];
  const both = [...a].filter((cell) => b.has(cell)).length;
  const all = a.size + b.size - both;
  expect((all - both) / all).toBeGreaterThan(0.25);
});

it('a large meeple is 1.4 times as wide and as high as an ordinary one', () => {
  const [ordinary, large] = ['meeple', 'large'].map((name) => boxAround(polygonsOf(name).flat()));
  expect(large!.width / ordinary!.width).toBeCloseTo(1.4);
  expect(large!.height / ordinary!.height).toBeCloseTo(1.4);
});

it.each(['builder', 'abbot', 'pig'])('what tells a %s is drawn on one that is still to be chosen, too', (piece) => {
  const ghost = { kind: 'piece', piece, colour: 'red', x: 0, y: 0, size: 1, ghost: true } as const;
  const fills = pieceArt(ghost, PIECES).flatMap((stroke) => (stroke.kind === 'polygon' ? [stroke.fill] : []));
  for (const { fill } of PIECES[piece]!.parts!) if (fill) expect(fills).toContain(fill);
});
