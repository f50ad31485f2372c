import type { ChosenOptions } from '../../../core/options.ts';
import type { CarcassonneTile } from '../rules/tile.ts';
import { FEATURE_MARKS, type TileSet } from '../rules/tile-set.ts';
import { boxExpansionsOf, marksOf } from './compile-rules.ts';
import { MARKS } from './content.ts';

const shownSets = new WeakMap<TileSet, Map<string, TileSet>>();

/**
 * Returns the tile set as shown in games with these options: without the marks that have no effect there (M13). Returns the
 * same object for the same marks.
 */
export function shownTiles(set: TileSet, options: ChosenOptions): TileSet {
  const used: readonly string[] = [...FEATURE_MARKS, ...marksOf(boxExpansionsOf(options))];
  const idle = MARKS.filter((mark) => !used.includes(mark));
  const isIdle = (mark: string) => idle.some((one) => one === mark);
  if (!set.tiles.some(({ segments }) => segments.some(({ marks }) => Object.keys(marks).some(isIdle)))) return set;
  const known = shownSets.get(set) ?? new Map<string, TileSet>();
  shownSets.set(set, known);
  const key = idle.join();
  const shown = known.get(key) ?? {
    ...set,
    appearance: `without ${key}`,
    tiles: set.tiles.map((tile) => withoutMarks(tile, isIdle)),
  };
  known.set(key, shown);
  return shown;
}

function withoutMarks(tile: CarcassonneTile, isIdle: (mark: string) => boolean): CarcassonneTile {
  if (!tile.segments.some(({ marks }) => Object.keys(marks).some(isIdle))) return tile;
  const segments = tile.segments.map((segment) => ({
    ...segment,
    marks: Object.fromEntries(Object.entries(segment.marks).filter(([mark]) => !isIdle(mark))),
  }));
  return { ...tile, segments };
}
