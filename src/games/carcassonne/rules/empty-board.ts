import type { ChosenOptions } from '../../../core/options.ts';
import { generatorOf, parseSeed } from '../../../core/shuffle.ts';
import type { EmptyBoard } from '../../contract/game.ts';
import type { GameMap } from './game-map.ts';
import type { Layout } from './layout.ts';
import { optionsSchema } from './options.ts';
import { ISLAND_PILE, mapOf, pileTiles, RULES_VERSION } from './setup.ts';
import { layChips } from './spread-chips.ts';
import { startState } from './state.ts';
import type { TileSet } from './tile-set.ts';
import { type View, viewOf } from './view.ts';

/**
 * A map with what is printed on it, and with chips also what lies on the same squares in every game; undefined for the
 * open table.
 */
export function emptyBoard(set: TileSet, chosen: ChosenOptions): EmptyBoard | undefined {
  const options = optionsSchema.parse(chosen);
  const map = mapOf(set, options);
  if (!map) return undefined;
  const state = startState(set, {
    ruleSet: 'carcassonne',
    version: RULES_VERSION,
    tileSet: set.hash,
    options,
    colours: ['yellow', 'red'],
    first: 0,
    pile: pileTiles(set, map),
    layout: { start: [], ...(options.chips && chipsOf(map, set)) },
  });
  return { view: withClosedPiles(viewOf(state)), area: { x: -1, y: -1, columns: map.width + 2, rows: map.height + 2 } };
}

/** Chips on the squares of a map and the piles on its islands; which they are is not seen. */
function chipsOf(map: GameMap, set: TileSet): Omit<Layout, 'start'> {
  const tile = set.tiles[set.start]!.id;
  const islands = map.islands?.map(({ squares }) => squares.map(() => Array<string>(ISLAND_PILE).fill(tile)));
  const anyOrder = generatorOf(parseSeed('1'.repeat(32))!);
  return { chips: map.chips.squares ? layChips(map, [], anyOrder) : [], ...(islands && { islands }) };
}

function withClosedPiles({ chips, ...view }: View): View {
  if (!chips) return view;
  return { ...view, chips: { ...chips, piles: chips.piles.map(({ top: _, ...pile }) => pile) } };
}
