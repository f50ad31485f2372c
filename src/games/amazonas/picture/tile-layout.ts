import { pointAlong } from '../../../drawing/curve.ts';
import { memoize } from '../../../drawing/memoize.ts';
import type { Point } from '../../../drawing/point.ts';
import type { AmazonasTile } from '../rules/tile-set.ts';
import type { Mark } from '../rules/tile-set-file.ts';
import { type Item, settleItems } from './item-place.ts';
import { areasOf, shapeOf } from './segment-area.ts';

/** The icon of a mark on a tile, at a point of the unturned tile. */
export interface PlacedMark {
  readonly mark: Mark;
  readonly segment: number;
  readonly point: Point;
}

/** Positions of icons and pieces on an unturned tile, in squares from the anchor square's corner. */
export interface TileLayout {
  readonly marks: readonly PlacedMark[];
  /** Position of a piece on each segment. */
  readonly anchors: readonly Point[];
  /** Spaces of the river, in the order of its line. */
  readonly spaces: readonly Point[];
  /** Position of the sign of a "!" tile. */
  readonly bang?: Point;
}

/** Radii of the room that things need, in squares. */
export const ROOM_RADII = {
  anchor: 0.18,
  boat: 0.123,
  fruit: 0.118,
  animal: 0.122,
  caiman: 0.13,
  piranha: 0.11,
  space: 0.12,
  bang: 0.14,
};

/** Limit for repeated icons of one kind on a segment. */
const MAX_REPEATED = 6;

/** Places icons and anchors within their segments and apart from each other; returns the same object for the same tile. */
export const layoutOf = memoize((tile: AmazonasTile): TileLayout => {
  const { amazon } = shapeOf(tile);
  const spaces = Array.from({ length: amazon ? tile.spaces : 0 }, (_, space) =>
    pointAlong(amazon!.line, (space + 0.5) / tile.spaces),
  );
  const anchors = tile.segments.map((_, segment) => itemOn(segment, ROOM_RADII.anchor));
  const marks = tile.segments.flatMap(({ marks: counts }, segment) =>
    (['boat', 'fruit', 'animal', 'caiman', 'piranha'] as const).flatMap((mark) =>
      Array.from({ length: Math.min(MAX_REPEATED, counts[mark] ?? 0) }, () => ({
        ...itemOn(segment, ROOM_RADII[mark]),
        mark,
      })),
    ),
  );
  const river = tile.segments.findIndex(({ kind }) => kind === 'amazon');
  const fixed = spaces.map((point): Item => ({ segment: river, room: ROOM_RADII.space, fixed: true, point }));
  const bang = tile.bang ? itemOn(Math.max(0, river), ROOM_RADII.bang) : undefined;
  const free = anchors.filter(({ segment }) => segment !== river);
  settleItems(tile, areasOf(tile), [...fixed, ...(bang ? [bang] : []), ...free, ...marks]);
  return {
    spaces,
    ...(bang && { bang: bang.point }),
    anchors: anchors.map(({ point, segment }) => (segment === river ? pointAlong(amazon!.line, 0.5) : point)),
    marks: marks.map(({ mark, segment, point }) => ({ mark, segment, point })),
  };
});

function itemOn(segment: number, room: number): Item {
  return { segment, room, point: { x: 0.5, y: 0.5 } };
}
