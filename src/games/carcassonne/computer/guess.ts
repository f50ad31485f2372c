import { type Choose, mixed } from '../../../core/chooser.ts';
import { allChips, CHIP_COLOURS, type Chip, withoutChips } from '../rules/chip.ts';
import type { ChipState, IslandPile } from '../rules/chip-state.ts';
import type { Layout } from '../rules/layout.ts';
import type { Setup } from '../rules/setup.ts';
import { copyState, type State } from '../rules/state.ts';

/**
 * A copy in which the pile, the tiles face down on islands and the chips face down on the map are dealt anew. Tiles of
 * pile and islands are dealt together; on the map of the Isle of Man the colour of a chip is seen. The setup of the copy
 * is what such a game began with, without a seed.
 */
export function guess(state: State, choose: Choose): State {
  const { chips, drawn, pile } = state;
  const piles = chips?.piles ?? [];
  const unseen = mixed(
    [...piles.flatMap(hiddenTiles), ...pile.slice(drawn)].sort((a, b) => a - b),
    choose,
  );
  const copy = { ...copyState(state), pile: [...pile.slice(0, drawn), ...unseen.splice(0, pile.length - drawn)] };
  if (chips && copy.chips) {
    copy.chips.piles = piles.map((one) => {
      const hidden = hiddenTiles(one).length;
      return { ...one, tiles: [...one.tiles.slice(0, one.tiles.length - hidden), ...unseen.splice(0, hidden)] };
    });
    copy.chips.onBoard = guessedChips(chips, state.setup.layout, choose);
  }
  return { ...copy, setup: guessedSetup(copy) };
}

/** What a guessed state began with, for all that can be known. */
function guessedSetup({ chips, pile, set, setup }: State): Setup {
  const idsOf = (tiles: readonly number[]) => tiles.map((tile) => set.tiles[tile]!.id);
  const { seed: _, layout, ...known } = setup;
  return { ...known, pile: idsOf(pile), ...(layout && { layout: guessedLayout(layout, { chips, idsOf }) }) };
}

function guessedLayout(
  layout: Layout,
  { chips, idsOf }: { chips: ChipState | undefined; idsOf: (tiles: readonly number[]) => string[] },
): Layout {
  if (!chips || !layout.chips) return layout;
  const faceDown = new Map(chips.onBoard.flatMap(({ faceUp, x, y, chip }) => (faceUp ? [] : [[`${x},${y}`, chip]])));
  const left = chips.piles.map(({ tiles }) => idsOf(tiles)).values();
  const islands = layout.islands?.map((piles) =>
    piles.map((tiles) => {
      const under = left.next().value ?? [];
      return [...tiles.slice(0, tiles.length - under.length), ...under];
    }),
  );
  return {
    ...layout,
    chips: layout.chips.map((chip) => ({ ...chip, ...faceDown.get(`${chip.x},${chip.y}`) })),
    ...(islands && { islands }),
  };
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
