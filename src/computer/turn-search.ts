import type { Choose } from '../core/chooser.ts';
import type { GameTypes, Rules } from '../core/rules.ts';
import type { ComputerGame, Move } from '../games/contract/computer.ts';
import type { Evaluation } from './evaluation.ts';

/** A move, and how good the position at the end of the turn is that it begins, in points ahead of the others. */
export interface RatedMove {
  readonly move: Move;
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
  /** The legal moves of a state with their worth if the rest of the turn is played well; the state stays as it is. */
  rate(state: G['state'], choose: Choose): RatedMove[];
  /** Whether a move that was rated last may reveal what is hidden, so that its worth is one of several. */
  hasRevealed(): boolean;
  /**
   * Plays the rest of the turn on `state` itself, tiles drawn at its beginning included.
   *
   * @returns the first move, where it was a choice
   */
  playTurn(state: G['state'], choose: Choose): Move | undefined;
}

/** Searches turns by an evaluation. */
export function turnSearch<G extends GameTypes>(
  { rules, computer }: ComputerGame<G>,
  evaluate: Evaluation<G>,
  { widths, firstChoices }: Reach = THOROUGH,
): TurnSearch<G> {
  /** States of the turn being tried, by the number of actions taken in it. */
  const stages: G['state'][] = [];
  const candidates = computer.candidates ?? computer.legalMoves;
  let revealed = false;

  const after = (state: G['state'], move: Move, depth: number): G['state'] => {
    const next = computer.copyState(state, stages[depth]);
    stages[depth] = next;
    computer.take(next, move);
    return next;
  };

  /** The worth if the rest of the turn is played well; `state` is a stage, and may be used up. */
  const worthOf = (state: G['state'], from: From, choose: Choose): number => {
    const { seat, turn } = rules.progressOf(state);
    if (turn !== from.turn || seat !== from.seat || rules.isOver(state)) return evaluate(state, from.seat);
    if (isRevealing(rules, state)) revealed = true;
    const moves = candidates(state);
    const next = { ...from, depth: from.depth + 1, choices: from.choices + (moves.length > 1 ? 1 : 0) };
    const width = widths[from.choices] ?? 1;
    if (width === 1 || moves.length === 1) {
      computer.take(state, moves.at(-1)!);
      return worthOf(state, next, choose);
    }
    let best = Number.NEGATIVE_INFINITY;
    for (let at = moves.length - 1; at >= 0; at--) {
      if (moves.length > width && at < moves.length - 1 && choose(moves.length - 1) >= width - 1) continue;
      const worth = worthOf(after(state, moves[at]!, from.depth), next, choose);
      if (worth > best) best = worth;
    }
    return best;
  };

  /** Actions with their worth, the given number of choices of the turn being behind them. */
  const rated = (
    state: G['state'],
    moves: readonly Move[],
    { choices, choose }: { choices: number; choose: Choose },
  ): RatedMove[] => {
    const { seat, turn } = rules.progressOf(state);
    const next = { seat, turn, depth: 1, choices };
    return moves.map((move) => ({ move, worth: worthOf(after(state, move, 0), next, choose) }));
  };

  const rate = (state: G['state'], choose: Choose): RatedMove[] => {
    revealed = isRevealing(rules, state);
    return rated(state, computer.legalMoves(state), { choices: 1, choose });
  };

  const bestMove = (state: G['state'], choose: Choose): Move => {
    let moves = candidates(state);
    if (moves.length > firstChoices) {
      const alone = rated(state, moves, { choices: widths.length, choose }).sort((a, b) => b.worth - a.worth);
      moves = alone.slice(0, firstChoices).map(({ move }) => move);
    }
    return bestOf(rated(state, moves, { choices: 1, choose })).move;
  };

  const playTurn = (state: G['state'], choose: Choose): Move | undefined => {
    const { turn } = rules.progressOf(state);
    let first: Move | undefined;
    for (let count = 0; !rules.isOver(state) && rules.progressOf(state).turn === turn; count++) {
      const due = rules.openingAction(state) ?? rules.dueAction?.(state);
      const move = due ? computer.moveOf(state, due) : bestMove(state, choose);
      if (count === 0 && due === undefined) first = move;
      computer.take(state, move);
    }
    return first;
  };

  return { rate, hasRevealed: () => revealed, playTurn };
}

/** Whether the next action may turn over a tile or a chip. */
function isRevealing<G extends GameTypes>(rules: Rules<G>, state: G['state']): boolean {
  return rules.progressOf(state).phase === 'draw' || rules.dueAction?.(state) !== undefined;
}

/** The move that is worth most; of equal ones the first. */
export function bestOf(rated: readonly RatedMove[]): RatedMove {
  let best = rated[0];
  if (!best) throw new Error('nothing can be done any more');
  for (const one of rated) if (one.worth > best.worth) best = one;
  return best;
}
