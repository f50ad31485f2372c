import { hasChance, laidChance, redealChance } from './chance.ts';
import type { RedealInput } from './expansion.ts';
import { pileInDrawingOrder } from './pile-layers.ts';
import type { Setup } from './setup.ts';
import { copyState, type State } from './state.ts';

/** Tiles (by index) that nobody has seen: those of the pile, and face-down tiles of expansions. */
export function unseenTiles(state: State): number[] {
  const { drawn, pile, rules } = state;
  return [...pile.slice(drawn), ...rules.expansions.flatMap((one) => one.hiddenTiles?.(state) ?? [])];
}

/**
 * Copies a state and deals everything that nobody has seen anew. The setup of the copy is the start of a game that would have led
 * there, without a seed.
 *
 * @param mix shuffles unseen things, which are dealt in the returned order, the pile last
 */
export function redealt(state: State, mix: RedealInput['mix']): State {
  const { drawn, pile, rules, set } = state;
  const tiles = mix(unseenTiles(state).sort((a, b) => a - b));
  const copy = copyState(state);
  for (const expansion of rules.expansions) expansion.redeal?.(copy, { tiles, mix });
  redealChance(copy, mix);
  const { seed: _, ...setup } = state.setup;
  const dealt = {
    ...copy,
    pile: [
      ...pile.slice(0, drawn),
      ...pileInDrawingOrder(rules.expansions, tiles, {
        tileOf: (tile) => set.tiles[tile]!,
        seen: pile.slice(0, drawn),
        mix,
      }),
    ],
  };
  return { ...dealt, setup: { ...setup, ...laidOut(dealt) } };
}

/** Returns a pile and layout in which all unseen things are in a fixed order, so that they reveal nothing. */
export function publicSetup({ pile, layout }: Setup, state: State): Pick<Setup, 'pile' | 'layout'> {
  const isHidden = hasChance(state) || state.rules.expansions.some((one) => one.redeal);
  return isHidden ? laidOut(redealt(state, (items) => [...items])) : { pile, layout };
}

/** Pile and layout at the start of a game that leads to a state. */
function laidOut(state: State): Pick<Setup, 'pile' | 'layout'> {
  const { pile, rules, set, setup } = state;
  const layout =
    setup.layout && rules.expansions.reduce((laid, one) => one.layoutOf?.(state, laid) ?? laid, setup.layout);
  return {
    pile: pile.map((tile) => set.tiles[tile]!.id),
    ...(layout && { layout: { ...layout, ...laidChance(state) } }),
  };
}
