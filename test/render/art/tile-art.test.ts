import { expect, test } from 'vitest';
import type { DrawOperation } from '../../../src/drawing/draw.ts';
import type { Point } from '../../../src/drawing/point.ts';
import { THEMES } from '../../../src/drawing/theme.ts';
import { coloursOf } from '../../../src/render/art/palette.ts';
import { boxOf, tileArt } from '../../../src/render/art/tile-art.ts';
import { SET } from '../support/position.ts';

const TURNS = [0, 1, 2, 3] as const;
const byId = (id: string) => SET.tiles[SET.indexOf.get(id)!]!;

const middleOf = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});

/** Middles of all polygons of one colour. */
function middles(operations: readonly DrawOperation[], colour: string): Point[] {
  return operations.flatMap((one) => (one.kind === 'polygon' && one.fill === colour ? [middleOf(one.points)] : []));
}

test.each(THEMES)('%s: the same tile is drawn the same every time', (theme) => {
  for (const tile of SET.tiles) expect(tileArt(tile, 1, theme)).toEqual(tileArt(tile, 1, theme));
});

test.each(TURNS)(
  'turned by %i quarters, crowns are lit from the north-west and cast shadows to the south-east',
  (turns) => {
    const { land } = coloursOf('day');
    const { operations } = tileArt(byId('bend-b'), turns);
    const [dark, light, shade] = [land.canopy, land.canopyLight, land.shade].map((colour) =>
      middles(operations, colour),
    );
    expect(light!.length).toBeGreaterThan(2);
    light!.forEach((top, index) => {
      const crown = dark![index]!;
      expect(top.x).toBeLessThan(crown.x - 0.01);
      expect(top.y).toBeLessThan(crown.y - 0.01);
      const cast = shade!.filter(({ x, y }) => x > crown.x + 0.005 && y > crown.y + 0.005);
      expect(cast.some(({ x, y }) => Math.hypot(x - crown.x, y - crown.y) < 0.07)).toBe(true);
    });
  },
);

test.each(TURNS)('turned by %i quarters, a tile is drawn inside its box', (turns) => {
  for (const tile of SET.tiles) {
    const { operations, box } = tileArt(tile, turns);
    expect(box).toEqual(boxOf(tile, turns));
    expect(box.wide * box.high).toBe(tile.squares.length);
    expect(operations[0]).toEqual({ kind: 'clip', ...box });
    expect(operations.at(-1)).toEqual({ kind: 'unclip' });
  }
});

test('the plain theme draws no trees', () => {
  const { operations } = tileArt(byId('bend-b'), 0, 'contrast');
  const { operations: rich } = tileArt(byId('bend-b'), 0);
  const polygons = (all: readonly DrawOperation[]) => all.filter(({ kind }) => kind === 'polygon').length;
  expect(polygons(operations)).toBeLessThan(5);
  expect(polygons(rich)).toBeGreaterThan(50);
});

test('windows are lit by night', () => {
  const [day, night] = (['day', 'night'] as const).map((theme) => {
    const { land } = coloursOf(theme);
    return tileArt(byId('village-whole-a'), 0, theme).operations.filter(
      (one) => 'fill' in one && one.fill === land.glow,
    );
  });
  expect(day).toEqual([]);
  expect(night!.length).toBeGreaterThan(4);
});

test('tiles of one shape differ in what grows on them', () => {
  const crowns = (id: string) => middles(tileArt(byId(id), 0).operations, coloursOf('day').land.canopyLight);
  expect(crowns('bend-a')).not.toEqual(crowns('bend-b'));
});
