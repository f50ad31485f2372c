import type { Choose } from '../../lab/simulation/chooser.ts';
import type { Dealt } from '../games/carcassonne/referee/expansions.ts';
import { Referee } from '../games/carcassonne/referee/referee.ts';

/** The actions of a turn, as texts: where the tile is placed, and what is done with a piece. */
export type Turn = readonly string[];

/** A planned turn, with the points that each seat would have gained by it when it was planned. */
interface Plan {
  readonly turn: Turn;
  readonly tile: string;
  readonly gains: readonly number[];
  readonly isDropped: boolean;
}

/** How many turns are tried until one spoils a plan. */
const SPOILING_TRIES = 40;

/** What planned turns have come to at once. */
export interface Settled {
  readonly carriedOut: number;
  readonly dropped: number;
  /** Of those dropped, how many were legal with the planned tile, but brought less, or others more. */
  readonly spoiled: number;
}

/**
 * What is to come of a game of people who draw ahead and plan (F74), worked out by the referee from what they did. Seats are
 * counted from 0. Resigned seats are played by the program, which tells what it did.
 */
export class PlanningModel {
  readonly #dealt: Dealt;
  readonly #plans = new Map<number, Plan>();
  /** What was done and not taken back, draws included. */
  #actions: string[] = ['draw'];
  #now: Referee;

  constructor(dealt: Dealt) {
    this.#dealt = dealt;
    this.#now = this.#replayed(this.#actions);
  }

  get actions(): readonly string[] {
    return this.#actions;
  }

  /** The seat to move. */
  get seat(): number {
    return this.#now.seat;
  }

  get isOver(): boolean {
    return this.#now.phase === 'over';
  }

  /** Whether the seat to move has to place its tile; else a piece. */
  get isPlacing(): boolean {
    return this.#now.phase === 'place';
  }

  legal(): string[] {
    return this.#now.legal();
  }

  /** The seats with a plan, and whether it was dropped. */
  get plans(): ReadonlyMap<number, Pick<Plan, 'isDropped'>> {
    return this.#plans;
  }

  /** A random turn of a seat on the board as it is; undefined if its tile has no place, or it has none. */
  turnFor(seat: number, choose: Choose): Turn | undefined {
    const ahead = this.#ahead(this.#actions, seat);
    const places = ahead?.legal() ?? [];
    if (!ahead || places.length === 0) return undefined;
    const place = places[choose(places.length)]!;
    ahead.apply(place);
    if (ahead.phase !== 'piece' || ahead.seat !== seat) return [place];
    const pieces = ahead.legal();
    const wanted = choose(3) > 0 ? pieces.filter((piece) => piece !== 'pass') : ['pass'];
    return [place, wanted[choose(wanted.length)] ?? 'pass'];
  }

  /** Notes that the player of a seat has planned a turn. */
  plan(seat: number, turn: Turn): void {
    const brought = this.#bringsAt(this.#actions, seat, turn);
    if (!brought) throw new Error(`a turn that cannot be played was planned: ${turn}`);
    this.#plans.set(seat, { turn, ...brought, isDropped: false });
  }

  /** A turn of the seat to move beside the planned one of the next seat, after which that is legal, but brings less, or others more. */
  spoiling(next: number, choose: Choose): Turn | undefined {
    const plan = this.#plans.get(next);
    if (!plan || plan.isDropped) return undefined;
    const [x = 0, y = 0] = squareOf(plan.turn[0]!);
    const near = this.#now.legal().filter((place) => {
      const [ownX = 0, ownY = 0] = squareOf(place);
      return Math.abs(ownX - x) + Math.abs(ownY - y) === 1;
    });
    for (let tries = 0; near.length > 0 && tries < SPOILING_TRIES; tries++) {
      const place = near[choose(near.length)]!;
      const after = this.#replayed([...this.#actions, place]);
      const pieces = after.phase === 'piece' ? after.legal() : [];
      const turn = pieces.length > 0 ? [place, pieces[choose(pieces.length)]!] : [place];
      for (const piece of turn.slice(1)) after.apply(piece);
      const now = this.#bringsAt(withDraws([...this.#actions, ...turn], after), next, plan.turn);
      if (now && !isKept(plan, now, next)) return turn;
    }
    return undefined;
  }

  /** Notes what the player to move did; a plan of theirs ends with it. */
  act(action: string): void {
    this.#plans.delete(this.seat);
    this.#apply(action);
  }

  /** Carries out the plans of the seats to move, one after the other, until somebody has to move who has none. */
  settle(): Settled {
    for (let carriedOut = 0; ; carriedOut++) {
      const outcome = this.settleNext();
      if (outcome === 'carried out') continue;
      return { carriedOut, dropped: outcome === undefined ? 0 : 1, spoiled: outcome === 'spoiled' ? 1 : 0 };
    }
  }

  /** Carries out the plan of the seat to move, or drops it; undefined if there is none. */
  settleNext(): 'carried out' | 'dropped' | 'spoiled' | undefined {
    const { seat } = this;
    const plan = this.#plans.get(seat);
    if (this.isOver || !plan || plan.isDropped) return undefined;
    const now = this.#bringsAt(this.#actions, seat, plan.turn);
    if (!now || now.tile !== plan.tile || !isKept(plan, now, seat)) {
      this.#plans.set(seat, { ...plan, isDropped: true });
      return now?.tile === plan.tile ? 'spoiled' : 'dropped';
    }
    this.#plans.delete(seat);
    for (const action of plan.turn) this.#apply(action);
    return 'carried out';
  }

  /** Goes back to when `length` actions were done; the turns since then are no plans again, and that of the seat to move ends. */
  goBack(length: number): void {
    this.#plans.delete(this.seat);
    this.#actions.length = length;
    this.#now = this.#replayed(this.#actions);
    this.#plans.delete(this.seat);
  }

  /** Notes that the player of a seat has resigned. */
  resign(seat: number): void {
    this.#plans.delete(seat);
  }

  #apply(action: string): void {
    if (!this.#now.legal().includes(action)) throw new Error(`the referee does not allow ${action}`);
    this.#now.apply(action);
    this.#actions.push(action);
    this.#actions = withDraws(this.#actions, this.#now);
  }

  /** What a turn of a seat brings if it is played now, or as soon as the turn under way is over; undefined if it is illegal. */
  #bringsAt(actions: readonly string[], seat: number, turn: Turn): Pick<Plan, 'tile' | 'gains'> | undefined {
    const board = actions.slice(0, actions.at(-1) === 'draw' ? -1 : undefined);
    const before = this.#replayed(board);
    empty(before);
    before.apply('draw');
    const after = this.#ahead(actions, seat);
    const tile = after?.tile;
    if (!after || tile === undefined) return undefined;
    empty(after);
    for (const action of turn) {
      if (after.phase === 'over' || after.seat !== seat || !after.legal().includes(action)) return undefined;
      after.apply(action);
    }
    if (before.phase !== 'over' || after.phase !== 'over') return undefined;
    return { tile, gains: after.scores.map((score, at) => score - before.scores[at]!) };
  }

  /** The game as if a seat had to place its tile now; undefined if it has none. */
  #ahead(actions: readonly string[], seat: number): Referee | undefined {
    const ahead = this.#replayed(actions);
    if (ahead.seat === seat) return ahead;
    const tile = ahead.held[seat]!.shift();
    return tile === undefined ? undefined : Object.assign(ahead, { seat, tile, phase: 'place' });
  }

  #replayed(actions: readonly string[]): Referee {
    const referee = new Referee(this.#dealt);
    for (const action of actions) referee.apply(action);
    return referee;
  }
}

/** The square of an action that places a tile. */
function squareOf(place: string): number[] {
  return place.split(' ')[1]!.split(',').map(Number);
}

/** Actions with those that nobody has to choose. */
function withDraws(actions: readonly string[], after: Referee): string[] {
  const all = [...actions];
  while (after.phase === 'draw') {
    after.apply('draw');
    all.push('draw');
  }
  return all;
}

/** Takes all tiles away that were not placed, so that the game ends with the turn under way. */
function empty(referee: Referee): void {
  referee.pile.length = 0;
  for (const held of referee.held) held.length = 0;
}

/** True if the seat gains at least what it did, and nobody else more. */
function isKept({ gains }: Pick<Plan, 'gains'>, now: Pick<Plan, 'gains'>, seat: number): boolean {
  return now.gains.every((gain, at) => (at === seat ? gain >= gains[at]! : gain <= gains[at]!));
}
