import { expect, it } from 'vitest';
import { pieceArt, pieceShape } from '../../../src/drawing/piece-art.ts';
import { boxAround, isInsidePolygon } from '../../../src/drawing/point.ts';
import { SEAT_SIGNS, SIGN_EDGE, SIGN_HALO } from '../../../src/drawing/seat-sign.ts';
import { PIECES } from '../../../src/games/carcassonne/expansions/art.ts';
import { dragonArt, fairyArt } from '../../../src/games/carcassonne/expansions/dragon/figure-art.ts';
import { mageArt, witchArt } from '../../../src/games/carcassonne/expansions/mage/figure-art.ts';
import { LAND_COLOURS } from '../../../src/games/carcassonne/picture/palette.ts';

/** A figure of every kind, upright, and those that a farmer may be, lying on its side. */
const FIGURES = [
  ...['meeple', 'large', 'builder', 'abbot', 'pig', 'phantom', 'mayor', 'wagon', 'barn'].map((piece) => ({
    piece,
    lying: false,
  })),
  ...['meeple', 'large', 'phantom'].map((piece) => ({ piece, lying: true })),
].map((figure) => ({ ...figure, name: `${figure.lying ? 'lying ' : ''}${figure.piece}` }));

/** Figures without a seat, by their names. */
const WITHOUT_SEAT: Readonly<Record<string, typeof mageArt>> = {
  dragon: dragonArt,
  fairy: fairyArt,
  mage: mageArt,
  witch: witchArt,
};

const NAMES = [...FIGURES.map(({ name }) => name), ...Object.keys(WITHOUT_SEAT)];
const PAIRS = NAMES.flatMap((one, at) => NAMES.slice(at + 1).map((other) => [one, other] as const));

/** Every polygon and disc of a figure of size 1, its shadow and outline too. */
function polygonsOf(name: string) {
  return strokesOf(name).flatMap((stroke) => {
    if (stroke.kind === 'circle') return [discOutline(stroke)];
    return stroke.kind === 'polygon' ? [stroke.points] : [];
  });
}

function strokesOf(name: string) {
  const figure = WITHOUT_SEAT[name];
  if (figure) return figure({ x: 0, y: 0 }, 1, LAND_COLOURS.day);
  const { piece, lying } = FIGURES.find((figure) => figure.name === name)!;
  const operation = { kind: 'piece', piece, colour: 'red', x: 0, y: 0, size: 1, plain: true, lying } as const;
  return pieceArt(operation, PIECES);
}

function discOutline({ x, y, radius }: { readonly x: number; readonly y: number; readonly radius: number }) {
  return Array.from({ length: 24 }, (_, at) => {
    const angle = (at / 12) * Math.PI;
    return { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) };
  });
}

/** The places of a fine grid that a figure covers. */
function silhouetteOf(name: string): Set<number> {
  const polygons = polygonsOf(name);
  const cells = Array.from({ length: 60 * 60 }, (_, at) => at);
  return new Set(
    cells.filter((at) => {
      const point = { x: (at % 60) / 30 - 1, y: Math.floor(at / 60) / 30 - 1 };
      return polygons.some((corners) => isInsidePolygon(point, corners));
    }),
  );
}

it.each(PAIRS)('the silhouettes of a %s and a %s differ by a third of what they cover', (one, other) => {
  const [a, b] = [silhouetteOf(one), silhouetteOf(other)];
  const both = [...a].filter((cell) => b.has(cell)).length;
  const all = a.size + b.size - both;
  expect((all - both) / all).toBeGreaterThan(0.33);
});

it.each([false, true])('a large meeple covers twice as much as an ordinary one, lying %s', (lying) => {
  const [ordinary, large] = ['meeple', 'large'].map((name) => silhouetteOf(lying ? `lying ${name}` : name));
  expect(large!.size / ordinary!.size).toBeGreaterThan(2);
});

it.each(FIGURES)('a $name keeps within the room that labels leave it', ({ name, piece, lying }) => {
  const { reach } = pieceShape(piece, PIECES);
  const { x, y, width, height } = boxAround(polygonsOf(name).flat());
  const most = lying ? { x: Math.max(reach.x, reach.y) * 1.2, y: Math.max(reach.x, reach.y) } : reach;
  expect(Math.max(-x, x + width)).toBeLessThanOrEqual(most.x + 0.05);
  expect(Math.max(-y, y + height)).toBeLessThanOrEqual(most.y + 0.05);
});

it.each(['builder', 'abbot', 'pig', 'phantom'])(
  'what tells a %s is drawn on one that is still to be chosen, too',
  (piece) => {
    const ghost = { kind: 'piece', piece, colour: 'red', x: 0, y: 0, size: 1, ghost: true } as const;
    const fills = pieceArt(ghost, PIECES).flatMap((stroke) => (stroke.kind === 'polygon' ? [stroke.fill] : []));
    for (const { fill } of PIECES[piece]!.parts!) if (fill) expect(fills).toContain(fill);
  },
);

it('everything of a wagon has the colour of its seat', () => {
  const fills = strokesOf('wagon').flatMap((stroke) => (stroke.kind === 'polygon' ? [stroke.fill] : []));
  expect([...new Set(fills)].sort()).toEqual([SIGN_EDGE, SIGN_HALO, SEAT_SIGNS.red.fill].sort());
});

it.each([false, true])('a large meeple has what it counts on a plate, lying %s', (lying) => {
  for (const ghost of [false, true]) {
    const strokes = pieceArt(
      { kind: 'piece', piece: 'large', colour: 'red', x: 0, y: 0, size: 11, ghost, lying },
      PIECES,
    );
    const plate = strokes.find((stroke) => stroke.kind === 'circle')!;
    const text = strokes.find((stroke) => stroke.kind === 'text' && stroke.text === '2')!;
    // Where a phone shows a piece of 11 pixels, the number has eight.
    expect(plate).toMatchObject({ fill: SIGN_HALO, radius: expect.closeTo(4.8, 0) });
    expect(text).toMatchObject({ x: plate.x, y: plate.y, size: expect.closeTo(8, -0.5) });
  }
});
