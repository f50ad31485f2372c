import type { GameOptions } from './expansions.ts';
import { GARDENS, readMap, TILES } from './files.ts';

/** Every copy of every tile of a game, those that lie there at the start included (E9, E16, E55). */
export function tilesOfGame(options: GameOptions): string[] {
  const sets = setsOf(options);
  const tiles = [...TILES.values()].flatMap(({ id, set, count, closed }) =>
    sets.includes(set) && !id.endsWith('-garden') && !closed ? Array<string>(count).fill(id) : [],
  );
  if (options.abbot) {
    for (const id of GARDENS) if (tiles.includes(id)) tiles[tiles.indexOf(id)] = `${id}-garden`;
  }
  if (options.river || options.river2) tiles.splice(tiles.indexOf('base-d'), 1);
  return tiles;
}

function setsOf({
  map,
  river,
  inns,
  traders,
  king,
  festival,
  river2,
  dragon,
  abbey,
  mage,
}: GameOptions): readonly string[] {
  if (map === 'none') {
    const boxes = { inns, traders, river, king, festival, river2, princess: dragon, abbey, mage };
    return ['base', ...Object.entries(boxes).flatMap(([box, isPlayed]) => (isPlayed ? [box] : []))];
  }
  const { sets } = readMap(map);
  return inns && !sets.includes('inns') ? ['base', 'inns'] : sets;
}
