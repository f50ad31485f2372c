import { inflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { THEMES } from '../../../src/drawing/theme.ts';
import { boardDrawing, boardScene, renderPicture } from '../../../src/render/index.ts';
import { paintDrawing } from '../../../src/render/paint/painter.ts';
import { cachedBands, paintPicture } from '../../../src/render/paint/picture.ts';
import { cachedSprites } from '../../../src/render/paint/sprite.ts';
import { AT_END, AT_START, playUntil, requestFor, TILES, WORDS } from '../support/position.ts';
import { likeness, pixelsOfBands, pixelsOfCanvas, pixelsOfFile } from './support/pixels.ts';
import { program } from './support/program.ts';

test('a picture is one sound zlib stream', async () => {
  const request = requestFor(playUntil(3, (state) => state.turn > 10 && state.phase === 'place'));
  const { png, width, height } = await renderPicture('board', request);
  const parts: Buffer[] = [];
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at)) {
    const content = png.subarray(at + 8, at + 8 + png.readUInt32BE(at));
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT') parts.push(content);
  }
  // Throws where the checksum is wrong.
  const rows = inflateSync(Buffer.concat(parts));
  expect(rows.length).toBe((width + 1) * height);
  const shown = await pixelsOfFile(png);
  const painted = await pixelsOfBands(boardDrawing(boardScene(request), request), TILES);
  expect(Buffer.from(shown.rgba.buffer).equals(Buffer.from(painted.rgba.buffer))).toBe(true);
});

test('the bytes are the same with everything painted anew, and in another process', async () => {
  const request = requestFor(playUntil(2, AT_START));
  const drawing = boardDrawing(boardScene(request), request);
  const { png } = await paintPicture(TILES, drawing);
  cachedBands.clear();
  cachedSprites.clear();
  expect((await paintPicture(TILES, drawing)).png.equals(png)).toBe(true);
  expect(Buffer.from(await program(), 'base64').equals(png)).toBe(true);
});

describe('equal requests', () => {
  test('at once are painted once, and again while the picture is kept', async () => {
    const request = requestFor(playUntil(4, AT_START));
    const { game, content, ...rest } = request;
    const copy = { ...structuredClone(rest), game, content };
    const [one, other] = await Promise.all([renderPicture('board', request), renderPicture('board', copy)]);
    expect(other.png).toBe(one.png);
    expect((await renderPicture('board', { ...copy })).png).toBe(one.png);
  });

  test('for what is left in the pile too', async () => {
    const { view } = requestFor(playUntil(2, AT_START));
    const asked = { ...TILES, view, words: WORDS };
    expect((await renderPicture('tiles', { ...asked })).png).toBe((await renderPicture('tiles', asked)).png);
  });

  test('differ by theme, words and tile set', async () => {
    const request = requestFor(playUntil(4, AT_START));
    const day = await renderPicture('board', request);
    const night = await renderPicture('board', { ...request, theme: 'night' });
    expect(night.png.equals(day.png)).toBe(false);
    const renamed = await renderPicture('board', { ...request, names: ['Zed', ...request.names.slice(1)] });
    expect(renamed.png.equals(day.png)).toBe(false);
  });
});

test.each(THEMES)('%s: the stored colours are at most a hair away from the painted ones', async (theme) => {
  for (const [seats, reached] of [
    [2, AT_START],
    [4, AT_END],
  ] as const) {
    const request = { ...requestFor(playUntil(seats, reached)), theme };
    const painted = pixelsOfCanvas(await paintDrawing(boardDrawing(boardScene(request), request), TILES));
    const { png } = await renderPicture('board', request);
    // Decibels; a board without margins, all of it tiles, has less than one on much paper. Above 40 nothing is seen.
    expect(likeness(painted, await pixelsOfFile(png))).toBeGreaterThan(41);
  }
});
