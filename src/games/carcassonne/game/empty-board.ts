import type { ChosenOptions } from '../../../core/options.ts';
import { generatorOf, parseSeed } from '../../../core/shuffle.ts';
import type { EmptyBoard } from '../../contract/game.ts';
import type { GameMap } from '../rules/game-map.ts';
import type { Layout } from '../rules/layout.ts';
import { completeOptions, type Options } from '../rules/options.ts';
import { RULE_SET } from '../rules/setup.ts';
import type { TileSet } from '../rules/tile-set.ts';
import type { View } from '../rules/view.ts';
import { viewOf } from '../rules/view-of.ts';
import { expansionsOf, mapOf } from './compile-rules.ts';
import { pileTiles } from './create-setup.ts';
import { startState } from './start.ts';

/**
 * A map with what is printed on it, and what expansions have on the same squares in every game; undefined for the open
 * table.
 */
export function emptyBoard(set: TileSet, chosen: ChosenOptions): EmptyBoard | undefined {
  const options = completeOptions(chosen);
  const map = mapOf(set, options);
  if (!map) return undefined;
  const state = startState(set, {
    ...RULE_SET,
    tileSet: set.hash,
    options,
    colours: ['yellow', 'red'],
    first: 0,
    pile: pileTiles(set, map),
    layout: { start: [], ...laidOut(map, options, pileTiles(set, map)) },
  });
  const played = viewOf(state);
  const empty = state.rules.expansions.map((one) => one.emptyView?.(played.parts, map));
  const view: View = { ...played, parts: Object.assign({}, played.parts, ...empty) };
  return { view, area: { x: -1, y: -1, columns: map.width + 2, rows: map.height + 2 } };
}

/** Layout of the expansions, drawn with a seed that no game has. */
function laidOut(map: GameMap, options: Options, pile: string[]): Omit<Layout, 'start'> {
  const random = generatorOf(parseSeed('1'.repeat(32))!);
  return Object.assign(
    {},
    ...expansionsOf(options, map).map((one) => one.layOut?.({ map, started: [], pile, random })),
  );
}
