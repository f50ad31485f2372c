import { tileAt } from '../../../core/board.ts';
import { hasPlacement } from '../../../core/placement.ts';
import type { Square } from '../../../core/tile.ts';
import { type ActionOf, UPGRADE_PAYMENTS, WINE_PAYMENTS } from './action.ts';
import { CHIP_COLOURS, CHIP_VALUES, type Chip, makeChip } from './chip.ts';
import type { State } from './state.ts';

/** Points for wine. */
export const WINE_POINTS = { abroad: 5, town: 9 } as const;

/** Islands (Benelux): the face-up tiles that the seat to move can pay for and place. */
export function islandActions({ board, chips, seat }: State): ActionOf<'island'>[] {
  if (!chips) return [];
  return chips.piles.flatMap(({ colour, pile, tiles, faceUp }) => {
    const isPaid = chips.hands[seat]!.some((chip) => chip.colour === colour);
    const fits = faceUp && tiles.length > 0 && isPaid && hasPlacement(board, tiles[0]!, Number.POSITIVE_INFINITY);
    return fits ? [{ type: 'island', colour, pile }] : [];
  });
}

/** Wine (France): the sales that the seat to move can make now. */
export function sellActions({ chips, seat }: State): ActionOf<'sell'>[] {
  if (!chips) return [];
  const hand = chips.hands[seat]!;
  return chips.sales.flatMap(({ to, grape }) =>
    CHIP_COLOURS.filter((colour) => !grape || grape === colour).flatMap((colour) => {
      const own = hand.filter((chip) => chip.colour === colour);
      return WINE_PAYMENTS.filter((pay) => chipsFor(own, pay)).map((pay) => ({
        type: 'sell' as const,
        colour,
        pay,
        to,
      }));
    }),
  );
}

/** Upgrades (Germany): the seat's meeples without a chip, with every way to pay. */
export function upgradeActions({ chips, pieces, seat }: State): ActionOf<'upgrade'>[] {
  if (chips?.game !== 'upgrades') return [];
  const payments = UPGRADE_PAYMENTS.filter((pay) => chipsFor(chips.hands[seat]!, pay));
  if (payments.length === 0) return [];
  return pieces.flatMap((meeple, index) =>
    meeple.seat === seat && !meeple.chip && !meeple.kind
      ? payments.map((pay) => ({ type: 'upgrade' as const, meeple: index, pay }))
      : [],
  );
}

/** Sets (Great Britain): the different sets of three equal values or three colours that a hand holds. */
export function setActions(hand: readonly Chip[]): ActionOf<'set'>[] {
  const found = new Map<string, ActionOf<'set'>>();
  for (const [a, one] of hand.entries()) {
    for (const [b, two] of hand.entries()) {
      for (const [c, three] of hand.entries()) {
        if (a >= b || b >= c) continue;
        const set = [one, two, three];
        const values = new Set(set.map(({ value }) => value)).size;
        const colours = new Set(set.map(({ colour }) => colour)).size;
        if (values > 1 && colours < 3) continue;
        const chips = set.map(makeChip).sort();
        found.set(chips.join(), { type: 'set', chips });
      }
    }
  }
  return [...found.values()];
}

/** Treats (Ibérica): the squares where the chip just taken may be laid, those of its colour's rows without tile and chip. */
export function treatSquares({ board, chips, map }: State): Square[] {
  const { treat } = chips ?? {};
  if (!chips || !map || !treat) return [];
  const rows = new Set((map.tracks ?? []).flatMap(({ row, colour }) => (colour === treat.colour ? [row] : [])));
  const isFree = ({ x, y }: Square) =>
    tileAt(board, x, y) < 0 && chips.onBoard.every((one) => one.x !== x || one.y !== y);
  return map.squares.filter((square) => rows.has(square.y) && isFree(square));
}

/** The chips of a hand with these values, one digit each, in this order; undefined when it lacks any. */
export function chipsFor(hand: readonly Chip[], values: string): Chip[] | undefined {
  const left = [...hand];
  const paid: Chip[] = [];
  for (const digit of values) {
    const value = CHIP_VALUES.find((one) => one === Number(digit));
    const at = left.findIndex((chip) => chip.value === value);
    if (at < 0) return undefined;
    paid.push(...left.splice(at, 1));
  }
  return paid;
}
