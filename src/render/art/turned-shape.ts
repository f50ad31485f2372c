import type { AmazonasTile } from '../../engine/index.ts';
import { along, type Point, turnPoint } from '../point.ts';
import { CORNERS, OUTWARD, ownerOf } from './port-place.ts';
import { shapeOf } from './segment-area.ts';
import type { Stop, Waterway } from './water-shape.ts';

/** The rectangle that a turned tile fills, in squares; its anchor square is at (0, 0). */
export interface Box extends Point {
  readonly wide: number;
  readonly high: number;
}

/** What meets the neighbour at a side: named after the middle port. */
export type SideReading = 'jungle' | 'tributary' | 'amazon' | 'village';

/** An outer side of a turned tile, seen as on the board whatever the tile's rotation. */
export interface TurnedSide {
  /** The west end of a row, or the north end of a column. */
  readonly from: Point;
  /** A row runs from west to east, a column from north to south. */
  readonly run: 'row' | 'column';
  /** Unit step into the tile. */
  readonly inward: Point;
  readonly reading: SideReading;
  /** The segment at the side's middle. */
  readonly segment: number;
}

/** A clearing of a turned tile. */
export interface TurnedClearing {
  readonly segment: number;
  readonly outline: readonly Point[];
  readonly edges: readonly (readonly Point[])[];
}

/** The shape of a turned tile. */
export interface TurnedShape {
  readonly box: Box;
  readonly sides: readonly TurnedSide[];
  readonly clearings: readonly TurnedClearing[];
  readonly amazon: Waterway | undefined;
  readonly tributaries: readonly Waterway[];
  readonly stops: readonly Stop[];
}

/** The rectangle that a tile fills when it is turned by quarter turns. */
export function boxOf(tile: AmazonasTile, turns: number): Box {
  const middles = tile.squares.map(({ x, y }) =>
    turnPoint({ x: x - tile.squares[0]!.x + 0.5, y: y - tile.squares[0]!.y + 0.5 }, turns),
  );
  const x = Math.min(...middles.map((middle) => middle.x)) - 0.5;
  const y = Math.min(...middles.map((middle) => middle.y)) - 0.5;
  return {
    x,
    y,
    wide: Math.max(...middles.map((middle) => middle.x)) + 0.5 - x,
    high: Math.max(...middles.map((middle) => middle.y)) + 0.5 - y,
  };
}

/** Everything on a tile that is not jungle, and its sides, turned by quarter turns about the anchor square's middle. */
export function turnedShape(tile: AmazonasTile, turns: number): TurnedShape {
  const shape = shapeOf(tile);
  const turn = (points: readonly Point[]) => points.map((point) => turnPoint(point, turns));
  const turnedLine = ({ segment, line }: Waterway): Waterway => ({ segment, line: turn(line) });
  return {
    box: boxOf(tile, turns),
    sides: sidesOf(tile, turns),
    clearings: shape.clearings.map(({ segment, outline, edges }) => ({
      segment,
      outline: turn(outline),
      edges: edges.map(turn),
    })),
    amazon: shape.amazon && turnedLine(shape.amazon),
    tributaries: shape.tributaries.map(turnedLine),
    stops: shape.stops.map((stop) => ({ ...stop, point: turnPoint(stop.point, turns) })),
  };
}

function sidesOf(tile: AmazonasTile, turns: number): TurnedSide[] {
  return shapeOf(tile).offsets.flatMap((offset, square) =>
    [0, 1, 2, 3].flatMap((side): TurnedSide[] => {
      const segment = ownerOf(tile, square * 12 + side * 3 + 1);
      if (segment === undefined) return [];
      const corner = (index: number) =>
        turnPoint({ x: offset.x + CORNERS[index]!.x, y: offset.y + CORNERS[index]!.y }, turns);
      const [a, b] = [corner(side), corner((side + 1) % 4)];
      const from = a.x + a.y < b.x + b.y ? a : b;
      const outward = OUTWARD[(side + turns) % 4]!;
      return [
        {
          from,
          run: a.y === b.y ? 'row' : 'column',
          inward: along({ x: 0, y: 0 }, outward, -1),
          reading: tile.segments[segment]!.kind,
          segment,
        },
      ];
    }),
  );
}

/** The point of a side at a share of it from the west or north. */
export function pointOnSide({ from, run }: TurnedSide, share: number): Point {
  return run === 'row' ? { x: from.x + share, y: from.y } : { x: from.x, y: from.y + share };
}
