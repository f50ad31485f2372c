import type { Square } from '../../../../core/tile.ts';
import { type DrawOperation, polygon, polyline, rectangle } from '../../../../drawing/draw.ts';
import { memoize } from '../../../../drawing/memoize.ts';
import { Pen } from '../../../../drawing/pen.ts';
import { type Point, pointsOf } from '../../../../drawing/point.ts';
import { randomOf } from '../../../../drawing/random.ts';
import type { Theme } from '../../../../drawing/theme.ts';
import { type GameMap, squaresOn } from '../../rules/game-map.ts';
import { COUNTRY_SIGN, landOf, SEA_SIGN } from './land.ts';
import { MAP_COLOURS, type MapColours } from './palette.ts';

/** Widths of the shallow sea before the coast, with their colours, from the outside. */
const SHALLOWS = [
  ['seaShelf', 0.62],
  ['seaShore', 0.3],
] as const;

/** Tints of neighbouring countries, in turn. */
const TINTS = ['abroadA', 'abroadB', 'abroadC', 'abroadD'] as const;

/** Draws sea and land of a map without tiles, pieces and chips, in squares. */
export function groundArt(map: GameMap, theme: Theme): DrawOperation[] {
  const colours = MAP_COLOURS[theme];
  const isPlain = theme === 'contrast';
  const { landOutlines, country, neighbours, lakes } = landOf(map);
  const fill = (outlines: readonly (readonly Point[])[], colour: string) =>
    outlines.flatMap(stripsOf).map((strip) => polygon(strip, colour));
  const line = (outlines: readonly (readonly Point[])[], colour: string, width: number) =>
    outlines.flatMap(stretchesOf).map((part) => polyline(part, colour, width));
  const edged = (outlines: readonly (readonly Point[])[], colour: string) => [
    ...fill(outlines, colour),
    ...line(outlines, colours.edging, 0.1),
    ...line(outlines, colours.border, isPlain ? 0.05 : 0.03),
  ];
  return [
    ...seaRows(map, colours),
    ...(isPlain ? [] : SHALLOWS.flatMap(([name, width]) => line(landOutlines, colours[name], width))),
    ...(isPlain ? [] : scattered(map, SEA_SIGN).flatMap((at) => waveArt(at, colours))),
    // Neighbours reach a little below each other, so that no sea shows between them.
    ...neighbours.flatMap(({ outlines }, at) => [
      ...fill(outlines, colours[TINTS[at % TINTS.length]!]),
      ...line(outlines, colours[TINTS[at % TINTS.length]!], 0.05),
    ]),
    ...neighbours.flatMap(({ outlines }) => line(outlines, colours.abroadBorder, 0.022)),
    ...(isPlain ? [] : reliefAbroad(map, colours)),
    ...line(landOutlines, colours.coast, 0.055),
    ...edged(country, colours.land),
    ...edged(lakes, isPlain ? colours.sea : colours.seaShore),
    ...squaresArt(map, colours, isPlain),
    ...squaresOn(map, /W/).flatMap((square) => surfArt(square, colours)),
  ];
}

/** The sea, row by row. */
function seaRows({ width, height }: GameMap, { sea }: MapColours): DrawOperation[] {
  const beyond = 8;
  return Array.from({ length: height + 2 * beyond }, (_, row) =>
    rectangle({ x: -beyond, y: row - beyond, width: width + 2 * beyond, height: 1 }, sea),
  );
}

/** Places in a region, evenly spread over its squares, that keep away from other regions. */
function scattered(map: GameMap, region: string, each = 0.8): Point[] {
  const random = randomOf(`${map.id} ${region}`);
  const { regionAt } = landOf(map);
  const points: Point[] = [];
  for (let y = -1.6; y < map.height + 1.6; y += each) {
    for (let x = -1.6; x < map.width + 1.6; x += each) {
      const point = { x: x + random() * each * 0.8, y: y + random() * each * 0.8 };
      const around = [-0.3, 0, 0.3].flatMap((dx) => [-0.22, 0.22].map((dy) => ({ x: point.x + dx, y: point.y + dy })));
      if (around.every((near) => regionAt(near) === region)) points.push(point);
    }
  }
  return points;
}

/** Hills and woods in neighbouring countries, away from what is printed there. */
function reliefAbroad(map: GameMap, { abroadRelief }: MapColours): DrawOperation[] {
  return Object.keys(map.neighbours).flatMap((letter) => {
    const random = randomOf(`${map.id} relief ${letter}`);
    return scattered(map, letter, 0.55).flatMap((at) => {
      const kind = random();
      if (kind < 0.35) return [];
      return kind < 0.75 ? treeArt(at, abroadRelief) : hillArt(at, abroadRelief);
    });
  });
}

/** The squares on which tiles can lie, with a fine grid and, unless plain, a few trees and hills. */
function squaresArt(map: GameMap, { square, grid, relief }: MapColours, isPlain: boolean): DrawOperation[] {
  const random = randomOf(`${map.id} squares`);
  const runs = map.grid.flatMap((row, y) =>
    [...row.matchAll(/[#STLI]+/g)].map(({ index, 0: { length } }) => ({ x: index, y, width: length, height: 1 })),
  );
  const line = (...ends: readonly number[]) => polyline(pointsOf(ends), grid, 0.022);
  const lines = runs.flatMap(({ x, y, width }) => [
    line(x, y, x + width, y),
    line(x, y + 1, x + width, y + 1),
    ...Array.from({ length: width + 1 }, (_, at) => line(x + at, y, x + at, y + 1)),
  ]);
  const grown = map.grid.flatMap((row, y) =>
    [...row].flatMap((sign, x) => {
      const [kind, dx, dy] = [random(), random(), random()];
      if (sign !== '#' || kind < 0.45 || isPlain) return [];
      const at = { x: x + 0.25 + dx * 0.5, y: y + 0.3 + dy * 0.45 };
      return kind < 0.75 ? treeArt(at, relief) : hillArt(at, relief);
    }),
  );
  return [...runs.map((run) => rectangle(run, square)), ...grown, ...lines];
}

/** Squares side by side of one region. */
interface Run {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly region: string;
}

const runsOf = memoize((map: GameMap): readonly Run[] => {
  const { regionAt } = landOf(map);
  const runs: Run[] = [];
  for (let y = -1; y <= map.height; y++) {
    for (let x = -1; x <= map.width; x++) {
      const region = regionAt({ x: x + 0.5, y: y + 0.5 });
      const before = runs.at(-1);
      if (before?.y === y && before.region === region) runs[runs.length - 1] = { ...before, width: before.width + 1 };
      else runs.push({ x, y, width: 1, region });
    }
  }
  return runs;
});

/** A map seen from afar, square by square: the country, its neighbours, and the sea. */
export function chartArt(map: GameMap, theme: Theme): DrawOperation[] {
  const colours = MAP_COLOURS[theme];
  return runsOf(map).map(({ region, ...run }) => {
    const fill = region === COUNTRY_SIGN ? colours.square : region === SEA_SIGN ? colours.sea : colours.abroadB;
    return rectangle({ ...run, height: 1 }, fill);
  });
}

/** Two soft waves. */
export function waveArt(at: Point, { wave }: MapColours): DrawOperation[] {
  const crest = [-0.15, 0, -0.1, -0.03, -0.05, -0.012, 0, 0.012, 0.05, -0.012, 0.1, -0.03, 0.15, 0];
  const below = new Pen(at).at(0.09, 0.085);
  return [new Pen(at).line(crest, wave, 0.02), new Pen(below).line(crest.slice(0, 10), wave, 0.016)];
}

/** A square full of waves, across which no tile leads. */
export function surfArt(square: Square, { route }: MapColours): DrawOperation[] {
  const crest = [-0.1, 0, -0.06, -0.05, 0, -0.06, 0.05, -0.02, 0.1, 0];
  return [0.2, 0.8].flatMap((down) =>
    [0.28, 0.5, 0.72].map((across) => new Pen(new Pen(square).at(across, down)).line(crest, route, 0.028)),
  );
}

/** A hill with its shaded side. */
export function hillArt(at: Point, ink: string): DrawOperation[] {
  const pen = new Pen(at);
  return [
    pen.line([-0.16, 0.07, -0.1, -0.02, -0.04, -0.075, 0.01, -0.08, 0.07, -0.02, 0.14, 0.07], ink, 0.02),
    pen.line([0.025, -0.045, 0.03, 0.015, 0.06, 0.06], ink, 0.016),
    pen.line([0.075, 0.01, 0.085, 0.045], ink, 0.014),
  ];
}

/** A tree with round crown. */
export function treeArt(at: Point, ink: string): DrawOperation[] {
  const pen = new Pen(at);
  return [
    pen.circle([0, -0.03, 0.048], { stroke: ink, lineWidth: 0.018 }),
    pen.line([0, 0.018, 0, 0.075], ink, 0.018),
    pen.circle([0.1, 0.012, 0.034], { stroke: ink, lineWidth: 0.016 }),
    pen.line([0.1, 0.046, 0.1, 0.09], ink, 0.016),
  ];
}

/**
 * A closed polygon cut along the rows of squares, so that each part lies in one row: a picture is painted row by row,
 * and long outlines would be drawn again in each.
 */
export function stripsOf(polygon: readonly Point[]): Point[][] {
  const ys = polygon.map(({ y }) => y);
  const [top, bottom] = [Math.floor(Math.min(...ys)), Math.ceil(Math.max(...ys))];
  const strips: Point[][] = [];
  for (let y = top; y < bottom; y++) {
    const strip = cutAt(cutAt(polygon, y, 1), y + 1, -1);
    if (strip.length > 2) strips.push(strip);
  }
  return strips;
}

/** The part of a polygon below (`way` 1) or above (-1) a horizontal line. */
function cutAt(polygon: readonly Point[], y: number, way: 1 | -1): Point[] {
  const inside = (point: Point) => (point.y - y) * way >= 0;
  return polygon.flatMap((point, at) => {
    const before = polygon.at(at - 1)!;
    const kept = inside(point) ? [point] : [];
    if (inside(before) === inside(point)) return kept;
    const share = (y - before.y) / (point.y - before.y);
    return [{ x: before.x + (point.x - before.x) * share, y }, ...kept];
  });
}

/** Number of points by which a stretch of a line advances. */
const STRETCH = 16;

/** Cuts a closed line into short stretches, so that each row of a picture draws only those in it. */
export function stretchesOf(loop: readonly Point[]): Point[][] {
  const closed = [...loop, loop[0]!];
  return Array.from({ length: Math.ceil(loop.length / STRETCH) }, (_, at) =>
    closed.slice(at * STRETCH, at * STRETCH + STRETCH + 1),
  );
}
