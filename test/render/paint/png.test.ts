import { inflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { BoundedCache } from '../../../src/render/bounded-cache.ts';
import { boardDrawing, boardScene, renderBoard, renderTiles } from '../../../src/render/index.ts';
import { MadeOnce } from '../../../src/render/made-once.ts';
import { paintDrawing } from '../../../src/render/paint/painter.ts';
import { paintPicture } from '../../../src/render/paint/picture.ts';
import { keptStamps } from '../../../src/render/paint/stamp.ts';
import { THEMES } from '../../../src/render/request.ts';
import { AT_END, AT_START, playUntil, requestFor, SET, WORDS } from '../support/position.ts';
import { likeness, pixelsOfBlocks, pixelsOfCanvas, pixelsOfFile } from './support/pixels.ts';
import { program } from './support/program.ts';

test('a picture is one sound zlib stream', async () => {
  const request = requestFor(playUntil(3, (state) => state.turn > 10 && state.phase === 'place'));
  const { png, width, height } = await renderBoard(request);
  const parts: Buffer[] = [];
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at)) {
    const content = png.subarray(at + 8, at + 8 + png.readUInt32BE(at));
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT') parts.push(content);
  }
  // Throws where the checksum is wrong.
  const rows = inflateSync(Buffer.concat(parts));
  expect(rows.length).toBe((width + 1) * height);
  const shown = await pixelsOfFile(png);
  const painted = await pixelsOfBlocks(boardDrawing(boardScene(request), request), SET);
  expect(Buffer.from(shown.rgba.buffer).equals(Buffer.from(painted.rgba.buffer))).toBe(true);
});

test('the bytes are the same with everything painted anew, and in another process', async () => {
  const request = requestFor(playUntil(2, AT_START));
  const draw = () => boardDrawing(boardScene(request), request);
  const { png } = await paintPicture(SET, draw);
  keptStamps.clear();
  expect((await paintPicture(SET, draw)).png.equals(png)).toBe(true);
  expect(Buffer.from(await program(), 'base64').equals(png)).toBe(true);
});

describe('equal requests', () => {
  test('at once are painted once, and again while the picture is kept', async () => {
    const request = requestFor(playUntil(4, AT_START));
    const { set, ...rest } = request;
    const copy = { ...structuredClone(rest), set };
    const [one, other] = await Promise.all([renderBoard(request), renderBoard(copy)]);
    expect(other.png).toBe(one.png);
    expect((await renderBoard({ ...copy })).png).toBe(one.png);
  });

  test('for what is left in the pile too', async () => {
    const { view } = requestFor(playUntil(2, AT_START));
    const asked = { view, set: SET, words: WORDS };
    expect((await renderTiles({ ...asked })).png).toBe((await renderTiles(asked)).png);
  });

  test('differ by theme, words and tile set', async () => {
    const request = requestFor(playUntil(4, AT_START));
    const day = await renderBoard(request);
    const night = await renderBoard({ ...request, theme: 'night' });
    expect(night.png.equals(day.png)).toBe(false);
    const renamed = await renderBoard({ ...request, names: ['Zed', ...request.names.slice(1)] });
    expect(renamed.png.equals(day.png)).toBe(false);
  });

  test('that fail are tried again', async () => {
    const once = new MadeOnce<string>(10, ({ length }) => length);
    let tries = 0;
    const make = async () => {
      if (++tries === 1) throw new Error('not now');
      return 'made';
    };
    await expect(once.get('it', make)).rejects.toThrow('not now');
    expect(await once.get('it', make)).toBe('made');
    expect(await once.get('it', make)).toBe('made');
    expect(tries).toBe(2);
  });

  test('are forgotten beyond the limit, the oldest first', async () => {
    const once = new MadeOnce<string>(10, ({ length }) => length);
    const made: string[] = [];
    const ask = (name: string) =>
      once.get(name, async () => {
        made.push(name);
        return name;
      });
    for (const name of ['four', 'five', 'sixx', 'four', 'sixx', 'five']) await ask(name);
    expect(made).toEqual(['four', 'five', 'sixx', 'four', 'five']);
    expect(once.weight).toBeLessThanOrEqual(10);
  });
});

test('the bounded cache forgets what was used longest ago', () => {
  const cache = new BoundedCache<string>(10);
  cache.set('a', 'A', 4);
  cache.set('b', 'B', 4);
  expect(cache.get('a')).toBe('A');
  cache.set('c', 'C', 4);
  expect(cache.get('b')).toBeUndefined();
  expect(cache.get('a')).toBe('A');
  expect(cache.weight).toBe(8);
  cache.delete('a');
  expect(cache.weight).toBe(4);
  cache.set('huge', 'H', 99);
  expect(cache.get('huge')).toBe('H');
  expect(cache.get('c')).toBeUndefined();
});

test.each(THEMES)('%s: the stored colours are at most a hair away from the painted ones', async (theme) => {
  for (const [seats, reached] of [
    [2, AT_START],
    [4, AT_END],
  ] as const) {
    const request = { ...requestFor(playUntil(seats, reached)), theme };
    const painted = pixelsOfCanvas(await paintDrawing(boardDrawing(boardScene(request), request), SET));
    const { png } = await renderBoard(request);
    // Decibels; differences above 42 are not seen.
    expect(likeness(painted, await pixelsOfFile(png))).toBeGreaterThan(42);
  }
});
