import type { ChosenOptions } from '../../../core/options.ts';
import type { EmptyBoard } from '../../game.ts';
import { optionsSchema } from './options.ts';
import { mapOf, pileTiles, RULES_VERSION } from './setup.ts';
import { startState } from './state.ts';
import type { TileSet } from './tile-set.ts';
import { viewOf } from './view.ts';

/** A map with nothing but what is printed on it; undefined for the open table. */
export function emptyBoard(set: TileSet, chosen: ChosenOptions): EmptyBoard | undefined {
  const options = { ...optionsSchema.parse(chosen), chips: false };
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
    layout: { start: [] },
  });
  return { view: viewOf(state), area: { x: -1, y: -1, columns: map.width + 2, rows: map.height + 2 } };
}
