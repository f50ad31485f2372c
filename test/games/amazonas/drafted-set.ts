import { loadTileSet, type TileSet } from '../../../src/games/amazonas/rules/tile-set.ts';
import { SHIPPED_JSON } from '../../support/scenario-set.ts';

export interface DraftTile {
  id: string;
  name: string;
  role: string;
  segments: { kind: string; ports: string[]; marks?: object; end?: string; spaces?: number }[];
}

/** A copy of the shipped file to break. */
export interface Draft {
  name: string;
  notice: string;
  mouth: object[];
  tiles: DraftTile[];
}

export function changed(change: (set: Draft) => void = () => {}): Draft {
  const set = structuredClone(SHIPPED_JSON) as Draft;
  change(set);
  return set;
}

export function tileOf(set: Draft, id: string): DraftTile {
  const found = set.tiles.find((tile) => tile.id === id);
  if (!found) throw new Error(`the shipped set has no ${id}`);
  return found;
}

export function loaded(json: unknown): TileSet {
  const result = loadTileSet(json);
  if (!result.ok) throw new Error(JSON.stringify(result.failure));
  return result.value;
}
