import type { Choose } from '../core/chooser.ts';
import type { GameTypes, Rules } from '../core/rules.ts';
import type { ComputerGame } from '../games/contract/computer.ts';
import type { Evaluation } from './evaluation.ts';

/** An action, and how good the position at the end of the turn is that it begins, in points ahead of the others. */
export interface RatedAction<G extends GameTypes> {
  readonly action: G['action'];
  readonly worth: number;
}

/** How much of a turn is looked through. */
export interface Reach {
  /**
   * How many ways to go on are tried after so many choices of a turn, one after more of them; of more the last one, which
   * does nothing, and others at random.
   */
  readonly widths: readonly number[];
  /** How many first choices of a turn that is played are looked into: those that end best when nothing more is done. */
  readonly firstChoices: number;
}

/** Keeps turns with many chips short. */
const THOROUGH: Reach = { widths: [Number.POSITIVE_INFINITY, 12, 3], firstChoices: Number.POSITIVE_INFINITY };

/** The turn that is being tried, how many actions were taken in it, and how many of them were choices. */
interface From {
  readonly seat: number;
  readonly turn: number;
  readonly depth: number;
  readonly choices: number;
}

/** Looks through every way to play the rest of a turn. */
export interface TurnSearch<G extends GameTypes> {
  /** The legal actions of a state with their worth if the rest of the turn is played well; the state stays as it is. */
  rate(state: G['state'], choose: Choose): RatedAction<G>[];
  /** Whether an action that was rated last may reveal what is hidden, so that its worth is one of several. */
  hasRevealed(): boolean;
  /**
   * Plays the rest of the turn on `state` itself, tiles drawn at its beginning included.
   *
   * @returns the first action, where it was a choice
   */
  playTurn(state: G['state'], choose: Choose): G['action'] | undefined;
}

/** Searches turns by an evaluation. */
export function turnSearch<G extends GameTypes>(
  { rules, computer }: ComputerGame<G>,
  evaluate: Evaluation<G>,
  { widths, firstChoices }: Reach = THOROUGH,
): TurnSearch<G> {
  /** States of the turn being tried, by the number of actions taken in it. */
  const stages: G['state'][] = [];
  const candidates = computer.candidates ?? computer.legalActions;
  let revealed = false;

  const after = (state: G['state'], action: G['action'], depth: number): G['state'] => {
    const next = computer.copyState(state, stages[depth]);
    stages[depth] = next;
    computer.take(next, action);
    return next;
  };

  /** The worth if the rest of the turn is played well; `state` is a stage, and may be used up. */
  const worthOf = (state: G['state'], from: From, choose: Choose): number => {
    const { seat, turn } = rules.progressOf(state);
    if (turn !== from.turn || seat !== from.seat || rules.isOver(state)) return evaluate(state, from.seat);
    if (isRevealing(rules, state)) revealed = true;
    const actions = candidates(state);
    const next = { ...from, depth: from.depth + 1, choices: from.choices + (actions.length > 1 ? 1 : 0) };
    const width = widths[from.choices] ?? 1;
    if (width === 1 || actions.length === 1) {
      computer.take(state, actions.at(-1)!);
      return worthOf(state, next, choose);
    }
    let best = Number.NEGATIVE_INFINITY;
    for (let at = actions.length - 1; at >= 0; at--) {
      if (actions.length > width && at < actions.length - 1 && choose(actions.length - 1) >= width - 1) continue;
      const worth = worthOf(after(state, actions[at]!, from.depth), next, choose);
      if (worth > best) best = worth;
    }
    return best;
  };

  /** Actions with their worth, the given number of choices of the turn being behind them. */
  const rated = (
    state: G['state'],
    actions: readonly G['action'][],
    { choices, choose }: { choices: number; choose: Choose },
  ): RatedAction<G>[] => {
    const { seat, turn } = rules.progressOf(state);
    const next = { seat, turn, depth: 1, choices };
    return actions.map((action) => ({ action, worth: worthOf(after(state, action, 0), next, choose) }));
  };

  const rate = (state: G['state'], choose: Choose): RatedAction<G>[] => {
    revealed = isRevealing(rules, state);
    return rated(state, computer.legalActions(state), { choices: 1, choose });
  };

  const bestAction = (state: G['state'], choose: Choose): G['action'] => {
    let actions = candidates(state);
    if (actions.length > firstChoices) {
      const alone = rated(state, actions, { choices: widths.length, choose }).sort((a, b) => b.worth - a.worth);
      actions = alone.slice(0, firstChoices).map(({ action }) => action);
    }
    return bestOf(rated(state, actions, { choices: 1, choose })).action;
  };

  const playTurn = (state: G['state'], choose: Choose): G['action'] | undefined => {
    const { turn } = rules.progressOf(state);
    let first: G['action'] | undefined;
    for (let count = 0; !rules.isOver(state) && rules.progressOf(state).turn === turn; count++) {
      const due = rules.openingAction(state) ?? rules.dueAction?.(state);
      const action = due ?? bestAction(state, choose);
      if (count === 0 && due === undefined) first = action;
      computer.take(state, action);
    }
    return first;
  };

  return { rate, hasRevealed: () => revealed, playTurn };
}

/** Whether the next action may turn over a tile or a chip. */
function isRevealing<G extends GameTypes>(rules: Rules<G>, state: G['state']): boolean {
  return rules.progressOf(state).phase === 'draw' || rules.dueAction?.(state) !== undefined;
}

/** The action that is worth most; of equal ones the first. */
export function bestOf<G extends GameTypes>(rated: readonly RatedAction<G>[]): RatedAction<G> {
  let best = rated[0];
  if (!best) throw new Error('nothing can be done any more');
  for (const one of rated) if (one.worth > best.worth) best = one;
  return best;
}
