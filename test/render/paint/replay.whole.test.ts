import { expect, test } from 'vitest';
import type { State } from '../../../src/games/amazonas/rules/state.ts';
import { boardDrawing, boardScene, renderReplay } from '../../../src/render/index.ts';
import { storedColours } from '../../../src/render/paint/stored-colours.ts';
import { playUntil, requestFor, TILES } from '../support/position.ts';
import { framesOf } from './support/gif.ts';
import { pixelsOfBands, rgbaOf } from './support/pixels.ts';

const after = (turn: number) =>
  requestFor(
    playUntil(3, (state: State) => state.turn === turn && state.phase === 'draw'),
    { legal: [] },
  );

test('every turn is a frame on squares that do not move, the last one as its picture shows it', async () => {
  const frames = [2, 3, 4, 7].map(after);
  const { gif, width, height } = await renderReplay({ frames });
  const decoded = framesOf(gif);
  expect(decoded.width).toBe(width);
  expect(decoded.height).toBe(height);
  expect(Math.max(width, height)).toBeLessThanOrEqual(1000);
  expect(decoded.loops).toBe(0);
  expect(decoded.frames.map(({ delay }) => delay)).toEqual([600, 600, 600, 4000]);
  const [first, ...later] = decoded.frames;
  expect(first!.area).toEqual({ x: 0, y: 0, width, height });
  for (const { area } of later) {
    expect(area.x + area.width).toBeLessThanOrEqual(width);
    expect(area.y + area.height).toBeLessThanOrEqual(height);
  }
  const { area } = boardScene(frames.at(-1)!);
  for (const [at, frame] of frames.entries()) {
    const request = { longest: 1000, showsLast: true, ...frame, area };
    const drawing = boardDrawing(boardScene(request), request);
    const last = boardScene(request).tiles.findLast((tile) => tile.last !== undefined)!;
    // The tile that was laid is seen beside the board, as it lies there, and on the board within a thin frame.
    expect(drawing.operations).toContainEqual(
      expect.objectContaining({ kind: 'tile', part: 'laid', tile: last.tile, rotation: last.rotation }),
    );
    const picture = await pixelsOfBands(boardDrawing(boardScene(request), request), TILES);
    const { bytes } = await storedColours(TILES, 'day');
    const shown = rgbaOf(decoded.frames[at]!.shown, bytes);
    expect(Buffer.from(shown.buffer).equals(Buffer.from(picture.rgba.buffer)), `frame ${at}`).toBe(true);
  }
});

test('a turn in which nothing changes is a frame too', async () => {
  const frame = after(2);
  const { gif } = await renderReplay({ frames: [frame, { ...frame }] });
  const { frames } = framesOf(gif);
  expect(frames.map(({ delay }) => delay)).toEqual([600, 4000]);
  expect(Buffer.from(frames[1]!.shown).equals(Buffer.from(frames[0]!.shown))).toBe(true);
});

test('a replay of nothing is an error', async () => {
  await expect(renderReplay({ frames: [] })).rejects.toThrow();
});
