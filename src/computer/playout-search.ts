import type { Choose } from '../core/chooser.ts';
import type { GameTypes } from '../core/rules.ts';
import type { KnownPosition } from './known-position.ts';
import { playoutsOf } from './playouts.ts';
import { ratedMoves } from './regular.ts';

/** What a search may cost. */
export interface Budget {
  /** Games that are played on from the position. */
  readonly playouts: number;
  /**
   * Whether time is over, asked before every game that is played on: the only thing by which equal positions and seeds may
   * lead to different actions.
   */
  readonly isOver?: (() => boolean) | undefined;
}

/** Actions that are looked into, the best by the evaluation. */
const CANDIDATES = 8;

/** Turns that are played on after the one searched: the more, the stronger and slower (docs/COMPUTER.md). */
const HORIZON = 11;

/** Playouts that the worth of an action at the end of its turn weighs as much as. */
const PRIOR = 8;

/** An action with its worth, in points ahead of the others. */
export interface RatedAction<G extends GameTypes> {
  readonly action: G['action'];
  readonly worth: number;
}

interface Candidate<G extends GameTypes> extends RatedAction<G> {
  /** Worth at the end of the turn, by the evaluation. */
  readonly prior: number;
  sum: number;
  count: number;
}

/**
 * Every action that is looked into with its worth, the best first: each is played on from the same guesses of what is
 * hidden, and the worse half is given up again and again (sequential halving).
 */
export function searchedActions<G extends GameTypes>(
  position: KnownPosition<G>,
  { playouts, isOver = () => false }: Budget,
  choose: Choose,
): RatedAction<G>[] {
  const first = position.sample(choose);
  const { rules, computer } = position.game;
  const rated = ratedMoves(position, choose)
    .sort((a, b) => b.worth - a.worth)
    .map(({ move, worth }) => ({ action: computer.actionOf(first, move), worth }));
  if (rated.length < 2) return rated;
  let left = rated
    .slice(0, Math.min(CANDIDATES, Math.max(1, playouts)))
    .map((one): Candidate<G> => ({ ...one, prior: one.worth, sum: 0, count: 0 }));
  const searched = [...left];
  const rounds = Math.max(1, Math.ceil(Math.log2(left.length)));
  const { seat } = rules.progressOf(first);
  const playing = playoutsOf(position, { seat, seats: rules.scoresOf(first).length, choose });
  let stage: G['state'] | undefined;
  for (let round = 0; round < rounds && left.length > 1; round++) {
    const guesses = Math.max(1, Math.floor(playouts / rounds / left.length));
    for (let guess = 0; guess < guesses && !isOver(); guess++) {
      const state = position.sample(choose);
      const worths: number[] = [];
      for (const one of left) {
        if (isOver()) break;
        stage = computer.copyState(state, stage);
        worths.push(playing.play(stage, one.action, HORIZON));
      }
      // Actions are compared by equal guesses only.
      if (worths.length < left.length) break;
      for (const [at, one] of left.entries()) {
        one.sum += worths[at]!;
        one.count++;
      }
    }
    left = left.sort((a, b) => worthOf(b) - worthOf(a)).slice(0, Math.ceil(left.length / 2));
  }
  return searched
    .sort((a, b) => b.count - a.count || worthOf(b) - worthOf(a))
    .map((one) => ({ action: one.action, worth: worthOf(one) }));
}

/** The action that the search finds best. */
export function strongAction<G extends GameTypes>(
  position: KnownPosition<G>,
  budget: Budget,
  choose: Choose,
): G['action'] {
  return searchedActions(position, budget, choose)[0]!.action;
}

function worthOf<G extends GameTypes>({ sum, count, prior }: Candidate<G>): number {
  return (sum + prior * PRIOR) / (count + PRIOR);
}
