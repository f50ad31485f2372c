import type { Setup } from '../../../../src/games/carcassonne/rules/setup.ts';
import { Board } from './board.ts';
import { ChipGame } from './chip-game.ts';
import { type Feature, findFeatures } from './features.ts';

interface Meeple {
  readonly seat: number;
  /** The name of the segment that it stands on. */
  readonly part: string;
  readonly isLarge: boolean;
  /** The value of the chip under it. */
  readonly chip?: number;
}

interface Standing {
  /** Meeples of every seat, upgraded ones twice; empty where nobody stands. */
  readonly strengths: readonly number[];
  /** Seats with the majority. */
  readonly seats: readonly number[];
}

/**
 * A second implementation of the rules, slow and with nothing of the engine: it reads the files of tiles and maps
 * itself, and takes and offers actions as texts. Where nothing can be chosen it goes on, as the engine does.
 */
export class Referee {
  readonly board: Board;
  readonly chipGame: ChipGame;
  readonly scores: number[];
  readonly supply: number[];
  /** Large meeples in the supply of each seat. */
  readonly large: number[];
  readonly pile: string[];
  readonly discarded: string[] = [];
  meeples: Meeple[] = [];
  features: Feature[] = [];
  phase = 'draw';
  seat: number;
  /** The tile to be placed. */
  tile: string | undefined;
  readonly #options: Setup['options'];
  #byPart = new Map<string, Feature>();
  #isExtraTile = false;
  #hasBought = false;
  #coversTown = false;
  #hasSold = false;

  constructor(setup: Setup) {
    const { colours, first, layout, options, pile } = setup;
    this.#options = options;
    this.board = new Board(options.map);
    this.chipGame = new ChipGame(this.board, setup);
    this.scores = colours.map(() => 0);
    this.supply = colours.map(() => (options.meeples === '9' || (options.meeples === 'usual' && layout) ? 9 : 7));
    this.large = colours.map(() => (options.inns ? 1 : 0));
    this.seat = first;
    this.pile = [...pile];
    for (const { tile, rotation, ...square } of layout?.start ?? [{ tile: 'base-d', x: 0, y: 0, rotation: 0 }]) {
      this.board.lay(tile, { ...square, turns: rotation / 90 });
    }
    this.#find();
  }

  /** Every legal action, in no order. */
  legal(): string[] {
    switch (this.phase) {
      case 'draw':
        return ['draw', ...this.chipGame.islandTiles(this.seat)];
      case 'place':
        return this.board.placements(this.tile!).map((place) => `place ${place}`);
      case 'chip':
        return ['take'];
      case 'treat':
        return this.chipGame.treatSquares();
      case 'set':
        return this.chipGame.sets(this.seat);
      case 'piece':
        return [...this.#meepleActions(), ...this.#sales(), 'pass'];
      case 'upgrade':
        return [...this.#upgrades(), 'pass'];
      case 'further':
        return ['turn', 'pass'];
      default:
        return [];
    }
  }

  apply(text: string): void {
    const [type = '', first = '', second = ''] = text.split(' ');
    const [x = 0, y = 0] = first.split(',').map(Number);
    if (type === 'draw') this.#draw();
    if (type === 'island') this.#takeIslandTile(first, Number(second));
    if (type === 'place') this.#place(x, y, Number(second.slice(1)) / 90);
    if (type === 'take') this.#takeChip();
    if (type === 'treat') this.#layTreat(x, y);
    if (type === 'set') this.#paySet(text);
    if (type === 'sell') this.#sell(first, second, text.endsWith('town') ? 9 : 5);
    if (type === 'meeple') this.#placeMeeple(Number(first), second === 'large');
    if (type === 'upgrade') this.#upgrade(Number(first), second);
    if (type === 'turn') this.#buyTurn();
    if (type === 'pass') this.#pass();
  }

  /** Features that somebody stands on. */
  standings(): Map<Feature, Standing> {
    const strengths = new Map<Feature, number[]>();
    for (const { seat, part, chip, isLarge } of this.meeples) {
      const feature = this.featureOf(part);
      const here = strengths.get(feature) ?? this.scores.map(() => 0);
      here[seat]! += chip || isLarge ? 2 : 1;
      strengths.set(feature, here);
    }
    const standings = new Map<Feature, Standing>();
    for (const [feature, here] of strengths) {
      const max = Math.max(...here);
      const seats = here.flatMap((strength, seat) => (strength === max ? [seat] : []));
      standings.set(feature, { strengths: here, seats });
    }
    return standings;
  }

  /** The feature of a segment. */
  featureOf(part: string): Feature {
    return this.#byPart.get(part)!;
  }

  /** A segment of the tile placed last, by its name. */
  #placed(segment: number): string {
    return this.board.nameOf({ at: this.board.laid.length - 1, segment });
  }

  #find(): void {
    this.features = findFeatures(this.board, {
      towns: this.#options.towns === 'c',
      inns: this.#options.inns === true,
    });
    this.#byPart = new Map(this.features.flatMap((feature) => [...feature.parts].map((part) => [part, feature])));
  }

  /** Draws until a tile fits; the game ends when none does. */
  #draw(): void {
    for (let tile = this.pile.shift(); tile; tile = this.pile.shift()) {
      if (this.board.placements(tile).length > 0) {
        this.tile = tile;
        this.phase = 'place';
        return;
      }
      this.discarded.push(tile);
    }
    this.#end();
  }

  #takeIslandTile(colour: string, pile: number): void {
    this.tile = this.chipGame.takeIslandTile(this.seat, colour, pile);
    this.phase = 'place';
  }

  #place(x: number, y: number, turns: number): void {
    this.#coversTown = this.board.isTown(x, y);
    this.board.lay(this.tile!, { x, y, turns });
    this.tile = undefined;
    this.#find();
    if (this.#coversTown && this.#options.towns === 'b') this.#score(-Math.min(2, this.scores[this.seat]!));
    const coats = this.board.map?.coatSquares?.find((square) => square.x === x && square.y === y);
    if (coats && this.chipGame.name === 'treats') this.#score(2 * coats.coatsOfArms);
    const chip = this.chipGame.chipAt(x, y);
    if (chip && !chip.faceUp) {
      this.phase = 'chip';
      return;
    }
    if (chip) {
      this.chipGame.remove(chip);
      this.#score(2 * chip.value);
    }
    this.#beginPieces();
  }

  #takeChip(): void {
    const { x, y } = this.board.laid.at(-1)!;
    const { colour, value, ...chip } = this.chipGame.chipAt(x, y)!;
    this.chipGame.remove(this.chipGame.chipAt(chip.x, chip.y)!);
    this.#score(value);
    if (this.chipGame.name === 'treats') {
      this.chipGame.treat = { colour, value };
      if (this.chipGame.treatSquares().length > 0) {
        this.phase = 'treat';
        return;
      }
      this.chipGame.treat = undefined;
      this.#beginPieces();
      return;
    }
    this.chipGame.hands[this.seat]!.push({ colour, value });
    const sets = this.chipGame.sets(this.seat);
    if (sets.length > 1) this.phase = 'set';
    else if (sets.length === 1) this.#paySet(sets[0]!);
    else this.#beginPieces();
  }

  #layTreat(x: number, y: number): void {
    this.chipGame.layTreat(x, y);
    this.#beginPieces();
  }

  #paySet(text: string): void {
    this.supply[this.seat]! += this.chipGame.paySet(this.seat, text.replace('set ', ''));
    this.#beginPieces();
  }

  #beginPieces(): void {
    this.phase = 'piece';
    if (this.legal().length === 1) this.#beginUpgrades();
  }

  /** Segments of the tile placed last whose feature nobody stands on. */
  #meepleActions(): string[] {
    const standings = this.standings();
    const kinds = [...(this.supply[this.seat]! > 0 ? [''] : []), ...(this.large[this.seat]! > 0 ? [' large'] : [])];
    return this.board.laid.at(-1)!.tile.segments.flatMap(({ kind }, segment) => {
      if (kind === 'field' && !this.#options.farms) return [];
      if (standings.has(this.featureOf(this.#placed(segment)))) return [];
      return kinds.map((as) => `meeple ${segment}${as}`);
    });
  }

  #placeMeeple(segment: number, isLarge: boolean): void {
    this.meeples.push({ seat: this.seat, part: this.#placed(segment), isLarge });
    (isLarge ? this.large : this.supply)[this.seat]!--;
    this.#beginUpgrades();
  }

  #sales(): string[] {
    return this.#hasSold ? [] : this.chipGame.sales(this.seat, this.board.laid.at(-1)!);
  }

  #sell(colour: string, pay: string, points: number): void {
    this.chipGame.payWine(this.seat, colour, pay);
    this.#score(points);
    this.#hasSold = true;
    this.#beginPieces();
  }

  #upgrades(): string[] {
    const payments = this.chipGame.upgradePayments(this.seat);
    return this.meeples.flatMap(({ seat, chip, isLarge }, at) =>
      seat === this.seat && !chip && !isLarge ? payments.map((pay) => `upgrade ${at} ${pay}`) : [],
    );
  }

  #upgrade(at: number, pay: string): void {
    this.chipGame.payUpgrade(this.seat, pay);
    this.meeples[at] = { ...this.meeples[at]!, chip: Number(pay[0]) };
    this.#beginUpgrades();
  }

  #beginUpgrades(): void {
    this.phase = 'upgrade';
    if (this.#upgrades().length === 0) this.#finishTurn();
  }

  #buyTurn(): void {
    this.supply[this.seat]!--;
    this.chipGame.isle[this.seat]!++;
    this.#hasBought = true;
    this.#beginTurn(false);
  }

  #pass(): void {
    if (this.phase === 'piece') this.#beginUpgrades();
    else if (this.phase === 'upgrade') this.#finishTurn();
    else this.#nextSeat();
  }

  /** Scores what is complete, shows the next island tile, then extra tile, purchase, or the next seat's turn. */
  #finishTurn(): void {
    for (const [{ kind, completed, parts, points }, { seats }] of this.standings()) {
      if (!completed || kind === 'field') continue;
      for (const seat of seats) this.scores[seat]! += points;
      for (const { seat, part, isLarge } of this.meeples) {
        if (parts.has(part)) (isLarge ? this.large : this.supply)[seat]!++;
      }
      this.meeples = this.meeples.filter(({ part }) => !parts.has(part));
    }
    this.chipGame.showIslandTiles();
    const { name } = this.chipGame;
    if (this.pile.length === 0) this.#end();
    else if (this.#options.towns === 'a' && this.#coversTown && !this.#isExtraTile) this.#beginTurn(true);
    else if (name === 'isle' && !this.#hasBought && this.supply[this.seat]! > 0) this.phase = 'further';
    else this.#nextSeat();
  }

  #nextSeat(): void {
    this.seat = (this.seat + 1) % this.scores.length;
    this.#hasBought = false;
    this.#beginTurn(false);
  }

  #beginTurn(isExtraTile: boolean): void {
    this.#isExtraTile = isExtraTile;
    this.#coversTown = false;
    this.#hasSold = false;
    this.phase = 'draw';
  }

  #score(points: number): void {
    this.scores[this.seat]! += points;
  }

  #end(): void {
    for (const [{ points }, { seats }] of this.standings()) for (const seat of seats) this.scores[seat]! += points;
    this.phase = 'over';
  }
}
