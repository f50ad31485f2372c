import { tileOf } from '../../../core/tile.ts';
import { boardPoint, squareCorner, squaresBox, tilePointOnBoard } from '../../../drawing/board-grid.ts';
import { cubic } from '../../../drawing/curve.ts';
import { caption, circle, type DrawOperation, polygon, polyline, rectangle } from '../../../drawing/draw.ts';
import { along, type Box, distance, inset, type Point, pointsOf } from '../../../drawing/point.ts';
import { randomOf } from '../../../drawing/random.ts';
import type { Theme } from '../../../drawing/theme.ts';
import type { TilePlace } from '../../contract/view.ts';
import type { TileSet } from '../rules/tile-set.ts';
import { borderGrowth } from './border-growth.ts';
import type { AmazonasContext } from './facts.ts';
import { LAND_COLOURS, type LandColours, SPACE_COLOURS } from './palette.ts';
import { plantArt } from './plant-art.ts';
import { shapeOf } from './segment-area.ts';
import { layoutOf } from './tile-layout.ts';
import { AMAZON_WIDTH } from './water-shape.ts';

/** Width of a space's number with two digits, in pixels. */
const NUMBER_ROOM = 25;
/** Side of a square from which on there is room for all numbers, in pixels. */
const ROOMY = 96;
/** If there is no room for all numbers, only every fourth space has one. */
const NUMBERED_EVERY = 4;

/** Hatches the squares where no land tile may be placed before the river reaches them (A3). */
export function squaresAheadOperations({ scene, layout, paper, theme }: AmazonasContext): DrawOperation[] {
  const { area, over, facts } = scene;
  const first = Math.max(area.x, facts.view.river.front + 1);
  const columns = area.x + area.columns - first;
  if (columns <= 0 || over) return [];
  const { ahead: shade, aheadStripe: stripes } = LAND_COLOURS[theme];
  const squares = { ...squareCorner(layout, { x: first, y: area.y }), size: layout.tile, columns, rows: area.rows };
  return [{ kind: 'squares', part: 'ahead', ...squares, fill: paper.ground, line: paper.grid, shade, stripes }];
}

/** Draws numbered marks on the spaces of the river, below the boats. */
export function spaceOperations({ scene, layout, content }: AmazonasContext): DrawOperation[] {
  const spaces = riverSpaces(scene.tiles, content);
  const { tile } = layout;
  return spaces.flatMap((space, index): DrawOperation[] => {
    const point = boardPoint(layout, space);
    const number = index + 1;
    const isRoomy = tile >= ROOMY || roomAt(spaces, index) * tile >= Math.min(NUMBER_ROOM, tile * 0.62);
    const numbered = isRoomy || number === 1 || number === spaces.length || number % NUMBERED_EVERY === 0;
    const min = numbered ? Math.min(11, tile * 0.27) : Math.min(4, tile * 0.08);
    const radius = Math.round(Math.max(min, tile * (numbered ? 0.1 : 0.05)));
    const rim = { stroke: SPACE_COLOURS.rim, lineWidth: Math.max(2, Math.round(tile * 0.02)) };
    const mark = circle(point, radius, { part: 'space', fill: SPACE_COLOURS.fill, ...rim });
    if (!numbered) return [mark];
    return [
      mark,
      caption(point, String(number), { part: 'space', size: Math.round(radius * 1.3), fill: SPACE_COLOURS.ink }),
    ];
  });
}

/** Draws the square where the river goes on, in its colour, or the river mouth if the game is over. */
export function riverEndOperations({ scene, layout, theme }: AmazonasContext): DrawOperation[] {
  const { tile } = layout;
  const { next } = scene.facts.view.river;
  if (scene.tiles.some(({ squares }) => squares.some(({ x, y }) => x === next.x && y === next.y))) return [];
  const corner = squareCorner(layout, next);
  if (scene.facts.mouth) return riverMouthArt({ corner, tile }, theme);
  const { amazon } = LAND_COLOURS[theme];
  const square = inset(squaresBox(layout, [next]), Math.round(tile * 0.04));
  const rim = { stroke: amazon, lineWidth: Math.max(2, Math.round(tile * 0.03)) };
  return [
    rectangle(square, { part: 'next', radius: Math.round(tile * 0.1), fill: `${amazon}33`, ...rim }),
    ...riverFlowArt({ corner, tile }, theme),
  ];
}

/** Returns the points of the river's spaces, in squares of the board; space n is at index n - 1 (A18). */
export function riverSpaces(tiles: readonly TilePlace[], set: TileSet): Point[] {
  return tiles.flatMap((placed) => {
    const tile = tileOf(set, placed.tile);
    const line = shapeOf(tile).amazon?.line;
    if (!line) return [];
    const spaces = layoutOf(tile).spaces.map((point) => tilePointOnBoard(placed, point));
    const [from, to] = [tilePointOnBoard(placed, line[0]!), tilePointOnBoard(placed, line.at(-1)!)];
    // The river flows to the east, but the line of a turned tile may begin at either end.
    return tile.role !== 'start' && from.x > to.x ? spaces.reverse() : spaces;
  });
}

/** Returns the smallest distance between a space and its neighbours, in squares. */
function roomAt(spaces: readonly Point[], index: number): number {
  const near = [spaces[index - 1], spaces[index + 1]].flatMap((other) =>
    other ? [distance(spaces[index]!, other)] : [],
  );
  return Math.min(1, ...near);
}

/** The square where the river goes on: its top left corner and its side, in pixels. */
export interface RiverEnd {
  readonly corner: Point;
  readonly tile: number;
}

/** Draws arrows that show where the river goes on. */
export function riverFlowArt({ corner, tile }: RiverEnd, theme: Theme): DrawOperation[] {
  const land = LAND_COLOURS[theme];
  return [0.2, 0.42, 0.64].map((share) => {
    const arrow = pointsOf([share, 0.34, share + 0.14, 0.5, share, 0.66]).map((point) => along(corner, point, tile));
    return { ...polyline(arrow, theme === 'contrast' ? land.amazon : land.current, tile * 0.05), part: 'mouth' };
  });
}

/** Draws the river mouth: one square wide and three squares high around the river's square, with the sea to the east (A28). */
export function riverMouthArt({ corner, tile }: RiverEnd, theme: Theme): DrawOperation[] {
  const land = LAND_COLOURS[theme];
  const pointAt = (x: number, y: number): Point => ({ x: corner.x + x * tile, y: corner.y + y * tile });
  const all: Box = { ...pointAt(0, -1), width: tile, height: tile * 3 };
  const [low, high] = [(1 - AMAZON_WIDTH) / 2, (1 + AMAZON_WIDTH) / 2];
  // Both shores of the water, moved by `inset` from the edge of the land.
  const water = (inset: number): Point[] => [
    ...cubic(
      [pointAt(-0.1, low + inset), pointAt(0.5, low + inset), pointAt(0.3 + inset, -0.3), pointAt(0.6 + inset, -1)],
      16,
    ),
    pointAt(1, -1),
    pointAt(1, 2),
    ...cubic(
      [pointAt(0.6 + inset, 2), pointAt(0.3 + inset, 1.3), pointAt(0.5, high - inset), pointAt(-0.1, high - inset)],
      16,
    ),
  ];
  const wave = (x: number, y: number) =>
    polyline(
      cubic([pointAt(x, y), pointAt(x + 0.05, y - 0.05), pointAt(x + 0.07, y + 0.05), pointAt(x + 0.13, y)], 6),
      land.foam,
      tile * 0.018,
    );
  const strokes = [
    rectangle(all, land.jungle),
    polygon(water(-0.054), land.wetMud),
    polygon(water(-0.034), land.mud),
    polygon(water(0), land.amazonShade),
    polygon(water(0.012), land.amazon),
    polygon(water(0.065), land.amazonMiddle),
    polygon(water(0.145), land.amazonDeep),
    ...[-0.72, -0.38, 1.32, 1.7].map((y, index) => wave(0.72 + (index % 2) * 0.1, y)),
    ...(theme === 'contrast' ? [] : trees(pointAt, tile, land)),
  ];
  return [{ kind: 'clip', ...all }, ...strokes.map((stroke) => ({ ...stroke, part: 'mouth' })), { kind: 'unclip' }];
}

/** Draws jungle on both shores, and the plants on the side next to the river's last tile. */
function trees(pointAt: (x: number, y: number) => Point, tile: number, land: LandColours): DrawOperation[] {
  const random = randomOf('mouth');
  const kinds = ['emerald', 'olive', 'palm', 'teal', 'emerald'] as const;
  const inland = [-0.82, -0.6, -0.42, -0.18, 1.12, 1.36, 1.58, 1.82].flatMap((y, row) =>
    [0.14, 0.36].map((x, column) => {
      const reach = 0.5 - Math.max(0, y < 0 ? y + 0.4 : 1.4 - y);
      const kind = kinds[(2 * row + column) % kinds.length]!;
      return { kind, radius: 0.085, spin: 0.13, x: x * (reach / 0.5) + 0.03, y: y + (random() - 0.5) * 0.08 };
    }),
  );
  const shared = borderGrowth('amazon', 'column').map(({ share, ...plant }) => ({ ...plant, x: 0, y: share }));
  return [...inland, ...shared]
    .toSorted((a, b) => a.y - b.y)
    .flatMap(({ kind, radius, spin, x, y }) =>
      plantArt({ kind, point: pointAt(x, y), radius: radius * tile, spin }, land),
    );
}
