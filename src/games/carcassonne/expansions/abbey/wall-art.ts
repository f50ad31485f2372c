import type { DrawOperation } from '../../../../drawing/draw.ts';
import { Pen } from '../../../../drawing/pen.ts';
import { pointsOf } from '../../../../drawing/point.ts';
import type { FieldObject } from '../../picture/context.ts';
import type { LandColours } from '../../picture/palette.ts';
import type { CarcassonneTile } from '../../rules/tile.ts';

/** Distance of the walls from the border of the tile, and their thickness, in squares. */
const [GAP, THICK] = [0.05, 0.07];

/** The walls around the tile of an abbey, on all four sides, with a tower at each corner. */
export function abbeyWalls(land: LandColours): DrawOperation[] {
  const pen = new Pen({ x: 0.5, y: 0.5 });
  const rim = { stroke: land.stoneDark, lineWidth: 0.012 };
  const edge = 0.5 - GAP;
  const long = 2 * edge;
  const [far, wide] = [edge - THICK, 0.15];
  const walls = [
    [-edge, -edge, long, THICK],
    [-edge, far, long, THICK],
    [-edge, -edge, THICK, long],
    [far, -edge, THICK, long],
  ] as const;
  const corners = [-1, 1].flatMap((x) => [-1, 1].map((y) => ({ x: x * (edge - 0.04), y: y * (edge - 0.04) })));
  return [
    ...walls.map((wall) => pen.box(wall, { fill: land.stone, ...rim })),
    ...corners.map(({ x, y }) => pen.box([x - wide / 2, y - wide / 2, wide, wide], { fill: land.stoneLight, ...rim })),
    ...corners.map(({ x, y }) => pen.box([x - 0.025, y - 0.025, 0.05, 0.05], land.stoneDark)),
  ];
}

/** The abbey on a tile with closed sides; its outline is the whole tile, so that nothing else is drawn in the field. */
export function abbeyIn({ isClosed }: CarcassonneTile): FieldObject | undefined {
  if (!isClosed) return undefined;
  return {
    outline: pointsOf([0, 0, 1, 0, 1, 1, 0, 1]),
    middle: { point: { x: 0.5, y: 0.5 }, radius: 0 },
    art: ({ land }) => abbeyWalls(land),
  };
}
