import { expect, test } from 'vitest';
import { nearestPointOnLine } from '../../../../src/drawing/curve.ts';
import { along, distance, type Point } from '../../../../src/drawing/point.ts';
import { boxOf, flanksOf, portPosition } from '../../../../src/drawing/port-position.ts';
import { segmentAt } from '../../../../src/drawing/segment-area.ts';
import { areasOf, shapeOf } from '../../../../src/games/amazonas/picture/segment-area.ts';
import { layoutOf, ROOM_RADII } from '../../../../src/games/amazonas/picture/tile-layout.ts';
import { type AmazonasTile, loadTileSet } from '../../../../src/games/amazonas/rules/tile-set.ts';
import { SET } from '../../../render/support/position.ts';

const FAR_ENOUGH = 0.18;

/** Icons may touch: the room of a boat's plate is a circle round a box, a river animal's one round a slim shape. */
const MAX_OVERLAP = 0.75;

/** Half the height of a piece on a crowded tile. */
const SMALL_PIECE = 0.085;

test.each(SET.tiles.map((tile) => [tile.id, tile] as const))(
  '%s: every port lies in the area of its segment',
  (_, tile) => {
    const strays = tile.segments.flatMap(({ ports }, segment) =>
      ports.filter((port) => {
        const { point, inward } = portPosition(tile, port);
        return segmentAt(areasOf(tile), along(point, inward, 0.02)) !== segment;
      }),
    );
    expect(strays).toEqual([]);
  },
);

test.each(SET.tiles.map((tile) => [tile.id, tile] as const))('%s: jungles touch only where they are one', (_, tile) => {
  const { owner, columns } = areasOf(tile);
  const isJungle = (segment: number) => tile.segments[segment]?.kind === 'jungle';
  let touching = 0;
  owner.forEach((segment, cell) => {
    for (const other of [owner[cell + 1], owner[cell + columns]]) {
      const sameRow = other !== owner[cell + 1] || (cell + 1) % columns !== 0;
      if (sameRow && other !== undefined && other !== segment && isJungle(segment) && isJungle(other)) touching++;
    }
  });
  expect(touching).toBe(0);
});

test.each(SET.tiles.map((tile) => [tile.id, tile] as const))('%s: anchors lie in their segments, apart', (_, tile) => {
  const { anchors } = layoutOf(tile);
  expect(anchors.map((anchor) => segmentAt(areasOf(tile), anchor))).toEqual(tile.segments.map((_, segment) => segment));
  const close = anchors.flatMap((a, at) => anchors.slice(at + 1).filter((b) => distance(a, b) < FAR_ENOUGH));
  expect(close).toEqual([]);
});

test.each(SET.tiles.map((tile) => [tile.id, tile] as const))('%s: shows each of its icons and spaces', (_, tile) => {
  const { marks, spaces, bang } = layoutOf(tile);
  const counted = tile.segments.map((_, segment) => {
    const here = marks.filter((mark) => mark.segment === segment);
    return Object.fromEntries(
      [...new Set(here.map(({ mark }) => mark))].map((mark) => [mark, here.filter((one) => one.mark === mark).length]),
    );
  });
  expect(counted).toEqual(tile.segments.map(({ marks: printed }) => printed));
  expect(spaces).toHaveLength(tile.spaces);
  expect(bang !== undefined).toBe(tile.bang);
});

test.each(SET.tiles.map((tile) => [tile.id, tile] as const))('%s: icons lie in or at their segments', (_, tile) => {
  const { tributaries } = shapeOf(tile);
  const astray = layoutOf(tile).marks.filter(({ segment, point }) => {
    const stream = tributaries.find((tributary) => tributary.segment === segment);
    return stream ? nearestPointOnLine(stream.line, point).distance > 0.2 : segmentAt(areasOf(tile), point) !== segment;
  });
  expect(astray).toEqual([]);
});

test.each(SET.tiles.map((tile) => [tile.id, tile] as const))('%s: icons are whole and apart', (_, tile) => {
  const { marks, spaces, bang } = layoutOf(tile);
  const things = [
    ...marks.map(({ mark, point }) => ({ point, room: ROOM_RADII[mark] })),
    ...(tile.role === 'start' ? [] : spaces.map((point) => ({ point, room: ROOM_RADII.space }))),
    ...(bang ? [{ point: bang, room: ROOM_RADII.bang }] : []),
  ];
  const { x, y, width, height } = boxOf(tile, 0);
  const cut = things.filter(
    ({ point, room }) => Math.min(point.x - x, point.y - y, x + width - point.x, y + height - point.y) < room,
  );
  expect(cut).toEqual([]);
  const crowded = things.flatMap((a, at) =>
    things.slice(at + 1).filter((b) => distance(a.point, b.point) < (a.room + b.room) * MAX_OVERLAP),
  );
  expect(crowded).toEqual([]);
});

test.each(SET.tiles.map((tile) => [tile.id, tile] as const))(
  '%s: a small piece on an anchor hides nothing',
  (_, tile) => {
    const { anchors, marks, spaces, bang } = layoutOf(tile);
    const things = [
      ...marks.map(({ mark, point }) => ({ point, room: ROOM_RADII[mark] })),
      ...spaces.map((point) => ({ point, room: ROOM_RADII.space })),
      ...(bang ? [{ point: bang, room: ROOM_RADII.bang }] : []),
    ];
    const isHiding = (anchor: Point) => things.some(({ point, room }) => distance(anchor, point) - room < SMALL_PIECE);
    const hidden = tile.segments.filter(({ kind }, segment) => kind !== 'amazon' && isHiding(anchors[segment]!));
    expect(hidden).toEqual([]);
  },
);

test('the segments beside a side are found around the corners of a large tile', () => {
  const start = SET.tiles[SET.start[2]!]!;
  const village = start.segments.findIndex(({ kind }) => kind === 'village');
  const place = portPosition(start, start.segments[village]!.ports[0]!);
  const [before, after] = flanksOf(start, place.square, place.side);
  expect(before).toBe(after);
  expect(start.segments[before!]!.kind).toBe('jungle');
});

test('a lone tributary amid one jungle ends in the middle of its tile', () => {
  const jungle = { kind: 'jungle', ports: ['N', 'W', 'S', 'E0', 'E2'] };
  const spring = { kind: 'tributary', ports: ['E1'], end: 'rock' };
  const tile = tileWith([spring, jungle]);
  expect(segmentAt(areasOf(tile), { x: 0.8, y: 0.5 })).toBe(0);
  expect(segmentAt(areasOf(tile), { x: 0.2, y: 0.5 })).toBe(1);
});

test('a tributary that stops at a village reaches it', () => {
  const tile = tileWith([
    { kind: 'tributary', ports: ['S1'], end: 'village' },
    { kind: 'village', ports: ['N'] },
    { kind: 'jungle', ports: ['W', 'S2'] },
    { kind: 'jungle', ports: ['E', 'S0'] },
  ]);
  expect(segmentAt(areasOf(tile), { x: 0.1, y: 0.5 })).toBe(2);
  expect(segmentAt(areasOf(tile), { x: 0.9, y: 0.5 })).toBe(3);
});

/** A tile with other segments than the set has. */
function tileWith(segments: readonly object[]): AmazonasTile {
  const mouth = [{ players: [2, 3, 4, 5], points: [1] }];
  const start = {
    id: 'start',
    role: 'start',
    count: 1,
    name: 'start',
    players: [2, 3, 4, 5],
    segments: [
      { kind: 'amazon', ports: ['E1'], spaces: 2 },
      { kind: 'jungle', ports: ['E2', 'S', 'W', 'N', 'E0'] },
    ],
  };
  const tile = { id: 'odd', role: 'land', count: 1, name: 'odd', segments };
  const loaded = loadTileSet({ format: 1, id: 'odd', name: 'odd', notice: '', mouth, tiles: [tile, start] });
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.failure));
  return loaded.value.tiles[0]!;
}
