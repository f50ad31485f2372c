import { type DrawOperation, polygon, polyline, rectangle } from '../../../../drawing/draw.ts';
import type { Point } from '../../../../drawing/point.ts';
import { randomOf } from '../../../../drawing/random.ts';
import type { Theme } from '../../../../drawing/theme.ts';
import { type GameMap, squaresOn } from '../../rules/game-map.ts';
import { landOf, SEA } from './land.ts';
import { MAP_COLOURS, type MapColours } from './palette.ts';
import { hillArt, surfArt, treeArt, waveArt } from './relief.ts';
import { partsOf, stripsOf } from './strips.ts';

/** How far the sea becomes shallow before the coast, with its colours from the outside. */
const SHALLOWS = [
  ['seaShelf', 0.62],
  ['seaShore', 0.3],
] as const;

/** Tints of neighbouring countries, in turn. */
const TINTS = ['abroadA', 'abroadB', 'abroadC', 'abroadD'] as const;

/** Sea and land of a map without anything of a game, in squares. */
export function groundArt(map: GameMap, theme: Theme): DrawOperation[] {
  const colours = MAP_COLOURS[theme];
  const isPlain = theme === 'contrast';
  const { landOutlines, country, neighbours, lakes } = landOf(map);
  const fill = (outlines: readonly (readonly Point[])[], colour: string) =>
    outlines.flatMap(stripsOf).map((strip) => polygon(strip, colour));
  const line = (outlines: readonly (readonly Point[])[], colour: string, width: number) =>
    outlines.flatMap(partsOf).map((part) => polyline(part, colour, width));
  return [
    ...seaRows(map, colours),
    ...(isPlain ? [] : SHALLOWS.flatMap(([name, width]) => line(landOutlines, colours[name], width))),
    ...(isPlain ? [] : scattered(map, SEA).flatMap((at) => waveArt(at, colours))),
    // Neighbours reach a little below each other, so that no sea shows between them.
    ...neighbours.flatMap(({ outlines }, at) => [
      ...fill(outlines, colours[TINTS[at % TINTS.length]!]),
      ...line(outlines, colours[TINTS[at % TINTS.length]!], 0.05),
    ]),
    ...neighbours.flatMap(({ outlines }) => line(outlines, colours.abroadBorder, 0.022)),
    ...(isPlain ? [] : reliefAbroad(map, colours)),
    ...line(landOutlines, colours.coast, 0.055),
    ...fill(country, colours.land),
    ...line(country, colours.edging, 0.1),
    ...line(country, colours.border, isPlain ? 0.05 : 0.03),
    ...fill(lakes, isPlain ? colours.sea : colours.seaShore),
    ...line(lakes, colours.edging, 0.1),
    ...line(lakes, colours.border, isPlain ? 0.05 : 0.03),
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

/** The squares on which tiles can lie, with a fine grid; here and there something grows. */
function squaresArt(map: GameMap, { square, grid, relief }: MapColours, isPlain: boolean): DrawOperation[] {
  const random = randomOf(`${map.id} squares`);
  const runs = map.grid.flatMap((row, y) =>
    [...row.matchAll(/[#STLI]+/g)].map(({ index, 0: { length } }) => ({ x: index, y, width: length, height: 1 })),
  );
  const lines = runs.flatMap(({ x, y, width }) => [
    polyline(
      [
        { x, y },
        { x: x + width, y },
      ],
      grid,
      0.022,
    ),
    polyline(
      [
        { x, y: y + 1 },
        { x: x + width, y: y + 1 },
      ],
      grid,
      0.022,
    ),
    ...Array.from({ length: width + 1 }, (_, at) =>
      polyline(
        [
          { x: x + at, y },
          { x: x + at, y: y + 1 },
        ],
        grid,
        0.022,
      ),
    ),
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
