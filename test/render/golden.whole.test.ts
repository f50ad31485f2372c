import { existsSync, readFileSync } from 'node:fs';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { describe, expect, test } from 'vitest';
import { renderPicture } from '../../src/render/renderer.ts';
import { type Light, labOf, lightOf } from './support/colour.ts';
import { SET } from './support/position.ts';
import { goldenPictures } from './support/typical-pictures.ts';

const FOLDER = new URL('./golden/', import.meta.url);

/** Side of the fields whose mean colours are compared, in pixels: smoothed edges may differ, shapes may not. */
const FIELD = 4;

/** A field differs from this distance in L*a*b* on; so large a share of fields may. */
const VISIBLE = 6;
const TOLERANCE = 0.0005;

/** Mean colours of the fields of a picture. */
async function fieldsOf(png: Buffer): Promise<{ readonly size: string; readonly fields: Light[] }> {
  const image = await loadImage(png);
  const { width, height } = image;
  const context = createCanvas(width, height).getContext('2d');
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, width, height);
  const fields: Light[] = [];
  for (let top = 0; top + FIELD <= height; top += FIELD) {
    for (let left = 0; left + FIELD <= width; left += FIELD) {
      const sum = [0, 0, 0];
      for (let at = 0; at < FIELD * FIELD; at++) {
        const pixel = ((top + Math.floor(at / FIELD)) * width + left + (at % FIELD)) * 4;
        for (const channel of [0, 1, 2]) sum[channel]! += lightOf(data[pixel + channel]!) / FIELD ** 2;
      }
      fields.push(labOf(sum as unknown as Light));
    }
  }
  return { size: `${width} x ${height}`, fields };
}

async function differingShare(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all([one, other].map(fieldsOf));
  if (a!.size !== b!.size) return 1;
  const differing = a!.fields.filter((field, at) => {
    const beside = b!.fields[at]!;
    return Math.hypot(field[0] - beside[0], field[1] - beside[1], field[2] - beside[2]) > VISIBLE;
  });
  return differing.length / a!.fields.length;
}

// Made by tools/make-golden-pictures.ts, when somebody has looked at them.
describe.runIf(existsSync(FOLDER))('pictures look as they did', () => {
  const pictures = goldenPictures(SET);

  test.each([...pictures])('%s', async (name, request) => {
    const { png } = await renderPicture('board', request);
    expect(await differingShare(png, readFileSync(new URL(`${name}.png`, FOLDER)))).toBeLessThanOrEqual(TOLERANCE);
  });
});

test('a picture with one piece more is told from one without', async () => {
  const [, request] = [...goldenPictures(SET)].find(([name]) => name === 'double')!;
  const pieces = request.view.pieces.slice(1);
  const without = await renderPicture('board', { ...request, view: { ...request.view, pieces } });
  const picture = await renderPicture('board', request);
  expect(request.view.pieces.length).toBeGreaterThan(0);
  expect(await differingShare(picture.png, without.png)).toBeGreaterThan(TOLERANCE);
  expect(await differingShare(picture.png, picture.png)).toBe(0);
});
