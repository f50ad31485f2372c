import { type Choose, mixed } from '../core/chooser.ts';
import type { GameTypes } from '../core/rules.ts';
import type { Move } from '../games/contract/computer.ts';
import type { KnownPosition } from './known-position.ts';
import { playoutsOf, quickTurns } from './playouts.ts';
import { ratedTurns } from './regular.ts';
import type { RatedTurn } from './turn-search.ts';
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
  prior: number;
  /** Chances to win at the end of the games that were played on, by their number: the same guess for every candidate. */
  readonly chances: number[];
  sum: number;
}

/**
 * The turn that the search finds best, as far as nothing hidden is revealed: each of the best by the evaluation is valued by
 * the best reply to it, over the tiles that may come, and then played on from the same guesses of what is hidden; the worse
 * half is given up again and again (sequential halving), and where the last two are close, they are played on more often.
 */
export function strongTurn<G extends GameTypes>(
  position: KnownPosition<G>,
  { playouts, isOver = () => false }: Budget,
  choose: Choose,
): readonly Move[] {
  const { game } = position;
  const { rules, computer } = game;
  const width = Math.min(CANDIDATES, Math.ceil(playouts / PLAYOUTS_EACH));
  const { first, turns } = ratedTurns(position, choose, width);
  if (turns.length < 2) return turns[0]!.moves;
  const { seat } = rules.progressOf(first);
  const seats = rules.scoresOf(first).length;
  const chanceOf = winChanceOf(game, first);
  const candidates = turns.map((turn): Candidate => ({ ...turn, prior: 0, chances: [], sum: 0 }));
  const priorOf = replies(position, { seat, seats, chanceOf, choose });
  for (const one of candidates) {
    // In the order of the evaluation: what there is no time for is given up.
    if (one !== candidates[0] && isOver()) return candidates[0]!.moves;
    one.prior = priorOf(first, one.moves);
  }
  const horizon = playouts < CANDIDATES * PLAYOUTS_EACH ? NEAR_HORIZON : HORIZON;
  const playing = playoutsOf(position, { seat, seats, choose });
  let stage: G['state'] | undefined;
  /** Plays all of some candidates on from one more guess; false when there is no time for that. */
  const playOn = (some: readonly Candidate[]): boolean => {
    const state = position.sample(choose);
    const chances: number[] = [];
    for (const { moves } of some) {
      if (isOver()) return false;
      stage = computer.copyState(state, stage);
      playing.play(stage, moves, horizon);
      chances.push(chanceOf(stage, seat));
    }
    for (const [at, one] of some.entries()) {
      one.chances.push(chances[at]!);
      one.sum += chances[at]!;
    }
    return true;
  };
  let left = candidates;
  const rounds = Math.max(1, Math.ceil(Math.log2(left.length)));
  for (let round = 0; round < rounds && left.length > 1; round++) {
    const guesses = Math.max(1, Math.floor(playouts / rounds / left.length));
    for (let guess = 0; guess < guesses && playOn(left); guess++);
    left.sort((a, b) => worthOf(b) - worthOf(a));
    if (round < rounds - 1) left = left.slice(0, Math.ceil(left.length / 2));
  }
  const lastTwo = left.slice(0, 2);
  for (let played = 0; played + 2 <= playouts && isClose(lastTwo) && playOn(lastTwo); played += 2);
  return lastTwo.sort((a, b) => worthOf(b) - worthOf(a))[0]!.moves;
}

/** Values turns by the best reply of the next seat, on average over the tiles that it may draw. */
function replies<G extends GameTypes>(
  { game }: KnownPosition<G>,
  of: { readonly seat: number; readonly seats: number; readonly chanceOf: WinChance<G>; readonly choose: Choose },
): (state: G['state'], moves: readonly Move[]) => number {
  const { rules, computer } = game;
  const { seat, seats, chanceOf, choose } = of;
  const search = quickTurns(game, seats);
  let stage: G['state'] | undefined;
  let tiles: readonly (readonly [number, number])[] | undefined;
  const tilesAfter = (state: G['state']) => {
    const all = [...computer.drawChances(state).entries()].filter(([, chance]) => chance > 0);
    return all.length > MAX_TILES ? mixed(all, choose).slice(0, MAX_TILES) : all;
  };
  return (state, moves) => {
    const { turn } = rules.progressOf(state);
    const after = computer.copyState(state);
    for (const move of moves) computer.take(after, move);
    if (rules.isOver(after)) return chanceOf(after, seat);
    const isMyTurn = rules.progressOf(after).turn === turn;
    // What the turn reveals comes first, and is one guess of many; after it the tiles are as likely as before.
    if (isMyTurn) search.playTurn(after, choose);
    let sum = 0;
    let all = 0;
    tiles ??= tilesAfter(after);
    for (const [tile, chance] of tiles) {
      stage = computer.copyState(after, stage);
      if (!computer.drawNext(stage, tile)) continue;
      search.playTurn(stage, choose);
      sum += chance * chanceOf(stage, seat);
      all += chance;
    }
    return all > 0 ? sum / all : chanceOf(after, seat);
  };
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
