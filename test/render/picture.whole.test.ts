import { createCanvas, loadImage } from '@napi-rs/canvas';
import { describe, expect, test } from 'vitest';
import { type Degrees, turnsOf } from '../../src/core/ports.ts';
import { along, turnPoint } from '../../src/drawing/point.ts';
import { portPosition } from '../../src/drawing/port-position.ts';
import type { State } from '../../src/games/amazonas/rules/state.ts';
import type { AmazonasTile } from '../../src/games/amazonas/rules/tile-set.ts';
import {
  type BoardPictureRequest,
  boardDrawing,
  boardLayout,
  boardScene,
  renderPicture,
} from '../../src/render/index.ts';
import { drawableText } from '../../src/render/paint/drawable-text.ts';
import { missingFonts } from '../../src/render/paint/fonts.ts';
import { paintDrawing } from '../../src/render/paint/painter.ts';
import { paintedText } from '../../src/render/paint/text.ts';
import { cleanName } from '../../src/render/scene/name.ts';
import { AT_END, AT_START, playUntil, requestFor, SET, TILES } from './support/position.ts';

/** Width and height in the header of a PNG file. */
const pngSize = (png: Buffer) => ({ width: png.readUInt32BE(16), height: png.readUInt32BE(20) });

async function pixelsOf(png: Buffer): Promise<(x: number, y: number) => { red: number; green: number; blue: number }> {
  const image = await loadImage(png);
  const context = createCanvas(image.width, image.height).getContext('2d');
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, image.width, image.height);
  return (x, y) => {
    const at = (Math.round(y) * image.width + Math.round(x)) * 4;
    return { red: data[at]!, green: data[at + 1]!, blue: data[at + 2]! };
  };
}

test.each([2, 3, 4, 5])('%i players: pictures from start to end are PNG files of the stated size', async (seats) => {
  const middle = (state: State) => state.turn > 20 && state.phase === 'place';
  for (const reached of [AT_START, middle, AT_END]) {
    const { png, width, height } = await renderPicture('board', requestFor(playUntil(seats, reached)));
    expect(pngSize(png)).toEqual({ width, height });
    const image = await loadImage(png);
    expect({ width: image.width, height: image.height }).toEqual({ width, height });
  }
});

test('equal requests give equal bytes, also at once and between others', async () => {
  const request = requestFor(playUntil(4, (state) => state.turn > 15 && state.phase === 'piece'));
  const other = requestFor(playUntil(2, AT_START));
  const [first, , second] = await Promise.all([
    renderPicture('board', request),
    renderPicture('board', other),
    renderPicture('board', request),
  ]);
  const third = await renderPicture('board', structuredCloneOf(request));
  expect(second!.png.equals(first!.png)).toBe(true);
  expect(third.png.equals(first!.png)).toBe(true);
});

/** A copy that shares nothing but the game and its tiles. */
function structuredCloneOf({ game, content, ...rest }: BoardPictureRequest): BoardPictureRequest {
  return { ...structuredClone(rest), game, content };
}

const GROUNDS = {
  jungle: ({ red, green }: { red: number; green: number }) => green > red,
  tributary: ({ red, blue }: { red: number; blue: number }) => blue > red + 40,
  amazon: ({ red, blue }: { red: number; blue: number }) => blue > red + 40,
  village: ({ red, blue }: { red: number; blue: number }) => red > blue + 40,
};

test('every tile, turned in every legal way in turn, shows the right ground at each port, so that neighbours meet', async () => {
  const size = 96;
  const cell = size * 7;
  const turned = SET.tiles.map((tile, at) => {
    const rotations = rotationsOf(tile);
    return { tile, rotation: rotations[at % rotations.length]! };
  });
  const wrong: string[] = [];
  for (let from = 0; from < turned.length; from += 40) {
    const batch = turned.slice(from, from + 40).map((one, at) => ({
      ...one,
      x: (at % 8) * cell + size * 2,
      y: Math.floor(at / 8) * cell + size * 2,
    }));
    const operations = batch.map(
      ({ tile, rotation, x, y }) => ({ kind: 'tile', tile: tile.id, rotation, x, y, size }) as const,
    );
    const canvas = await paintDrawing(
      { width: 8 * cell, height: 5 * cell, theme: 'day', background: '#ff00ff', operations },
      TILES,
    );
    const pixel = await pixelsOf(await canvas.encode('png'));
    for (const { tile, rotation, x, y } of batch) {
      for (const { kind, ports } of tile.segments) {
        for (const port of ports) {
          const { point, inward } = portPosition(tile, port);
          const inside = turnPoint(along(point, inward, 0.03), turnsOf(rotation));
          // A leaf or a ripple may lie on some of the pixels.
          const fitting = [-2, 0, 2].flatMap((dx) =>
            [-2, 0, 2].filter((dy) => GROUNDS[kind](pixel(x + inside.x * size + dx, y + inside.y * size + dy))),
          );
          if (fitting.length < 3) wrong.push(`${tile.id} ${rotation} ${port}`);
        }
      }
    }
  }
  for (const rotation of [0, 90, 180, 270]) {
    expect(turned.filter((one) => one.rotation === rotation).length).toBeGreaterThan(10);
  }
  expect(wrong).toEqual([]);
});

function rotationsOf(tile: AmazonasTile): Degrees[] {
  if (tile.role === 'start') return [0];
  return tile.role === 'land' ? [0, 90, 180, 270] : [0, 180];
}

test('a tile that the set does not have is an error, not a hole', async () => {
  const request = requestFor(playUntil(2, AT_START));
  const [start] = request.view.tiles;
  const view = { ...request.view, tiles: [{ ...start!, tile: 'no-such-tile' }] };
  await expect(renderPicture('board', { ...request, view })).rejects.toThrow();
});

describe('names', () => {
  const AWKWARD = [
    '@everyone',
    '\u202egnol eb lliw eman\u202c',
    '🐊🛶🌴👩‍👩‍👧‍👦🏳️‍🌈1️⃣',
    'W'.repeat(60),
    'a\u0000b\nc\td\u200b\u2066e\ufeff',
  ];

  test.each([2, 5])('of any kind stay within their cards, %i players', async (seats) => {
    for (const reached of [AT_START, AT_END]) {
      const request = requestFor(playUntil(seats, reached), { names: AWKWARD.slice(0, seats) });
      const scene = boardScene(request);
      const layout = boardLayout(scene);
      const context = createCanvas(10, 10).getContext('2d');
      const names = boardDrawing(scene, request).operations.flatMap((operation) =>
        operation.kind === 'text' && operation.part === 'name' ? [operation] : [],
      );
      expect(names).toHaveLength(seats);
      names.forEach((operation, seat) => {
        const text = paintedText(context, operation);
        const { width } = context.measureText(text);
        const card = layout.seats[seat]!;
        expect(text).not.toBe('');
        expect(width).toBeLessThanOrEqual(operation.maxWidth!);
        expect(operation.x).toBeGreaterThan(card.x);
        expect(operation.x + width).toBeLessThan(card.x + card.width);
      });
      await renderPicture('board', request);
    }
  });

  test.each([
    ['@everyone', '@everyone'],
    ['\u202eabc\u202c', 'abc'],
    ['a\u2066b\u2069\u200b\u0007c', 'abc'],
    ['  a \n\t b  ', 'a b'],
    ['\u200f\u3164', 'Y'],
    ['', 'Y'],
  ])('%j is cleaned to %j', (name, clean) => {
    expect(cleanName(name, 'Y')).toBe(clean);
  });

  test.each([
    ['Zoë 42', 'Zoë 42'],
    ['日本さくら x', '日本さくら x'],
    ['王小明们', '王小明们'],
    ['김민준', '김민준'],
    ['თამარ Արամ አበበ', 'თამარ Արամ አበበ'],
    ['রহিম முருகன் రాము ಕಿರಣ್ ગીતા', 'রহিম முருகன் రాము ಕಿರಣ್ ગીતા'],
    ['ਜੀਤ ଗୋପାଳ മോഹൻ සුනිල්', 'ਜੀਤ ଗୋପାଳ മോഹൻ සුනිල්'],
    ['សុខា ສົມ အောင်', 'សុខា ສົມ အောင်'],
    ['\u{13080} x', 'x'],
    ['Eva 🐊', 'Eva 🐊'],
    ['שלמה', 'שלמה'],
    ['سلمى', 'سلمى'],
    ['สมชาย', 'สมชาย'],
    ['★ Bo', '★ Bo'],
  ])('%j is drawn as %j', (name, drawn) => {
    expect(drawableText(cleanName(name, 'Y'))).toBe(drawn);
  });

  test('long ones end in an ellipsis', () => {
    const context = createCanvas(10, 10).getContext('2d');
    const line = { kind: 'text', x: 0, y: 0, size: 20, fill: '#000', align: 'left', maxWidth: 120 } as const;
    const text = paintedText(context, { ...line, text: 'Bartholomea von Hohenstein' });
    expect(text).toMatch(/^Bar.*…$/u);
    expect(context.measureText(text).width).toBeLessThanOrEqual(120);
    expect(paintedText(context, { ...line, text: 'Bo' })).toBe('Bo');
  });
});

test('all fonts that pictures need are there', () => {
  expect(missingFonts()).toEqual([]);
});
