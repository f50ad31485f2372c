import { quickTurns } from '../computer/playouts.ts';
import { COLOURS } from '../core/colour.ts';
import type { ChosenOptions } from '../core/options.ts';
import type { GameTypes } from '../core/rules.ts';
import type { ComputerGame, Weights } from '../games/contract/computer.ts';
import { type Choose, chooserFor, seedFor } from './chooser.ts';
import { addRow, errorOf, fittedFactors, noSums, type Sums, sumOf } from './least-squares.ts';

/** Parts into which games are dealt: each is left out once, to see how far a fit depends on the games it was given. */
const PARTS = 10;

/** Tiles left that leave as much open as the end of the game itself: how much a position says about the final lead. */
const ALWAYS_OPEN = 2;

/** One in this many turns is played at random, so that the same terms do not always come together. */
const ANY_TURN = 12;

/** A term with the points that one of it turned out to be worth. */
export interface FittedTerm {
  readonly name: string;
  readonly weight: number;
  /** Standard error of the weight, by leaving out a part of the games at a time. */
  readonly error: number;
}

/** What a fit came to. */
export interface TermFit {
  /** Games that were played. */
  readonly games: number;
  readonly terms: readonly FittedTerm[];
  /**
   * By how many points final leads differ from what the evaluation says before a turn, as a root of the mean square in
   * which late positions count more: with the weights given, and with those fitted to the games of the other parts.
   */
  readonly errorBefore: number;
  readonly errorAfter: number;
}

/** Games that are played to be fitted to; equal ones are equal games. */
export interface GamesToFit<G extends GameTypes> {
  readonly game: ComputerGame<G>;
  readonly set: G['content'];
  /** Seats. */
  readonly players: number;
  readonly options: ChosenOptions;
  /** Any text. */
  readonly seed: string;
  /** How many. */
  readonly games: number;
  /** Weights of all terms, with which they are played. */
  readonly weights: Weights;
  /** Asked after every game whether time is over; every part gets two games in any case. */
  readonly isOver?: () => boolean;
}

/**
 * Plays games and finds the weights with which the terms of positions come next to the leads at the end. A position is
 * seen where a turn begins, which is where a search values it; a lead is that over the mean of the other seats.
 *
 * @param terms names of the terms that are fitted; all others keep the weights with which the games are played
 * @throws Error when some of the terms always differ together, so that nothing tells them apart
 */
export function fitTerms<G extends GameTypes>(playing: GamesToFit<G>, terms: readonly string[]): TermFit {
  const names = playing.game.computer.terms;
  const parts = Array.from({ length: PARTS }, () => noSums(names.length));
  let games = 0;
  while (games < playing.games && !(games >= 2 * PARTS && playing.isOver?.())) {
    addGame(parts[games % PARTS]!, playing, games);
    games++;
  }
  const given = playing.weights.late;
  const free = terms.map((name) => names.indexOf(name));
  const all = sumOf(parts, names.length);
  const factors = fittedFactors(all, given, free);
  const withoutOne = parts.map((_, left) => {
    const rest = parts.filter((_, at) => at !== left);
    return fittedFactors(sumOf(rest, names.length), given, free);
  });
  return {
    games,
    terms: free.map((at) => {
      const squares = withoutOne.map((one) => (one[at]! - factors[at]!) ** 2);
      return { name: names[at]!, weight: factors[at]!, error: Math.sqrt((PARTS - 1) * meanOf(squares)) };
    }),
    errorBefore: errorOf(all, given),
    errorAfter: Math.sqrt(meanOf(parts.map((part, at) => errorOf(part, withoutOne[at]!) ** 2))),
  };
}

/** Plays a game by its number, and adds its positions with its end to sums. */
function addGame<G extends GameTypes>(sums: Sums, playing: GamesToFit<G>, number: number): void {
  const { game, set, players, options, weights } = playing;
  const { computer, rules } = game;
  const seed = `${playing.seed} ${number}`;
  const colours = COLOURS.slice(0, players);
  const setup = rules.createSetup({ content: set, colours, seed: seedFor(seed), order: 'given', options });
  const state = rules.startState(set, setup);
  const choose = chooserFor(seed);
  const search = quickTurns(game, players, weights);
  const positions: { readonly values: Float64Array; readonly left: number }[] = [];
  while (!rules.isOver(state)) {
    const values = new Float64Array(sums.width * players);
    computer.countTerms(state, values);
    positions.push({ values, left: computer.tilesLeft(state) });
    if (choose(ANY_TURN) === 0) playAnyTurn(game, state, choose);
    else search.playTurn(state, choose);
  }
  const scores = Float64Array.from(rules.scoresOf(state));
  for (const { values, left } of positions) {
    for (let seat = 0; seat < players; seat++) {
      const [lead] = aheadOfOthers(scores, { seat, players });
      addRow(sums, aheadOfOthers(values, { seat, players }), { y: lead!, weight: 1 / (left + ALWAYS_OPEN) });
    }
  }
}

/** Plays a turn with any legal actions. */
function playAnyTurn<G extends GameTypes>(
  { computer, rules }: ComputerGame<G>,
  state: G['state'],
  choose: Choose,
): void {
  const { turn } = rules.progressOf(state);
  while (!rules.isOver(state) && rules.progressOf(state).turn === turn) {
    const moves = computer.legalMoves(state);
    computer.take(state, moves[choose(moves.length)]!);
  }
}

/** What a seat has more of everything than the others have on average; `values` holds as many of every seat. */
function aheadOfOthers(values: Float64Array, { seat, players }: { seat: number; players: number }): Float64Array {
  const width = values.length / players;
  return Float64Array.from({ length: width }, (_, at) => {
    let all = 0;
    for (let other = 0; other < players; other++) all += values[other * width + at]!;
    const own = values[seat * width + at]!;
    return own - (all - own) / (players - 1);
  });
}

function meanOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
}
