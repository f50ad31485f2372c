import type { Board } from './board.ts';
import type { Dealt } from './expansions.ts';

/** A chip of a map. */
export interface Chip {
  readonly colour: string;
  readonly value: number;
}

/** A chip on a square. */
interface LaidChip extends Chip {
  readonly x: number;
  readonly y: number;
  readonly faceUp: boolean;
}

/** A pile of tiles on an island. */
interface IslandPile {
  readonly colour: string;
  readonly pile: number;
  readonly tiles: string[];
  faceUp: boolean;
}

/** The chips of a map: on its squares, in hands, and what may be had for them. Actions are texts. */
export class ChipGame {
  /** Which of the five games is played; an empty text without chips. */
  readonly name: string;
  readonly hands: Chip[][];
  readonly piles: IslandPile[];
  /** Meeples of each seat on the Isle of Man. */
  readonly isle: number[];
  chips: LaidChip[];
  /** The chip to be laid as a treat. */
  treat: Chip | undefined;
  readonly #board: Board;

  constructor(board: Board, { colours, layout, options }: Dealt) {
    this.#board = board;
    this.name = (options.chips && board.map?.chips.game) || '';
    this.hands = colours.map(() => []);
    this.isle = colours.map(() => 0);
    this.chips = (layout?.chips ?? []).map((chip) => ({ ...chip, faceUp: false }));
    this.piles = (layout?.islands ?? []).flatMap((piles, island) =>
      piles.map((tiles, pile) => ({
        colour: board.map!.islands![island]!.colour,
        pile,
        tiles: [...tiles],
        faceUp: true,
      })),
    );
  }

  /** Face-up tiles that a seat may take: it has a chip of the colour, and the tile fits. */
  islandTiles(seat: number): string[] {
    return this.piles.flatMap(({ colour, pile, tiles }) =>
      tiles.length > 0 &&
      this.hands[seat]!.some((chip) => chip.colour === colour) &&
      this.#board.placements(tiles[0]!).length > 0
        ? [`island ${colour} ${pile}`]
        : [],
    );
  }

  /** Pays for the tile on a pile, and takes it. */
  takeIslandTile(seat: number, colour: string, at: number): string {
    const pile = this.piles.find((one) => one.colour === colour && one.pile === at)!;
    this.#pay(seat, [(chip) => chip.colour === colour]);
    pile.faceUp = false;
    return pile.tiles.shift()!;
  }

  showIslandTiles(): void {
    for (const pile of this.piles) pile.faceUp = true;
  }

  chipAt(x: number, y: number): LaidChip | undefined {
    return this.chips.find((chip) => chip.x === x && chip.y === y);
  }

  remove(chip: LaidChip): void {
    this.chips.splice(this.chips.indexOf(chip), 1);
  }

  /** Squares of the rows of the treat without a tile, large city or chip. */
  treatSquares(): string[] {
    const { grid, tracks } = this.#board.map!;
    return tracks!.flatMap(({ row, colour }) =>
      colour !== this.treat!.colour
        ? []
        : [...grid[row]!].flatMap((_, x) => {
            const isFree = this.#board.exists(x, row) && this.#board.at(x, row) === undefined && !this.chipAt(x, row);
            return isFree ? [`treat ${x},${row}`] : [];
          }),
    );
  }

  layTreat(x: number, y: number): void {
    this.chips.push({ ...this.treat!, x, y, faceUp: true });
    this.treat = undefined;
  }

  sets(seat: number): string[] {
    return this.name === 'isle' ? setsOf(this.hands[seat]!).map((set) => `set ${set}`) : [];
  }

  /** Pays a set; the number of meeples that come home. */
  paySet(seat: number, names: string): number {
    this.#pay(
      seat,
      names.split(',').map((name) => (chip) => nameOf(chip) === name),
    );
    const home = this.isle[seat]!;
    this.isle[seat] = 0;
    return home;
  }

  /** Wine for the town on a square, and for a country whose road or city with a coat of arms lies beside it. */
  sales(seat: number, { x, y }: { x: number; y: number }): string[] {
    if (this.name !== 'wine') return [];
    const { prints, start, towns } = this.#board.map!;
    const town = [...towns, ...start.squares].find((one) => one.x === x && one.y === y);
    const isAbroad = prints.some((print) => print.x === x && print.y === y && print.coatsOfArms > 0);
    const hand = this.hands[seat]!;
    return [...new Set(hand.map(({ colour }) => colour))].flatMap((colour) =>
      winePayments(hand, colour).flatMap((pay) => [
        ...(isAbroad ? [`sell ${colour} ${pay} abroad`] : []),
        ...(town?.grape === colour ? [`sell ${colour} ${pay} town`] : []),
      ]),
    );
  }

  payWine(seat: number, colour: string, pay: string): void {
    this.#pay(
      seat,
      [...pay].map((value) => (chip) => chip.colour === colour && chip.value === Number(value)),
    );
  }

  upgradePayments(seat: number): string[] {
    return this.name === 'upgrades' ? upgradePayments(this.hands[seat]!) : [];
  }

  payUpgrade(seat: number, pay: string): void {
    this.#pay(
      seat,
      [...pay].map((value) => (chip) => chip.value === Number(value)),
    );
  }

  /** Chips leave a hand, each of them the first one that will do. */
  #pay(seat: number, paid: readonly ((chip: Chip) => boolean)[]): void {
    const hand = this.hands[seat]!;
    for (const isPaid of paid) hand.splice(hand.findIndex(isPaid), 1);
  }
}

const nameOf = ({ colour, value }: Chip) => `${colour}${value}`;

/** Ways to pay an upgrade with chips of exactly 4; the first one lies under the meeple. */
function upgradePayments(hand: readonly Chip[]): string[] {
  const ones = hand.filter(({ value }) => value === 1).length;
  const twos = hand.length - ones;
  return [
    ...(twos >= 2 ? ['22'] : []),
    ...(ones >= 2 && twos >= 1 ? ['112', '211'] : []),
    ...(ones >= 4 ? ['1111'] : []),
  ];
}

/** Ways to pay wine: two points of one colour. */
function winePayments(hand: readonly Chip[], colour: string): string[] {
  const values = hand.filter((chip) => chip.colour === colour).map(({ value }) => value);
  return [...(values.includes(2) ? ['2'] : []), ...(values.filter((value) => value === 1).length >= 2 ? ['11'] : [])];
}

/** Every set of three chips: of one value, or of all three colours; as texts in order. */
function setsOf(hand: readonly Chip[]): string[] {
  const sets = new Set<string>();
  for (let a = 0; a < hand.length; a++) {
    for (let b = a + 1; b < hand.length; b++) {
      for (let c = b + 1; c < hand.length; c++) {
        const three = [hand[a]!, hand[b]!, hand[c]!];
        const isOneValue = new Set(three.map(({ value }) => value)).size === 1;
        const isAllColours = new Set(three.map(({ colour }) => colour)).size === 3;
        if (isOneValue || isAllColours) sets.add(three.map(nameOf).sort().join(','));
      }
    }
  }
  return [...sets];
}
