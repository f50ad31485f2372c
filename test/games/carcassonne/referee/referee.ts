import { LAKE } from './arms.ts';
import { Board } from './board.ts';
import { ChipGame } from './chip-game.ts';
import {
  CARDS,
  type CardName,
  type Dealt,
  type GameOptions,
  GOODS,
  type Goods,
  type Held,
  PIECE_NAMES,
  type PieceName,
} from './expansions.ts';
import { type Feature, findFeatures } from './features.ts';
import { fullSupply, mayStand, type Piece, type Supply, strengthOf } from './pieces.ts';
import * as told from './told.ts';

const CARD_NAMES = Object.keys(CARDS) as CardName[];

interface Standing {
  /** What the pieces of every seat count together. */
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
  readonly supply: Supply;
  /** Tokens of goods in front of each seat. */
  readonly goods: Goods[];
  /** Cards that somebody holds. */
  readonly cards: Partial<Record<CardName, Held>> = {};
  /** What happened, in the order in which it did, as texts. */
  readonly told: string[] = [];
  readonly pile: string[];
  readonly discarded: string[] = [];
  /** Tiles that each seat holds, the one held longest first. */
  readonly held: string[][];
  pieces: Piece[] = [];
  features: Feature[] = [];
  phase = 'draw';
  seat: number;
  /** The tile to be placed. */
  tile: string | undefined;
  readonly #options: GameOptions;
  #byPart = new Map<string, Feature>();
  #isExtraTile = false;
  #hasBought = false;
  #coversTown = false;
  /** The tile placed in this turn went on with a road or city of the own builder. */
  #wasBuilt = false;
  #hasSold = false;

  constructor(setup: Dealt) {
    const { colours, layout, options, pile } = setup;
    this.#options = options;
    this.board = new Board(options.map);
    this.chipGame = new ChipGame(this.board, setup);
    this.scores = colours.map(() => 0);
    this.supply = fullSupply(options, layout !== undefined, colours.length);
    this.goods = colours.map(() => ({ wine: 0, grain: 0, cloth: 0 }));
    this.seat = setup.first;
    this.pile = [...pile];
    this.held = colours.map(() => []);
    // The source of a river lies there instead of the start tile (E9, F32).
    const source = options.river ? 'river-a' : 'river2-e';
    const first = { tile: options.river || options.river2 ? source : 'base-d', x: 0, y: 0, rotation: 0 };
    for (const { tile, rotation, ...square } of layout?.start ?? [first]) {
      this.board.lay(tile, { ...square, turns: rotation / 90 });
    }
    this.#find();
  }

  /** Every legal action, in no order. */
  legal(): string[] {
    switch (this.phase) {
      case 'draw':
        return ['draw', ...this.chipGame.islandTiles(this.seat)];
      case 'hand':
        return this.#heldThatFit().map((tile) => `hand ${tile}`);
      case 'place':
        return this.board.placements(this.tile!).map((place) => `place ${place}`);
      case 'chip':
        return ['take'];
      case 'treat':
        return this.chipGame.treatSquares();
      case 'set':
        return this.chipGame.sets(this.seat);
      case 'piece':
        return [
          ...this.#pieceActions(PIECE_NAMES),
          ...this.#retrievals(),
          ...this.#sales(),
          ...this.#festivals(),
          'pass',
        ];
      case 'festival':
        return this.pieces.flatMap(({ seat }, at) => (seat === this.seat ? [`home ${at}`] : []));
      case 'phantom':
        return [...this.#pieceActions(['phantom']), 'pass'];
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
    if (type === 'hand') this.#takeFromHand(first);
    if (type === 'island') this.#takeIslandTile(first, Number(second));
    if (type === 'place') this.#place(x, y, Number(second.slice(1)) / 90);
    if (type === 'take') this.#takeChip();
    if (type === 'treat') this.#layTreat(x, y);
    if (type === 'set') this.#paySet(text);
    if (type === 'sell') this.#sell(first, second, text.endsWith('town') ? 9 : 5);
    if (type === 'meeple') this.#placePiece(Number(first), (second || 'meeple') as PieceName);
    if (type === 'retrieve') this.#retrieve();
    if (type === 'festival') this.phase = 'festival';
    if (type === 'home') this.#takeHome(this.pieces[Number(first)]!);
    if (type === 'upgrade') this.#upgrade(Number(first), second);
    if (type === 'turn') this.#buyTurn();
    if (type === 'pass') this.#pass();
  }

  /** Features that somebody stands on. */
  standings(): Map<Feature, Standing> {
    const strengths = new Map<Feature, number[]>();
    for (const piece of this.pieces) {
      const feature = this.featureOf(piece.part);
      const here = strengths.get(feature) ?? this.scores.map(() => 0);
      here[piece.seat]! += strengthOf(piece);
      strengths.set(feature, here);
    }
    const standings = new Map<Feature, Standing>();
    for (const [feature, here] of strengths) {
      const max = Math.max(...here, 1);
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

  /** The features of the tile placed last, by the numbers of its segments; none for the river. */
  #placedFeatures(): (Feature | undefined)[] {
    return this.board.laid.at(-1)!.tile.segments.map((_, segment) => this.#byPart.get(this.#placed(segment)));
  }

  #piecesOn({ parts }: Feature): Piece[] {
    return this.pieces.filter(({ part }) => parts.has(part));
  }

  #find(): void {
    this.features = findFeatures(this.board, {
      towns: this.#options.towns === 'c',
      inns: this.#options.inns === true,
      smallCities: this.#options.smallCities === true,
    });
    this.#byPart = new Map(this.features.flatMap((feature) => [...feature.parts].map((part) => [part, feature])));
  }

  /** Draws until a tile fits; the game ends when none does. With hands all draw up first, but while a river is laid (F21). */
  #draw(): void {
    if (this.#options.hand && !this.pile.some((tile) => tile.startsWith('river'))) {
      this.#beginFromHand(Number(this.#options.hand));
      return;
    }
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

  /** Whoever has fewer tiles draws, one by one in turn order (F17); nothing that fits leaves the oldest without a place (F19). */
  #beginFromHand(size: number): void {
    const seats = this.scores.map((_, at) => (this.seat + at) % this.scores.length);
    for (let full = 1; full <= size; full++) {
      for (const seat of seats) if (this.held[seat]!.length < full) this.held[seat]!.push(...this.pile.splice(0, 1));
    }
    const hand = this.held[this.seat]!;
    while (hand.length > 0 && this.#heldThatFit().length === 0) {
      this.discarded.push(hand.shift()!);
      hand.push(...this.pile.splice(0, 1));
    }
    const [only, ...others] = this.#heldThatFit();
    if (only === undefined) this.#nextSeat();
    else if (others.length > 0) this.phase = 'hand';
    else this.#takeFromHand(only);
  }

  /** The different tiles of the seat that have a place: equal ones are one choice (F21). */
  #heldThatFit(): string[] {
    return [...new Set(this.held[this.seat])].filter((tile) => this.board.placements(tile).length > 0);
  }

  /** Of equal tiles the one held longest is played (F19). */
  #takeFromHand(tile: string): void {
    const hand = this.held[this.seat]!;
    hand.splice(hand.indexOf(tile), 1);
    this.tile = tile;
    this.phase = 'place';
  }

  #hasTile(seat: number): boolean {
    return this.pile.length > 0 || this.held[seat]!.length > 0;
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
    this.#wasBuilt = this.#placedFeatures().some(
      (feature) =>
        feature && this.#piecesOn(feature).some(({ seat, name }) => seat === this.seat && name === 'builder'),
    );
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
    // Nothing is done on the lake with the volcano (F35).
    if (this.#isLakePlaced()) this.#finishTurn();
    else this.#beginPieces();
  }

  #isLakePlaced(): boolean {
    return this.board.laid.at(-1)!.tile.id === LAKE;
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
    this.supply.meeple[this.seat]! += this.chipGame.paySet(this.seat, text.replace('set ', ''));
    this.#beginPieces();
  }

  #beginPieces(): void {
    this.phase = 'piece';
    if (this.legal().length === 1) this.#beginUpgrades();
  }

  /** Every piece from the supply, of these names, on every segment of the tile placed last where it may stand. */
  #pieceActions(names: readonly PieceName[]): string[] {
    return this.#placedFeatures().flatMap((feature, segment) => {
      if (!feature || (feature.kind === 'field' && !this.#options.farms)) return [];
      const there = this.#piecesOn(feature);
      return names.flatMap((name) =>
        this.supply[name][this.seat]! > 0 && mayStand(name, this.seat, feature, there)
          ? [`meeple ${segment}${name === 'meeple' ? '' : ` ${name}`}`]
          : [],
      );
    });
  }

  #placePiece(segment: number, name: PieceName): void {
    this.pieces.push({ seat: this.seat, part: this.#placed(segment), name });
    this.supply[name][this.seat]!--;
    this.#beginPhantom();
  }

  /** Once something was done with the tile, the phantom may follow; placed alone it has no other piece after it (F26, F27). */
  #beginPhantom(): void {
    this.phase = 'phantom';
    if (this.legal().length === 1) this.#beginUpgrades();
  }

  /** The own abbot on what is not complete may come back instead of a piece being placed (E19, E20). */
  #retrievals(): string[] {
    const abbot = this.#ownAbbot();
    return abbot && !this.featureOf(abbot.part).completed ? ['retrieve'] : [];
  }

  #retrieve(): void {
    const abbot = this.#ownAbbot()!;
    const { kind, points } = this.featureOf(abbot.part);
    this.#score(points);
    this.#comeHome([abbot]);
    this.told.push(told.retrieved(this.seat, { part: abbot.part, kind, points }));
    this.#beginPhantom();
  }

  /** With a festival tile an own piece may come home instead of one being placed (F29). */
  #festivals(): string[] {
    const { tile } = this.board.laid.at(-1)!;
    return tile.set === 'festival' && this.pieces.some(({ seat }) => seat === this.seat) ? ['festival'] : [];
  }

  /** Unscored; a builder or pig without an own meeple goes with it (F7). A phantom waits for the next tile (F28). */
  #takeHome(piece: Piece): void {
    const there = this.#piecesOn(this.featureOf(piece.part));
    const own = there.filter((one) => one !== piece && one.seat === piece.seat);
    const isHeld = own.some((one) => strengthOf(one) > 0);
    const home = [piece, ...(isHeld ? [] : own)];
    this.#comeHome(home);
    for (const { seat, name, part } of home) this.told.push(told.takenHome(seat, name, part));
    if (piece.name === 'phantom') this.#beginUpgrades();
    else this.#beginPhantom();
  }

  #ownAbbot(): Piece | undefined {
    return this.pieces.find(({ seat, name }) => seat === this.seat && name === 'abbot');
  }

  #comeHome(pieces: readonly Piece[]): void {
    for (const { seat, name } of pieces) this.supply[name][seat]!++;
    this.pieces = this.pieces.filter((piece) => !pieces.includes(piece));
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
    // Ordinary meeples only (E47).
    return this.pieces.flatMap(({ seat, chip, name }, at) =>
      seat === this.seat && !chip && name === 'meeple' ? payments.map((pay) => `upgrade ${at} ${pay}`) : [],
    );
  }

  #upgrade(at: number, pay: string): void {
    this.chipGame.payUpgrade(this.seat, pay);
    this.pieces[at] = { ...this.pieces[at]!, chip: Number(pay[0]) };
    this.#beginUpgrades();
  }

  #beginUpgrades(): void {
    this.phase = 'upgrade';
    if (this.#upgrades().length === 0) this.#finishTurn();
  }

  #buyTurn(): void {
    this.supply.meeple[this.seat]!--;
    this.chipGame.isle[this.seat]!++;
    this.#hasBought = true;
    this.#beginTurn(false);
  }

  #pass(): void {
    if (this.phase === 'piece' || this.phase === 'phantom') this.#beginUpgrades();
    else if (this.phase === 'upgrade') this.#finishTurn();
    else this.#nextSeat();
  }

  /** What is complete, goods, the next island tile, then further tile, purchase, or the next seat's turn (E43). */
  #finishTurn(): void {
    for (const [feature, standing] of this.standings()) {
      if (!feature.completed) continue;
      this.#scoreFeature(feature, standing);
      this.#comeHome(this.#piecesOn(feature));
    }
    this.#takeGoods();
    this.#takeCards();
    this.chipGame.showIslandTiles();
    const { name } = this.chipGame;
    const earnsTile = this.#wasBuilt || (this.#options.towns === 'a' && this.#coversTown) || this.#isLakePlaced();
    const hasTile = this.#hasTile(this.seat);
    if (this.scores.every((_, seat) => !this.#hasTile(seat))) this.#end();
    // One further tile however it was earned, and none from it (E39, E44), nor from an empty hand (F20).
    else if (earnsTile && !this.#isExtraTile && hasTile) this.#beginTurn(true);
    else if (name === 'isle' && !this.#hasBought && hasTile && this.supply.meeple[this.seat]! > 0)
      this.phase = 'further';
    else this.#nextSeat();
  }

  #scoreFeature(feature: Feature, standing: Standing): void {
    const { seats } = standing;
    for (const seat of seats) this.scores[seat]! += feature.points;
    this.told.push(told.scored(feature, standing));
    if (feature.kind !== 'field') return;
    // A herd, too, gives the winners 1 more for each city (F36).
    for (const seat of this.#options.traders && feature.herd && feature.cities > 0 ? seats : []) {
      this.scores[seat]! += feature.cities;
      this.told.push(told.herdScored(seat, feature.cities));
    }
    // A pig of whoever wins the farm: 4 instead of 3 for each city (E42).
    const pigs = this.#piecesOn(feature).filter(({ seat, name }) => name === 'pig' && seats.includes(seat));
    for (const { seat } of feature.cities > 0 ? pigs : []) {
      this.scores[seat]! += feature.cities;
      this.told.push(told.pigScored(seat, feature.cities));
    }
  }

  /** Whoever placed the tile takes the goods of all cities that it completed, whoever stands there (E33, E34). */
  #takeGoods(): void {
    if (!this.#options.traders) return;
    for (const feature of new Set(this.#placedFeatures())) {
      if (feature?.kind !== 'city' || !feature.completed) continue;
      if (GOODS.every((good) => feature.goods[good] === 0)) continue;
      for (const good of GOODS) this.goods[this.seat]![good] += feature.goods[good];
      this.told.push(told.goodsTaken(this.seat, feature.goods));
    }
  }

  /** Whoever placed the tile takes the card of each kind of which it completed the largest so far (F22, F23). */
  #takeCards(): void {
    if (!this.#options.king) return;
    for (const card of CARD_NAMES) {
      const completed = this.#placedFeatures().filter((one) => one?.kind === CARDS[card] && one.completed);
      const tiles = Math.max(0, ...completed.map((one) => one!.tiles));
      const held = this.cards[card];
      if (tiles <= (held?.tiles ?? 0)) continue;
      this.cards[card] = { seat: this.seat, tiles };
      this.told.push(told.cardTaken(card, this.cards[card], held?.seat));
    }
  }

  /** 1 for each complete city, or road, on the board, but for large cities that nobody reached (F24, F25). */
  #scoreCards(): void {
    for (const card of CARD_NAMES) {
      const held = this.cards[card];
      if (!held) continue;
      const completed = this.features.filter(
        ({ kind, completed, parts }) =>
          kind === CARDS[card] && completed && [...parts].some((part) => !part.startsWith('large')),
      );
      this.scores[held.seat]! += completed.length;
      this.told.push(told.cardScored(card, held.seat, completed.length));
    }
  }

  /** Who has no tile any more is passed over, and the end is when nobody has any (F20). */
  #nextSeat(): void {
    const seats = this.scores.map((_, at) => (this.seat + 1 + at) % this.scores.length);
    const next = seats.find((seat) => this.#hasTile(seat));
    if (next === undefined) {
      this.#end();
      return;
    }
    this.seat = next;
    this.#hasBought = false;
    this.#beginTurn(false);
  }

  #beginTurn(isExtraTile: boolean): void {
    this.#isExtraTile = isExtraTile;
    this.#coversTown = false;
    this.#wasBuilt = false;
    this.told.push(told.turnStarted(this.seat));
    this.#hasSold = false;
    this.phase = 'draw';
  }

  #score(points: number): void {
    this.scores[this.seat]! += points;
  }

  #end(): void {
    for (const [feature, standing] of this.standings()) this.#scoreFeature(feature, standing);
    for (const good of GOODS) {
      const most = Math.max(...this.goods.map((tokens) => tokens[good]));
      if (most === 0) continue;
      const seats = this.goods.flatMap((tokens, seat) => (tokens[good] === most ? [seat] : []));
      for (const seat of seats) this.scores[seat]! += 10;
      this.told.push(told.goodsScored(good, seats));
    }
    this.#scoreCards();
    this.phase = 'over';
    this.told.push(told.ended(this.scores));
  }
}
