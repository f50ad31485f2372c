import { mixed } from '../core/chooser.ts';
import type { GameTypes } from '../core/rules.ts';
import type { Move } from '../games/contract/computer.ts';
import { type Draw, drawsFrom, meanOfDraws } from './draws.ts';
import type { KnownPosition } from './known-position.ts';
import { playOn, quickTurns } from './playouts.ts';
import { ratedTurns } from './regular.ts';
import type { RatedTurn, TurnSearch } from './turn-search.ts';
import { type WinChance, winChanceOf } from './win-chance.ts';

/** What a search may cost. */
export interface Budget {
  /** Games that are played on from the position, until those that are close get more: up to twice as many. */
  readonly playouts: number;
  /**
   * Whether time is over, asked before every game that is played on: the only thing by which equal positions and seeds may
   * lead to different actions.
   */
  readonly isOver?: (() => boolean) | undefined;
}

/** Turns that are looked into, the best by the evaluation, and playouts for which there is one more of them (docs/COMPUTER.md). */
const CANDIDATES = 16;
const PLAYOUTS_EACH = 8;

/**
 * Turns that are played on after the one searched, and those where there are too few playouts for all candidates: the farther
 * ahead, the more differs from guess to guess, which few playouts do not even out (docs/COMPUTER.md).
 */
const HORIZON = 8;
const NEAR_HORIZON = 4;

/** Tiles that may come next of which the reply is tried; of more, so many are drawn, the same for every turn. */
const MAX_TILES = 16;

/** Games played on that what the next seat makes of a turn weighs as much as. */
const PRIOR = 4;

/** Standard errors within which the two best are close. */
const CLOSE = 1.5;

/** Games that each of the two best is played on at least before it is said whether they are close. */
const ENOUGH = 6;

/** A turn that is looked into. */
interface Candidate extends RatedTurn {
  /** The chance to win after what the next seat can make of it, on average over all tiles that may come. */
  readonly prior: number;
  /** Chances to win at the end of the games that were played on, by their number: the same guess for every candidate. */
  readonly chances: number[];
  sum: number;
}

/**
 * The turn that the search finds best, as far as nothing hidden is revealed: each of the best by the evaluation is valued by
 * the best reply to it, over the tiles that may come, and then played on from the same guesses of what is hidden; the worse
 * half is given up again and again (sequential halving), and where the last two are close, they are played on more often.
 */
export function strongTurn<G extends GameTypes>(position: KnownPosition<G>, budget: Budget): readonly Move[] {
  const { playouts } = budget;
  const width = Math.min(CANDIDATES, Math.ceil(playouts / PLAYOUTS_EACH));
  const { first, turns } = ratedTurns(position, width);
  const [best] = turns;
  if (turns.length < 2) return best!.moves;
  const thinking = new StrongSearch(position, first, budget);
  const candidates: Candidate[] = [];
  for (const turn of turns) {
    // In the order of the evaluation: what there is no time for is given up.
    if (candidates.length > 0 && budget.isOver?.()) return best!.moves;
    candidates.push({ ...turn, prior: thinking.chanceAfterReply(turn.moves), chances: [], sum: 0 });
  }
  let left = candidates;
  const rounds = Math.max(1, Math.ceil(Math.log2(left.length)));
  for (let round = 0; round < rounds && left.length > 1; round++) {
    const guesses = Math.max(1, Math.floor(playouts / rounds / left.length));
    for (let guess = 0; guess < guesses && thinking.playOn(left); guess++);
    left.sort(byWorth);
    if (round < rounds - 1) left = left.slice(0, Math.ceil(left.length / 2));
  }
  const lastTwo = left.slice(0, 2);
  for (let played = 0; played + 2 <= playouts && isClose(lastTwo) && thinking.playOn(lastTwo); played += 2);
  return lastTwo.sort(byWorth)[0]!.moves;
}

/** Values turns of a position by what may come after them. */
class StrongSearch<G extends GameTypes> {
  readonly #position: KnownPosition<G>;
  readonly #first: G['state'];
  readonly #seat: number;
  readonly #budget: Budget;
  readonly #chanceOf: WinChance<G>;
  readonly #search: TurnSearch<G>;
  #copy: G['state'] | undefined;
  /** Tiles of which the reply is tried, the same for every turn. */
  #draws: readonly Draw[] | undefined;

  /** @param first a guess of the position */
  constructor(position: KnownPosition<G>, first: G['state'], budget: Budget) {
    const { game } = position;
    this.#position = position;
    this.#first = first;
    this.#seat = game.rules.progressOf(first).seat;
    this.#budget = budget;
    this.#chanceOf = winChanceOf(game, first);
    this.#search = quickTurns(position);
  }

  /** The chance to win after a turn and the best reply of the next seat, on average over the tiles that it may draw. */
  chanceAfterReply(moves: readonly Move[]): number {
    const { game } = this.#position;
    const { computer, rules } = game;
    const after = computer.copyState(this.#first);
    // What the turn reveals is one guess of many; after it the tiles are as likely as before.
    playOn(game, this.#search, { state: after, moves, turns: 0 });
    if (rules.isOver(after)) return this.#chanceOf(after, this.#seat);
    this.#draws ??= this.#drawsAfter(after);
    const mean = meanOfDraws(computer, { state: after, draws: this.#draws }, (next) => {
      this.#search.playTurn(next);
      return this.#chanceOf(next, this.#seat);
    });
    return mean ?? this.#chanceOf(after, this.#seat);
  }

  /** Plays all of some candidates on from one more guess; false when there is no time for that. */
  playOn(candidates: readonly Candidate[]): boolean {
    const { game } = this.#position;
    const { isOver, playouts } = this.#budget;
    const turns = playouts < CANDIDATES * PLAYOUTS_EACH ? NEAR_HORIZON : HORIZON;
    const state = this.#position.sample();
    const chances: number[] = [];
    for (const { moves } of candidates) {
      if (isOver?.()) return false;
      this.#copy = game.computer.copyState(state, this.#copy);
      playOn(game, this.#search, { state: this.#copy, moves, turns });
      chances.push(this.#chanceOf(this.#copy, this.#seat));
    }
    for (const [at, one] of candidates.entries()) {
      one.chances.push(chances[at]!);
      one.sum += chances[at]!;
    }
    return true;
  }

  #drawsAfter(state: G['state']): readonly Draw[] {
    const { choose, game } = this.#position;
    const draws = drawsFrom(game.computer, state);
    return draws.length > MAX_TILES ? mixed(draws, choose).slice(0, MAX_TILES) : draws;
  }
}

function byWorth(one: Candidate, other: Candidate): number {
  return worthOf(other) - worthOf(one);
}

/** The chance to win by turns played on and by the replies. */
function worthOf({ sum, chances, prior }: Candidate): number {
  return (sum + prior * PRIOR) / (chances.length + PRIOR);
}

/** Whether two candidates, which were played on from the same guesses, differ by less than chance may make them differ. */
function isClose([one, other]: readonly Candidate[]): boolean {
  if (!one || !other) return false;
  const count = Math.min(one.chances.length, other.chances.length);
  if (count < ENOUGH) return true;
  const differences = Array.from({ length: count }, (_, at) => one.chances[at]! - other.chances[at]!);
  const mean = differences.reduce((sum, each) => sum + each, 0) / count;
  const squares = differences.reduce((sum, each) => sum + (each - mean) ** 2, 0);
  return Math.abs(mean) < CLOSE * Math.sqrt(squares / (count - 1) / count);
}
