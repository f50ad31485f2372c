import { shuffledBy } from '../core/chooser.ts';
import type { GameTypes } from '../core/rules.ts';
import type { Move } from '../games/contract/computer.ts';
import { type Draw, drawsFrom, meanOverDraws } from './draws.ts';
import type { KnownPosition } from './known-position.ts';
import { playOn, quickTurns } from './playouts.ts';
import { ratedTurns } from './regular.ts';
import type { RatedTurn, TurnSearch } from './turn-search.ts';
import { type WinChance, winChanceOf } from './win-chance.ts';

/** Limits of a search. */
export interface Budget {
  /** Number of playouts for the candidates; up to as many again decide between two that are close. */
  readonly playouts: number;
  /**
   * Returns true if the time is over; called before every playout. Without it, equal positions and seeds always lead to
   * equal actions.
   */
  readonly isOver?: (() => boolean) | undefined;
}

/**
 * Number of turns that are searched, the best by the evaluation. There is one for every `PLAYOUTS_PER_CANDIDATE` playouts
 * of the budget, but at most `CANDIDATES` (docs/COMPUTER.md).
 */
const CANDIDATES = 16;
const PLAYOUTS_PER_CANDIDATE = 8;

/**
 * Number of turns that a playout plays after the searched one; `NEAR_HORIZON` if the budget has too few playouts for all
 * candidates. Results differ more between guesses the longer a playout is, and few playouts do not even this out
 * (docs/COMPUTER.md).
 */
const HORIZON = 8;
const NEAR_HORIZON = 4;

/** Number of next tiles with which the reply is tried; if there are more, so many are chosen, the same for every candidate. */
const MAX_TILES = 16;

/** Weight of the chance after the next seat's reply (`Candidate.prior`), in playouts. */
const PRIOR = 4;

/** Two candidates are close if they differ by fewer standard errors. */
const CLOSE_ERRORS = 1.5;

/** Number of playouts before which two candidates always count as close. */
const MIN_PLAYOUTS = 6;

/** A turn that is searched. */
interface Candidate extends RatedTurn {
  /** The chance to win after the next seat's best reply, on average over the tiles that may be drawn next. */
  readonly prior: number;
  /** Chances to win at the end of each playout, in order; equal indexes of two candidates are the same guess. */
  readonly chances: number[];
  sum: number;
}

/**
 * Returns the best turn that the search finds, until something hidden is revealed. Candidates are the best turns by the
 * evaluation. Each is first rated by the next seat's best reply, over the tiles that may be drawn. Then all are played on
 * from the same guesses of what is hidden, and the worse half is dropped in every round (sequential halving). If the last
 * two are close, they get more playouts.
 */
export function strongTurn<G extends GameTypes>(position: KnownPosition<G>, budget: Budget): readonly Move[] {
  const { playouts } = budget;
  const width = Math.min(CANDIDATES, Math.ceil(playouts / PLAYOUTS_PER_CANDIDATE));
  const { first, turns } = ratedTurns(position, width);
  const [best] = turns;
  if (turns.length < 2) return best!.moves;
  const search = new StrongSearch(position, first, budget);
  const candidates: Candidate[] = [];
  for (const turn of turns) {
    // Without time to rate all candidates, the best by the evaluation is taken.
    if (candidates.length > 0 && budget.isOver?.()) return best!.moves;
    candidates.push({ ...turn, prior: search.chanceAfterReply(turn.moves), chances: [], sum: 0 });
  }
  let remaining = candidates;
  const rounds = Math.max(1, Math.ceil(Math.log2(remaining.length)));
  for (let round = 0; round < rounds && remaining.length > 1; round++) {
    const guesses = Math.max(1, Math.floor(playouts / rounds / remaining.length));
    for (let guess = 0; guess < guesses && search.playOn(remaining); guess++);
    remaining.sort(byWorth);
    if (round < rounds - 1) remaining = remaining.slice(0, Math.ceil(remaining.length / 2));
  }
  const lastTwo = remaining.slice(0, 2);
  for (let played = 0; played + 2 <= playouts && isClose(lastTwo) && search.playOn(lastTwo); played += 2);
  return lastTwo.sort(byWorth)[0]!.moves;
}

/** Rates turns of a position by what may follow them. */
class StrongSearch<G extends GameTypes> {
  readonly #position: KnownPosition<G>;
  readonly #first: G['state'];
  readonly #seat: number;
  readonly #budget: Budget;
  readonly #chanceOf: WinChance<G>;
  readonly #search: TurnSearch<G>;
  #copy: G['state'] | undefined;
  /** Next tiles with which the reply is tried, the same for every turn. */
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

  /** Returns the chance to win after a turn and the next seat's best reply, on average over the tiles that it may draw. */
  chanceAfterReply(moves: readonly Move[]): number {
    const { game } = this.#position;
    const { computer, rules } = game;
    const after = computer.copyState(this.#first);
    // Tiles that the turn reveals are only one guess of many.
    playOn(game, this.#search, { state: after, moves, turns: 0 });
    if (rules.isOver(after)) return this.#chanceOf(after, this.#seat);
    this.#draws ??= this.#drawsAfter(after);
    const mean = meanOverDraws(computer, { state: after, draws: this.#draws }, (next) => {
      this.#search.playTurn(next);
      return this.#chanceOf(next, this.#seat);
    });
    return mean ?? this.#chanceOf(after, this.#seat);
  }

  /** Plays on after every candidate from one more guess; returns false if the time is over. */
  playOn(candidates: readonly Candidate[]): boolean {
    const { game } = this.#position;
    const { isOver, playouts } = this.#budget;
    const turns = playouts < CANDIDATES * PLAYOUTS_PER_CANDIDATE ? NEAR_HORIZON : HORIZON;
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
    return draws.length > MAX_TILES ? shuffledBy(draws, choose).slice(0, MAX_TILES) : draws;
  }
}

function byWorth(one: Candidate, other: Candidate): number {
  return worthOf(other) - worthOf(one);
}

/** Returns the mean of a candidate's chances to win and its prior. */
function worthOf({ sum, chances, prior }: Candidate): number {
  return (sum + prior * PRIOR) / (chances.length + PRIOR);
}

/** True if two candidates, played on from the same guesses, differ so little that it may be chance. */
function isClose([one, other]: readonly Candidate[]): boolean {
  if (!one || !other) return false;
  const count = Math.min(one.chances.length, other.chances.length);
  if (count < MIN_PLAYOUTS) return true;
  const differences = Array.from({ length: count }, (_, index) => one.chances[index]! - other.chances[index]!);
  const mean = differences.reduce((sum, each) => sum + each, 0) / count;
  const squares = differences.reduce((sum, each) => sum + (each - mean) ** 2, 0);
  return Math.abs(mean) < CLOSE_ERRORS * Math.sqrt(squares / (count - 1) / count);
}
