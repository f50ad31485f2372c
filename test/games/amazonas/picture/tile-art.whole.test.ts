import { expect, test } from 'vitest';
import type { DrawOperation } from '../../../../src/drawing/draw.ts';
import type { Point } from '../../../../src/drawing/point.ts';
import { THEMES } from '../../../../src/drawing/theme.ts';
import { LAND_COLOURS } from '../../../../src/games/amazonas/picture/palette.ts';
import { tileArt } from '../../../../src/games/amazonas/picture/tile-art.ts';
import { SET } from '../../../render/support/position.ts';

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
  for (const tile of SET.tiles) expect(tileArt(tile, { turns: 1, theme })).toEqual(tileArt(tile, { turns: 1, theme }));
});

test.each(TURNS)(
  'turned by %i quarters, crowns are lit from the north-west and cast shadows to the south-east',
  (turns) => {
    const land = LAND_COLOURS.day;
    const operations = tileArt(byId('bend-b'), { turns, theme: 'day' });
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

test('the plain theme draws no trees', () => {
  const [plain, rich] = (['contrast', 'day'] as const).map((theme) => tileArt(byId('bend-b'), { turns: 0, theme }));
  const polygons = (all: readonly DrawOperation[]) => all.filter(({ kind }) => kind === 'polygon').length;
  expect(polygons(plain!)).toBeLessThan(5);
  expect(polygons(rich!)).toBeGreaterThan(50);
});

test('windows are lit by night', () => {
  const [day, night] = (['day', 'night'] as const).map((theme) => {
    const land = LAND_COLOURS[theme];
    return tileArt(byId('village-whole-a'), { turns: 0, theme }).filter(
      (one) => 'fill' in one && one.fill === land.glow,
    );
  });
  expect(day).toEqual([]);
  expect(night!.length).toBeGreaterThan(4);
});

test('tiles of one shape differ in what grows on them', () => {
  const crowns = (id: string) => middles(tileArt(byId(id), { turns: 0, theme: 'day' }), LAND_COLOURS.day.canopyLight);
  expect(crowns('bend-a')).not.toEqual(crowns('bend-b'));
});
