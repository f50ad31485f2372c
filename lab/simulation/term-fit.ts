import { chooseAction } from '../../src/computer/choose-turn.ts';
import { COLOURS } from '../../src/core/colour.ts';
import type { ChosenOptions } from '../../src/core/options.ts';
import type { GameTypes } from '../../src/core/rules.ts';
import type { ComputerGame, Weights } from '../../src/games/contract/computer.ts';
import { chooserFor, seedFor } from './chooser.ts';
import { addRow, emptySums, errorOf, fitFactors, type Sums, sumOf } from './least-squares.ts';
import { meanOf } from './match-statistics.ts';
import { playActions } from './play-actions.ts';
import { withWeights } from './with-weights.ts';

/** Number of parts of the games; each part is left out once, to estimate the error of the fit (jackknife). */
const PARTS = 10;

/** One in this many actions, on average, is random, so that terms do not always occur together. */
const ANY_ACTION = 10;

/**
 * Weight of squared changes of the weights (`fitFactors`), as of so many rows. Terms that seldom or never differ keep their
 * weights; terms that always differ together share a change.
 */
const RIDGE = 20;

/** Parameters of the games for a fit; equal parameters give equal games. */
export interface GamesToFit<G extends GameTypes> {
  readonly game: ComputerGame<G>;
  readonly set: G['content'];
  /** Seats. */
  readonly players: number;
  readonly options: ChosenOptions;
  /** Any text. */
  readonly seed: string;
  /** Number of games. */
  readonly games: number;
  /** Weights with which the regular computer plays the games. */
  readonly weights: Weights;
  /** Games of earlier fits, to which the new ones are added. */
  readonly seen?: GameSums | undefined;
}

/** Sums over the positions of games, one for each part (`PARTS`). */
export type GameSums = readonly Sums[];

/** Result of a fit. */
export interface TermFit {
  readonly weights: Weights;
  /** Standard error of every weight, estimated by leaving out one part of the games at a time. */
  readonly errors: Pick<Weights, 'early' | 'late'>;
  /** The spread of the weights with which the games were played. */
  readonly spreadBefore: number;
  /** The games of this fit and of earlier ones. */
  readonly seen: GameSums;
}

/**
 * Plays games, and fits the weights with which the terms of positions best predict the final leads. Positions are taken at
 * the beginning of turns, where a search rates them; a lead is that over the mean of the other seats. A position has the
 * weight 1 / (tiles left + 1), as leads scatter more the earlier it is. The weight of points, the first term, is not changed.
 */
export function fitTerms<G extends GameTypes>(from: GamesToFit<G>): TermFit {
  const { early, late } = from.weights;
  const width = 2 * early.length;
  const played = Array.from({ length: PARTS }, () => emptySums(width));
  for (let game = 0; game < from.games; game++) addGame(played[game % PARTS]!, from, game);
  const parts = played.map((part, index) => sumOf(from.seen ? [part, from.seen[index]!] : [part], width));
  const given = [...early, ...late];
  const free = [...given.keys()].filter((at) => at % early.length > 0);
  const fitOf = (some: readonly Sums[]) => fitFactors(sumOf(some, width), given, { free, ridge: RIDGE });
  const factors = fitOf(parts);
  const withoutOne = parts.map((part) => fitOf(parts.filter((one) => one !== part)));
  const errors = given.map((_, index) => {
    const squares = withoutOne.map((one) => (one[index]! - factors[index]!) ** 2);
    return Math.sqrt((PARTS - 1) * meanOf(squares));
  });
  const spread = spreadOf(
    played.map((part, index) => errorOf(part, withoutOne[index]!)),
    from.players,
  );
  return {
    weights: { ...splitWeights([...factors]), spread },
    errors: splitWeights(errors),
    spreadBefore: spreadOf([errorOf(sumOf(played, width), given)], from.players),
    seen: parts,
  };
}

function splitWeights(both: readonly number[]): Pick<Weights, 'early' | 'late'> {
  return { early: both.slice(0, both.length / 2), late: both.slice(both.length / 2) };
}

/**
 * Converts errors of leads over the mean of the other seats to the spread of leads over one other seat (`Weights.spread`),
 * which is larger.
 */
function spreadOf(errors: readonly number[], players: number): number {
  return Math.sqrt(((2 * (players - 1)) / players) * meanOf(errors.map((error) => error ** 2)));
}

/** Plays the game with this number, and adds a row for each of its positions and seats to `sums`. */
function addGame<G extends GameTypes>(sums: Sums, from: GamesToFit<G>, number: number): void {
  const { set, players, options, weights } = from;
  const game = withWeights(from.game, weights);
  const { computer, rules } = game;
  const seed = `${from.seed} ${number}`;
  const colours = COLOURS.slice(0, players);
  const setup = rules.createSetup({ content: set, colours, seed: seedFor(seed), order: 'given', options });
  const start = rules.startState(set, setup);
  const choose = chooserFor(seed);
  const positions: { readonly values: Float64Array; readonly left: number; readonly share: number }[] = [];
  let turn = 0;
  const decide = (state: G['state']): G['action'] => {
    if (rules.progressOf(state).turn !== turn) {
      turn = rules.progressOf(state).turn;
      const values = new Float64Array(computer.terms.length * players);
      computer.countTerms(state, values);
      const left = computer.tilesLeft(state);
      positions.push({ values, left, share: left / computer.tileCount(state) });
    }
    const isDue = rules.openingAction(state) ?? rules.dueAction?.(state);
    if (isDue || choose(ANY_ACTION) > 0) return chooseAction({ game, state, level: 'regular', choose });
    const actions = computer.legalActions(state);
    return actions[choose(actions.length)]!;
  };
  for (const _ of playActions(rules, start, decide));
  const scores = Float64Array.from(rules.scoresOf(start));
  for (const { values, left, share } of positions) {
    for (let seat = 0; seat < players; seat++) {
      const [lead] = aheadOfOthers(scores, { seat, players });
      const ahead = aheadOfOthers(values, { seat, players });
      const row = [...ahead.map((one) => one * share), ...ahead.map((one) => one * (1 - share))];
      addRow(sums, row, { y: lead!, weight: 1 / (left + 1) });
    }
  }
}

/** Returns the amounts of a seat less the mean amounts of the other seats; `values` has equally many amounts for each seat. */
function aheadOfOthers(values: Float64Array, { seat, players }: { seat: number; players: number }): Float64Array {
  const width = values.length / players;
  return Float64Array.from({ length: width }, (_, index) => {
    let all = 0;
    for (let other = 0; other < players; other++) all += values[other * width + index]!;
    const own = values[seat * width + index]!;
    return own - (all - own) / (players - 1);
  });
}
