import type { AmazonasTile } from '../../engine/index.ts';
import type { DrawOperation } from '../draw.ts';
import { turnPoint } from '../point.ts';
import type { Theme } from '../request.ts';
import { bangArt, markArt } from './mark-art.ts';
import { coloursOf, type LandColours } from './palette.ts';
import { plainArt } from './plain-art.ts';
import { coverArt, undergrowthArt } from './plant-cover.ts';
import { randomOf } from './random.ts';
import { stopArt } from './rock-art.ts';
import { sceneryOf } from './scenery.ts';
import { layoutOf, ROOM } from './tile-layout.ts';
import { type Box, type TurnedShape, type TurnedSide, turnedShape } from './turned-shape.ts';
import { clearingArt } from './village-art.ts';
import { waterArt } from './water-art.ts';

export { boxOf } from './turned-shape.ts';

/** A tile's art: operations in squares, its anchor square at (0, 0), and the rectangle that it fills. */
export interface TileArt {
  readonly operations: readonly DrawOperation[];
  readonly box: Box;
}

/** Width of the line along a tile's border, half of which lies on either tile. */
const SEAM = 0.012;

/**
 * Draws a tile turned by quarter turns. The ground turns; light, huts and icons stay upright. What it shows at a side
 * is the same as what any tile that fits there shows, so that tiles flow into each other.
 */
export function tileArt(tile: AmazonasTile, turns: number, theme: Theme = 'day'): TileArt {
  const shape = turnedShape(tile, turns);
  const { land } = coloursOf(theme);
  const { box, sides } = shape;
  const ground = (theme === 'contrast' ? plainArt : landscape)(tile, shape, { turns, land });
  const operations: DrawOperation[] = [
    { kind: 'clip', ...box },
    { kind: 'box', ...box, radius: 0, fill: land.jungle },
    ...ground,
    ...seams(sides, land),
    ...printed(tile, turns, land),
    { kind: 'unclip' },
  ];
  return { box, operations };
}

/** The layers of a tile's landscape. */
function landscape(
  tile: AmazonasTile,
  shape: TurnedShape,
  { turns, land }: { turns: number; land: LandColours },
): DrawOperation[] {
  const { sides, stops } = shape;
  const { marks, spaces } = layoutOf(tile);
  const calm = [
    ...marks.map(({ mark, point }) => ({ point: turnPoint(point, turns), radius: ROOM[mark] })),
    ...spaces.map((point) => ({ point: turnPoint(point, turns), radius: ROOM.space })),
  ];
  const random = randomOf(`${tile.id} stops`);
  return [
    ...undergrowthArt(sceneryOf(tile), { sides, turns, land }),
    ...clearingArt(tile, shape, { turns, land }),
    ...waterArt(tile, shape, { land, calm }),
    ...stops.flatMap((stop) => stopArt(stop, random, land)),
    ...coverArt(tile, { sides, turns, land }),
  ];
}

function seams(sides: readonly TurnedSide[], land: LandColours): DrawOperation[] {
  return sides.map(({ from, run }) => ({
    kind: 'line',
    points: [from, run === 'row' ? { x: from.x + 1, y: from.y } : { x: from.x, y: from.y + 1 }],
    stroke: land.seam,
    width: SEAM,
  }));
}

/** What counts in the game, above all landscape. */
function printed(tile: AmazonasTile, turns: number, land: LandColours): DrawOperation[] {
  const { marks, bang } = layoutOf(tile);
  return [
    ...marks.flatMap((placed, nth) =>
      markArt(tile, { ...placed, point: turnPoint(placed.point, turns) }, { nth, land }),
    ),
    ...bangArt(bang && turnPoint(bang, turns), land),
  ];
}
