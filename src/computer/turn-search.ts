import type { Choose } from '../core/chooser.ts';
import type { GameTypes, Rules } from '../core/rules.ts';
import type { ComputerGame, Move, RatedTurns } from '../games/contract/computer.ts';
import type { Evaluation } from './evaluation.ts';

/** A move, and how good the position at the end of the turn is that it begins, in points ahead of the others. */
export interface RatedMove {
  readonly move: Move;
  readonly worth: number;
}

/** A way to play the rest of a turn, until it ends or something hidden is revealed. */
export interface RatedTurn {
  readonly moves: readonly Move[];
  /** How good the position at the end of the turn is, in points ahead of the others. */
  readonly worth: number;
}

/** How much of a turn is looked through, where its ways cannot be rated at once (`GameForComputer.rateTurns`). */
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

/** The turn that is being tried, how many moves were made in it, and how many of them were choices. */
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
   * The best ways to play the rest of a turn, the best first, at most so many; the state stays as it is.
   *
   * @param known worths of the legal moves, where they are known from more than this state
   */
  rateTurns(state: G['state'], choose: Choose, most: number, known?: readonly RatedMove[]): RatedTurn[];
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
  /** States of the turn being tried, by the number of moves made in it. */
  const stages: G['state'][] = [];
  const candidates = computer.candidates ?? computer.legalMoves;
  let revealed = false;

  /** All ways to play the turn, where the game finds them at once. */
  const ratedAtOnce = (state: G['state']): RatedTurns | undefined =>
    evaluate.weightsOf && computer.rateTurns?.(state, evaluate.weightsOf(state));

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
    const found = ratedAtOnce(state);
    let best = found ? bestWorth(found) : Number.NEGATIVE_INFINITY;
    const moves = found?.others ?? candidates(state);
    if (moves.length === 0) return best;
    const next = { ...from, depth: from.depth + 1, choices: from.choices + (moves.length > 1 ? 1 : 0) };
    const width = widths[from.choices] ?? 1;
    if (!found && (width === 1 || moves.length === 1)) {
      computer.take(state, moves.at(-1)!);
      return worthOf(state, next, choose);
    }
    for (let at = moves.length - 1; at >= 0; at--) {
      if (moves.length > width && at < moves.length - 1 && choose(moves.length - 1) >= width - 1) continue;
      const worth = worthOf(after(state, moves[at]!, from.depth), next, choose);
      if (worth > best) best = worth;
    }
    return best;
  };

  /** Moves with their worth, the given number of choices of the turn being behind them. */
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
    const found = ratedAtOnce(state);
    revealed = !found && isRevealing(rules, state);
    const places = found ? bestOfPlaces(found) : [];
    return [...places, ...rated(state, found?.others ?? computer.legalMoves(state), { choices: 1, choose })];
  };

  const rateTurns = (state: G['state'], choose: Choose, most: number, known?: readonly RatedMove[]): RatedTurn[] => {
    const found = ratedAtOnce(state);
    const atOnce = found ? turnsOf(found) : [];
    const places = new Set(atOnce.map(({ moves }) => moves[0]));
    const { turn } = rules.progressOf(state);
    const tried = (known ?? rate(state, choose)).filter(({ move }) => !places.has(move));
    const best = tried.sort(byWorth).slice(0, most);
    const turns = best.flatMap(({ move, worth }): RatedTurn[] => {
      const next = computer.copyState(state);
      computer.take(next, move);
      const hasRevealed = rules.drawnOf(next) > rules.drawnOf(state) || isRevealing(rules, next);
      const goesOn = !rules.isOver(next) && rules.progressOf(next).turn === turn && !hasRevealed;
      if (!goesOn) return [{ moves: [move], worth }];
      const rest = rateTurns(next, choose, most);
      return rest.map((one) => ({ moves: [move, ...one.moves], worth: worth + one.worth - rest[0]!.worth }));
    });
    return [...atOnce, ...turns].sort(byWorth).slice(0, most);
  };

  /** The best of some moves, of many by looking into those that end best when nothing more is done. */
  const bestAmong = (state: G['state'], moves: readonly Move[], choose: Choose): RatedMove => {
    if (moves.length <= firstChoices) return bestOf(rated(state, moves, { choices: 1, choose }));
    const alone = rated(state, moves, { choices: widths.length, choose }).sort(byWorth);
    const best = alone.slice(0, firstChoices).map(({ move }) => move);
    return bestOf(rated(state, best, { choices: 1, choose }));
  };

  /** The best move, and the one after it where it has been found with it, else -1. */
  const bestMoves = (state: G['state'], choose: Choose): readonly [Move, Move] => {
    const found = ratedAtOnce(state);
    if (!found) return [bestAmong(state, candidates(state), choose).move, -1];
    // What was found is good until turns are rated again, which trying the others does.
    const { count, others } = found;
    const at = indexOfBest(found);
    const { [at]: place = -1 } = found.places;
    const { [at]: piece = -1 } = found.pieces;
    const { [at]: worth = Number.NEGATIVE_INFINITY } = found.worths;
    const other = others.length > 0 ? bestAmong(state, others, choose) : undefined;
    return other && (count === 0 || other.worth > worth) ? [other.move, -1] : [place, piece];
  };

  const playTurn = (state: G['state'], choose: Choose): Move | undefined => {
    const { turn } = rules.progressOf(state);
    let first: Move | undefined;
    for (let count = 0; !rules.isOver(state) && rules.progressOf(state).turn === turn; count++) {
      const due = rules.openingAction(state) ?? rules.dueAction?.(state);
      const [move, piece] = due ? [computer.moveOf(state, due), -1] : bestMoves(state, choose);
      if (count === 0 && due === undefined) first = move;
      computer.take(state, move);
      if (piece >= 0) computer.take(state, piece);
    }
    return first;
  };

  return { rate, hasRevealed: () => revealed, rateTurns, playTurn };
}

/** Whether the next action may turn over a tile or a chip. */
function isRevealing<G extends GameTypes>(rules: Rules<G>, state: G['state']): boolean {
  return rules.progressOf(state).phase === 'draw' || rules.dueAction?.(state) !== undefined;
}

function byWorth(one: { readonly worth: number }, other: { readonly worth: number }): number {
  return other.worth - one.worth;
}

function turnsOf({ count, places, pieces, worths }: RatedTurns): RatedTurn[] {
  return Array.from({ length: count }, (_, at) => ({
    moves: pieces[at]! < 0 ? [places[at]!] : [places[at]!, pieces[at]!],
    worth: worths[at]!,
  }));
}

/** Every place with the worth of its best piece; ways at one place follow each other. */
function bestOfPlaces({ count, places, worths }: RatedTurns): RatedMove[] {
  const best: { move: Move; worth: number }[] = [];
  for (let at = 0; at < count; at++) {
    const last = best.at(-1);
    if (!last || last.move !== places[at]) best.push({ move: places[at]!, worth: worths[at]! });
    else if (worths[at]! > last.worth) last.worth = worths[at]!;
  }
  return best;
}

/** Worth of the best way; -Infinity where there is none. */
function bestWorth(found: RatedTurns): number {
  // The lists are used again: beyond the count they hold what was found before.
  return found.count > 0 ? found.worths[indexOfBest(found)]! : Number.NEGATIVE_INFINITY;
}

function indexOfBest({ count, worths }: RatedTurns): number {
  let best = 0;
  for (let at = 1; at < count; at++) if (worths[at]! > worths[best]!) best = at;
  return best;
}

/** The move that is worth most; of equal ones the first. */
export function bestOf(rated: readonly RatedMove[]): RatedMove {
  let best = rated[0];
  if (!best) throw new Error('nothing can be done any more');
  for (const one of rated) if (one.worth > best.worth) best = one;
  return best;
}
