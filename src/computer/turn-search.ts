import type { Choose } from '../core/chooser.ts';
import type { GameTypes, Progress, Rules } from '../core/rules.ts';
import type { ComputerGame, Move, RatedTurns } from '../games/contract/computer.ts';
import { type Evaluation, TermEvaluation } from './evaluation.ts';

/** A move; its worth is the lead at the end of the turn if the rest is played well, in points. */
export interface RatedMove {
  readonly move: Move;
  readonly worth: number;
}

/** A way to play the rest of a turn, until it ends, something hidden is revealed or another seat is asked. */
export interface RatedTurn {
  readonly moves: readonly Move[];
  /** The lead at the end of the turn, in points. */
  readonly worth: number;
}

/** Whether a seat that was to move still is, in the same turn. */
export function isStillToMove<G extends GameTypes>(rules: Rules<G>, state: G['state'], before: Progress): boolean {
  const { seat, turn } = rules.progressOf(state);
  return !rules.isOver(state) && turn === before.turn && seat === before.seat;
}

/** Limits of the search through a turn that cannot be rated at once (`GameForComputer.rateTurns`). */
export interface SearchLimits {
  /**
   * widths[number of choices before] = number of moves tried for the next choice, about; 1 beyond the list. If there are
   * more moves, the last one, which declines, and random others are tried.
   */
  readonly widths: readonly number[];
  /** Number of first choices of a played turn that are searched: those that end best if everything further is declined. */
  readonly firstChoices: number;
}

/** Default limits; only turns with many chips reach them. */
const THOROUGH_LIMITS: SearchLimits = {
  widths: [Number.POSITIVE_INFINITY, 12, 3],
  firstChoices: Number.POSITIVE_INFINITY,
};

/** Progress of a turn that is being searched: `depth` is the number of its moves, `choices` of those that were choices. */
interface TurnProgress {
  readonly seat: number;
  readonly turn: number;
  readonly depth: number;
  readonly choices: number;
}

/**
 * Searches the ways to play the rest of a turn, and rates the positions at its end. Seats that are asked in the turn of another
 * one are taken to answer by their standard orders.
 */
export class TurnSearch<G extends GameTypes> {
  readonly #game: ComputerGame<G>;
  readonly #choose: Choose;
  readonly #evaluation: Evaluation<G>;
  readonly #limits: SearchLimits;
  /** Reused states of the turn being searched, by the number of moves made in it. */
  readonly #stages: G['state'][] = [];
  #hasRevealed = false;

  /** @param options.evaluation by default a `TermEvaluation` of the game */
  constructor(
    { game, choose }: { readonly game: ComputerGame<G>; readonly choose: Choose },
    options: { readonly evaluation?: Evaluation<G>; readonly limits?: SearchLimits } = {},
  ) {
    this.#game = game;
    this.#choose = choose;
    this.#evaluation = options.evaluation ?? new TermEvaluation(game);
    this.#limits = options.limits ?? THOROUGH_LIMITS;
  }

  /** True if one of the moves rated last may reveal something hidden, so that their worths depend on the guess. */
  get hasRevealed(): boolean {
    return this.#hasRevealed;
  }

  /** Rates the legal moves of a state. Does not change the state. */
  rate(state: G['state']): RatedMove[] {
    const atOnce = this.#rateAtOnce(state);
    this.#hasRevealed = !atOnce && this.#isRevealing(state);
    const places = atOnce ? bestAtEachPlace(atOnce) : [];
    return [...places, ...this.#rateMoves(state, atOnce?.others ?? this.#game.computer.legalMoves(state), 1)];
  }

  /**
   * Returns up to `most` ways to play the rest of a turn, the best first. Does not change the state.
   *
   * @param rated worths of the legal moves, if they are known from more than this state
   */
  rateTurns(state: G['state'], most: number, rated?: readonly RatedMove[]): RatedTurn[] {
    const rating = this.#rateAtOnce(state);
    const atOnce = rating ? turnsOf(rating) : [];
    const places = new Set(atOnce.map(({ moves }) => moves[0]));
    const tried = (rated ?? this.rate(state)).filter(({ move }) => !places.has(move));
    const turns = tried
      .sort(byWorth)
      .slice(0, most)
      .flatMap((first) => this.#continuations(state, first, most));
    return [...atOnce, ...turns].sort(byWorth).slice(0, most);
  }

  /**
   * Plays the rest of the turn on `state` itself, including a draw at its beginning.
   *
   * @returns the first move if it was a choice, else undefined
   */
  playTurn(state: G['state']): Move | undefined {
    const { computer, rules } = this.#game;
    const { turn } = rules.progressOf(state);
    let first: Move | undefined;
    for (let count = 0; !rules.isOver(state) && rules.progressOf(state).turn === turn; count++) {
      const action = rules.openingAction(state) ?? rules.dueAction?.(state) ?? this.#answer(state);
      const [move, piece] = action ? [computer.moveOf(state, action), -1] : this.#bestMoves(state);
      if (count === 0 && action === undefined) first = move;
      computer.take(state, move);
      if (piece >= 0) computer.take(state, piece);
    }
    return first;
  }

  /** Returns the best ways to play the rest of the turn that begin with a move. */
  #continuations(state: G['state'], { move, worth }: RatedMove, most: number): readonly RatedTurn[] {
    const { computer, rules } = this.#game;
    const next = computer.copyState(state);
    computer.take(next, move);
    const hasRevealed = rules.drawnTileCount(next) > rules.drawnTileCount(state) || this.#isRevealing(next);
    if (hasRevealed || !isStillToMove(rules, next, rules.progressOf(state))) return [{ moves: [move], worth }];
    const rest = this.rateTurns(next, most);
    return rest.map((one) => ({ moves: [move, ...one.moves], worth: worth + one.worth - rest[0]!.worth }));
  }

  /** Returns all ways to play the turn if the game can rate them at once, else undefined. */
  #rateAtOnce(state: G['state']): RatedTurns | undefined {
    const weights = this.#evaluation.weightsOf?.(state);
    return weights && this.#game.computer.rateTurns?.(state, weights);
  }

  /** True if the next action may turn over a tile or a chip. */
  #isRevealing(state: G['state']): boolean {
    const { rules } = this.#game;
    return rules.progressOf(state).phase === 'draw' || rules.dueAction?.(state) !== undefined;
  }

  /** The answer of a seat that is asked in the turn of another one, by its standard order; undefined if none is. */
  #answer(state: G['state']): G['action'] | undefined {
    const { rules } = this.#game;
    const isAsked = rules.progressOf(state).turnSeat !== undefined;
    return isAsked ? rules.orderedAction?.(state, () => undefined, true) : undefined;
  }

  #candidates(state: G['state']): readonly Move[] {
    const { computer } = this.#game;
    return computer.candidates?.(state) ?? computer.legalMoves(state);
  }

  #stateAfter(state: G['state'], move: Move, depth: number): G['state'] {
    const { computer } = this.#game;
    const next = computer.copyState(state, this.#stages[depth]);
    this.#stages[depth] = next;
    computer.take(next, move);
    return next;
  }

  /** Returns the worth of a state if the rest of the turn is played well; may change `state`. */
  #worthOf(state: G['state'], progress: TurnProgress): number {
    const { computer, rules } = this.#game;
    const width = this.#limits.widths[progress.choices] ?? 1;
    const { seat, turn } = rules.progressOf(state);
    if (turn !== progress.turn || seat !== progress.seat || rules.isOver(state)) {
      // How the turn goes on after the answers of others matters only where its choices are still searched.
      const answer = turn === progress.turn && width > 1 ? this.#answer(state) : undefined;
      if (!answer) return this.#evaluation.lead(state, progress.seat);
      computer.take(state, computer.moveOf(state, answer));
      return this.#worthOf(state, progress);
    }
    if (this.#isRevealing(state)) this.#hasRevealed = true;
    const atOnce = this.#rateAtOnce(state);
    let best = (atOnce && bestAtOnce(atOnce)?.worth) ?? Number.NEGATIVE_INFINITY;
    const moves = atOnce?.others ?? this.#candidates(state);
    if (moves.length === 0) return best;
    const next = { ...progress, depth: progress.depth + 1, choices: progress.choices + (moves.length > 1 ? 1 : 0) };
    if (!atOnce && (width === 1 || moves.length === 1)) {
      computer.take(state, moves.at(-1)!);
      return this.#worthOf(state, next);
    }
    for (let index = moves.length - 1; index >= 0; index--) {
      const isLast = index === moves.length - 1;
      if (moves.length > width && !isLast && this.#choose(moves.length - 1) >= width - 1) continue;
      best = Math.max(best, this.#worthOf(this.#stateAfter(state, moves[index]!, progress.depth), next));
    }
    return best;
  }

  /** Rates moves; `choices` is the number of choices in the turn up to and including the move. */
  #rateMoves(state: G['state'], moves: readonly Move[], choices: number): RatedMove[] {
    const { seat, turn } = this.#game.rules.progressOf(state);
    const next = { seat, turn, depth: 1, choices };
    return moves.map((move) => ({ move, worth: this.#worthOf(this.#stateAfter(state, move, 0), next) }));
  }

  /** Returns the best of some moves; if there are more than `firstChoices`, only the most promising ones are searched. */
  #bestAmong(state: G['state'], moves: readonly Move[]): RatedMove {
    const { firstChoices, widths } = this.#limits;
    if (moves.length <= firstChoices) return bestOf(this.#rateMoves(state, moves, 1));
    const ratedAlone = this.#rateMoves(state, moves, widths.length).sort(byWorth);
    const candidates = ratedAlone.slice(0, firstChoices).map(({ move }) => move);
    return bestOf(this.#rateMoves(state, candidates, 1));
  }

  /** Returns the best move, and the move after it if both were rated together, else -1. */
  #bestMoves(state: G['state']): readonly [Move, Move] {
    const rating = this.#rateAtOnce(state);
    // Read now: rating the other moves below overwrites the lists.
    const best = rating && bestAtOnce(rating);
    const others = rating?.others ?? this.#candidates(state);
    const other = others.length > 0 ? this.#bestAmong(state, others) : undefined;
    return other && !(best && best.worth >= other.worth) ? [other.move, -1] : [best!.place, best!.piece];
  }
}

function byWorth(one: { readonly worth: number }, other: { readonly worth: number }): number {
  return other.worth - one.worth;
}

function turnsOf({ count, places, pieces, worths }: RatedTurns): RatedTurn[] {
  return Array.from({ length: count }, (_, index) => ({
    moves: pieces[index]! < 0 ? [places[index]!] : [places[index]!, pieces[index]!],
    worth: worths[index]!,
  }));
}

/** Returns every placement with the worth of its best piece; entries of one placement are adjacent in the lists. */
function bestAtEachPlace({ count, places, worths }: RatedTurns): RatedMove[] {
  const best: { move: Move; worth: number }[] = [];
  for (let index = 0; index < count; index++) {
    const last = best.at(-1);
    if (!last || last.move !== places[index]) best.push({ move: places[index]!, worth: worths[index]! });
    else if (worths[index]! > last.worth) last.worth = worths[index]!;
  }
  return best;
}

/** Returns the best turn that was rated at once, the first of equal ones; undefined if there is none. */
function bestAtOnce({ count, places, pieces, worths }: RatedTurns) {
  // Beyond `count` the lists hold entries of earlier calls.
  if (count === 0) return undefined;
  let best = 0;
  for (let index = 1; index < count; index++) if (worths[index]! > worths[best]!) best = index;
  return { place: places[best]!, piece: pieces[best]!, worth: worths[best]! };
}

/**
 * Returns the move with the greatest worth, the first of equal ones.
 *
 * @throws Error if there is none
 */
export function bestOf(rated: readonly RatedMove[]): RatedMove {
  let best = rated[0];
  if (!best) throw new Error('nothing can be done any more');
  for (const one of rated) if (one.worth > best.worth) best = one;
  return best;
}
