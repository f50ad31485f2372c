import type { Choose } from '../core/chooser.ts';
import type { GameTypes } from '../core/rules.ts';
import type { ComputerGame } from '../games/contract/computer.ts';
import { chanceToWin } from './chance-to-win.ts';
import { luckOfDraw } from './draw-luck.ts';
import { evaluationOf } from './evaluation.ts';
import { knownPosition } from './known-position.ts';
import { rankChoices } from './rank-choices.ts';
import { bestOf, turnSearch } from './turn-search.ts';

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
interface Played<G extends GameTypes> {
  readonly game: ComputerGame<G>;
  readonly state: G['state'];
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
    const choose = chooserOf(at);
    const isChoice = rules.openingAction(state) === undefined && rules.dueAction?.(state) === undefined;
    const ranked = isChoice ? rankChoices({ game, state, choose }) : [];
    const name = rules.makeAction(action);
    const chosen = ranked.find((one) => rules.makeAction(one.action) === name);
    if (chosen) {
      const { points, terms } = chosen;
      loss -= points;
      if (-points > (worst?.loss ?? 0)) {
        const better = restOfTurn({ game, state, first: ranked[0]!.action, choose });
        worst = { at, loss: -points, better, terms };
      }
    }
    rules.perform(state, action, []);
  }
  return { loss, ...(worst && { worst }) };
}

/** An action and the rest of its turn played well, until the turn ends or something hidden would be revealed. */
function restOfTurn<G extends GameTypes>(given: {
  game: ComputerGame<G>;
  state: G['state'];
  first: G['action'];
  choose: Choose;
}): readonly G['action'][] {
  const { game, state, first, choose } = given;
  const { computer, rules } = game;
  const { turn } = rules.progressOf(state);
  const end = knownPosition(game, state).sample(choose);
  const search = turnSearch(game, evaluationOf(computer, rules.scoresOf(end).length));
  const actions = [first];
  computer.take(end, computer.moveOf(end, first));
  const goesOn = () =>
    !rules.isOver(end) && rules.progressOf(end).turn === turn && !rules.openingAction(end) && !rules.dueAction?.(end);
  while (goesOn()) {
    const next = bestOf(search.rate(end, choose)).move;
    actions.push(computer.actionOf(end, next));
    computer.take(end, next);
  }
  return actions;
}
