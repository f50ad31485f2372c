import { SIDE_STEPS } from '../../../core/ports.ts';
import { along, type Box, type Point, turned, turnPoint } from '../../../drawing/point.ts';
import { boxOf, CORNERS, offsetsOf, ownerOf } from '../../../drawing/port-position.ts';
import type { AmazonasTile } from '../rules/tile-set.ts';
import { shapeOf, type TileShape } from './segment-area.ts';

/** The landscape at a side, by its middle port. */
export type SideReading = 'jungle' | 'tributary' | 'amazon' | 'village';

/** An outer side of a turned tile, as on the board. */
export interface TurnedSide {
  /** The west end of a row, or the north end of a column. */
  readonly from: Point;
  /** Direction of the side: a row runs from west to east, a column from north to south. */
  readonly run: 'row' | 'column';
  /** Unit vector into the tile. */
  readonly inward: Point;
  readonly reading: SideReading;
  /** The segment at the side's middle. */
  readonly segment: number;
}

/** The shapes on a turned tile except jungle, and its sides. */
export interface TurnedShape extends TileShape {
  readonly tile: AmazonasTile;
  /** Turn a point of the tile, or a thing at a point, like the tile. */
  readonly turn: (point: Point) => Point;
  readonly turned: <Thing extends { readonly point: Point }>(thing: Thing) => Thing;
  /** The rectangle around the tile, in squares; its anchor square is at (0, 0). */
  readonly box: Box;
  readonly sides: readonly TurnedSide[];
}

/** Returns the shape of a tile turned by quarter turns about the anchor square's middle. */
export function turnedShape(tile: AmazonasTile, turns: number): TurnedShape {
  return {
    ...turned(shapeOf(tile), turns),
    tile,
    turn: (point) => turnPoint(point, turns),
    turned: (thing) => turned(thing, turns),
    box: boxOf(tile, turns),
    sides: sidesOf(tile, turns),
  };
}

function sidesOf(tile: AmazonasTile, turns: number): TurnedSide[] {
  return offsetsOf(tile).flatMap((offset, square) =>
    [0, 1, 2, 3].flatMap((side): TurnedSide[] => {
      const segment = ownerOf(tile, square * 12 + side * 3 + 1);
      if (segment === undefined) return [];
      const [a, b] = [side, (side + 1) % 4].map((corner) => turnPoint(along(offset, CORNERS[corner]!, 1), turns));
      return [
        {
          from: a!.x + a!.y < b!.x + b!.y ? a! : b!,
          run: a!.y === b!.y ? 'row' : 'column',
          inward: along({ x: 0, y: 0 }, SIDE_STEPS[(side + turns) % 4]!, -1),
          reading: tile.segments[segment]!.kind,
          segment,
        },
      ];
    }),
  );
}

/** Returns the point of a side at a share (0..1) of its length, from the west or north. */
export function pointOnSide({ from, run }: TurnedSide, share: number): Point {
  return run === 'row' ? { x: from.x + share, y: from.y } : { x: from.x, y: from.y + share };
}
