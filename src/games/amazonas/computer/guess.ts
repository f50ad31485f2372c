import { type Choose, shuffledBy } from '../../../core/chooser.ts';
import { PACKETS } from '../rules/setup.ts';
import { copyState, type State } from '../rules/state.ts';

/**
 * Returns a copy in which the tiles left in the pile are dealt again, evenly over the packets of the pile, as everybody knows (A8).
 * A pile made by hand, which has no packets, is shuffled as a whole. The setup of the copy has the guessed pile and no seed.
 */
export function guess(state: State, choose: Choose): State {
  const { drawn, pile, set } = state;
  const seen = pile.slice(0, drawn);
  const isAmazon = (tile: number) => set.tiles[tile]!.role === 'amazon';
  const unseen = pile.slice(drawn).sort((a, b) => a - b);
  const land = shuffledBy(
    unseen.filter((tile) => !isAmazon(tile)),
    choose,
  );
  const river = shuffledBy(unseen.filter(isAmazon), choose);
  const rivers = seen.filter(isAmazon).length + river.length;
  const packets = packetsOf(pile.length - rivers, rivers);
  let end = 0;
  const dealt = packets.flatMap((packet) => {
    const begin = end;
    end += packet.land + packet.river;
    const gone = seen.slice(begin, end);
    const riversGone = gone.filter(isAmazon).length;
    const few = [Math.max(0, packet.land - (gone.length - riversGone)), Math.max(0, packet.river - riversGone)];
    return shuffledBy([...land.splice(0, few[0]), ...river.splice(0, few[1])], choose);
  });
  const rest = shuffledBy([...land, ...river], choose);
  const guessed = [...seen, ...dealt, ...rest].slice(0, pile.length);
  const { seed: _, ...setup } = state.setup;
  return {
    ...copyState(state),
    pile: guessed,
    setup: { ...setup, pile: guessed.map((tile) => set.tiles[tile]!.id) },
  };
}

/**
 * Returns the chance of every tile to be drawn next (`GameForComputer.drawChances`). Everybody knows how many land and Amazon
 * tiles are left in the packet on top (A8); all copies of a kind are equally likely.
 */
export function drawChances(state: State): Float64Array {
  const { drawn, pile, set } = state;
  const chances = new Float64Array(set.tiles.length);
  if (drawn === pile.length) return chances;
  const isAmazon = (tile: number) => set.tiles[tile]!.role === 'amazon';
  const unseen = pile.slice(drawn);
  const rivers = unseen.filter(isAmazon).length;
  const lands = unseen.length - rivers;
  const chanceOfRiver = riverChance(pile.slice(0, drawn).map(isAmazon), { lands, rivers });
  for (const tile of unseen) chances[tile]! += isAmazon(tile) ? chanceOfRiver / rivers : (1 - chanceOfRiver) / lands;
  return chances;
}

/**
 * Returns the chance that the next tile is an Amazon tile.
 *
 * @param seen for each tile seen so far, in order: true if it was an Amazon tile
 */
function riverChance(seen: readonly boolean[], left: { readonly lands: number; readonly rivers: number }): number {
  const rivers = seen.filter(Boolean).length + left.rivers;
  let begin = 0;
  for (const packet of packetsOf(seen.length + left.lands + left.rivers - rivers, rivers)) {
    const end = begin + packet.land + packet.river;
    if (seen.length < end) {
      const gone = seen.slice(begin);
      const riversLeft = packet.river - gone.filter(Boolean).length;
      const landsLeft = packet.land - (gone.length - gone.filter(Boolean).length);
      // A pile made by hand need not be in packets.
      if (riversLeft < 0 || landsLeft < 0) break;
      return riversLeft / (riversLeft + landsLeft);
    }
    begin = end;
  }
  return left.rivers / (left.rivers + left.lands);
}

/** Returns the numbers of land and Amazon tiles in each packet. */
function packetsOf(land: number, river: number): { readonly land: number; readonly river: number }[] {
  const share = (tiles: number, packet: number) => Math.floor((tiles - packet + PACKETS - 1) / PACKETS);
  return Array.from({ length: PACKETS }, (_, packet) => ({ land: share(land, packet), river: share(river, packet) }));
}
