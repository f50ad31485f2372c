import { type Choose, shuffledBy } from '../../../core/chooser.ts';
import { isDrawnLater, layerOf } from '../rules/pile-layers.ts';
import type { State } from '../rules/state.ts';
import { redealt, unseenTiles } from '../rules/unseen.ts';

/** A copy in which everything that nobody has seen is dealt anew; tiles of pile and islands are dealt together. */
export function guess(state: State, choose: Choose): State {
  return redealt(state, (items) => shuffledBy(items, choose));
}

/** The chance of every tile to be drawn next (`GameForComputer.drawChances`): equal for all copies of the topmost layer. */
export function drawChances(state: State): Float64Array {
  const { drawn, pile, rules, set } = state;
  const chances = new Float64Array(set.tiles.length);
  if (drawn === pile.length) return chances;
  const seen = pile.slice(0, drawn).map((tile) => set.tiles[tile]!);
  const unseen = unseenTiles(state).filter((tile) => !isDrawnLater(rules.expansions, set.tiles[tile]!, seen));
  const layers = unseen.map((tile) => layerOf(rules.expansions, set.tiles[tile]!));
  const top = Math.min(...layers);
  const topmost = unseen.filter((_, at) => layers[at] === top);
  for (const tile of topmost) chances[tile]! += 1 / topmost.length;
  return chances;
}
