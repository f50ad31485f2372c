import { describe, expect, it } from 'vitest';
import type { DrawOperation } from '../../../src/drawing/draw.ts';
import { boxAround, type Point } from '../../../src/drawing/point.ts';
import { THEMES } from '../../../src/drawing/theme.ts';
import { volcanoArt } from '../../../src/games/carcassonne/expansions/river2/volcano-art.ts';
import { markArt } from '../../../src/games/carcassonne/picture/mark-art.ts';
import { LAND_COLOURS } from '../../../src/games/carcassonne/picture/palette.ts';
import { contrast, type Light, lightOf, parseColour, seen, VISIONS, type Vision } from '../../render/support/colour.ts';

/** Least contrast of two colours of a sign that lie beside each other, so that they are told apart by lightness alone. */
const MIN_CONTRAST = 1.8;

/** Colours of signs that lie beside each other without a dark line of equal width, or on their ground. */
const BESIDE = [
  ['wine', 'shieldRim'],
  ['cloth', 'shieldRim'],
  ['grain', 'ink'],
  ['shieldRim', 'paving'],
  ['copper', 'shieldRim'],
  ['shieldRim', 'innRoof'],
  ['water', 'ink'],
  ['flower', 'bed'],
  ['hedge', 'bed'],
  ['road', 'roadEdge'],
  ['road', 'river'],
] as const;

const lightIn = (colour: string) => parseColour(colour).channels.map(lightOf) as unknown as Light;

const EYES: readonly Vision[] = [
  [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  VISIONS.protan,
  VISIONS.deutan,
  VISIONS.tritan,
];

describe.each(THEMES)('signs of expansions in the theme %s', (theme) => {
  it.each(BESIDE)('%s and %s can be told apart with any eyes', (one, other) => {
    const [a, b] = [one, other].map((name) => lightIn(LAND_COLOURS[theme][name as 'ink']));
    for (const eyes of EYES) expect(contrast(seen(a!, eyes), seen(b!, eyes))).toBeGreaterThan(MIN_CONTRAST);
  });
});

const MIDDLE = { x: 0.5, y: 0.5 };

/** Width and height of a drawing in squares. */
function sizeOf(operations: readonly DrawOperation[]) {
  const points = operations.flatMap((one): readonly Point[] => {
    if (one.kind === 'polygon' || one.kind === 'line') return one.points;
    if (one.kind === 'circle') {
      return [-1, 1].map((side) => ({ x: one.x + side * one.radius, y: one.y + side * one.radius }));
    }
    return one.kind === 'box' ? [one, { x: one.x + one.width, y: one.y + one.height }] : [];
  });
  return boxAround(points);
}

it('an inn with its lake is at least a third of a square wide', () => {
  expect(sizeOf(markArt('inn', MIDDLE, LAND_COLOURS.day)).width).toBeGreaterThan(1 / 3);
});

it('a cathedral is at least half a square wide and high', () => {
  const { width, height } = sizeOf(markArt('cathedral', MIDDLE, LAND_COLOURS.day));
  expect(Math.min(width, height)).toBeGreaterThan(0.5);
});

it.each(['wine', 'grain', 'cloth'] as const)('%s is at least a quarter of a square wide', (goods) => {
  expect(sizeOf(markArt(goods, MIDDLE, LAND_COLOURS.day)).width).toBeGreaterThan(1 / 4);
});

it.each(THEMES)(
  'the outline of a volcano differs from the grass by its lightness, or that of its rim (%s)',
  (theme) => {
    const land = LAND_COLOURS[theme];
    const lines = volcanoArt({ x: 0, y: 0 }, 1, land).flatMap((one) =>
      one.kind === 'polygon' && one.stroke && (one.lineWidth ?? 0) > 0.05 ? [one.stroke] : [],
    );
    const told = [...lines, land.ink].map((colour) => contrast(lightIn(colour), lightIn(land.grass)));
    expect(Math.max(...told)).toBeGreaterThan(3);
  },
);
