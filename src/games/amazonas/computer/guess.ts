import { type Choose, mixed } from '../../../core/chooser.ts';
import { PACKETS } from '../rules/setup.ts';
import { copyState, type State } from '../rules/state.ts';

/**
 * A copy in which the tiles left in the pile are dealt anew, as evenly over the packets of the pile as everybody knows
 * them to be (A8). A pile made by hand, which has no packets, is mixed as a whole. The setup of the copy has the guessed
 * pile, and no seed.
 */
export function guess(state: State, choose: Choose): State {
  const { drawn, pile, set } = state;
  const seen = pile.slice(0, drawn);
  const isAmazon = (tile: number) => set.tiles[tile]!.role === 'amazon';
  const unseen = pile.slice(drawn).sort((a, b) => a - b);
  const land = mixed(
    unseen.filter((tile) => !isAmazon(tile)),
    choose,
  );
  const river = mixed(unseen.filter(isAmazon), choose);
  const rivers = seen.filter(isAmazon).length + river.length;
  const packets = packetsOf(pile.length - rivers, rivers);
  let end = 0;
  const dealt = packets.flatMap((packet) => {
    const begin = end;
    end += packet.land + packet.river;
    const gone = seen.slice(begin, end);
    const riversGone = gone.filter(isAmazon).length;
    const few = [Math.max(0, packet.land - (gone.length - riversGone)), Math.max(0, packet.river - riversGone)];
    return mixed([...land.splice(0, few[0]), ...river.splice(0, few[1])], choose);
  });
  const rest = mixed([...land, ...river], choose);
  const guessed = [...seen, ...dealt, ...rest].slice(0, pile.length);
  const { seed: _, ...setup } = state.setup;
  return {
    ...copyState(state),
    pile: guessed,
    setup: { ...setup, pile: guessed.map((tile) => set.tiles[tile]!.id) },
  };
}

/** How many land and Amazon tiles each packet has. */
function packetsOf(land: number, river: number): { readonly land: number; readonly river: number }[] {
  const share = (tiles: number, packet: number) => Math.floor((tiles - packet + PACKETS - 1) / PACKETS);
  return Array.from({ length: PACKETS }, (_, packet) => ({ land: share(land, packet), river: share(river, packet) }));
}
