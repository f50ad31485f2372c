import { SIDE_STEPS } from '../../../core/ports.ts';
import { cubic, normalAt, shiftPoints } from '../../../drawing/curve.ts';
import { along, type Point } from '../../../drawing/point.ts';
import { CORNERS, flanksOf, offsetsOf, portPosition } from '../../../drawing/port-position.ts';
import type { AmazonasTile } from '../rules/tile-set.ts';

/** The clearing of a village on one square; `segment` is the village's segment. */
export interface Clearing {
  readonly segment: number;
  readonly outline: readonly Point[];
  /** The parts of the outline inside the square, each from corner to corner. */
  readonly edges: readonly (readonly Point[])[];
  /** Sides of the square that the clearing covers. */
  readonly sides: readonly number[];
}

/** Depth of a village that covers one side of its square: beside jungle, beside the Amazon, and up to the Amazon. */
const CAP_DEPTH = { land: 0.28, river: 0.19, touching: 0.4 } as const;

/** Depth of the jungle at a free side of a village that covers opposite sides, or all three other sides. */
const BAY_DEPTH = { opposite: 0.34, three: 0.42 } as const;

/** Returns the clearings of an unturned tile's villages, one for each square that a village touches. */
export function clearingsOf(tile: AmazonasTile): Clearing[] {
  const offsets = offsetsOf(tile);
  return tile.segments.flatMap((village, segment) => {
    if (village.kind !== 'village') return [];
    const places = village.ports.map((port) => portPosition(tile, port));
    return offsets.flatMap((offset, square) => {
      const sides = [0, 1, 2, 3].filter((side) =>
        places.some((place) => place.square === square && place.side === side),
      );
      if (sides.length === 0) return [];
      const place = (points: readonly Point[]) => shiftPoints(points, offset.x, offset.y);
      const others = tile.segments.filter((other) => other.kind === 'village' && other !== village);
      const taken = (side: number) => others.some(({ ports }) => ports.includes(square * 12 + (side % 4) * 3 + 1));
      const { outline, edges } = outlineOf(sides, capDepth(tile, square, sides), taken);
      return [{ segment, sides, outline: place(outline), edges: edges.map(place) }];
    });
  });
}

/** Returns the depth of a village on one side. It reaches the river if no tributary meets it, so that it separates two jungles. */
function capDepth(tile: AmazonasTile, square: number, sides: readonly number[]): number {
  const river = tile.segments.some((segment) => segment.kind === 'amazon');
  if (!river || sides.length > 1) return CAP_DEPTH.land;
  const [before, after] = flanksOf(tile, square, sides[0]!);
  const parts = before !== undefined && after !== undefined && before !== after;
  const met = tile.segments.some((segment) => segment.end === 'rock' || segment.end === 'village');
  return parts && !met ? CAP_DEPTH.touching : CAP_DEPTH.river;
}

/** Returns the outline on the unit square: along the covered sides, and as a curve past each run of free sides. */
function outlineOf(
  sides: readonly number[],
  depth: number,
  taken: (side: number) => boolean,
): { outline: Point[]; edges: Point[][] } {
  if (sides.length === 4) return { outline: [...CORNERS], edges: [] };
  const outline: Point[] = [];
  const edges: Point[][] = [];
  for (const side of sides) {
    outline.push(CORNERS[side]!);
    let free = 0;
    while (!sides.includes((side + 1 + free) % 4)) free++;
    if (free === 0) continue;
    const tight = [taken(side + 1), taken(side + 3)] as const;
    const edge = rough(curvePast({ side, free, depth, covered: sides.length, tight }), side);
    edges.push(edge);
    outline.push(...edge);
  }
  return { outline, edges };
}

/** Makes an edge uneven; its ends stay in the corners. */
function rough(edge: readonly Point[], side: number): Point[] {
  return edge.map((point, index) => {
    const share = index / (edge.length - 1);
    return along(point, normalAt(edge, index), 0.011 * Math.sin(Math.PI * share) * Math.sin(share * 17 + side * 2.1));
  });
}

/** A gap in a village's outline: the number of free sides after a covered one. */
interface Gap {
  readonly side: number;
  readonly free: number;
  readonly depth: number;
  readonly covered: number;
  /** For each end of the curve, true if another village is on the next side, so that both keep to their halves. */
  readonly tight: readonly [boolean, boolean];
}

function curvePast({ side, free, depth, covered, tight }: Gap): Point[] {
  const [from, to] = [CORNERS[(side + 1) % 4]!, CORNERS[(side + 1 + free) % 4]!];
  if (free === 2) {
    const corner = CORNERS[(side + 2) % 4]!;
    const waist = along({ x: 0.5, y: 0.5 }, { x: 0.5 - corner.x, y: 0.5 - corner.y }, 0.3);
    const control = { x: (8 * waist.x - from.x - to.x) / 6, y: (8 * waist.y - from.y - to.y) / 6 };
    return cubic([from, control, control, to], 24);
  }
  const inward = free === 3 ? SIDE_STEPS[(side + 2) % 4]! : SIDE_STEPS[(side + 3) % 4]!;
  const reach = free === 3 ? depth : covered === 3 ? BAY_DEPTH.three : BAY_DEPTH.opposite;
  const run = { x: to.x - from.x, y: to.y - from.y };
  const control = (end: Point, way: number, close: boolean) => {
    const aside = close ? 0.36 : covered === 1 ? 0.17 : 0.28;
    return along(along(end, inward, close ? reach * 0.75 : (reach * 4) / 3), run, way * aside);
  };
  return cubic([from, control(from, 1, tight[0]), control(to, -1, tight[1]), to], 24);
}
