import type { Choose } from '../core/chooser.ts';
import type { GameTypes } from '../core/rules.ts';
import type { ComputerGame, Move, RatedTurns } from '../games/contract/computer.ts';
import { type Evaluation, TermEvaluation } from './evaluation.ts';

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

/** Looks through the ways to play the rest of a turn, which it values where the turn ends. */
export class TurnSearch<G extends GameTypes> {
  readonly #game: ComputerGame<G>;
  readonly #choose: Choose;
  readonly #evaluation: Evaluation<G>;
  readonly #reach: Reach;
  /** States of the turn being tried, by the number of moves made in it. */
  readonly #stages: G['state'][] = [];
  #hasRevealed = false;

  /** @param options.evaluation by default that of the terms of the game */
  constructor(
    { game, choose }: { readonly game: ComputerGame<G>; readonly choose: Choose },
    options: { readonly evaluation?: Evaluation<G>; readonly reach?: Reach } = {},
  ) {
    this.#game = game;
    this.#choose = choose;
    this.#evaluation = options.evaluation ?? new TermEvaluation(game);
    this.#reach = options.reach ?? THOROUGH;
  }

  /** True if a move that was rated last may reveal what is hidden, so that its worth is one of several. */
  get hasRevealed(): boolean {
    return this.#hasRevealed;
  }

  /** The legal moves of a state with their worth if the rest of the turn is played well; the state stays as it is. */
  rate(state: G['state']): RatedMove[] {
    const atOnce = this.#ratedAtOnce(state);
    this.#hasRevealed = !atOnce && this.#isRevealing(state);
    const places = atOnce ? bestOfPlaces(atOnce) : [];
    return [...places, ...this.#rated(state, atOnce?.others ?? this.#game.computer.legalMoves(state), 1)];
  }

  /**
   * The best ways to play the rest of a turn, the best first, at most so many; the state stays as it is.
   *
   * @param known worths of the legal moves, where they are known from more than this state
   */
  rateTurns(state: G['state'], most: number, known?: readonly RatedMove[]): RatedTurn[] {
    const found = this.#ratedAtOnce(state);
    const atOnce = found ? turnsOf(found) : [];
    const places = new Set(atOnce.map(({ moves }) => moves[0]));
    const tried = (known ?? this.rate(state)).filter(({ move }) => !places.has(move));
    const turns = tried
      .sort(byWorth)
      .slice(0, most)
      .flatMap((first) => this.#goneOn(state, first, most));
    return [...atOnce, ...turns].sort(byWorth).slice(0, most);
  }

  /**
   * Plays the rest of the turn on `state` itself, tiles drawn at its beginning included.
   *
   * @returns the first move, where it was a choice
   */
  playTurn(state: G['state']): Move | undefined {
    const { computer, rules } = this.#game;
    const { turn } = rules.progressOf(state);
    let first: Move | undefined;
    for (let count = 0; !rules.isOver(state) && rules.progressOf(state).turn === turn; count++) {
      const due = rules.openingAction(state) ?? rules.dueAction?.(state);
      const [move, piece] = due ? [computer.moveOf(state, due), -1] : this.#bestMoves(state);
      if (count === 0 && due === undefined) first = move;
      computer.take(state, move);
      if (piece >= 0) computer.take(state, piece);
    }
    return first;
  }

  /** The best ways to go on after a move. */
  #goneOn(state: G['state'], { move, worth }: RatedMove, most: number): readonly RatedTurn[] {
    const { computer, rules } = this.#game;
    const next = computer.copyState(state);
    computer.take(next, move);
    const hasRevealed = rules.drawnOf(next) > rules.drawnOf(state) || this.#isRevealing(next);
    const isSameTurn = rules.progressOf(next).turn === rules.progressOf(state).turn;
    if (hasRevealed || !isSameTurn || rules.isOver(next)) return [{ moves: [move], worth }];
    const rest = this.rateTurns(next, most);
    return rest.map((one) => ({ moves: [move, ...one.moves], worth: worth + one.worth - rest[0]!.worth }));
  }

  /** All ways to play the turn, where the game finds them at once. */
  #ratedAtOnce(state: G['state']): RatedTurns | undefined {
    const weights = this.#evaluation.weightsOf?.(state);
    return weights && this.#game.computer.rateTurns?.(state, weights);
  }

  /** True if the next action may turn over a tile or a chip. */
  #isRevealing(state: G['state']): boolean {
    const { rules } = this.#game;
    return rules.progressOf(state).phase === 'draw' || rules.dueAction?.(state) !== undefined;
  }

  #candidates(state: G['state']): readonly Move[] {
    const { computer } = this.#game;
    return computer.candidates?.(state) ?? computer.legalMoves(state);
  }

  #after(state: G['state'], move: Move, depth: number): G['state'] {
    const { computer } = this.#game;
    const next = computer.copyState(state, this.#stages[depth]);
    this.#stages[depth] = next;
    computer.take(next, move);
    return next;
  }

  /** The worth if the rest of the turn is played well; `state` is a stage, and may be used up. */
  #worthOf(state: G['state'], from: From): number {
    const { computer, rules } = this.#game;
    const { seat, turn } = rules.progressOf(state);
    if (turn !== from.turn || seat !== from.seat || rules.isOver(state)) return this.#evaluation.lead(state, from.seat);
    if (this.#isRevealing(state)) this.#hasRevealed = true;
    const atOnce = this.#ratedAtOnce(state);
    let best = (atOnce && bestAtOnce(atOnce)?.worth) ?? Number.NEGATIVE_INFINITY;
    const moves = atOnce?.others ?? this.#candidates(state);
    if (moves.length === 0) return best;
    const next = { ...from, depth: from.depth + 1, choices: from.choices + (moves.length > 1 ? 1 : 0) };
    const width = this.#reach.widths[from.choices] ?? 1;
    if (!atOnce && (width === 1 || moves.length === 1)) {
      computer.take(state, moves.at(-1)!);
      return this.#worthOf(state, next);
    }
    for (let at = moves.length - 1; at >= 0; at--) {
      const isLast = at === moves.length - 1;
      if (moves.length > width && !isLast && this.#choose(moves.length - 1) >= width - 1) continue;
      best = Math.max(best, this.#worthOf(this.#after(state, moves[at]!, from.depth), next));
    }
    return best;
  }

  /** Moves with their worth, the given number of choices of the turn being behind them. */
  #rated(state: G['state'], moves: readonly Move[], choices: number): RatedMove[] {
    const { seat, turn } = this.#game.rules.progressOf(state);
    const next = { seat, turn, depth: 1, choices };
    return moves.map((move) => ({ move, worth: this.#worthOf(this.#after(state, move, 0), next) }));
  }

  /** The best of some moves, of many by looking into those that end best when nothing more is done. */
  #bestAmong(state: G['state'], moves: readonly Move[]): RatedMove {
    const { firstChoices, widths } = this.#reach;
    if (moves.length <= firstChoices) return bestOf(this.#rated(state, moves, 1));
    const alone = this.#rated(state, moves, widths.length).sort(byWorth);
    const best = alone.slice(0, firstChoices).map(({ move }) => move);
    return bestOf(this.#rated(state, best, 1));
  }

  /** The best move, and the one after it where it has been found with it, else -1. */
  #bestMoves(state: G['state']): readonly [Move, Move] {
    const found = this.#ratedAtOnce(state);
    // What was found is good until turns are rated again, which trying the others does.
    const best = found && bestAtOnce(found);
    const others = found?.others ?? this.#candidates(state);
    const other = others.length > 0 ? this.#bestAmong(state, others) : undefined;
    return other && !(best && best.worth >= other.worth) ? [other.move, -1] : [best!.place, best!.piece];
  }
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

/** The best of the ways that were rated at once; of equal ones the first. */
function bestAtOnce({ count, places, pieces, worths }: RatedTurns) {
  // The lists are used again: beyond the count they hold what was found before.
  if (count === 0) return undefined;
  let best = 0;
  for (let at = 1; at < count; at++) if (worths[at]! > worths[best]!) best = at;
  return { place: places[best]!, piece: pieces[best]!, worth: worths[best]! };
}

/** The move that is worth most; of equal ones the first. */
export function bestOf(rated: readonly RatedMove[]): RatedMove {
  let best = rated[0];
  if (!best) throw new Error('nothing can be done any more');
  for (const one of rated) if (one.worth > best.worth) best = one;
  return best;
}
