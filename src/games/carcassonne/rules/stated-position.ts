import { canonicalOptions } from '../../../core/options.ts';
import { statedBoard } from '../../kernel/stated-position.ts';
import type { Chip } from './chip.ts';
import { ALL_OPTIONS, STATED_OPTIONS } from './options.ts';
import type { View } from './view.ts';

/** A position as records prove it; docs/RECORD.md tells its fields. */
export function statedPosition(view: View): object {
  const { ruleSet, tileSet, options, seats, pile, discarded, isFurtherTile, chips } = view;
  return {
    ...statedBoard(view),
    ruleSet,
    tileSet,
    options: canonicalOptions({ options: ALL_OPTIONS, statedOptions: STATED_OPTIONS }, options),
    seats: seats.map(({ colour, score, meeples, chips: hand, isle, special, goods }) => ({
      colour,
      score,
      meeples,
      chips: hand?.map(statedChip),
      isle,
      special,
      goods,
    })),
    pile: { tiles: pile.tiles },
    discarded,
    isFurtherTile,
    chips: chips && statedChips(chips),
  };
}

function statedChips({ game, onBoard, piles, treat }: NonNullable<View['chips']>) {
  return {
    game,
    onBoard: onBoard.map(({ x, y, colour, value, faceUp }) => ({ x, y, colour, value, faceUp })),
    piles: piles.map(({ colour, pile, count, top }) => ({ colour, pile, count, top })),
    treat: treat && statedChip(treat),
  };
}

function statedChip({ colour, value }: Chip): Chip {
  return { colour, value };
}
