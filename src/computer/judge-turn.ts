import type { Choose } from '../core/chooser.ts';
import type { GameTypes } from '../core/rules.ts';
import { luckOfDraw } from './draws.ts';
import { TermEvaluation } from './evaluation.ts';
import { knownPosition, type SearchInput } from './known-position.ts';
import { playOn, quickTurns } from './playouts.ts';
import { rankChoices } from './rank-choices.ts';
import { bestOf, isStillToMove, TurnSearch } from './turn-search.ts';
import { chanceToWin } from './win-chance.ts';

/** A computer's judgement of a turn that was played. */
export interface JudgedTurn<G extends GameTypes = GameTypes> {
  /** The chance of every seat to win before the turn, all together 1. */
  readonly chances: readonly number[];
  /** Expected points that the choices of the turn lost against the best ones, at least 0. */
  readonly loss: number;
  /** Sum of `luckOfDraw` over the draws of the turn, in points. */
  readonly luck: number;
  /** The choice that lost most; absent if none lost anything. */
  readonly worst?: Mistake<G>;
}

/** A choice that was worse than the best one. */
export interface Mistake<G extends GameTypes = GameTypes> {
  /** Index among the actions of the turn. */
  readonly at: number;
  /** Expected points that the choice lost. */
  readonly loss: number;
  /** The best choice, and the rest of the turn after it, until something hidden would be revealed. */
  readonly better: readonly G['action'][];
  /** The same as `RankedChoice.terms`. */
  readonly terms: Readonly<Record<string, number>>;
}

/** Number of playouts from the beginning of a turn, for the chances to win. */
const PLAYOUTS = 12;

/** The actions of a turn, and the state before the first one. */
interface PlayedTurn<G extends GameTypes> extends Omit<SearchInput<G>, 'choose'> {
  readonly actions: readonly G['action'][];
  /** Returns the source of chance for the action with this index. */
  readonly chooserOf: (index: number) => Choose;
}

/** Judges a whole turn. Equal turns give equal judgements. */
export function judgeTurn<G extends GameTypes>(playedTurn: PlayedTurn<G>): JudgedTurn<G> {
  const { game, state, actions, chooserOf } = playedTurn;
  const { rules } = game;
  const chances = chanceToWin({ game, state, choose: chooserOf(0), playouts: PLAYOUTS });
  let luck = 0;
  const now = rules.copyState(state);
  for (const [at, action] of actions.entries()) {
    if (rules.openingAction(now)) luck += luckOfDraw({ game, state: now, choose: chooserOf(at) });
    rules.perform(now, action, []);
  }
  return { chances, luck, ...judgeChoices(playedTurn) };
}

/** Judges only the choices of a turn, which need not be complete, without answers of other seats. Equal turns give equal judgements. */
export function judgeChoices<G extends GameTypes>(playedTurn: PlayedTurn<G>): Pick<JudgedTurn<G>, 'loss' | 'worst'> {
  const { game, actions, chooserOf } = playedTurn;
  const { rules } = game;
  const state = rules.copyState(playedTurn.state);
  const { seat } = rules.progressOf(state);
  let loss = 0;
  let worst: Mistake<G> | undefined;
  for (const [at, action] of actions.entries()) {
    const question = { game, state, choose: chooserOf(at) };
    const isOwn = rules.progressOf(state).seat === seat;
    const isChoice = isOwn && rules.openingAction(state) === undefined && rules.dueAction?.(state) === undefined;
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

/** Returns an action and the best further ones, until the turn ends, another seat is asked or something hidden would be revealed. */
function restOfTurn<G extends GameTypes>(question: SearchInput<G>, first: G['action']): readonly G['action'][] {
  const { computer, rules } = question.game;
  const before = rules.progressOf(question.state);
  const end = knownPosition(question).sample();
  const search = new TurnSearch(question);
  const actions = [first];
  computer.take(end, computer.moveOf(end, first));
  const goesOn = () => isStillToMove(rules, end, before) && !rules.openingAction(end) && !rules.dueAction?.(end);
  while (goesOn()) {
    const next = bestOf(search.rate(end)).move;
    actions.push(computer.actionOf(end, next));
    computer.take(end, next);
  }
  return actions;
}

/** Number of guesses from which a mistake and the better choice are played on; `min` even if the time is over. */
const GUESSES = { max: 24, min: 4 };

/** Number of turns that are played after the one in question. */
const TURNS = 3;

/** Weight of the evaluation's loss in the mean, in guesses. */
const PRIOR = 6;

/**
 * Returns the points that a choice lost against a better one, measured by playing on after both from the same guesses. It
 * corrects the evaluation, which sees no further than the end of the turn.
 *
 * @param question.loss the loss by the evaluation, in points
 * @param question.isOver returns true if the time is over
 */
export function lossByPlayouts<G extends GameTypes>(
  question: SearchInput<G> & {
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
  for (let guess = 0; guess < GUESSES.max && !(guess >= GUESSES.min && isOver?.()); guess++) {
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
