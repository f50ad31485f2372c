import { expect, test } from 'vitest';
import { canonicalJson } from '../../../src/engine/core/digest.ts';
import { boardDrawing, boardScene, type Drawing, type DrawOperation } from '../../../src/render/index.ts';
import { type Block, blockRows } from '../../../src/render/paint/block.ts';
import { boundsOf } from '../../../src/render/paint/bounds.ts';
import { paintDrawing } from '../../../src/render/paint/painter.ts';
import { lookOf, seen } from '../../../src/render/paint/sight.ts';
import { keptStamps, WEIGHT } from '../../../src/render/paint/stamp.ts';
import { AT_END, AT_START, playUntil, requestFor, SET } from '../support/position.ts';
import { likeness, pixelsOfBlocks, pixelsOfCanvas, stored } from './support/pixels.ts';

const MOMENTS = [
  [2, AT_START],
  [3, (state: { turn: number; phase: string }) => state.turn > 20 && state.phase === 'place'],
  [4, (state: { turn: number; phase: string }) => state.turn > 40 && state.phase === 'piece'],
  [5, AT_END],
] as const;

test.each(MOMENTS)('%i players: a picture painted in blocks is the one painted whole', async (seats, reached) => {
  const request = requestFor(playUntil(seats, reached));
  const drawing = boardDrawing(boardScene(request), request);
  const whole = stored(pixelsOfCanvas(await paintDrawing(drawing, SET)), 'day');
  const blocks = await pixelsOfBlocks(drawing, SET);
  const different = whole.rgba.reduce((sum, pixel, at) => sum + Number(pixel !== blocks.rgba[at]), 0);
  // What is smoothed is laid over stored colours in blocks, over true ones on a canvas: a few pixels, by a shade.
  expect(different / whole.rgba.length).toBeLessThan(0.003);
  expect(likeness(whole, blocks)).toBeGreaterThan(50);
});

test('without a grid the blocks show the same', async () => {
  const request = requestFor(playUntil(2, AT_START));
  const { grid, ...drawing } = boardDrawing(boardScene(request), request);
  expect(grid).toBeDefined();
  const blocks = await pixelsOfBlocks(drawing, SET);
  expect(likeness(stored(pixelsOfCanvas(await paintDrawing(drawing, SET)), 'day'), blocks)).toBeGreaterThan(50);
});

test('blocks of a grid cover the picture once, squares being blocks of their own', () => {
  const request = requestFor(playUntil(3, AT_START));
  const drawing = boardDrawing(boardScene(request), request);
  const { width, height, grid } = drawing;
  const rows = blockRows(drawing, SET);
  let [bottom, squares] = [0, 0];
  for (const { y, high, blocks } of rows) {
    expect(y).toBe(bottom);
    bottom += high;
    let right = 0;
    for (const block of blocks) {
      expect(block.x).toBe(right);
      expect(block.high).toBe(high);
      right += block.wide;
      if (block.wide === grid!.size && high === grid!.size) squares++;
    }
    expect(right).toBe(width);
  }
  expect(bottom).toBe(height);
  expect(squares).toBeGreaterThanOrEqual(grid!.columns * grid!.rows);
});

test('a tile hides what lies under it, and its square looks the same wherever it lies', () => {
  const tile = (x: number): DrawOperation => ({ kind: 'tile', tile: LAND, rotation: 90, size: 64, x, y: 64 });
  const under: DrawOperation = { kind: 'circle', x: 96, y: 96, radius: 20, fill: '#ff0000' };
  const [, middle] = blockRows(drawingOf([under, tile(64), tile(192)]), SET);
  const [, first, , second] = middle!.blocks;
  expect(seenIn(first!)).toEqual([{ ...tile(0), y: 0 }]);
  expect(seenIn(second!)).toEqual(seenIn(first!));
});

const seenIn = (block: Block) => block.views.map((view) => seen(view, block));

const LAND = SET.tiles.find(({ role }) => role === 'land')!.id;

function drawingOf(operations: readonly DrawOperation[]): Drawing {
  const grid = { x: 0, y: 0, size: 64, columns: 4, rows: 3 };
  return { width: 256, height: 192, theme: 'day', background: '#ffffff', grid, operations };
}

test('long lines and boxes are cut so that squares they cross look equal, and corners stay', async () => {
  const drawing = drawingOf([
    {
      kind: 'line',
      points: [
        { x: 10, y: 20 },
        { x: 250, y: 20 },
      ],
      stroke: '#ff0000',
      width: 5,
    },
    { kind: 'box', x: 6, y: 40, wide: 240, high: 140, radius: 30, fill: '#00ff00', stroke: '#0000ff', width: 7 },
    { kind: 'box', x: 189, y: 50, wide: 60, high: 60, radius: 28, stroke: '#000000', width: 2 },
  ]);
  const [top] = blockRows(drawing, SET);
  const [, second, third] = top!.blocks;
  expect(seenIn(third!)[0]).toEqual(seenIn(second!)[0]);
  const whole = stored(pixelsOfCanvas(await paintDrawing(drawing, SET)), 'day');
  expect(likeness(whole, await pixelsOfBlocks(drawing, SET))).toBeGreaterThan(42);
});

test('operations have one look where the same is seen of them, and only there', () => {
  const lookBySight = new Map<string, string>();
  const sightByLook = new Map<string, string>();
  for (const [seats, reached] of MOMENTS) {
    const request = requestFor(playUntil(seats, reached));
    for (const { blocks } of blockRows(boardDrawing(boardScene(request), request), SET)) {
      for (const block of blocks) {
        for (const view of block.views) {
          const shown = seen(view, block);
          // Of a tile it does not matter what it is shown for.
          const sight = canonicalJson(shown.kind === 'tile' ? { ...shown, part: '' } : shown);
          const look = lookOf(view, block);
          expect(lookBySight.get(sight) ?? look).toBe(look);
          expect(sightByLook.get(look) ?? sight).toBe(sight);
          lookBySight.set(sight, look);
          sightByLook.set(look, sight);
        }
      }
    }
  }
  expect(sightByLook.size).toBeGreaterThan(1000);
});

test('a rectangle to draw inside holds in every block', async () => {
  const drawing = drawingOf([
    { kind: 'clip', x: 40, y: 40, wide: 100, high: 100 },
    { kind: 'circle', x: 64, y: 64, radius: 60, fill: '#ff0000' },
    { kind: 'unclip' },
    { kind: 'circle', x: 200, y: 64, radius: 10, fill: '#000000' },
  ]);
  const whole = stored(pixelsOfCanvas(await paintDrawing(drawing, SET)), 'day');
  expect(likeness(whole, await pixelsOfBlocks(drawing, SET))).toBeGreaterThan(55);
});

test('every operation stays within its bounds', async () => {
  const samples: DrawOperation[] = [
    {
      kind: 'polygon',
      points: [
        { x: 20, y: 20 },
        { x: 90, y: 30 },
        { x: 40, y: 80 },
      ],
      fill: '#000000',
      stroke: '#000000',
      width: 9,
    },
    {
      kind: 'line',
      points: [
        { x: 20, y: 20 },
        { x: 90, y: 60 },
      ],
      stroke: '#000000',
      width: 11,
    },
    { kind: 'circle', x: 60.3, y: 60.7, radius: 20, stroke: '#000000', width: 6 },
    { kind: 'box', x: 20, y: 30, wide: 50, high: 40, radius: 8, fill: '#000000', stroke: '#000000', width: 3 },
    { kind: 'icon', icon: 'frog', x: 60, y: 60, size: 40 },
    { kind: 'bang', x: 60, y: 60, size: 50, fill: '#000000' },
    { kind: 'tile', tile: LAND, rotation: 180, size: 48, x: 40, y: 40 },
    ...(['circle', 'square', 'triangle', 'diamond', 'star'] as const).map(
      (shape): DrawOperation => ({ kind: 'badge', shape, x: 60, y: 60, size: 40 }),
    ),
    ...(['meeple', 'camp', 'boat'] as const).map(
      (piece): DrawOperation => ({ kind: 'piece', piece, colour: 'green', x: 60, y: 60, size: 40 }),
    ),
    ...(['left', 'center', 'right'] as const).map(
      (align): DrawOperation => ({
        kind: 'text',
        text: 'Ǻgjक्षि',
        x: 70,
        y: 60,
        size: 22,
        fill: '#000000',
        outline: '#000000',
        align,
      }),
    ),
  ];
  for (const sample of samples) {
    const { rgba } = pixelsOfCanvas(await paintDrawing({ ...drawingOf([sample]), width: 180, height: 120 }, SET));
    const { left, top, right, bottom } = boundsOf(sample, SET)!;
    const touched = [...rgba.keys()].filter((at) => rgba[at] !== 0xffffffff);
    expect(touched.length, JSON.stringify(sample)).toBeGreaterThan(20);
    const outside = touched.filter((at) => {
      const [x, y] = [at % 180, Math.floor(at / 180)];
      return x + 1 <= left || y + 1 <= top || x >= right || y >= bottom;
    });
    expect(outside, JSON.stringify(sample)).toEqual([]);
    expect(right - left, JSON.stringify(sample)).toBeLessThan(130);
  }
});

test('stamps are kept up to a limit', async () => {
  keptStamps.clear();
  const side = 2048;
  const shades = 28;
  for (let shade = 0; shade < shades; shade++) {
    const background = `#0000${(shade * 9).toString(16).padStart(2, '0')}`;
    const dots = Array.from({ length: 256 }, (_, at): DrawOperation => {
      const [x, y] = [(at % 16) * 128 + 5 + Math.floor(at / 16), Math.floor(at / 16) * 128 + 5 + (at % 16)];
      return { kind: 'circle', x, y, radius: 3, fill: '#ffffff' };
    });
    const grid = { x: 0, y: 0, size: 128, columns: 16, rows: 16 };
    await pixelsOfBlocks({ width: side, height: side, theme: 'day', background, grid, operations: dots }, SET);
  }
  expect(shades * side * side * WEIGHT).toBeGreaterThan(keptStamps.limit);
  expect(keptStamps.weight()).toBeGreaterThan(keptStamps.limit / 2);
  expect(keptStamps.weight()).toBeLessThanOrEqual(keptStamps.limit);
});
