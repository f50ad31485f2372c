import type { Square } from '../../../core/tile.ts';
import { allChips, withoutChips } from './chip.ts';
import type { ChipState, IslandPile } from './chip-state.ts';
import type { Layout } from './layout.ts';
import type { Setup } from './setup.ts';
import type { State } from './state.ts';

/**
 * Pile and layout of a game with everything that is still face down replaced by what might be there just as well: the
 * first chips of all that nobody has seen, on the Isle of Man's map of the same colour, and the first of all tiles that
 * nobody has seen on the islands, the others in the pile.
 */
export function publicSetup({ pile, layout }: Setup, { chips, drawn, set }: State): Pick<Setup, 'pile' | 'layout'> {
  if (!chips || !layout?.chips) return { pile, layout };
  const hiddenIn = ({ tiles, faceUp }: IslandPile) => tiles.slice(faceUp ? 1 : 0);
  const unseen = [...chips.piles.flatMap(hiddenIn), ...pile.slice(drawn).map((tile) => set.indexOf.get(tile)!)]
    .sort((a, b) => a - b)
    .map((tile) => set.tiles[tile]!.id);
  const islands = layout.islands?.map((piles, island) =>
    piles.map((tiles, at) => {
      const { length } = hiddenIn(chips.piles[island * piles.length + at]!);
      return [...tiles.slice(0, tiles.length - length), ...unseen.splice(0, length)];
    }),
  );
  return {
    pile: [...pile.slice(0, drawn), ...unseen],
    layout: { ...layout, chips: publicChips(layout.chips, chips), ...(islands && { islands }) },
  };
}

function publicChips(laid: NonNullable<Layout['chips']>, { game, onBoard }: ChipState): NonNullable<Layout['chips']> {
  const isHidden = ({ x, y }: Square) => onBoard.some((one) => one.x === x && one.y === y && !one.faceUp);
  const unseen = withoutChips(
    allChips(),
    laid.filter((chip) => !isHidden(chip)),
  );
  return laid.map((chip) => {
    if (!isHidden(chip)) return chip;
    const next = game === 'isle' ? unseen.findIndex(({ colour }) => colour === chip.colour) : 0;
    return { x: chip.x, y: chip.y, ...unseen.splice(next, 1)[0]! };
  });
}
