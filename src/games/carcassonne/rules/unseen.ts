import { hasChance, laidChance, redealChance } from './chance.ts';
import type { RedealInput } from './expansion.ts';
import { inDrawingOrder } from './pile-layers.ts';
import type { Setup } from './setup.ts';
import { copyState, type State } from './state.ts';

/** Tiles (by index) that nobody has seen: those of the pile, and face-down tiles of expansions. */
export function unseenTiles(state: State): number[] {
  const { drawn, pile, play } = state;
  return [...pile.slice(drawn), ...play.expansions.flatMap((one) => one.hiddenTiles?.(state) ?? [])];
}

/**
 * Copies a state and deals everything that nobody has seen anew. The setup of the copy is the start of a game that would have led
 * there, without a seed.
 *
 * @param mix shuffles unseen things, which are dealt in the returned order, the pile last
 */
export function redealt(state: State, mix: RedealInput['mix']): State {
  const { drawn, pile, play, set } = state;
  const tiles = mix(unseenTiles(state).sort((a, b) => a - b));
  const copy = copyState(state);
  for (const expansion of play.expansions) expansion.redeal?.(copy, { tiles, mix });
  redealChance(copy, mix);
  const { seed: _, ...setup } = state.setup;
  const dealt = {
    ...copy,
    pile: [
      ...pile.slice(0, drawn),
      ...inDrawingOrder(play.expansions, tiles, {
        tileOf: (tile) => set.tiles[tile]!,
        seen: pile.slice(0, drawn),
        mix,
      }),
    ],
  };
  return { ...dealt, setup: { ...setup, ...laidOut(dealt) } };
}

/**
 * Pile and layout of a game in which all unseen things are dealt in a fixed order, so that they reveal nothing.
 */
export function publicSetup({ pile, layout }: Setup, state: State): Pick<Setup, 'pile' | 'layout'> {
  const isHidden = hasChance(state) || state.play.expansions.some((one) => one.redeal);
  return isHidden ? laidOut(redealt(state, (items) => [...items])) : { pile, layout };
}

/** Pile and layout at the start of a game that leads to a state. */
function laidOut(state: State): Pick<Setup, 'pile' | 'layout'> {
  const { pile, play, set, setup } = state;
  const layout =
    setup.layout && play.expansions.reduce((laid, one) => one.layoutOf?.(state, laid) ?? laid, setup.layout);
  return {
    pile: pile.map((tile) => set.tiles[tile]!.id),
    ...(layout && { layout: { ...layout, ...laidChance(state) } }),
  };
}
