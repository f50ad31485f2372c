import { describe, expect, test } from 'vitest';
import { DEGREES, type Degrees } from '../../../src/core/ports.ts';
import type { Drawing, DrawOperation } from '../../../src/drawing/draw.ts';
import { PAPER_COLOURS } from '../../../src/drawing/paper.ts';
import { boardDrawing, boardScene } from '../../../src/render/index.ts';
import { type Band, bandsOf } from '../../../src/render/paint/bands.ts';
import { boundsOf } from '../../../src/render/paint/bounds.ts';
import { paintDrawing } from '../../../src/render/paint/painter.ts';
import { cachedBands, paintPicture } from '../../../src/render/paint/picture.ts';
import { cachedFigures, cachedSprites } from '../../../src/render/paint/sprite.ts';
import { AT_END, AT_START, playUntil, requestFor, SET, TILES } from '../support/position.ts';
import { likeness, pixelsOfBands, pixelsOfCanvas, stored } from './support/pixels.ts';

const MOMENTS = [
  [2, AT_START],
  [3, (state: { turn: number; phase: string }) => state.turn > 20 && state.phase === 'place'],
  [4, (state: { turn: number; phase: string }) => state.turn > 40 && state.phase === 'piece'],
  [5, AT_END],
] as const;

function drawingAt(seats: number, reached: (typeof MOMENTS)[number][1]): Drawing {
  const request = requestFor(playUntil(seats, reached));
  return boardDrawing(boardScene(request), request);
}

async function paintedWhole(drawing: Drawing) {
  return stored(pixelsOfCanvas(await paintDrawing(drawing, TILES)), TILES, drawing.theme);
}

/** Tiles below 32 px: in bands they are shrunk from large ones. */
const isShrunk = (operation: DrawOperation) => operation.kind === 'tile' && operation.size < 32;

/** Painted whole and in bands, without the tiles that are shrunk in bands. */
async function paintedBothWays({ operations, ...drawing }: Drawing) {
  const apart = { ...drawing, operations: operations.filter((operation) => !isShrunk(operation)) };
  return [await paintedWhole(apart), await pixelsOfBands(apart, TILES)] as const;
}

test.each(MOMENTS)('%i players: a picture painted in bands is the one painted whole', async (seats, reached) => {
  const [whole, bands] = await paintedBothWays(drawingAt(seats, reached));
  const different = whole.rgba.reduce((sum, pixel, at) => sum + Number(pixel !== bands.rgba[at]), 0);
  // What is smoothed is laid over stored colours in bands, over true ones on a canvas: a few pixels, by a shade.
  expect(different / whole.rgba.length).toBeLessThan(0.004);
  expect(likeness(whole, bands)).toBeGreaterThan(50);
});

test('without a grid the bands show the same', async () => {
  const { grid, ...drawing } = drawingAt(2, AT_START);
  expect(grid).toBeDefined();
  expect(likeness(...(await paintedBothWays(drawing)))).toBeGreaterThan(50);
});

test('a tile that is shrunk looks as if it were painted in its size', async () => {
  const tile = (rotation: Degrees, x: number, y: number): DrawOperation => {
    return { kind: 'tile', tile: LAND, rotation, size: 24, x, y };
  };
  const operations = DEGREES.map((rotation, at) => tile(rotation, 8 + 60 * at, 20));
  const drawing = drawingOf(operations);
  const tiles = { ...drawing, width: 256, height: 150 };
  const [whole, bands] = [await paintedWhole(tiles), await pixelsOfBands(tiles, TILES)];
  expect(likeness(whole, bands)).toBeGreaterThan(38);
});

test.each(MOMENTS)('%i players: bands cover the picture once, and cut no square', (seats, reached) => {
  const drawing = drawingAt(seats, reached);
  const { height, grid } = drawing;
  const bands = bandsOf(drawing, TILES);
  expect(bands[0]!.top).toBe(0);
  expect(bands.at(-1)!.bottom).toBe(height);
  for (const [at, { top, bottom }] of bands.entries()) {
    expect(bottom).toBeGreaterThan(top);
    if (at > 0) expect(top).toBe(bands[at - 1]!.bottom);
    const isOnBoard = top > grid!.y && top < grid!.y + grid!.rows * grid!.size;
    if (isOnBoard) expect((top - grid!.y) % grid!.size).toBe(0);
  }
});

const LAND = SET.tiles.find(({ role }) => role === 'land')!.id;

function drawingOf(operations: readonly DrawOperation[]): Drawing {
  const grid = { x: 0, y: 0, size: 64, columns: 4, rows: 6 };
  return { width: 256, height: 384, theme: 'day', background: '#ffffff', grid, operations };
}

const circle = (x: number, y: number, radius: number, fill: string): DrawOperation => ({
  kind: 'circle',
  x,
  y,
  radius,
  fill,
});

test('a tile hides what was drawn before it and not what is drawn later, within what it is cut to', async () => {
  const drawing = drawingOf([
    circle(96, 96, 60, '#c8182f'),
    { kind: 'clip', x: 40, y: 40, width: 200, height: 100 },
    { kind: 'squares', x: 0, y: 64, size: 64, columns: 4, rows: 4, fill: '#f1e7cd', line: '#d9c9a0' },
    { kind: 'tile', tile: LAND, rotation: 90, size: 64, x: 192, y: 64 },
    circle(210, 120, 30, '#2767d680'),
    { kind: 'unclip' },
    circle(20, 300, 15, '#000000'),
  ]);
  // In so small a picture every smoothed pixel counts, the more the more grounds differ in lightness.
  expect(likeness(await paintedWhole(drawing), await pixelsOfBands(drawing, TILES))).toBeGreaterThan(46);
});

test('a piece looks the same wherever it stands, upright, lying, pale or not placed yet', async () => {
  const piece = (x: number, y: number, look: object): DrawOperation => {
    return { kind: 'piece', piece: 'meeple', colour: 'blue', size: 40, x, y, ...look };
  };
  const drawing = drawingOf([
    { kind: 'squares', x: 0, y: 0, size: 64, columns: 4, rows: 6, fill: '#f1e7cd', line: '#d9c9a0' },
    circle(60, 60, 30, '#2767d680'),
    ...[{}, { lying: true }, { pale: true }, { ghost: true }, { plain: true }, { piece: 'boat' }].flatMap(
      (look, at) => [
        piece(60, 60 * at + 40, look),
        piece(130.4, 60 * at + 40.7, look),
        // A band ends within it.
        piece(200, 60 * at + 64, look),
      ],
    ),
    circle(130, 60, 12, '#c8182f'),
  ]);
  const whole = await paintedWhole(drawing);
  expect(likeness(whole, await pixelsOfBands(drawing, TILES))).toBeGreaterThan(46);
  // Now all of them are kept.
  expect(likeness(whole, await pixelsOfBands(drawing, TILES))).toBeGreaterThan(46);
});

test('large boxes of one colour hide what was drawn before them and not what is drawn on them', async () => {
  const { card, highlight, ink } = PAPER_COLOURS.day;
  const box = { kind: 'box', width: 180, height: 150, radius: 24 } as const;
  const drawing = drawingOf([
    circle(60, 60, 50, '#c8182f'),
    { kind: 'tile', tile: LAND, rotation: 90, size: 64, x: 64, y: 64 },
    { ...box, x: 30.5, y: 40.5, fill: card, stroke: ink, lineWidth: 7 },
    circle(60, 60, 25, '#2767d680'),
    { kind: 'text', text: 'Ana', x: 120, y: 150, size: 60, fill: ink, align: 'center' },
    { kind: 'clip', x: 40, y: 210, width: 120, height: 140 },
    { ...box, x: 20, y: 200, fill: highlight },
    { kind: 'unclip' },
    // Through this one the others are seen.
    { ...box, x: 70, y: 120, fill: '#2767d640' },
  ]);
  expect(likeness(await paintedWhole(drawing), await pixelsOfBands(drawing, TILES))).toBeGreaterThan(50);
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
      lineWidth: 9,
    },
    {
      kind: 'line',
      points: [
        { x: 20, y: 20 },
        { x: 90, y: 60 },
      ],
      stroke: '#000000',
      lineWidth: 11,
    },
    { kind: 'circle', x: 60.3, y: 60.7, radius: 20, stroke: '#000000', lineWidth: 6 },
    { kind: 'box', x: 20, y: 30, width: 50, height: 40, radius: 8, fill: '#000000', stroke: '#000000', lineWidth: 3 },
    { kind: 'icon', icon: 'frog', x: 60, y: 60, size: 40 },
    { kind: 'tile', tile: LAND, rotation: 180, size: 48, x: 40, y: 40 },
    { kind: 'squares', x: 20, y: 20, size: 20, columns: 3, rows: 2, fill: '#000000', line: '#333333' },
    ...(['circle', 'square', 'triangle', 'diamond', 'star'] as const).map(
      (shape): DrawOperation => ({ kind: 'badge', shape, x: 60, y: 60, size: 40 }),
    ),
    ...(['meeple', 'camp', 'boat'] as const).map(
      (piece): DrawOperation => ({ kind: 'piece', piece, colour: 'green', x: 60, y: 60, size: 40 }),
    ),
    ...(['left', 'center', 'right'] as const).map(
      (align): DrawOperation => ({ kind: 'text', text: 'Ǻgjक्षि', x: 70, y: 60, size: 22, fill: '#000000', align }),
    ),
  ];
  for (const sample of samples) {
    const { rgba } = pixelsOfCanvas(await paintDrawing({ ...drawingOf([sample]), width: 180, height: 120 }, TILES));
    const bounds = boundsOf(sample, TILES);
    const [right, bottom] = [bounds.x + bounds.width, bounds.y + bounds.height];
    const touched = [...rgba.keys()].filter((at) => rgba[at] !== 0xffffffff);
    expect(touched.length, JSON.stringify(sample)).toBeGreaterThan(20);
    const outside = touched.filter((at) => {
      const [x, y] = [at % 180, Math.floor(at / 180)];
      return x + 1 <= bounds.x || y + 1 <= bounds.y || x >= right || y >= bottom;
    });
    expect(outside, JSON.stringify(sample)).toEqual([]);
    expect(bounds.width, JSON.stringify(sample)).toBeLessThan(130);
  }
});

const keysOf = (bands: readonly Band[]) => bands.map(({ key }) => key);

describe('a band', () => {
  test('has another key where anything in it changes, and no other band has', () => {
    const drawing = drawingOf([circle(32, 32, 10, '#000000')]);
    const before = keysOf(bandsOf(drawing, TILES));
    const changes: readonly Drawing[] = [
      { ...drawing, operations: [circle(33, 32, 10, '#000000')] },
      { ...drawing, operations: [circle(32, 32, 10, '#000001')] },
      { ...drawing, operations: [...drawing.operations, circle(128, 32, 10, '#000000')] },
    ];
    for (const change of changes) {
      const after = keysOf(bandsOf(change, TILES));
      expect(after[0]).not.toBe(before[0]);
      expect(after.slice(1)).toEqual(before.slice(1));
    }
    for (const change of [{ theme: 'night' as const }, { background: '#000000' }, { width: 300 }]) {
      const after = keysOf(bandsOf({ ...drawing, ...change }, TILES));
      expect(after.filter((key) => before.includes(key))).toEqual([]);
    }
  });

  test('is painted once while it is kept, and after a turn only those that it changes', async () => {
    const turn = (at: number) => {
      const request = requestFor(
        playUntil(3, (state) => state.turn >= at && state.phase === 'draw'),
        { panel: false, area: { x: -6, y: -6, columns: 20, rows: 12 } },
      );
      return boardDrawing(boardScene(request), request);
    };
    cachedBands.clear();
    await paintPicture(TILES, turn(20));
    const all = cachedBands.size;
    await paintPicture(TILES, turn(20));
    expect(cachedBands.size).toBe(all);
    await paintPicture(TILES, turn(21));
    expect(cachedBands.size).toBeGreaterThan(all);
    expect(cachedBands.size - all).toBeLessThanOrEqual(all / 2);
  });
});

test('what is kept stays within its limits', async () => {
  cachedSprites.clear();
  cachedFigures.clear();
  cachedBands.clear();
  const size = 256;
  for (const [at, { id }] of [...SET.tiles, ...SET.tiles, ...SET.tiles, ...SET.tiles].entries()) {
    const [x, y] = [4 * size, 4 * size];
    const tile: DrawOperation = { kind: 'tile', tile: id, rotation: 0, size: size + at, x, y };
    const piece: DrawOperation = { kind: 'piece', piece: 'meeple', colour: 'blue', size: size / 2 + at, x, y };
    await paintPicture(TILES, { ...drawingOf([tile, piece]), width: 8 * size, height: 8 * size });
  }
  for (const kept of [cachedSprites, cachedFigures, cachedBands]) {
    expect(kept.calculatedSize).toBeGreaterThan(0);
    expect(kept.calculatedSize).toBeLessThanOrEqual(kept.maxSize);
  }
  for (const kept of [cachedSprites, cachedFigures]) expect(kept.calculatedSize).toBeGreaterThan(kept.maxSize / 2);
});
