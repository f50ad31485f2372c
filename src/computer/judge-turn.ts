import type { Choose } from '../core/chooser.ts';
import type { GameTypes } from '../core/rules.ts';
import { luckOfDraw } from './draws.ts';
import { TermEvaluation } from './evaluation.ts';
import { knownPosition, type Question } from './known-position.ts';
import { playOn, quickTurns } from './playouts.ts';
import { rankChoices } from './rank-choices.ts';
import { bestOf, TurnSearch } from './turn-search.ts';
import { chanceToWin } from './win-chance.ts';

/** What a computer thinks of a turn that was played. */
export interface JudgedTurn<G extends GameTypes = GameTypes> {
  /** The chance of every seat to win before the turn, all together 1. */
  readonly chances: readonly number[];
  /** Points expected that the choices of the turn lost against the best ones, at least 0. */
  readonly loss: number;
  /** Points that the tiles drawn in the turn were better than those that could have come, on average. */
  readonly luck: number;
  /** The choice that lost most; absent where nothing was lost. */
  readonly worst?: Mistake<G>;
}

/** A choice held against the best one. */
export interface Mistake<G extends GameTypes = GameTypes> {
  /** Index among the actions of the turn. */
  readonly at: number;
  /** Points expected that it lost. */
  readonly loss: number;
  /** What would have been best, and the rest of the turn as far as nothing hidden is revealed. */
  readonly better: readonly G['action'][];
  /** As for `RankedChoice`. */
  readonly terms: Readonly<Record<string, number>>;
}

/** Games that are played on from the beginning of a turn, for the chances to win. */
const PLAYOUTS = 12;

/** Actions of one turn, and the state before them. */
interface Played<G extends GameTypes> extends Omit<Question<G>, 'choose'> {
  readonly actions: readonly G['action'][];
  /** Chances for each action, by its index. */
  readonly chooserOf: (at: number) => Choose;
}

/** Judges a turn, all of whose actions are given. Equal games give equal judgements. */
export function judgeTurn<G extends GameTypes>(played: Played<G>): JudgedTurn<G> {
  const { game, state, actions, chooserOf } = played;
  const { rules } = game;
  const chances = chanceToWin({ game, state, choose: chooserOf(0), playouts: PLAYOUTS });
  let luck = 0;
  const now = rules.copyState(state);
  for (const [at, action] of actions.entries()) {
    if (rules.openingAction(now)) luck += luckOfDraw({ game, state: now, choose: chooserOf(at) });
    rules.perform(now, action, []);
  }
  return { chances, luck, ...judgeChoices(played) };
}

/** What the choices of a turn lost, or of as much of it as is given. Equal games give equal judgements. */
export function judgeChoices<G extends GameTypes>(played: Played<G>): Pick<JudgedTurn<G>, 'loss' | 'worst'> {
  const { game, actions, chooserOf } = played;
  const { rules } = game;
  const state = rules.copyState(played.state);
  let loss = 0;
  let worst: Mistake<G> | undefined;
  for (const [at, action] of actions.entries()) {
    const question = { game, state, choose: chooserOf(at) };
    const isChoice = rules.openingAction(state) === undefined && rules.dueAction?.(state) === undefined;
    const ranked = isChoice ? rankChoices(question) : [];
    const name = rules.makeAction(action);
    const chosen = ranked.find((one) => rules.makeAction(one.action) === name);
    if (chosen) {
      const { points, terms } = chosen;
      loss -= points;
      if (-points > (worst?.loss ?? 0)) {
        worst = { at, loss: -points, better: restOfTurn(question, ranked[0]!.action), terms };
      }
    }
    rules.perform(state, action, []);
  }
  return { loss, ...(worst && { worst }) };
}

/** An action and the rest of its turn played well, until the turn ends or something hidden would be revealed. */
function restOfTurn<G extends GameTypes>(question: Question<G>, first: G['action']): readonly G['action'][] {
  const { computer, rules } = question.game;
  const { turn } = rules.progressOf(question.state);
  const end = knownPosition(question).sample();
  const search = new TurnSearch(question);
  const actions = [first];
  computer.take(end, computer.moveOf(end, first));
  const goesOn = () =>
    !rules.isOver(end) && rules.progressOf(end).turn === turn && !rules.openingAction(end) && !rules.dueAction?.(end);
  while (goesOn()) {
    const next = bestOf(search.rate(end)).move;
    actions.push(computer.actionOf(end, next));
    computer.take(end, next);
  }
  return actions;
}

/** Guesses of what is hidden from which a mistake and the better choice are played on, also when there is no time. */
const GUESSES = { most: 24, least: 4 };

/** Turns that are played on after the one in question. */
const TURNS = 3;

/** Guesses that the loss by the evaluation weighs as much as. */
const PRIOR = 6;

/**
 * Points that a choice lost against a better one when both are played on from the same guesses: a second opinion on what
 * the evaluation says, which looks no further than the turn.
 *
 * @param question.loss points lost by the evaluation
 * @param question.isOver tells when there is no more time
 */
export function lossLookedInto<G extends GameTypes>(
  question: Question<G> & {
    readonly choice: G['action'];
    readonly better: G['action'];
    readonly loss: number;
    readonly isOver?: () => boolean;
  },
): number {
  const { game, state, choice, better, loss, isOver } = question;
  const { computer, rules } = game;
  const { seat } = rules.progressOf(state);
  const position = knownPosition(question);
  const evaluation = new TermEvaluation(game);
  const search = quickTurns(question);
  let sum = PRIOR * loss;
  let weight = PRIOR;
  for (let guess = 0; guess < GUESSES.most && !(guess >= GUESSES.least && isOver?.()); guess++) {
    const sample = position.sample();
    const leadAfter = (action: G['action']) => {
      const end = computer.copyState(sample);
      playOn(game, search, { state: end, moves: [computer.moveOf(sample, action)], turns: TURNS });
      return evaluation.lead(end, seat);
    };
    sum += leadAfter(better) - leadAfter(choice);
    weight += 1;
  }
  return sum / weight;
}
