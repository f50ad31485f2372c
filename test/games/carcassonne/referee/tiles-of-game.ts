import { boxOf, EXPANSIONS, type GameOptions } from './expansions.ts';
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

function setsOf(options: GameOptions): readonly string[] {
  if (options.map === 'none') {
    const played = EXPANSIONS.filter((name) => options[name]);
    return ['base', ...played.flatMap((name) => boxOf(name).tiles ?? [])];
  }
  const { sets } = readMap(options.map);
  return options.inns && !sets.includes('inns') ? ['base', 'inns'] : sets;
}
