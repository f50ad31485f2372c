import { fieldCorners, type HomeWagon, orderedDrive, WAGON_ORDERS, type Way as WagonWay, waysFrom } from './abbey.ts';
import { LAKE } from './arms.ts';
import { Board } from './board.ts';
import { ChipGame } from './chip-game.ts';
import { ADDED, CIRCLES, type Circle, meeplesOn, orderedWays } from './crops.ts';
import { beside, type Figures, type Judged, ORDERS, orderedStep, squareOf, WAYS, type Way } from './dragon.ts';
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
import { acrossLake, firstFerries, isFerryMissing, waysOfFerry } from './ferries.ts';
import { FLYERS, type Machine, mayLand, squareAhead } from './flying.ts';
import { type Ingots, squaresBeside, takeIngots, type Won, worthOfIngots } from './gold.ts';
import { enchanted, MAGIC_NAMES, type Magic, type MagicName, magicActions } from './magic.ts';
import {
  FIGURES,
  type FirstMove,
  isDark,
  lootOfFigures,
  orderedFigures,
  pointsOfMessage,
  returnsOf,
} from './messages.ts';
import { fullSupply, isMeeple, mayStand, type Piece, type Supply, strengthOf } from './pieces.ts';
import { carried, lootOf, orderedRobbers, robberActions } from './robbers.ts';
import { STEPS } from './tile.ts';
import * as told from './told.ts';

const CARD_NAMES = Object.keys(CARDS) as CardName[];

interface Standing {
  /** What the pieces of every seat count together. */
  readonly strengths: readonly number[];
  /** Seats with the majority. */
  readonly seats: readonly number[];
  /** Seats with meeples there. */
  readonly there: readonly number[];
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
  readonly figures: Figures = { isPortalUsed: false };
  readonly machine: Machine = { isUsed: false };
  /** What has been thrown, and what is still to come of the die. */
  readonly thrown: string[] = [];
  readonly #throws: string[];
  /** Where the robber of each seat is on the score track; undefined at home. */
  robbers: (number | undefined)[];
  /** What each seat has got in this step, each amount by itself. */
  #amounts: number[][];
  /** Where the courier of each seat is on the score track; the meeple is where the rest of the points says (G16). */
  readonly couriers: number[];
  /** What robbers have taken moves figures now. */
  #isTaken = false;
  #firstMoves: FirstMove[] = [];
  /** Figures of the player to move that have moved since the last message. */
  #ownMoves = new Set<number>();
  /** The message that waits for an answer, and all of them from the next one on. */
  message: string | undefined;
  readonly #stack: string[];
  #hasMessageTile = false;
  #afterFigures: () => void = () => {};
  /** The ends that ferries join, by the squares of their lakes. */
  readonly ferries = new Map<string, string>();
  /** Tiles with ferries that may still be moved, and the roads that ferries have joined or left in this turn. */
  #movable: number[] = [];
  #joined: string[] = [];
  /** Ingots on squares, and those of each seat. */
  readonly ingots: Ingots = new Map();
  readonly gold: number[];
  /** Parts of the features with mage and witch. */
  readonly magic: Magic = {};
  /** Who still has an abbey. */
  readonly abbeys: boolean[];
  /** Seats that are still to come in the last round; undefined before it (F56). */
  round: number[] | undefined;
  /** Wagons that came home by the scoring of this turn and may drive on (F59). */
  wagons: HomeWagon[] = [];
  /** The seat to move has put its barn onto the tile of this turn. */
  #hasBuiltBarn = false;
  /** What the crop circle of the tile placed last asks of every seat. */
  circle: Circle | undefined;
  /** Whose turn it is; in a flight others are to move. */
  #turnSeat: number;

  constructor(setup: Dealt) {
    const { colours, layout, options, pile } = setup;
    this.#options = options;
    this.board = new Board(options.map);
    this.chipGame = new ChipGame(this.board, setup);
    this.scores = colours.map(() => 0);
    this.#throws = [...(layout?.chance?.flight ?? [])];
    this.couriers = colours.map(() => 0);
    this.#stack = [...(layout?.chance?.messages ?? [])];
    this.gold = colours.map(() => 0);
    this.robbers = colours.map(() => undefined);
    this.#amounts = colours.map(() => []);
    this.supply = fullSupply(options, options.map !== 'none', colours.length);
    this.goods = colours.map(() => ({ wine: 0, grain: 0, cloth: 0 }));
    this.seat = setup.first;
    this.#turnSeat = setup.first;
    this.pile = [...pile];
    this.held = colours.map(() => []);
    this.abbeys = colours.map(() => options.abbey === true);
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
        return ['draw', ...this.chipGame.islandTiles(this.seat), ...this.#abbeyActions()];
      case 'abbey':
        return [...this.#abbeyActions(), 'pass'];
      case 'wagon':
        return [...this.#wagonWays().map(({ square, segment }) => `wagon ${square} ${segment}`), 'rest'];
      case 'circle':
        return ['circle add', 'circle remove'];
      case 'adding':
        return [...this.#additions().map(({ text }) => text), 'keep'];
      case 'removing':
        return this.#removals().map(({ text }) => text);
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
      case 'robber':
        return [...this.#robberActions(), 'pass'];
      case 'ambush':
        return [...this.#robberActions(), 'robber home'];
      case 'figures':
      case 'abbotFigures':
        return this.#figureActions();
      case 'gold':
        return this.#squaresForIngot().map((square) => `ingot ${square}`);
      case 'magic':
        return this.#magicActions();
      case 'ferry':
        return waysOfFerry(this.board, this.ferries, this.board.laid.length - 1);
      case 'ferries':
        return [...this.#movable.flatMap((at) => waysOfFerry(this.board, this.ferries, at)), 'pass'];
      case 'parting':
        return this.#magicActions();
      case 'piece':
        return [
          ...this.#pieceActions(PIECE_NAMES),
          ...this.#retrievals(),
          ...this.#sales(),
          ...this.#festivals(),
          ...this.#fairyActions(),
          ...this.#princessActions(),
          ...this.#portalActions(PIECE_NAMES),
          ...this.#flights(FLYERS),
          ...this.#barnCorners().map(({ corner }) => `barn ${corner}`),
          'pass',
        ];
      case 'festival':
        return this.#differentPieces().map((piece) => `home ${this.pieces.indexOf(piece)}`);
      case 'landing':
        return this.machine.thrown === undefined ? ['throw'] : this.#landings();
      case 'phantom':
        return [
          ...this.#pieceActions(['phantom']),
          ...this.#portalActions(['phantom']),
          ...this.#flights(['phantom']),
          'pass',
        ];
      case 'flight':
        return this.#ways().map((way) => `dragon ${WAYS[way]}`);
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
    if (type === 'fairy') this.#moveFairy(this.pieces[Number(first)]!);
    if (type === 'princess') this.#sendHome(this.pieces[Number(first)]!);
    if (type === 'portal') this.#goThrough(first, text.split(' ').slice(2));
    if (type === 'dragon') this.#fly(first as Way);
    if (type === 'fly') this.#takeOff((first || 'meeple') as PieceName);
    if (type === 'throw') this.#throw();
    if (type === 'land') this.#land(`${first}/${second}`);
    if (type === 'robber') this.#sendRobber(first);
    if (type === 'figure') this.#moveFigure(FIGURES.indexOf(first as (typeof FIGURES)[number]));
    if (type === 'message') this.#drawMessage();
    if (type === 'follow') this.#follow(first);
    if (type === 'points') this.#answer(2, `instead of ${this.message}`);
    if (type === 'ingot') {
      this.#layIngot(first);
      this.#beginMagic();
    }
    if (type === 'mage' || type === 'witch') this.#enchant(type, first);
    if (type === 'lakeFerry') this.#putFerry(first, second);
    if (type === 'abbey') this.#placeAbbey(x, y);
    if (type === 'barn') this.#buildBarn(first);
    if (type === 'wagon') this.#drive(`${first}/${second}`);
    if (type === 'rest') this.#settleWagon();
    if (type === 'circle') this.#chooseForAll(first as 'add' | 'remove');
    if (type === 'add') this.#add(`${first}/${second}`, text.split(' ')[3] as PieceName);
    if (type === 'remove') this.#leave([this.pieces[Number(first)]!]);
    if (['add', 'keep', 'remove'].includes(type)) this.#goOnInCircle(this.circle!.left.slice(1));
    if (type === 'pass') this.#pass();
  }

  /** Features that somebody stands on, by default with all pieces on the board. */
  standings(pieces: readonly Piece[] = this.pieces): Map<Feature, Standing> {
    const strengths = new Map<Feature, number[]>();
    for (const piece of pieces) {
      const feature = this.featureOf(piece.part);
      const here = strengths.get(feature) ?? this.scores.map(() => 0);
      here[piece.seat]! += strengthOf(piece, feature);
      strengths.set(feature, here);
    }
    const standings = new Map<Feature, Standing>();
    for (const [feature, here] of strengths) {
      const max = Math.max(...here, 1);
      const seats = here.flatMap((strength, seat) => (strength === max ? [seat] : []));
      const meeples = pieces.filter((piece) => isMeeple(piece) && feature.parts.has(piece.part));
      const there = here.flatMap((_, seat) => (meeples.some((piece) => piece.seat === seat) ? [seat] : []));
      standings.set(feature, { strengths: here, seats, there });
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

  /** Those, and what an abbey has closed, which its owner has completed (F55). */
  #touchedFeatures(): (Feature | undefined)[] {
    const { tile, x, y } = this.board.laid.at(-1)!;
    if (!tile.closed) return [...this.#placedFeatures(), ...this.#joined.map((part) => this.featureOf(part))];
    const beside = STEPS.flatMap(([dx, dy], side) =>
      [0, 1, 2].flatMap((port) => {
        const part = this.board.partAt(x + dx, y + dy, { side: (side + 2) % 4, port });
        return part ? [this.#byPart.get(this.board.nameOf(part))] : [];
      }),
    );
    return [...this.#placedFeatures(), ...beside];
  }

  #piecesOn({ parts }: Feature): Piece[] {
    return this.pieces.filter(({ part }) => parts.has(part));
  }

  #find(): void {
    this.features = findFeatures(
      this.board,
      {
        towns: this.#options.towns === 'c',
        inns: this.#options.inns === true,
        smallCities: this.#options.smallCities === true,
      },
      this.ferries,
    ).map((feature) => enchanted(feature, this.magic));
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
    this.#lastRound();
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
    this.#joined = [];
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
    this.machine.isUsed = false;
    // Nothing is done on the lake with the volcano (F35).
    this.#callDragon(`${x},${y}`);
    this.phase = 'robber';
    if (!this.#hasSign('bag')) this.#beginGold();
    else if (this.#robberActions().length === 0) this.#beginAmbush();
  }

  #robberActions(): string[] {
    return robberActions({ figures: this.#figures(), robbers: this.robbers }, this.seat);
  }

  /** The spaces of the figures of each seat. */
  #figures(): number[][] {
    return this.scores.map((score, seat) => {
      const moved = score - this.#amounts[seat]!.reduce((sum, one) => sum + one, 0);
      return this.#options.messages ? [moved - this.couriers[seat]!, this.couriers[seat]!] : [moved];
    });
  }

  /** In turn order, of one seat the smallest amount first (G6). */
  #nextAmount(): { seat: number; points: number } | undefined {
    const seats = this.scores.map((_, at) => (this.#turnSeat + at) % this.scores.length);
    const seat = seats.find((one) => this.#amounts[one]!.length > 0);
    return seat === undefined ? undefined : { seat, points: Math.min(...this.#amounts[seat]!) };
  }

  #figureActions(): string[] {
    if (this.#nextAmount()) return FIGURES.map((figure) => `figure ${figure}`);
    if (this.message === undefined) return ['message'];
    return [...this.#followings(), 'points'];
  }

  /** Figures move and messages are answered; then the turn goes on. */
  #beginFigures(phase: string, after: () => void): void {
    if (!this.#options.messages) {
      this.#rob();
      after();
      return;
    }
    this.#amounts = this.#amounts.map((all) => all.filter((points) => points > 0));
    this.phase = phase;
    this.#afterFigures = after;
    this.#goOnWithFigures();
  }

  #goOnWithFigures(): void {
    const next = this.#nextAmount();
    this.seat = next?.seat ?? this.#turnSeat;
    if (next) return;
    if (this.#robFigures()) {
      this.#goOnWithFigures();
      return;
    }
    if (this.#isMessageDue() || this.message !== undefined) return;
    this.#afterFigures();
  }

  /** Of the robbers that take something; what they take moves figures then, and robs nobody (G41, G42). */
  #robFigures(): boolean {
    const loot = this.#isTaken ? [] : lootOfFigures(this.robbers, this.#firstMoves);
    this.#firstMoves = [];
    this.#isTaken = loot.some((points) => points > 0);
    for (const [seat, points] of loot.entries()) {
      if (points === 0) continue;
      this.robbers[seat] = undefined;
      this.scores[seat]! += points;
      this.#amounts[seat]!.push(points);
      this.told.push(told.robbed(seat, points));
    }
    return this.#isTaken;
  }

  /** A figure that has moved in the own turn stands on a dark space at the end of the step (G17). */
  #isMessageDue(): boolean {
    const spaces = this.#figures()[this.#turnSeat]!;
    return this.message === undefined && [...this.#ownMoves].some((figure) => isDark(spaces[figure]!));
  }

  /** Whether an action brings a figure of the player to move to a dark space. */
  comesToDark(action: string): boolean {
    const next = this.#nextAmount();
    const figure = FIGURES.findIndex((name) => action === `figure ${name}`);
    if (!next || figure < 0 || this.seat !== this.#turnSeat) return false;
    return isDark(this.#figures()[this.seat]![figure]! + next.points);
  }

  #moveFigure(figure: number): void {
    const { seat, points } = this.#nextAmount()!;
    const from = this.#figures()[seat]![figure]!;
    const amounts = this.#amounts[seat]!;
    amounts.splice(amounts.indexOf(points), 1);
    if (figure === 1) this.couriers[seat] = from + points;
    const isFirst = !this.#firstMoves.some((one) => one.seat === seat && one.figure === figure);
    if (isFirst && !this.#isTaken) this.#firstMoves.push({ seat, figure, from, points });
    if (this.#isTaken) this.robbers = carried({ figures: this.#figures(), robbers: this.robbers }, from, from + points);
    if (seat === this.#turnSeat) this.#ownMoves.add(figure);
    this.told.push(told.figureMoved(seat, FIGURES[figure]!, from + points));
    this.#goOnWithFigures();
  }

  /** It goes under the stack (G18). */
  #drawMessage(): void {
    const message = this.#stack.shift()!;
    this.#stack.push(message);
    this.message = message;
    this.#ownMoves.clear();
    this.told.push(told.messageDrawn(this.seat, message));
  }

  #followings(): string[] {
    const { message = '', pieces, seat } = this;
    const board = { pieces, seat, featureOf: (part: string) => this.featureOf(part) };
    if (message === 'return') return returnsOf(board).map((piece) => `follow ${pieces.indexOf(piece)}`);
    if (message !== 'tile') return pointsOfMessage(message, board) === undefined ? [] : ['follow'];
    return this.#isExtraTile || this.#earnsTile() || !this.#hasTile(seat) ? [] : ['follow'];
  }

  #follow(at: string): void {
    const { message = '', pieces, seat } = this;
    if (message === 'tile') {
      this.#hasMessageTile = true;
      this.#answer(0, message);
    } else if (message === 'return') {
      const piece = pieces[Number(at)]!;
      const own = this.#piecesOn(this.featureOf(piece.part)).filter((one) => one.seat === seat);
      const points = this.#worth(own)[seat]!;
      const left = this.#without([piece]);
      const alone = pieces.filter((one) => one !== piece && !left.includes(one));
      this.#comeHome([piece, ...alone]);
      for (const { name, part } of alone) this.told.push(told.takenHome(seat, name, part));
      this.#answer(points, `return of the ${piece.name} at ${piece.part}`);
    } else {
      const board = { pieces, seat, featureOf: (part: string) => this.featureOf(part) };
      this.#answer(pointsOfMessage(message, board)!, message);
    }
  }

  #answer(points: number, what: string): void {
    this.message = undefined;
    this.scores[this.seat]! += points;
    if (points > 0) this.#amounts[this.seat]!.push(points);
    this.told.push(told.messageAnswered(this.seat, points, what));
    this.#goOnWithFigures();
  }

  /** After the player to move the next seat whose robber is at home (G39). */
  #sendRobber(to: string): void {
    if (to !== 'home') this.robbers[this.seat] = Number(to);
    if (this.phase === 'robber') this.#beginAmbush();
    else this.#endRobbers();
  }

  #beginAmbush(): void {
    const others = this.scores.map((_, at) => (this.#turnSeat + at) % this.scores.length).slice(1);
    const next = others.find((seat) => this.robbers[seat] === undefined);
    if (next === undefined) {
      this.#endRobbers();
      return;
    }
    this.seat = next;
    this.phase = 'ambush';
  }

  #endRobbers(): void {
    this.seat = this.#turnSeat;
    this.#beginGold();
  }

  /** Robbers take their share of a step and are home; then the robbed points move figures (G41, G42). */
  #rob(): void {
    const { robbers, scores } = this;
    const before = scores.map((score, seat) => score - this.#amounts[seat]!.reduce((sum, one) => sum + one, 0));
    const loot = lootOf({ scores: before, robbers }, this.#amounts);
    this.#amounts = scores.map(() => []);
    this.robbers = robbers.map((space, seat) => (loot[seat]! > 0 ? undefined : space));
    for (const seat of scores.map((_, at) => (this.#turnSeat + at) % scores.length)) {
      if (loot[seat] === 0) continue;
      const from = scores[seat]!;
      scores[seat]! += loot[seat]!;
      this.robbers = carried({ figures: scores.map((score) => [score]), robbers: this.robbers }, from, scores[seat]!);
      this.told.push(told.robbed(seat, loot[seat]!));
    }
  }

  #beginGold(): void {
    const { x, y } = this.board.laid.at(-1)!;
    if (this.#hasSign('gold')) {
      this.#layIngot(`${x},${y}`);
      this.phase = 'gold';
    } else this.#beginMagic();
  }

  /** One ingot on the tile with the sign, one on a tile beside it (G30). */
  #layIngot(square: string): void {
    this.ingots.set(square, (this.ingots.get(square) ?? 0) + 1);
  }

  #squaresForIngot(): string[] {
    const { x, y } = this.board.laid.at(-1)!;
    return squaresBeside(x, y).filter(
      (square) => this.board.at(...(square.split(',').map(Number) as [number, number])) !== undefined,
    );
  }

  #beginMagic(): void {
    this.phase = 'magic';
    if (this.#magicActions().length === 0) this.#beginOnTile();
  }

  #beginOnTile(): void {
    if (this.#isLakePlaced()) this.#finishTurn();
    else this.#beginPieces();
  }

  #magicActions(): string[] {
    const { features, magic } = this;
    return magicActions({
      magic,
      features,
      isMagicTile: this.phase === 'magic' && this.#hasSign('magic'),
      featureOf: (part) => this.featureOf(part),
    });
  }

  /** A figure goes to a feature, or off the board; then the points of features are others (G37). */
  #enchant(name: MagicName, part: string): void {
    this.magic[name] = part === 'off' ? undefined : part;
    if (part === 'off') this.told.push(told.magicianLeft(name));
    this.#find();
    if (this.phase === 'parting') this.#finishTurn();
    else this.#beginOnTile();
  }

  /** Mage and witch leave what is complete, whoever stood there (G38). */
  #endMagic(): void {
    for (const name of MAGIC_NAMES) {
      const part = this.magic[name];
      if (part === undefined || !this.featureOf(part).completed) continue;
      this.magic[name] = undefined;
      this.told.push(told.magicianLeft(name));
      this.#find();
    }
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
    // The tile of the dragon takes no piece (F37, F38).
    if (this.#lastSquare() === this.figures.dragon) return [];
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
    this.#amounts[this.seat]!.push(points);
    this.#comeHome([abbot]);
    this.told.push(told.retrieved(this.seat, { part: abbot.part, kind, points }));
    this.#beginFigures('abbotFigures', () => this.#beginPhantom());
  }

  /** With a festival tile an own piece may come home instead of one being placed (F29). */
  #festivals(): string[] {
    const { tile } = this.board.laid.at(-1)!;
    return tile.set === 'festival' && this.pieces.some(({ seat }) => seat === this.seat) ? ['festival'] : [];
  }

  /** Own pieces; of those of a name in one place, which are all the same, the first. */
  #differentPieces(): Piece[] {
    const own = this.pieces.filter(({ seat }) => seat === this.seat);
    return own.filter((one) => own.find(({ name, part }) => name === one.name && part === one.part) === one);
  }

  /** Kinds of meeple that may fly, one from a tile (G12). */
  #flights(names: readonly PieceName[]): string[] {
    if (this.machine.isUsed || !squareAhead(this.board, 1)) return [];
    const here = names.filter((name) => this.supply[name][this.seat]! > 0);
    return here.map((name) => (name === 'meeple' ? 'fly' : `fly ${name}`));
  }

  #takeOff(name: PieceName): void {
    Object.assign(this.machine, { isUsed: true, inAir: name });
    this.phase = 'landing';
  }

  /** Where nothing is to land on, the piece is back, and a phantom may stand on the ground (G15). */
  #throw(): void {
    const { machine } = this;
    this.thrown.push(this.#throws.shift()!);
    machine.thrown = Number(this.thrown.at(-1));
    const canLand = this.#landings().length > 0;
    this.told.push(told.thrown(this.seat, machine.inAir!, `${machine.thrown} ${canLand}`));
    if (!canLand) this.#endFlight();
  }

  #landings(): string[] {
    const { inAir = 'meeple', thrown = 0 } = this.machine;
    const [x, y] = squareAhead(this.board, thrown)!;
    const at = this.board.laid.findIndex((one) => one.x === x && one.y === y);
    if (at < 0) return [];
    return this.board.laid[at]!.tile.segments.flatMap((_, segment) => {
      const feature = this.#byPart.get(this.board.nameOf({ at, segment }));
      const as = inAir === 'meeple' ? '' : ` ${inAir}`;
      return feature && mayLand(inAir, feature) ? [`land ${x},${y} ${segment}${as}`] : [];
    });
  }

  #land(part: string): void {
    const name = this.machine.inAir!;
    this.pieces.push({ seat: this.seat, part, name });
    this.supply[name][this.seat]!--;
    this.#endFlight();
  }

  #endFlight(): void {
    Object.assign(this.machine, { inAir: undefined, thrown: undefined });
    this.#beginPhantom();
  }

  /** Unscored; a builder or pig without an own meeple goes with it (F7). A phantom waits for the next tile (F28). */
  #takeHome(piece: Piece): void {
    const there = this.#piecesOn(this.featureOf(piece.part));
    const own = there.filter((one) => one !== piece && one.seat === piece.seat);
    const isHeld = own.some(isMeeple);
    const home = [piece, ...(isHeld ? [] : own)];
    this.#comeHome(home);
    for (const { seat, name, part } of home) this.told.push(told.takenHome(seat, name, part));
    if (piece.name === 'phantom') this.#beginUpgrades();
    else this.#beginPhantom();
  }

  #lastSquare(): string {
    const { x, y } = this.board.laid.at(-1)!;
    return `${x},${y}`;
  }

  #hasSign(sign: string): boolean {
    return this.board.laid.at(-1)!.tile.signs?.includes(sign) ?? false;
  }

  /** A volcano calls the dragon (F37), a dragon tile sends it flying (F39, F41). */
  #callDragon(square: string): void {
    if (!this.#options.dragon) return;
    this.figures.isPortalUsed = false;
    this.figures.flight = this.figures.dragon && this.#hasSign('dragon') ? [this.figures.dragon] : undefined;
    if (this.#hasSign('volcano')) this.figures.dragon = square;
  }

  /** To any own meeple but the one she is with (F44). */
  #fairyActions(): string[] {
    if (!this.#options.dragon) return [];
    return this.pieces.flatMap((piece, at) =>
      piece.seat === this.seat && isMeeple(piece) && piece !== this.figures.fairy?.piece ? [`fairy ${at}`] : [],
    );
  }

  #moveFairy(piece: Piece): void {
    this.figures.fairy = { square: squareOf(piece), piece };
    this.#beginPhantom();
  }

  #gainOfFairy(seat: number, points: number): void {
    this.scores[seat]! += points;
    this.told.push(told.fairyScored(seat, points));
  }

  /** Of the meeples in her city one may go home (F49, F50). */
  #princessActions(): string[] {
    const { tile } = this.board.laid.at(-1)!;
    const at = tile.segments.findIndex(({ marks }) => marks?.princess !== undefined);
    if (!this.#options.dragon || at < 0) return [];
    const city = this.featureOf(this.#placed(at));
    return this.pieces.flatMap((piece, index) =>
      isMeeple(piece) && city.parts.has(piece.part) ? [`princess ${index}`] : [],
    );
  }

  /** Instead of all else, so that no phantom follows (F49). */
  #sendHome(piece: Piece): void {
    this.#leave([piece]);
    this.#beginUpgrades();
  }

  /** Pieces go home unscored, and with the last meeple of a seat on a feature its builder or pig (F7). */
  #leave(pieces: readonly Piece[]): void {
    const left = this.#without(pieces);
    const home = this.pieces.filter((piece) => !left.includes(piece));
    this.#comeHome(home);
    for (const { seat, name, part } of home) this.told.push(told.takenHome(seat, name, part));
  }

  #without(pieces: readonly Piece[]): Piece[] {
    const left = this.pieces.filter((piece) => !pieces.includes(piece));
    const isHeld = (one: Piece) =>
      left.some(
        (other) =>
          other.seat === one.seat && isMeeple(other) && this.featureOf(other.part) === this.featureOf(one.part),
      );
    return left.filter((one) => isMeeple(one) || one.name === 'barn' || isHeld(one));
  }

  /** Any meeple onto any free, not complete feature of any other tile but that of the dragon (F38, F51). */
  #portalActions(names: readonly PieceName[]): string[] {
    if (!this.#options.dragon || this.figures.isPortalUsed || !this.#hasSign('portal')) return [];
    return this.board.laid.slice(0, -1).flatMap(({ tile, x, y }, at) => {
      if (`${x},${y}` === this.figures.dragon) return [];
      return tile.segments.flatMap(({ kind }, segment) => {
        const feature = this.#byPart.get(this.board.nameOf({ at, segment }));
        if (!feature || feature.completed || (kind === 'field' && !this.#options.farms)) return [];
        const there = this.#piecesOn(feature);
        return names.flatMap((name) =>
          name !== 'builder' &&
          name !== 'pig' &&
          this.supply[name][this.seat]! > 0 &&
          mayStand(name, this.seat, feature, there)
            ? [`portal ${x},${y} ${segment}${name === 'meeple' ? '' : ` ${name}`}`]
            : [],
        );
      });
    });
  }

  #goThrough(square: string, [segment, name = 'meeple']: readonly string[]): void {
    this.pieces.push({ seat: this.seat, part: `${square}/${segment}`, name: name as PieceName });
    this.supply[name as PieceName][this.seat]!--;
    this.figures.isPortalUsed = true;
    this.#beginPhantom();
  }

  /** Not twice to a square, not to the fairy's, at most six steps (F39). */
  #ways(): number[] {
    const { dragon, fairy, flight } = this.figures;
    if (!flight || !dragon || flight.length > 6) return [];
    return [0, 1, 2, 3].filter((way) => {
      const square = beside(dragon, way);
      const [x, y] = square.split(',').map(Number) as [number, number];
      return this.board.at(x, y) !== undefined && !flight.includes(square) && square !== fairy?.square;
    });
  }

  /** One step a seat in turn order, from the player whose turn it is; then the turn is scored (F39, F43). */
  #goOnFlying(): void {
    const steps = (this.figures.flight?.length ?? 1) - 1;
    this.seat = (this.#turnSeat + steps) % this.scores.length;
    this.phase = 'flight';
    if (this.#ways().length > 0) return;
    this.seat = this.#turnSeat;
    this.figures.flight = undefined;
    this.#beginFerry();
  }

  /** The own lake's ferry, then others (G4). */
  #beginFerry(): void {
    this.phase = 'ferry';
    if (!isFerryMissing(this.board, this.ferries)) this.#beginFerries();
  }

  #beginFerries(): void {
    this.#movable = [...firstFerries(this.board, this.ferries)];
    this.#goOnWithFerries();
  }

  #goOnWithFerries(): void {
    this.phase = 'ferries';
    if (this.#movable.length === 0) this.#partMagicians();
  }

  /** Roads are joined or come apart; who is left alone goes home (G27). */
  #putFerry(square: string, pair: string): void {
    const { board, ferries } = this;
    const at = board.laid.findIndex(({ x, y }) => `${x},${y}` === square);
    const roads = () =>
      board.laid[at]!.tile.segments.flatMap((_, segment) =>
        acrossLake(board, ferries, { at, segment }) ? [`${square}/${segment}`] : [],
      );
    this.#joined.push(...roads());
    ferries.set(square, pair);
    this.#joined.push(...roads());
    this.#find();
    this.#leave([]);
    if (this.phase === 'ferry') {
      this.#beginFerries();
      return;
    }
    this.#movable = this.#movable.filter((one) => one !== at);
    this.#goOnWithFerries();
  }

  /** A ferry, too, may bring mage and witch onto one road (G36). */
  #partMagicians(): void {
    this.phase = 'parting';
    if (this.#magicActions().length === 0) this.#finishTurn();
  }

  #fly(way: Way): void {
    const square = beside(this.figures.dragon!, WAYS.indexOf(way));
    this.figures.dragon = square;
    this.figures.flight!.push(square);
    // Barns are not eaten (F40).
    this.#leave(this.pieces.filter((piece) => piece.name !== 'barn' && squareOf(piece) === square));
    this.#goOnFlying();
  }

  /** What each standing order would do now, where there is a choice, and one that names the seat before (F10). */
  orderedSteps(): string[] {
    if (this.phase === 'figures' || this.phase === 'abbotFigures') {
      return this.legal().length < 2 ? [] : this.#orderedFigures(this.seat);
    }
    if (this.phase === 'ambush') {
      return orderedRobbers({
        seat: this.seat,
        scores: this.scores,
        worth: this.#worth(this.pieces),
        amounts: this.#amountsNow(),
        spaceOf: (seat) => this.#safeSpace(seat),
      });
    }
    if (this.phase === 'wagon') return WAGON_ORDERS.map((order) => orderedDrive(this.#wagonWays(), order));
    if (this.circle?.choice) return this.#orderedInCircle();
    const ways = this.phase === 'flight' ? this.#ways() : [];
    if (ways.length < 2) return [];
    const barns = this.pieces.filter(({ name }) => name === 'barn');
    const others = this.pieces.filter(({ name }) => name !== 'barn');
    const judged: Judged = {
      seat: this.seat,
      scores: this.scores,
      pieces: others,
      worth: (pieces) => this.#worth([...pieces, ...barns]),
      afterMeal: (square) =>
        this.#without(others.filter((piece) => squareOf(piece) === square)).filter(({ name }) => name !== 'barn'),
    };
    const named = (this.seat + this.scores.length - 1) % this.scores.length;
    const orders = [...ORDERS.map((order) => ({ order })), { order: 'spare' as const, named }];
    return orders.map((order) => orderedStep(judged, order, this.figures.dragon!, ways));
  }

  #orderedFigures(seat: number): string[] {
    const watched = this.robbers.filter((space, other) => other !== seat && space !== undefined);
    return orderedFigures(this.#figures()[seat]!, watched as number[]);
  }

  #safeSpace(seat: number): number {
    const spaces = this.#figures()[seat]!;
    return spaces.length < 2 ? spaces[0]! : spaces[this.#orderedFigures(seat)[0] === 'figure courier' ? 1 : 0]!;
  }

  #orderedInCircle(): string[] {
    if (this.legal().length < 2) return [];
    const { pieces, seat } = this;
    const { choice } = this.circle!;
    const asked = {
      pieces,
      seat,
      featureOf: (part: string) => this.featureOf(part),
      worth: (left: readonly Piece[]) => this.#worth(left),
    };
    return orderedWays(asked, choice === 'add' ? this.#additions() : this.#removals(), choice!);
  }

  /** What is complete would bring each seat, each feature by itself. */
  #amountsNow(): number[][] {
    const amounts = this.scores.map((): number[] => []);
    for (const [feature, { seats }] of this.standings()) {
      for (const seat of feature.completed ? seats : []) amounts[seat]!.push(feature.points);
    }
    return amounts;
  }

  /** What the board would bring each seat if the game ended now, without goods, cards and the fairy (F9). */
  #worth(pieces: readonly Piece[]): number[] {
    const worth = this.scores.map(() => 0);
    for (const [feature, { seats }] of this.standings(pieces)) {
      for (const seat of seats) {
        worth[seat]! += feature.points;
        if (feature.kind !== 'field') continue;
        if (this.#options.traders && feature.herd) worth[seat]! += feature.cities;
        const pigs = pieces.filter((one) => one.seat === seat && one.name === 'pig' && feature.parts.has(one.part));
        if (pigs.length > 0) worth[seat]! += feature.cities;
      }
    }
    for (const { name, seat, part } of pieces) if (name === 'barn') worth[seat]! += 4 * this.featureOf(part).cities;
    return worth;
  }

  #ownAbbot(): Piece | undefined {
    return this.pieces.find(({ seat, name }) => seat === this.seat && name === 'abbot');
  }

  #comeHome(pieces: readonly Piece[]): void {
    for (const { seat, name } of pieces) this.supply[name][seat]!++;
    this.pieces = this.pieces.filter((piece) => !pieces.includes(piece));
    // The fairy stays where her piece was (F45).
    const { fairy } = this.figures;
    if (fairy?.piece && pieces.includes(fairy.piece)) this.figures.fairy = { square: fairy.square, piece: undefined };
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
    if (this.#upgrades().length === 0) this.#goOnFlying();
  }

  #buyTurn(): void {
    this.supply.meeple[this.seat]!--;
    this.chipGame.isle[this.seat]!++;
    this.#hasBought = true;
    this.#beginTurn(false);
  }

  #pass(): void {
    if (this.phase === 'robber') this.#beginAmbush();
    else if (this.phase === 'piece' || this.phase === 'phantom') this.#beginUpgrades();
    else if (this.phase === 'ferries') this.#partMagicians();
    else if (this.phase === 'upgrade') this.#finishTurn();
    else this.#nextSeat();
  }

  /** What is complete, goods, the next island tile, then further tile, purchase, or the next seat's turn (E43). */
  #finishTurn(): void {
    const won: Won[] = [];
    for (const [feature, standing] of this.standings()) {
      if (!feature.completed) continue;
      won.push({ feature, seats: standing.seats });
      this.#scoreFeature(feature, standing);
      const there = this.#piecesOn(feature);
      const wagons = there.filter(({ name }) => name === 'wagon');
      this.wagons.push(...wagons.map((one) => ({ seat: one.seat, square: squareOf(one) })));
      this.#comeHome(there);
    }
    this.#endMagic();
    if (!this.#options.messages) this.#rob();
    this.#takeIngots(won);
    this.#scoreFarmers();
    this.#takeGoods();
    this.#takeCards();
    this.chipGame.showIslandTiles();
    this.#beginFigures('figures', () => this.#beginWagons());
  }

  /** Where the own abbey may be placed (F53). */
  #abbeyActions(): string[] {
    return this.abbeys[this.seat] ? this.board.holes().map((square) => `abbey ${square}`) : [];
  }

  #canPlaceAbbey(seat: number): boolean {
    return this.abbeys[seat]! && this.board.holes().length > 0;
  }

  #placeAbbey(x: number, y: number): void {
    this.abbeys[this.seat] = false;
    this.board.lay('abbey', { x, y, turns: 0 });
    this.#find();
    this.#callDragon(`${x},${y}`);
    this.#beginPieces();
  }

  /** Corners for a barn, on farms without one (F61). */
  #barnCorners(): { corner: string; part: string }[] {
    if (!this.#options.abbey || !this.#options.farms || this.supply.barn[this.seat] === 0) return [];
    const { x, y } = this.board.laid.at(-1)!;
    return fieldCorners(this.board, x, y).filter(
      ({ part }) => !this.#piecesOn(this.featureOf(part)).some(({ name }) => name === 'barn'),
    );
  }

  #buildBarn(corner: string): void {
    const { part } = this.#barnCorners().find((one) => one.corner === corner)!;
    this.pieces.push({ seat: this.seat, part, name: 'barn', corner });
    this.supply.barn[this.seat]!--;
    this.#hasBuiltBarn = true;
    this.#beginPhantom();
  }

  /** Farmers beside a barn are scored and go home: as at the end beside a new one (F62), else 1 a city (F63). */
  #scoreFarmers(): void {
    for (const [feature, standing] of this.standings()) {
      const there = this.#piecesOn(feature);
      const farmers = there.filter(({ name }) => name !== 'barn');
      const barns = there.filter(({ name }) => name === 'barn');
      if (farmers.length === 0 || barns.length === 0) continue;
      const isNew = this.#hasBuiltBarn && barns.some((barn) => squareOf(barn) === this.#lastSquare());
      if (isNew) this.#scoreFeature(feature, standing);
      else this.#scoreFeature({ ...feature, points: feature.cities, herd: false }, standing);
      this.#comeHome(farmers);
    }
  }

  /** Wagons in turn order, those that find a place; then the turn goes on (F60). */
  #beginWagons(): void {
    const { length } = this.scores;
    const inOrder = (wagon: HomeWagon) => (wagon.seat - this.#turnSeat + length) % length;
    const next = [...this.wagons]
      .sort((a, b) => inOrder(a) - inOrder(b))
      .find(({ square }) => this.#waysOf(square).length > 0);
    this.seat = next?.seat ?? this.#turnSeat;
    this.phase = 'wagon';
    if (next) return;
    this.wagons = [];
    this.#beginCircle();
  }

  /** After all scoring whoever has placed a crop circle chooses for all; a fork is nothing without farmers (G44, G45). */
  #beginCircle(): void {
    const sign = Object.entries(CIRCLES).find(([name]) => this.#hasSign(name));
    const kind = sign?.[1];
    if (!this.#options.crops || !kind || (kind === 'field' && !this.#options.farms)) {
      this.#endTurn();
      return;
    }
    const left = this.scores.map((_, at) => (this.#turnSeat + 1 + at) % this.scores.length);
    this.circle = { kind, left };
    this.phase = 'circle';
  }

  #chooseForAll(choice: 'add' | 'remove'): void {
    const { kind, left } = this.circle!;
    this.circle = { kind, left, choice };
    this.told.push(told.circleChosen(this.seat, choice, kind));
    this.#goOnInCircle(left);
  }

  /** Those come in turn that can do something, the player last (G45). */
  #goOnInCircle(seats: readonly number[]): void {
    const { choice, kind } = this.circle!;
    for (const [at, seat] of seats.entries()) {
      this.seat = seat;
      this.circle = { kind, choice: choice!, left: seats.slice(at) };
      this.phase = choice === 'add' ? 'adding' : 'removing';
      if ((choice === 'add' ? this.#additions() : this.#removals()).length > 0) return;
    }
    this.circle = undefined;
    this.seat = this.#turnSeat;
    this.#endTurn();
  }

  /** From the supply beside an own such piece, on its segment (G46). */
  #additions() {
    const { pieces, seat, supply } = this;
    const parts = new Set(this.#meeplesInCircle().map(({ part }) => part));
    return ADDED.filter((name) => supply[name][seat]! > 0).flatMap((name) =>
      [...parts].map((part) => {
        const piece: Piece = { seat, part, name };
        return { text: `add ${part.replace('/', ' ')} ${name}`, piece, after: [...pieces, piece] };
      }),
    );
  }

  /** One such piece (G47). */
  #removals() {
    return this.#meeplesInCircle().map((piece) => ({
      text: `remove ${this.pieces.indexOf(piece)}`,
      piece,
      after: this.#without([piece]),
    }));
  }

  #meeplesInCircle(): Piece[] {
    const { pieces, seat } = this;
    return meeplesOn({ pieces, seat, featureOf: (part) => this.featureOf(part) }, this.circle!.kind);
  }

  #add(part: string, name: PieceName): void {
    this.pieces.push({ seat: this.seat, part, name });
    this.supply[name][this.seat]!--;
  }

  #wagonWays(): WagonWay[] {
    return this.#waysOf(this.wagons.find(({ seat }) => seat === this.seat)!.square);
  }

  #waysOf(from: string): WagonWay[] {
    return waysFrom(this.board, from, {
      featureAt: (square, segment) => this.#byPart.get(`${square}/${segment}`),
      isOpen: (square, feature) =>
        square !== this.figures.dragon && !feature.completed && !this.#piecesOn(feature).some(isMeeple),
    });
  }

  #drive(part: string): void {
    this.pieces.push({ seat: this.seat, part, name: 'wagon' });
    this.supply.wagon[this.seat]!--;
    this.#settleWagon();
  }

  #settleWagon(): void {
    this.wagons = this.wagons.filter(({ seat }) => seat !== this.seat);
    this.#beginWagons();
  }

  /** Then further tile, purchase, or the next seat's turn (E43). */
  #endTurn(): void {
    const { name } = this.chipGame;
    const earnsTile = this.#hasMessageTile || this.#earnsTile();
    const hasTile = this.#hasTile(this.seat);
    // One further tile however it was earned, and none from it (E39, E44), nor from an empty hand (F20); it may be an abbey (F53).
    if (earnsTile && !this.#isExtraTile && (hasTile || this.#canPlaceAbbey(this.seat))) {
      this.#beginTurn(true);
      if (!hasTile) this.phase = 'abbey';
    } else if (this.scores.every((_, seat) => !this.#hasTile(seat))) this.#lastRound();
    else if (name === 'isle' && !this.#hasBought && hasTile && this.supply.meeple[this.seat]! > 0)
      this.phase = 'further';
    else this.#nextSeat();
  }

  #earnsTile(): boolean {
    return this.#wasBuilt || (this.#options.towns === 'a' && this.#coversTown) || this.#isLakePlaced();
  }

  #scoreFeature(feature: Feature, standing: Standing): void {
    const { seats } = standing;
    for (const seat of seats) {
      this.scores[seat]! += feature.points;
      this.#amounts[seat]!.push(feature.points);
    }
    if (seats.length > 0) this.told.push(told.scored(feature, standing));
    const company = this.figures.fairy?.piece;
    if (company && feature.parts.has(company.part)) this.#gainOfFairy(company.seat, 3);
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
    for (const feature of new Set(this.#touchedFeatures())) {
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
      const completed = this.#touchedFeatures().filter((one) => one?.kind === CARDS[card] && one.completed);
      const tiles = Math.max(0, ...completed.map((one) => one!.tiles));
      const held = this.cards[card];
      if (tiles <= (held?.tiles ?? 0)) continue;
      this.cards[card] = { seat: this.seat, tiles };
      this.told.push(told.cardTaken(card, this.cards[card], held?.seat));
    }
  }

  /** Ingots go to who has won what is completed (G31, G32). */
  #takeIngots(won: readonly Won[]): void {
    const { ingots, scores } = this;
    for (const [seat, count] of takeIngots({ ingots, won, seats: scores.length, first: this.seat }).entries()) {
      this.gold[seat]! += count;
      if (count > 0) this.told.push(told.goldTaken(seat, count));
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
      this.#lastRound();
      return;
    }
    this.seat = next;
    this.#turnSeat = this.seat;
    this.#hasBought = false;
    this.#beginTurn(false);
  }

  /** After the last tile those with an abbey may place it, from the next seat round (F56); then the game ends. */
  #lastRound(): void {
    const { length } = this.scores;
    this.round ??= this.scores.map((_, at) => (this.#turnSeat + 1 + at) % length);
    for (let seat = this.round.shift(); seat !== undefined; seat = this.round.shift()) {
      if (!this.#canPlaceAbbey(seat)) continue;
      this.seat = seat;
      this.#turnSeat = seat;
      this.#isExtraTile = false;
      this.#wasBuilt = false;
      this.#hasBuiltBarn = false;
      this.told.push(told.turnStarted(seat));
      this.phase = 'abbey';
      return;
    }
    this.#end();
  }

  #beginTurn(isExtraTile: boolean): void {
    this.#isExtraTile = isExtraTile;
    this.#coversTown = false;
    this.#wasBuilt = false;
    this.#hasBuiltBarn = false;
    this.#hasMessageTile = false;
    this.#ownMoves.clear();
    this.told.push(told.turnStarted(this.seat));
    // Not again for a further tile (F46).
    if (!isExtraTile && this.figures.fairy?.piece?.seat === this.seat) this.#gainOfFairy(this.seat, 1);
    this.#hasSold = false;
    this.phase = 'draw';
  }

  #score(points: number): void {
    this.scores[this.seat]! += points;
  }

  #end(): void {
    for (const [feature, standing] of this.standings()) this.#scoreFeature(feature, standing);
    for (const { name, seat, part } of this.pieces) {
      const { cities } = this.featureOf(part);
      if (name !== 'barn' || cities === 0) continue;
      this.scores[seat]! += 4 * cities;
      this.told.push(told.barnScored(seat, 4 * cities));
    }
    for (const good of GOODS) {
      const most = Math.max(...this.goods.map((tokens) => tokens[good]));
      if (most === 0) continue;
      const seats = this.goods.flatMap((tokens, seat) => (tokens[good] === most ? [seat] : []));
      for (const seat of seats) this.scores[seat]! += 10;
      this.told.push(told.goodsScored(good, seats));
    }
    for (const [seat, count] of this.gold.entries()) {
      if (count === 0) continue;
      this.scores[seat]! += worthOfIngots(count);
      this.told.push(told.goldScored(seat, worthOfIngots(count)));
    }
    this.#scoreCards();
    this.phase = 'over';
    this.told.push(told.ended(this.scores));
  }
}
