import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import type { Theme } from '../../../../src/drawing/theme.ts';
import { amazonas } from '../../../../src/games/amazonas/index.ts';
import { tileArt } from '../../../../src/games/amazonas/picture/tile-art.ts';
import { turnedShape } from '../../../../src/games/amazonas/picture/turned-shape.ts';
import type { AmazonasTile } from '../../../../src/games/amazonas/rules/tile-set.ts';
import { canvasBrush, loadIcons } from '../../../../src/render/paint/painter.ts';
import { paintOperation } from '../../../../src/render/strokes/brush.ts';
import { SET, TILES } from '../../../render/support/position.ts';

const SIZE = 48;

/** Pixels at both ends of a side where a third tile's village may round the corner. */
const CORNER = 3;

interface Strip {
  readonly tile: string;
  /** Reading of the side, and which side of its square it is: N, E, S or W. */
  readonly reading: string;
  readonly facing: string;
  readonly pixels: Uint8ClampedArray;
}

/** The outermost row or column of pixels along every outer side of a turned tile. */
async function stripsOf(tile: AmazonasTile, turns: number, theme: Theme): Promise<Strip[]> {
  const icons = await loadIcons(amazonas.picture);
  const { box } = turnedShape(tile, turns);
  const context = createCanvas(box.width * SIZE, box.height * SIZE).getContext('2d');
  context.scale(SIZE, SIZE);
  context.translate(-box.x, -box.y);
  const brush = canvasBrush({ ...TILES, theme, icons }, context);
  for (const operation of tileArt(tile, { turns, theme })) paintOperation(brush, operation);
  return turnedShape(tile, turns).sides.map(({ from, run, inward, reading }) => {
    const x = (from.x - box.x) * SIZE - (inward.x < 0 ? 1 : 0);
    const y = (from.y - box.y) * SIZE - (inward.y < 0 ? 1 : 0);
    const facing = inward.x > 0 ? 'W' : inward.x < 0 ? 'E' : inward.y > 0 ? 'N' : 'S';
    return { tile: `${tile.id}/${turns}`, reading, facing, pixels: stripAt(context, { x, y, run }) };
  });
}

function stripAt(context: SKRSContext2D, { x, y, run }: { x: number; y: number; run: 'row' | 'column' }) {
  const [width, height] = run === 'row' ? [SIZE - 2 * CORNER, 1] : [1, SIZE - 2 * CORNER];
  const [left, top] = run === 'row' ? [x + CORNER, y] : [x, y + CORNER];
  return context.getImageData(left, top, width, height).data;
}

/** Mean difference of two strips in steps of 256. */
function difference(a: Uint8ClampedArray, b: Uint8ClampedArray): number {
  return a.reduce((sum, value, index) => sum + Math.abs(value - b[index]!), 0) / (a.length * 0.75);
}

const FACING: Readonly<Record<string, string>> = { N: 'S', E: 'W', S: 'N', W: 'E' };

test.each(['day', 'night', 'contrast'] as const)('%s: neighbours meet without a seam', async (theme) => {
  const strips: Strip[] = [];
  for (const tile of SET.tiles) {
    for (const turns of tile.role === 'start' ? [0] : [0, 1, 2, 3])
      strips.push(...(await stripsOf(tile, turns, theme)));
  }
  const first = new Map<string, Strip>();
  for (const strip of strips) {
    const key = `${strip.reading} ${strip.facing}`;
    if (!first.has(key)) first.set(key, strip);
  }
  expect([...first.keys()].sort()).toEqual(
    ['amazon', 'jungle', 'tributary', 'village'].flatMap((reading) =>
      ['E', 'N', 'S', 'W'].map((side) => `${reading} ${side}`),
    ),
  );
  // Every tile shows the same at sides that read the same, so any two that may meet do match where one pair does.
  const odd = strips.filter(
    ({ reading, facing, pixels }) => difference(pixels, first.get(`${reading} ${facing}`)!.pixels) > 4,
  );
  expect(odd.map(({ tile, reading, facing }) => `${tile} ${reading} ${facing}`)).toEqual([]);
  const torn = [...first.values()].filter(
    ({ reading, facing, pixels }) => difference(pixels, first.get(`${reading} ${FACING[facing]}`)!.pixels) > 14,
  );
  expect(torn.map(({ reading, facing }) => `${reading} ${facing}`)).toEqual([]);
});
