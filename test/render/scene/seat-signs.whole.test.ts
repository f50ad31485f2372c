import { describe, expect, test } from 'vitest';
import { COLOURS, type Colour } from '../../../src/core/colour.ts';
import { badgeOutline, SEAT_SIGNS } from '../../../src/drawing/seat-sign.ts';
import { paintDrawing } from '../../../src/render/paint/painter.ts';
import { contrast, type Light, labOf, lightOf, parseColour, seen, VISIONS } from '../support/colour.ts';
import { TILES } from '../support/position.ts';

const PAIRS = COLOURS.flatMap((one, at) => COLOURS.slice(at + 1).map((other) => [one, other] as const));

/** Smallest height of a piece on a picture, in pixels. */
const SMALLEST = 26;

const light = (hex: string) => parseColour(hex).channels.map(lightOf) as unknown as Light;

/** The light of every pixel of a piece on white, as somebody sees it. */
async function pieceLight(piece: 'meeple' | 'camp' | 'boat', colour: Colour, size = SMALLEST): Promise<Light[]> {
  const side = size * 2;
  const operations = [{ kind: 'piece', piece, colour, x: size, y: size, size } as const];
  const canvas = await paintDrawing(
    { width: side, height: side, theme: 'day', background: '#ffffff', operations },
    TILES,
  );
  const { data } = canvas.getContext('2d').getImageData(0, 0, side, side);
  return Array.from(
    { length: side * side },
    (_, at) => [0, 1, 2].map((c) => lightOf(data[at * 4 + c]!)) as unknown as Light,
  );
}

describe.each(PAIRS)('%s and %s', (one, other) => {
  test('differ by letter and by the shape of the plate', () => {
    expect(SEAT_SIGNS[one].letter).not.toBe(SEAT_SIGNS[other].letter);
    const [a, b] = [one, other].map((colour) => badgeOutline(SEAT_SIGNS[colour].shape, 20));
    expect(a!.length).not.toBe(0);
    expect(JSON.stringify(a)).not.toBe(JSON.stringify(b));
  });

  test.each(Object.entries(VISIONS))('are told apart with %s vision', async (name, vision) => {
    const [a, b] = [one, other].map((colour) => labOf(seen(light(SEAT_SIGNS[colour].fill), vision)));
    const apart = Math.hypot(a![0] - b![0], a![1] - b![1], a![2] - b![2]);
    // Without any colour, letter and plate are left; with two cones the fields differ well, too.
    if (name !== 'grey') expect(apart).toBeGreaterThan(18);
    for (const piece of ['meeple', 'camp', 'boat'] as const) {
      const [first, second] = await Promise.all([one, other].map((colour) => pieceLight(piece, colour)));
      const differing = first!.filter((pixel, at) => {
        const [p, q] = [labOf(seen(pixel, vision)), labOf(seen(second![at]!, vision))];
        return Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]) > 20;
      });
      expect(differing.length, piece).toBeGreaterThan(40);
    }
  });
});

describe.each(COLOURS)('%s', (colour) => {
  test.each(['meeple', 'camp', 'boat'] as const)(
    'the letter of a small %s stands out from its plate',
    async (piece) => {
      const pixels = await pieceLight(piece, colour);
      const side = SMALLEST * 2;
      // The plate's middle; letters are about half as high as the smallest piece.
      const middle = pixels.filter((_, at) => {
        const [x, y] = [(at % side) - SMALLEST, Math.floor(at / side) - SMALLEST - 2];
        return Math.abs(x) <= 5 && Math.abs(y) <= 5;
      });
      const greys = middle.map((pixel) => seen(pixel, VISIONS.grey)).sort((a, b) => a[0] - b[0]);
      const [dark, bright] = [greys[Math.floor(greys.length * 0.1)]!, greys[Math.floor(greys.length * 0.9)]!];
      expect(contrast(dark, bright)).toBeGreaterThanOrEqual(4.5);
    },
  );
});

test('meeples, tents and canoes differ by their shape alone', async () => {
  const inks = await Promise.all(
    (['meeple', 'camp', 'boat'] as const).map(async (piece) =>
      (await pieceLight(piece, 'black')).map(([red]) => red < 0.5),
    ),
  );
  for (const [a, b] of [
    [0, 1],
    [0, 2],
    [1, 2],
  ] as const) {
    const differing = inks[a]!.filter((ink, at) => ink !== inks[b]![at]).length;
    expect(differing).toBeGreaterThan(150);
  }
});
