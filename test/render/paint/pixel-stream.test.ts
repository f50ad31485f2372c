import { inflateSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { boardCode } from '../../../src/render/paint/deflate/board-code.ts';
import { DeflateCode } from '../../../src/render/paint/deflate/code.ts';
import { PixelStream } from '../../../src/render/paint/deflate/pixel-stream.ts';
import type { PixelBlock } from '../../../src/render/paint/deflate/tokens.ts';

const CODE = boardCode('day');

let made = 0;

function blockOf(wide: number, high: number, pixelAt: (x: number, y: number) => number): PixelBlock {
  const pixels = new Uint8Array(wide * high);
  for (let y = 0; y < high; y++) for (let x = 0; x < wide; x++) pixels[y * wide + x] = pixelAt(x, y);
  return { id: --made, wide, high, pixels };
}

/** The rows of a picture as PNG wants them: a filter of 0, then the pixels of the blocks from left to right. */
function rowsOf(bands: readonly (readonly PixelBlock[])[]): Buffer {
  return Buffer.concat(
    bands.flatMap((blocks) =>
      Array.from({ length: blocks[0]!.high }, (_, y) =>
        Buffer.concat([
          Buffer.of(0),
          ...blocks.map(({ wide, pixels }) => Buffer.from(pixels.subarray(y * wide, (y + 1) * wide))),
        ]),
      ),
    ),
  );
}

/** What zlib makes of the stream; throws where a code, a distance or the checksum is wrong. */
function unpacked(bands: readonly (readonly PixelBlock[])[], code = CODE): Buffer {
  const wide = bands[0]!.reduce((sum, block) => sum + block.wide, 0);
  const stream = new PixelStream(code, wide);
  for (const blocks of bands) stream.add(blocks);
  return inflateSync(Buffer.concat(stream.finish()));
}

const KINDS = {
  plain: (colour: number) => () => colour,
  stripes: (colour: number) => (x: number, y: number) => ((x + y) % 7 < 3 ? colour : 255 - colour),
  noise: (colour: number) => (x: number, y: number) => (Math.imul(x * 31 + y * 17 + colour, 2654435761) >>> 13) & 255,
  rows: (colour: number) => (x: number, y: number) => (x * (1 + (y >> 2)) + colour) & 63,
};

const block = (wide: number, high: number) =>
  fc
    .record({ kind: fc.constantFrom(...(Object.keys(KINDS) as (keyof typeof KINDS)[])), colour: fc.nat(255) })
    .map(({ kind, colour }) => blockOf(wide, high, KINDS[kind](colour)));

const side = (max: number) => fc.integer({ min: 1, max });

const bands = fc
  .record({
    widths: fc.array(side(300), { minLength: 1, maxLength: 6 }),
    heights: fc.array(side(20), { minLength: 1, maxLength: 4 }),
  })
  .chain(({ widths, heights }) =>
    fc.tuple(...heights.map((high) => fc.tuple(...widths.map((wide) => block(wide, high))))),
  );

describe('the stream of a picture', () => {
  test('holds every row of its blocks', () => {
    const holds = (given: PixelBlock[][]) => unpacked(given).equals(rowsOf(given));
    fc.assert(fc.property(bands, holds), { numRuns: 60 });
  });

  test('holds a block that stands side by side with itself', () => {
    const holds = (wide: number, times: number, colour: number) => {
      const one = blockOf(wide, 5, KINDS.noise(colour));
      const other = blockOf(wide, 5, KINDS.plain(colour));
      const given = [[other, ...Array<PixelBlock>(times).fill(one), other]];
      return unpacked(given).equals(rowsOf(given));
    };
    const numbers = [fc.integer({ min: 1, max: 130 }), fc.integer({ min: 2, max: 40 }), fc.nat(255)] as const;
    fc.assert(fc.property(...numbers, holds), { numRuns: 40 });
  });

  test('holds a block that was drawn over another one', () => {
    const holds = (colour: number, drawn: readonly Patch[]) => {
      const over = drawnOver(blockOf(128, 64, KINDS.rows(colour)), drawn);
      const { ground } = over.over!;
      return [[[over]], [[ground, over, ground]]].every((given) => unpacked(given).equals(rowsOf(given)));
    };
    const patch = fc.record({
      left: fc.nat(120),
      top: fc.nat(60),
      wide: fc.integer({ min: 1, max: 60 }),
      high: fc.integer({ min: 1, max: 30 }),
      colour: fc.nat(255),
    });
    fc.assert(fc.property(fc.nat(255), fc.array(patch, { maxLength: 5 }), holds), { numRuns: 60 });
  });

  test.each([4000, 4200, 9000, 20_000, 40_000])(
    'of a picture %i pixels wide looks back no further than it may',
    (wide) => {
      const one = blockOf(100, 12, KINDS.rows(3));
      const given = [[...Array<PixelBlock>(3).fill(one), blockOf(wide - 400, 12, KINDS.stripes(9)), one].flatMap(cut)];
      expect(unpacked(given).equals(rowsOf(given))).toBe(true);
    },
  );

  test('of blocks that were met before is the same again', () => {
    const given = [[blockOf(64, 64, KINDS.noise(1)), blockOf(64, 64, KINDS.stripes(1))]];
    const stream = () => {
      const one = new PixelStream(CODE, 128);
      for (const blocks of given) one.add(blocks);
      return Buffer.concat(one.finish());
    };
    expect(stream().equals(stream())).toBe(true);
  });
});

interface Patch {
  readonly left: number;
  readonly top: number;
  readonly wide: number;
  readonly high: number;
  readonly colour: number;
}

function drawnOver(ground: PixelBlock, drawn: readonly Patch[]): PixelBlock {
  const { wide, high } = ground;
  const pixels = Uint8Array.from(ground.pixels);
  const patches = drawn.map((patch) => {
    const { left, top } = patch;
    const [right, bottom] = [Math.min(wide, left + patch.wide), Math.min(high, top + patch.high)];
    for (let y = top; y < bottom; y++) {
      for (let x = left; x < right; x++) pixels[y * wide + x] = (patch.colour + ((x * y) >> 3)) & 255;
    }
    return { left, top, right, bottom };
  });
  return { id: --made, wide, high, pixels, over: { ground, patches } };
}

/** Blocks of a width that one can have. */
function cut(whole: PixelBlock): PixelBlock[] {
  const parts: PixelBlock[] = [];
  for (let left = 0; left < whole.wide; left += 256) {
    parts.push(
      blockOf(Math.min(256, whole.wide - left), whole.high, (x, y) => whole.pixels[y * whole.wide + left + x]!),
    );
  }
  return whole.wide <= 256 ? [whole] : parts;
}

test('what is not compressed well by a code is held all the same', () => {
  const code = new DeflateCode(`${'8'.repeat(226)}${'9'.repeat(60)}${'4'.repeat(2)}${'5'.repeat(28)}`);
  const given = [[blockOf(90, 30, KINDS.noise(5)), blockOf(90, 30, KINDS.plain(255))]];
  expect(unpacked(given, code).equals(rowsOf(given))).toBe(true);
});

test.each([
  ['too few symbols', '8'.repeat(256)],
  ['codes that are not told apart', '1'.repeat(316)],
  ['codes that nothing stands for', 'f'.repeat(316)],
])('a code is refused with %s', (_, lengths) => {
  expect(() => new DeflateCode(lengths)).toThrow();
});
