import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type PackedDrawing, packedPoints, unpackedDrawing } from '../../../src/render/strokes/packed-points.ts';

const coordinate = fc.double({ min: -5_000, max: 5_000, noNaN: true });
const points = fc.array(fc.record({ x: coordinate, y: coordinate }));

it('gives points back to a tenth of a pixel, however many there are', () => {
  fc.assert(
    fc.property(points, (sent) => {
      const line = { kind: 'line', stroke: '#000', lineWidth: 1, points: packedPoints(sent) };
      const { operations } = unpackedDrawing({ operations: [line] } as unknown as PackedDrawing);
      const [{ points: got }] = operations as unknown as [{ points: typeof sent }];
      expect(got).toHaveLength(sent.length);
      for (const [at, { x, y }] of sent.entries()) {
        expect(Math.abs(got[at]!.x - x)).toBeLessThan(0.1001);
        expect(Math.abs(got[at]!.y - y)).toBeLessThan(0.1001);
      }
    }),
  );
});

it('sends whole numbers, and the steps between neighbours alone', () => {
  expect(
    packedPoints([
      { x: 1568.2, y: 1244.1 },
      { x: 1568.6, y: 1244.64 },
    ]),
  ).toEqual([7841, 6221, 2, 2]);
});
