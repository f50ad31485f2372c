import tilesFile from '../../../src/games/amazonas/tiles.json' with { type: 'json' };
import type { SegmentJson, TileJson, TileSetJson } from './catalogue.ts';

const { game: _, ...tilesJson } = tilesFile;
const SHIPPED: TileSetJson & Readonly<Record<string, unknown>> = tilesJson as never;

/**
 * Tile sets of the referee's games: the shipped one, and changed ones in which rules come into play that are rare with
 * it.
 */
export const VARIANTS = {
  shipped: SHIPPED,
  /** Tributaries everywhere, most of them bends: loops, and tributaries of several seats joined. */
  tributaries: withTiles((tile) => {
    if (tile.role === 'land' && tile.segments.some(({ kind }) => kind === 'village')) return [];
    return [{ ...tile, count: tile.id.startsWith('bend') ? 6 : tile.count }];
  }),
  /** Nothing but land tiles with villages: villages of several seats joined, tiles that are in a village twice. */
  villages: withTiles((tile) => {
    if (tile.role !== 'land') return [tile];
    return tile.segments.some(({ kind }) => kind === 'village') ? [{ ...tile, count: 2 }] : [];
  }),
  /** Two boat icons on every tributary: boats that reach the end of the river and lose steps. */
  boats: withTiles((tile) => [withBoats(tile, 2)]),
  /**
   * Doubles with tributaries on three sides and boat icons, and one that lies along the river; a "!" tile with animals
   * of its own; few land tiles.
   */
  doubles: withTiles((tile, index) => {
    if (tile.role === 'double') return [];
    if (tile.id === 'amazon-bang-a') return [{ ...withRiverIcons(tile, { caiman: 1, piranha: 2 }), count: 3 }];
    if (tile.role === 'amazon') return [{ ...tile, count: tile.bang ? 3 : 1 }];
    return tile.role === 'land' && index % 2 === 1 ? [] : [tile];
  }, richDoubles()),
  /** A long river in a small landscape: Amazon scorings with hardly any choice, boats at the end of the river. */
  river: withTiles((tile, index) => {
    if (tile.role === 'land') return index % 4 === 0 ? [tile] : [];
    return [tile.role === 'amazon' ? { ...tile, count: 2 } : { ...tile, count: tile.role === 'double' ? 2 : 1 }];
  }),
  /** Tiles of nothing but village in a land without villages: many fit nowhere and leave the game. */
  awkward: withTiles((tile) => {
    if (tile.role === 'start' || tile.role === 'amazon') return [withoutVillages(tile)];
    if (tile.id === 'village-whole-a') return [{ ...tile, count: 12 }];
    return tile.role === 'land' && tile.segments.some(({ kind }) => kind === 'village') ? [] : [tile];
  }),
} as const satisfies Record<string, TileSetJson>;

export type VariantName = keyof typeof VARIANTS;
export const VARIANT_NAMES = Object.keys(VARIANTS) as VariantName[];

function withTiles(change: (tile: TileJson, index: number) => TileJson[], more: readonly TileJson[] = []) {
  return { ...SHIPPED, tiles: [...SHIPPED.tiles.flatMap(change), ...more] };
}

function withBoats(tile: TileJson, boat: number): TileJson {
  const marked = (segment: SegmentJson) =>
    segment.kind === 'tributary' ? { ...segment, marks: { ...segment.marks, boat } } : segment;
  return { ...tile, segments: tile.segments.map(marked) };
}

function withRiverIcons(tile: TileJson, marks: Readonly<Record<string, number>>): TileJson {
  const marked = (segment: SegmentJson) => (segment.kind === 'amazon' ? { ...segment, marks } : segment);
  return { ...tile, segments: tile.segments.map(marked) };
}

function withoutVillages(tile: TileJson): TileJson {
  const cleared = ({ ports }: SegmentJson): SegmentJson => ({ kind: 'jungle', ports });
  return {
    ...tile,
    segments: tile.segments.map((segment) => (segment.kind === 'village' ? cleared(segment) : segment)),
  };
}

function richDoubles(): TileJson[] {
  return [
    {
      id: 'wide-double',
      role: 'double',
      count: 5,
      name: 'across the river: one tributary in two ends, one into the river, a village',
      squares: [
        [0, 1],
        [0, 0],
      ],
      segments: [
        { kind: 'amazon', ports: ['0:W1', '1:E1'], spaces: 2, marks: { caiman: 1, piranha: 1 } },
        { kind: 'tributary', ports: ['1:N1', '1:W1'], marks: { boat: 2, fruit: 1 } },
        { kind: 'tributary', ports: ['0:S1'], end: 'amazon', marks: { boat: 1 } },
        { kind: 'village', ports: ['0:E'], marks: { fruit: 2 } },
        { kind: 'jungle', ports: ['0:W2', '1:W0', '1:N2', '1:E0'], marks: { animal: 1 } },
        { kind: 'jungle', ports: ['1:W2', '1:N0'] },
        { kind: 'jungle', ports: ['0:W0', '0:S2'], marks: { animal: 2 } },
        { kind: 'jungle', ports: ['0:S0', '1:E2'] },
      ],
    },
    {
      id: 'long-double',
      role: 'double',
      count: 5,
      name: 'along the river, without any caimans: a tributary with two ends on one bank, a village on the other',
      squares: [
        [0, 0],
        [1, 0],
      ],
      segments: [
        { kind: 'amazon', ports: ['0:W1', '1:E1'], spaces: 2 },
        { kind: 'tributary', ports: ['0:N1', '1:N1'], marks: { boat: 1 } },
        { kind: 'village', ports: ['0:S', '1:S'] },
        { kind: 'jungle', ports: ['0:W2', '0:N0', '1:N2', '1:E0'], marks: { animal: 1 } },
        { kind: 'jungle', ports: ['0:N2', '1:N0'], marks: { animal: 1 } },
        { kind: 'jungle', ports: ['0:W0'] },
        { kind: 'jungle', ports: ['1:E2'] },
      ],
    },
  ];
}
