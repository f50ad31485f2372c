import { type Choose, mixed } from '../../../core/chooser.ts';
import { allChips, CHIP_COLOURS, type Chip, withoutChips } from '../rules/chip.ts';
import type { ChipState, IslandPile } from '../rules/chip-state.ts';
import type { Layout } from '../rules/layout.ts';
import { copyState, type State } from '../rules/state.ts';

/**
 * A copy in which the pile, the tiles face down on islands and the chips face down on the map are dealt anew. Tiles of
 * pile and islands are dealt together; on the map of the Isle of Man the colour of a chip is seen.
 */
export function guess(state: State, choose: Choose): State {
  const { chips, drawn, pile, setup } = state;
  const piles = chips?.piles ?? [];
  const unseen = mixed(
    [...piles.flatMap(hiddenTiles), ...pile.slice(drawn)].sort((a, b) => a - b),
    choose,
  );
  const copy = { ...copyState(state), pile: [...pile.slice(0, drawn), ...unseen.splice(0, pile.length - drawn)] };
  if (!chips || !copy.chips) return copy;
  copy.chips.piles = piles.map((one) => {
    const hidden = hiddenTiles(one).length;
    return { ...one, tiles: [...one.tiles.slice(0, one.tiles.length - hidden), ...unseen.splice(0, hidden)] };
  });
  copy.chips.onBoard = guessedChips(chips, setup.layout, choose);
  return copy;
}

function hiddenTiles({ tiles, faceUp }: IslandPile): readonly number[] {
  return faceUp ? tiles.slice(1) : tiles;
}

function guessedChips({ game, onBoard }: ChipState, layout: Layout | undefined, choose: Choose): ChipState['onBoard'] {
  const hiddenSquares = new Set(onBoard.flatMap(({ x, y, faceUp }) => (faceUp ? [] : [`${x},${y}`])));
  const seen = (layout?.chips ?? []).filter(({ x, y }) => !hiddenSquares.has(`${x},${y}`));
  const unseen = mixed(withoutChips(allChips(), seen), choose);
  const ofColour = Object.fromEntries(
    CHIP_COLOURS.map((colour) => [colour, unseen.filter((chip) => chip.colour === colour)]),
  ) as Record<Chip['colour'], Chip[]>;
  return onBoard.map((one) => {
    if (one.faceUp) return one;
    const chip = game === 'isle' ? ofColour[one.chip.colour].pop() : unseen.pop();
    return { ...one, chip: chip! };
  });
}
