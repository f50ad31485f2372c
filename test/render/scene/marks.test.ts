import { describe, expect, test } from 'vitest';
import { COLOURS } from '../../../src/core/colour.ts';
import type { Degrees } from '../../../src/core/ports.ts';
import { tileOf } from '../../../src/core/tile.ts';
import { squareCorner } from '../../../src/drawing/board-grid.ts';
import { SEAT_SIGNS } from '../../../src/drawing/seat-sign.ts';
import { THEMES } from '../../../src/drawing/theme.ts';
import { featuresOf } from '../../../src/games/amazonas/rules/feature.ts';
import type { State } from '../../../src/games/amazonas/rules/state.ts';
import { squareAt } from '../../../src/render/index.ts';
import { parseColour } from '../support/colour.ts';
import { operations, picture, texts } from '../support/drawing.ts';
import { AT_START, playUntil, requestFor, SET, stateOn } from '../support/position.ts';

const placing = (state: State) => state.turn > 12 && state.phase === 'place';
describe('the last turn', () => {
  test('is framed where its tile lies, without a number', () => {
    const { drawing, layout, scene } = picture(requestFor(playUntil(3, placing)));
    const [tile] = scene.tiles.filter(({ last }) => last !== undefined);
    const frames = operations(drawing, 'box', 'last-turn');
    expect(frames.length).toBeGreaterThan(0);
    for (const frame of frames) {
      expect(squareAt(layout, frame)).toEqual({ x: tile!.x, y: tile!.y });
      // All of it lies within the square, so that the squares around stay as they were.
      const corner = squareCorner(layout, tile!);
      const reach = frame.lineWidth! / 2;
      expect(frame.x - reach).toBeGreaterThanOrEqual(corner.x);
      expect(frame.x + frame.width + reach).toBeLessThanOrEqual(corner.x + layout.tile);
      expect(frame.width).toBeGreaterThan(layout.tile * 0.8);
    }
    expect(texts(drawing, 'last-turn')).toEqual([]);
  });

  test('with a "!" tile and its double is numbered in the order of placing', () => {
    const { drawing, scene } = picture(
      requestFor(
        stateOn({
          board: ['start-2-3 0 0 0'],
          draws: ['amazon-bang-a'],
          steps: ['yellow: draw, place 4 1 0, double double-a 0'],
        }),
      ),
    );
    expect(texts(drawing, 'last-turn')).toEqual(['1', '2']);
    const [bang, double] = scene.tiles.filter(({ last }) => last !== undefined);
    expect(SET.tiles[SET.indexOf.get(bang!.tile)!]!.bang).toBe(true);
    expect(double!.squares).toHaveLength(2);
  });

  test('is none before the first one', () => {
    expect(operations(picture(requestFor(playUntil(3, AT_START))).drawing, 'box', 'last-turn')).toEqual([]);
  });
});

test('what was placed since the viewer’s own last turn glows, but for the framed tile', () => {
  const state = stateOn({
    board: ['start-2-3 0 0 0'],
    draws: ['bend-a', 'straight-f', 'village-edge-c', 'bend-c'],
    steps: [
      'yellow: draw, place 0 -1 90, boat',
      'red: draw, place 3 -1 0, boat',
      'green: draw, place -1 1 180, boat',
      'yellow: draw',
    ],
  });
  const seenTurn = 1;
  const { drawing, layout, scene } = picture(requestFor(state, { seenTurn }));
  const unseen = scene.tiles.filter((tile) => tile.unseen);
  expect(unseen.map(({ turn }) => turn)).toEqual(scene.tiles.map(({ turn }) => turn).filter((turn) => turn > seenTurn));
  const glowing = new Set(operations(drawing, 'box', 'unseen').map((box) => JSON.stringify(squareAt(layout, box))));
  const expected = unseen.filter(({ last }) => last === undefined);
  expect(expected.map(({ tile }) => tile)).toEqual(['straight-f']);
  expect([...glowing].sort()).toEqual(expected.map(({ x, y }) => JSON.stringify({ x, y })).sort());
  expect(operations(picture(requestFor(state)).drawing, 'box', 'unseen')).toEqual([]);
});

test('a draft lies where the tile would lie, in its own colours within a dashed frame, instead of that square’s number', () => {
  const state = playUntil(3, placing);
  const plain = requestFor(state);
  const [square] = plain.legal!;
  const draft = { tile: plain.view.drawn!, x: square!.x, y: square!.y, rotation: square!.rotations[0]! };
  const { drawing, layout, scene } = picture({ ...plain, drafted: [draft] });
  const tile = operations(drawing, 'tile').find(
    (one) => squareAt(layout, one)?.x === draft.x && squareAt(layout, one)?.y === draft.y,
  );
  expect({ ...squareAt(layout, tile!), rotation: tile!.rotation }).toEqual({
    x: square!.x,
    y: square!.y,
    rotation: draft.rotation,
  });
  expect(scene.tiles.filter((one) => one.draft).map(({ squares }) => squares)).toEqual([
    [{ x: square!.x, y: square!.y }],
  ]);
  expect(operations(drawing, 'line', 'draft').length).toBeGreaterThanOrEqual(16);
  // Nothing is laid over it.
  expect(operations(drawing, 'box', 'draft').filter(({ fill }) => fill)).toEqual([]);
  expect(texts(drawing, 'legal')).toEqual(plain.legal!.slice(1).map(({ label }) => label));
  expect(scene.tiles).toHaveLength(plain.view.tiles.length + 1);
});

test('a square that is advised shows the tile in its rotation with its piece, which its number does not cover', () => {
  const plain = requestFor(playUntil(3, placing), { focus: true });
  const { segments } = tileOf(SET, plain.view.drawn!);
  for (const [segment] of segments.entries()) {
    const legal = plain.legal!.slice(0, 2).map((square, at) => ({
      ...square,
      rotation: square.rotations[0]!,
      advised: [{ piece: 'meeple', segment }],
      ...(at === 0 && { gains: true as const }),
    }));
    const { drawing, layout, scene } = picture({ ...plain, legal });
    const ghosts = operations(drawing, 'tile', 'ghost-tile');
    expect(ghosts.map(({ tile, rotation }) => ({ tile, rotation }))).toEqual(
      legal.map(({ rotation }) => ({ tile: plain.view.drawn, rotation })),
    );
    const pieces = operations(drawing, 'piece', 'advised');
    expect(pieces.map(({ piece, colour }) => ({ piece, colour }))).toEqual(
      legal.map(() => ({ piece: 'meeple', colour: scene.seats.find(({ toMove }) => toMove)!.colour })),
    );
    expect(texts(drawing, 'legal')).toEqual(legal.map(({ label }) => label));
    for (const [at, piece] of pieces.entries()) {
      expect(squareAt(layout, piece)).toEqual({ x: legal[at]!.x, y: legal[at]!.y });
      const number = operations(drawing, 'text', 'legal')[at]!;
      expect(Math.hypot(number.x - piece.x, number.y - piece.y)).toBeGreaterThan(layout.tile * 0.29);
    }
    // Only the best one is gold.
    expect(operations(drawing, 'box', 'gains')).toHaveLength(1);
  }
});

test('a double as a draft covers both its squares, turned', () => {
  const request = requestFor(playUntil(3, placing));
  const squares = (rotation: Degrees) =>
    picture({ ...request, drafted: [{ tile: 'double-a', x: 7, y: 3, rotation }] }).scene.tiles.at(-1)!.squares;
  expect(squares(0)).toEqual([
    { x: 7, y: 3 },
    { x: 7, y: 2 },
  ]);
  expect(squares(180)).toEqual([
    { x: 7, y: 3 },
    { x: 7, y: 4 },
  ]);
});

describe('features', () => {
  const state = stateOn({
    board: [
      'start-2-3 0 0 0',
      'bend-a 0 -1 90, yellow meeple tributary',
      'village-edge-c -1 1 180, red meeple village',
      'straight-f 3 -1 0, green camp jungle#1',
    ],
  });
  const features = featuresOf(state);
  const held = features.find(({ seats, kind }) => seats.length === 1 && kind === 'tributary')!;

  test('that scored are tinted with their points and the sign of those who got them', () => {
    const request = requestFor(state, { scored: [{ segments: held.segments, points: 7, seats: [0, 2] }] });
    const { drawing, layout, scene } = picture(request);
    expect(scene.tints).toEqual([
      { why: 'scored', kind: 'tributary', segments: held.segments, points: 7, seats: [0, 2] },
    ]);
    expect(texts(drawing, 'scored')).toEqual(['+7']);
    const squares = held.segments.flatMap(({ tile }) => scene.tiles[tile]!.squares);
    for (const { points } of operations(drawing, 'polygon', 'scored')) {
      const middle = points.reduce(
        (sum, { x, y }) => ({ x: sum.x + x / points.length, y: sum.y + y / points.length }),
        {
          x: 0,
          y: 0,
        },
      );
      expect(squares).toContainEqual(squareAt(layout, middle));
    }
    // Two seats share the points, so the outline is in neither one's colour.
    const inks = operations(drawing, 'line', 'scored').map(({ stroke }) => stroke);
    expect(inks).toContain('#ffffff');
    for (const { fill } of Object.values(SEAT_SIGNS)) expect(inks.filter((ink) => ink === fill)).toEqual([]);
    const label = operations(drawing, 'box', 'scored')[0]!;
    const badges = operations(drawing, 'badge').filter(
      ({ x, y }) => x > label.x && x < label.x + label.width && y > label.y && y < label.y + label.height,
    );
    expect(badges).toHaveLength(2);
  });

  test.each(COLOURS)('of %s have an outline of that colour, cased, and the ground shows through', (colour) => {
    const request = requestFor(state, { scored: [{ segments: held.segments, points: 7, seats: [0] }] });
    const seats = request.view.seats.map((seat, at) => (at === 0 ? { ...seat, colour } : seat));
    for (const theme of THEMES) {
      const { drawing } = picture({ ...request, theme, view: { ...request.view, seats } });
      const lines = operations(drawing, 'line', 'scored').filter(({ points }) => points.length > 2);
      const widths = (ink: string) =>
        new Set(lines.filter(({ stroke }) => stroke === ink).map(({ lineWidth }) => lineWidth));
      const [own, halo, edge] = [SEAT_SIGNS[colour].fill, '#ffffff', '#1c1a17'].map((ink) => [...widths(ink)]);
      expect([own, halo, edge].map((of) => of!.length)).toEqual([1, 1, 1]);
      expect(own![0]).toBeLessThan(halo![0]!);
      expect(halo![0]).toBeLessThan(edge![0]!);
      for (const { fill } of operations(drawing, 'polygon', 'scored')) {
        expect(parseColour(fill!).alpha).toBeLessThanOrEqual(0.6);
      }
    }
  });

  test('of jungle and village keep most of their own colour', () => {
    for (const kind of ['jungle', 'village'] as const) {
      const { segments } = features.find((feature) => feature.kind === kind)!;
      const { drawing } = picture(requestFor(state, { owned: [{ ...held, segments, seats: [1] }] }));
      const fills = operations(drawing, 'polygon', 'owned').map(({ fill }) => parseColour(fill!).alpha);
      expect(fills.length).toBeGreaterThan(0);
      for (const alpha of fills) expect(alpha).toBeLessThan(0.35);
    }
  });

  test('that are held are tinted in the colour of their seat, each with a label of its own', () => {
    const owned = features.filter(({ seats, kind }) => seats.length > 0 && kind !== 'jungle');
    const { drawing, layout } = picture(requestFor(state, { owned }));
    expect(texts(drawing, 'owned')).toEqual(owned.map(({ points }) => String(points)));
    const { board } = layout;
    for (const { x, y, width, height } of operations(drawing, 'box', 'owned')) {
      expect(
        x >= board.x && y >= board.y && x + width <= board.x + board.width && y + height <= board.y + board.height,
      ).toBe(true);
    }
  });
});

describe('boats', () => {
  const onSpaces = (spaces: readonly number[]) => {
    const request = requestFor(playUntil(5, placing));
    const seats = request.view.seats.map((seat, at) => ({ ...seat, space: spaces[at]! }));
    const { drawing } = picture({ ...request, view: { ...request.view, seats } });
    const boats = operations(drawing, 'piece', undefined).filter(({ piece }) => piece === 'boat');
    return { boats, rafts: operations(drawing, 'box', 'space'), drawing };
  };

  test('of one space lie on a raft that holds them all, from three on', () => {
    const { boats, rafts, drawing } = onSpaces([3, 3, 3, 3, 3]);
    expect(rafts).toHaveLength(1);
    const [raft] = rafts;
    for (const { x, y, size } of boats) {
      expect(x - size * 0.82).toBeGreaterThanOrEqual(raft!.x);
      expect(x + size * 0.82).toBeLessThanOrEqual(raft!.x + raft!.width);
      expect(y - size * 0.26).toBeGreaterThanOrEqual(raft!.y);
      expect(y + size * 0.3).toBeLessThanOrEqual(raft!.y + raft!.height);
    }
    expect(drawing.operations.indexOf(raft!)).toBeLessThan(drawing.operations.indexOf(boats[0]!));
    expect(onSpaces([3, 3, 4, 4, 5]).rafts).toEqual([]);
  });

  test('of neighbouring spaces do not hide each other’s letters', () => {
    for (const spaces of [
      [3, 3, 3, 4, 4],
      [4, 4, 4, 3, 5],
      [1, 2, 3, 4, 5],
    ]) {
      const { boats } = onSpaces(spaces);
      boats.forEach((a, at) => {
        for (const b of boats.slice(at + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThanOrEqual(16);
      });
    }
  });
});

test('a chat shows the pieces of a large board as large as their squares allow', () => {
  const area = { x: -4, y: -6, columns: 28, rows: 14 };
  const { drawing, layout } = picture(requestFor(playUntil(3, placing), { area, legal: [] }));
  const pieces = operations(drawing, 'piece', undefined).filter(({ piece }) => piece !== 'boat');
  expect(layout.tileInChat).toBeLessThan(20);
  expect(pieces.length).toBeGreaterThan(3);
  for (const { size } of pieces) expect(size).toBeGreaterThanOrEqual(Math.floor(layout.tile * 0.55));
});

test('the frame of a small tile leaves most of it to be seen', () => {
  const area = { x: -4, y: -6, columns: 28, rows: 14 };
  const { drawing, layout } = picture(requestFor(playUntil(3, placing), { area, legal: [], longest: 900 }));
  expect(layout.tile).toBeLessThan(40);
  for (const { lineWidth } of operations(drawing, 'box', 'last-turn')) {
    expect(lineWidth).toBeLessThan(layout.tile * 0.2);
  }
});

test('points of an Amazon scoring are told on the empty square ahead of the river', () => {
  const request = requestFor(playUntil(3, placing), { legal: [], focus: true });
  const awards = [3, 1, 3].map((points, seat) => ({ seat, points, rank: points === 3 ? 1 : 2 }));
  const event = { type: 'amazon-scored', caimans: 1, piranhas: 2, awards } as const;
  const { drawing, layout } = picture({ ...request, events: [event] });
  expect(texts(drawing, 'award')).toEqual(['+3', '+1']);
  for (const { x, y, width, height } of operations(drawing, 'box', 'award')) {
    expect(squareAt(layout, { x: x + width / 2, y: y + height / 2 })).toEqual(request.view.river.next);
  }
  expect(texts(picture(request).drawing, 'award')).toEqual([]);
});

test('points at the mouth leave it free where the river reaches it', () => {
  const end = requestFor(playUntil(5, (state) => state.phase === 'over'));
  const { drawing, layout } = picture(end);
  const corner = squareCorner(layout, end.view.river.next);
  const plates = operations(drawing, 'box', 'award');
  expect(plates.length).toBeGreaterThan(0);
  for (const { x, width } of plates) {
    const right = layout.board.x + layout.board.width;
    // Wide ones, for several seats, begin where they have to.
    expect(x >= corner.x + layout.tile * 0.5 || x + width >= right - 4).toBe(true);
    expect(x + width).toBeLessThanOrEqual(right);
  }
});
