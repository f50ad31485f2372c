import type { AmazonasTile, Mark } from '../../engine/index.ts';
import { distance, type Point } from '../point.ts';
import { pointAlong } from './curve.ts';
import { type Item, settle } from './item-place.ts';
import { areasOf, shapeOf } from './segment-area.ts';

/** Something printed on a tile: an icon of a mark, at a point of the unturned tile. */
export interface PlacedMark {
  readonly kind: 'mark';
  readonly mark: Mark;
  readonly segment: number;
  readonly point: Point;
}

/** Where everything on a tile goes; points in squares from the anchor square's corner, in the unturned tile. */
export interface TileLayout {
  readonly marks: readonly PlacedMark[];
  /** Where a piece on each segment stands. */
  readonly anchors: readonly Point[];
  /** How far each anchor is from the nearest icon, space or sign of the tile; a piece up to that radius covers none. */
  readonly rooms: readonly number[];
  /** Spaces of the river, in the order of its line. */
  readonly spaces: readonly Point[];
  /** Where the sign of a "!" tile goes. */
  readonly bang?: Point;
}

/** Room that things need, as radii in squares. */
export const ROOM = {
  anchor: 0.18,
  boat: 0.123,
  fruit: 0.118,
  animal: 0.122,
  caiman: 0.13,
  piranha: 0.11,
  space: 0.12,
  bang: 0.14,
};

/** More icons of one kind on a segment than fit are not repeated beyond this number. */
const MOST_REPEATED = 6;

const layouts = new WeakMap<AmazonasTile, TileLayout>();

/** Places icons and anchors so that they lie within their segments and keep apart; the same for the same tile. */
export function layoutOf(tile: AmazonasTile): TileLayout {
  const known = layouts.get(tile);
  if (known) return known;
  const grid = areasOf(tile);
  const spaces = spacesOf(tile);
  const anchors = tile.segments.map((_, segment) => itemOn(segment, ROOM.anchor));
  const marks = tile.segments.flatMap(({ marks: counts }, segment) =>
    (['boat', 'fruit', 'animal', 'caiman', 'piranha'] as const).flatMap((mark) =>
      Array.from({ length: Math.min(MOST_REPEATED, counts[mark] ?? 0) }, () => ({
        ...itemOn(segment, ROOM[mark]),
        mark,
      })),
    ),
  );
  const river = tile.segments.findIndex(({ kind }) => kind === 'amazon');
  const fixed = spaces.map((point): Item => ({ segment: river, room: ROOM.space, fixed: true, point }));
  const bang = tile.bang ? [itemOn(Math.max(0, river), ROOM.bang)] : [];
  const items = [...fixed, ...bang, ...anchors.filter(({ segment }) => segment !== river), ...marks];
  settle(tile, grid, items);
  const placed = anchors.map(({ point, segment }) =>
    segment === river ? pointAlong(shapeOf(tile).amazon!.line, 0.5) : point,
  );
  const solid = [...fixed, ...bang, ...marks];
  const layout: TileLayout = {
    spaces,
    ...(bang[0] ? { bang: bang[0].point } : {}),
    anchors: placed,
    rooms: placed.map((anchor) =>
      Math.max(0, Math.min(0.5, ...solid.map(({ point, room }) => distance(anchor, point) - room))),
    ),
    marks: marks.map(({ mark, segment, point }) => ({ kind: 'mark', mark: mark!, segment, point })),
  };
  layouts.set(tile, layout);
  return layout;
}

/** Where a piece on each segment of a tile stands, in the unturned tile. */
export function anchorsOf(tile: AmazonasTile): readonly Point[] {
  return layoutOf(tile).anchors;
}

function itemOn(segment: number, room: number): Item {
  return { segment, room, point: { x: 0.5, y: 0.5 } };
}

function spacesOf(tile: AmazonasTile): Point[] {
  const { amazon } = shapeOf(tile);
  if (!amazon) return [];
  return Array.from({ length: tile.spaces }, (_, space) => pointAlong(amazon.line, (space + 0.5) / tile.spaces));
}
