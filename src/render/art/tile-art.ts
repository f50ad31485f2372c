import type { AmazonasTile } from '../../engine/index.ts';
import type { DrawOperation } from '../draw.ts';
import { distance, insidePolygon, type Point, turnPoint } from '../point.ts';
import { pointAlong, ribbon } from './curve.ts';
import { bangArt, markArt } from './mark-art.ts';
import { coloursOf } from './palette.ts';
import { randomOf } from './random.ts';
import { areasOf, cellPoint, shapeOf } from './segment-area.ts';
import { layoutOf, ROOM } from './tile-layout.ts';
import type { Clearing } from './village-shape.ts';
import { amazonWidth, TRIBUTARY_WIDTH } from './water-shape.ts';

const { land: LAND } = coloursOf('day');

/** A tile's art: operations in squares, its anchor square at (0, 0), and the rectangle that it fills. */
export interface TileArt {
  readonly operations: readonly DrawOperation[];
  readonly box: { readonly x: number; readonly y: number; readonly wide: number; readonly high: number };
}

const BANK = 0.035;

/** Draws a tile turned by quarter turns; the ground turns, icons stay upright. */
export function tileArt(tile: AmazonasTile, turns: number): TileArt {
  const turn = (point: Point) => turnPoint(point, turns);
  const shape = shapeOf(tile);
  const random = randomOf(`${tile.id} art`);
  const corners = shape.offsets.map(({ x, y }) => turnPoint({ x: x + 0.5, y: y + 0.5 }, turns));
  const left = Math.min(...corners.map(({ x }) => x)) - 0.5;
  const top = Math.min(...corners.map(({ y }) => y)) - 0.5;
  const box = {
    x: left,
    y: top,
    wide: Math.max(...corners.map(({ x }) => x)) + 0.5 - left,
    high: Math.max(...corners.map(({ y }) => y)) + 0.5 - top,
  };
  const operations = [
    { kind: 'box', ...box, radius: 0, fill: LAND.jungle } satisfies DrawOperation,
    ...undergrowth(tile, random),
    ...canopies(tile, random),
    ...shape.clearings.flatMap(clearingArt),
    ...tributaryArt(tile, random),
    ...amazonArt(tile, random),
    ...stopArt(tile, random),
    ...shape.clearings.flatMap((clearing) => hutsOf(tile, clearing, random)),
    ...layoutOf(tile).marks.flatMap((mark) => markArt(tile, mark)),
    ...bangArt(layoutOf(tile).bang),
  ].map((operation) => turned(operation, turn));
  return {
    box,
    operations: [
      ...operations.sort((a, b) => Number(a.kind === 'icon') - Number(b.kind === 'icon') || 0),
      { kind: 'box', ...box, radius: 0, stroke: LAND.seam, width: 0.02 },
    ],
  };
}

function turned(operation: DrawOperation, turn: (point: Point) => Point): DrawOperation {
  switch (operation.kind) {
    case 'polygon':
    case 'line':
      return { ...operation, points: operation.points.map(turn) };
    case 'box':
    case 'clip':
    case 'unclip':
      return operation;
    default:
      return { ...operation, ...turn(operation) };
  }
}

function undergrowth(tile: AmazonasTile, random: () => number): DrawOperation[] {
  return shapeOf(tile).offsets.flatMap((offset) =>
    Array.from({ length: 9 }, (): DrawOperation => {
      const [x, y] = [offset.x + random(), offset.y + random()];
      const radius = 0.07 + random() * 0.12;
      return {
        kind: 'polygon',
        points: blob({ x, y }, radius, random),
        fill: random() < 0.5 ? LAND.jungleDark : LAND.jungleLight,
      };
    }),
  );
}

/** Trees stand in the jungle, off its borders, and leave room for what is printed on the tile. */
function canopies(tile: AmazonasTile, random: () => number): DrawOperation[] {
  const grid = areasOf(tile);
  const { marks, anchors } = layoutOf(tile);
  const jungle = [...grid.owner.keys()].filter((cell) => tile.segments[grid.owner[cell]!]?.kind === 'jungle');
  const trees: { point: Point; radius: number }[] = [];
  const tries = shapeOf(tile).offsets.length * 130;
  for (let attempt = 0; attempt < tries && jungle.length > 0; attempt++) {
    const cell = jungle[Math.floor(random() * jungle.length)]!;
    const point = cellPoint(grid, cell);
    const radius = Math.min(0.045 + random() * 0.045, grid.clearance[cell]! - 0.012);
    const free =
      radius > 0.03 &&
      trees.every((tree) => distance(tree.point, point) > (tree.radius + radius) * 0.86) &&
      marks.every((mark) => distance(mark.point, point) > ROOM[mark.mark] + radius * 0.7) &&
      anchors.every((anchor) => distance(anchor, point) > 0.07 + radius);
    if (free) trees.push({ point, radius });
  }
  return trees.flatMap((tree) => treeArt(tree.point, tree.radius, random));
}

function treeArt(point: Point, radius: number, random: () => number): DrawOperation[] {
  const crown = (factor: number, fill: string): DrawOperation => ({
    kind: 'circle',
    ...point,
    radius: radius * factor,
    fill,
  });
  if (random() < 0.18) {
    const leaves = Array.from({ length: 7 }, (_, leaf): DrawOperation => {
      const angle = (leaf * 2 * Math.PI) / 7 + random();
      const tip = { x: point.x + Math.cos(angle) * radius * 1.15, y: point.y + Math.sin(angle) * radius * 1.15 };
      return { kind: 'line', points: [point, tip], stroke: LAND.palm, width: radius * 0.34 };
    });
    return [crown(1.1, LAND.shade), ...leaves, crown(0.26, LAND.sand)];
  }
  return [
    crown(1.12, LAND.shade),
    crown(0.98, LAND.canopy),
    crown(0.72, random() < 0.7 ? LAND.canopyMiddle : LAND.canopyLight),
    crown(0.36, random() < 0.6 ? LAND.canopyLight : LAND.canopyMiddle),
  ];
}

function clearingArt({ outline }: Clearing): DrawOperation[] {
  return [
    { kind: 'polygon', points: outline, fill: LAND.clearing, stroke: LAND.fence, width: 0.035 },
    { kind: 'polygon', points: outline, stroke: LAND.clearingLight, width: 0.012 },
  ];
}

function tributaryArt(tile: AmazonasTile, random: () => number): DrawOperation[] {
  const { tributaries } = shapeOf(tile);
  const widen = (width: number, fill: string) =>
    tributaries.map(({ line }): DrawOperation => ({ kind: 'line', points: line, stroke: fill, width }));
  return [
    ...widen(TRIBUTARY_WIDTH + 2 * BANK, LAND.sand),
    ...widen(TRIBUTARY_WIDTH, LAND.water),
    ...tributaries
      .flatMap(({ line }) => ripples(line, { count: 4, spread: 0.08, length: 0.07 }, random))
      .map((points): DrawOperation => ({ kind: 'line', points, stroke: LAND.ripple, width: 0.013 })),
  ];
}

function amazonArt(tile: AmazonasTile, random: () => number): DrawOperation[] {
  const { amazon, offsets } = shapeOf(tile);
  if (!amazon) return [];
  const { line } = amazon;
  const band = (change: number) => ribbon(line, (share) => amazonWidth(tile, share) + change);
  const source = tile.role === 'start' ? line[0] : undefined;
  const spring = (change: number, fill: string): DrawOperation[] =>
    source ? [{ kind: 'circle', ...source, radius: (amazonWidth(tile, 0) + change) / 2, fill }] : [];
  return [
    ...spring(2 * BANK, LAND.mud),
    { kind: 'polygon', points: band(2 * BANK), fill: LAND.mud },
    ...spring(0, LAND.amazon),
    { kind: 'polygon', points: band(0), fill: LAND.amazon },
    { kind: 'polygon', points: band(-0.2), fill: LAND.amazonDeep },
    ...ripples(line, { count: 9 * offsets.length, spread: 0.34, length: 0.12 }, random).map(
      (points): DrawOperation => ({ kind: 'line', points, stroke: LAND.current, width: 0.015 }),
    ),
  ];
}

/** Short strokes that run with the water. */
function ripples(
  line: readonly Point[],
  { count, spread, length }: { count: number; spread: number; length: number },
  random: () => number,
): Point[][] {
  return Array.from({ length: count }, () => {
    const share = 0.06 + random() * 0.8;
    const [a, b] = [pointAlong(line, share), pointAlong(line, share + 0.02)];
    const step = distance(a, b) || 1;
    const [dx, dy] = [(b.x - a.x) / step, (b.y - a.y) / step];
    const side = (random() - 0.5) * spread;
    const from = { x: a.x - dy * side, y: a.y + dx * side };
    return [from, { x: from.x + dx * length, y: from.y + dy * length }];
  });
}

function stopArt(tile: AmazonasTile, random: () => number): DrawOperation[] {
  return shapeOf(tile).stops.flatMap(({ kind, point, radius }): DrawOperation[] => {
    const stone = (at: Point, size: number): DrawOperation[] => [
      { kind: 'polygon', points: blob(at, size, random), fill: LAND.rock, stroke: LAND.rockDark, width: 0.016 },
      {
        kind: 'polygon',
        points: blob({ x: at.x - size * 0.2, y: at.y - size * 0.2 }, size * 0.5, random),
        fill: LAND.rockLight,
      },
    ];
    if (kind === 'rock') return stone(point, radius);
    const stones = Array.from({ length: 8 }, (_, index) => {
      const angle = ((index + 0.5) * Math.PI) / 4;
      return stone({ x: point.x + Math.cos(angle) * radius, y: point.y + Math.sin(angle) * radius }, 0.036);
    });
    return [
      { kind: 'circle', ...point, radius: radius + 0.03, fill: LAND.sand },
      { kind: 'circle', ...point, radius: radius - 0.005, fill: LAND.amazon },
      { kind: 'circle', ...point, radius: radius * 0.5, stroke: LAND.current, width: 0.014 },
      ...stones.flat(),
    ];
  });
}

/** Huts wherever the village has room beside its icons and pieces. */
function hutsOf(tile: AmazonasTile, clearing: Clearing, random: () => number): DrawOperation[] {
  const grid = areasOf(tile);
  const { marks, anchors } = layoutOf(tile);
  const cells = [...grid.owner.keys()].filter(
    (cell) => grid.owner[cell] === clearing.segment && insidePolygon(cellPoint(grid, cell), clearing.outline),
  );
  const huts: { point: Point; radius: number }[] = [];
  for (let attempt = 0; attempt < 160 && cells.length > 0; attempt++) {
    const cell = cells[Math.floor(random() * cells.length)]!;
    const point = cellPoint(grid, cell);
    const radius = 0.062 + random() * 0.022;
    const free =
      grid.clearance[cell]! > radius + 0.012 &&
      huts.every((hut) => distance(hut.point, point) > hut.radius + radius + 0.03) &&
      marks.every((mark) => distance(mark.point, point) > ROOM[mark.mark] + radius) &&
      anchors.every((anchor) => distance(anchor, point) > radius + 0.05);
    if (free) huts.push({ point, radius });
  }
  return huts.flatMap(({ point, radius }) => hutArt(point, radius, random));
}

/** A round thatched hut seen from above. */
function hutArt(point: Point, radius: number, random: () => number): DrawOperation[] {
  const from = random() * Math.PI;
  const straws = Array.from({ length: 8 }, (_, straw): DrawOperation => {
    const angle = from + (straw * Math.PI) / 4;
    const tip = { x: point.x + Math.cos(angle) * radius * 0.86, y: point.y + Math.sin(angle) * radius * 0.86 };
    return { kind: 'line', points: [point, tip], stroke: LAND.straw, width: radius * 0.13 };
  });
  return [
    { kind: 'circle', ...point, radius: radius * 1.16, fill: LAND.hutShade },
    { kind: 'circle', ...point, radius, fill: LAND.thatch },
    ...straws,
    { kind: 'circle', ...point, radius: radius * 0.3, fill: LAND.straw },
  ];
}

function blob(point: Point, radius: number, random: () => number): Point[] {
  const from = random() * Math.PI;
  return Array.from({ length: 9 }, (_, corner) => {
    const angle = from + (corner * 2 * Math.PI) / 9;
    const reach = radius * (0.82 + random() * 0.3);
    return { x: point.x + Math.cos(angle) * reach, y: point.y + Math.sin(angle) * reach };
  });
}
