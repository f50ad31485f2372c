import { COLOURS } from '../../src/core/colour.ts';
import type { ChosenOptions } from '../../src/core/options.ts';
import type { GameTypes, Rules } from '../../src/core/rules.ts';
import { chooserFor, seedFor } from './chooser.ts';
import { meanOf } from './match-statistics.ts';
import type { Policy } from './playable-game.ts';
import { playing } from './playing.ts';

/** A game as one side of a match knows it. */
export interface KnownGame<G extends GameTypes> {
  readonly rules: Rules<G>;
  readonly set: G['content'];
}

/** Games of one player against others of another kind. */
export interface Match<G extends GameTypes> extends KnownGame<G> {
  readonly players: number;
  readonly options: ChosenOptions;
  /** Any text. */
  readonly seed: string;
  readonly games: number;
  readonly one: Policy<G>;
  /** How all other seats play. */
  readonly others: Policy<G>;
  /**
   * The game of another version of the program, in which the others see their states; every action is performed in both. By
   * default both sides see the same state.
   */
  readonly gameOfOthers?: KnownGame<G> | undefined;
}

/** How a game of a match ended. */
export interface MatchGame {
  /** Number of its pile, from 0. */
  readonly pile: number;
  /** 1 = won, 0 = lost; shared victories are shared. */
  readonly won: number;
  readonly points: number;
  /** Mean of the other seats. */
  readonly pointsOfOthers: number;
}

/**
 * Plays a match; every pile is played as often as there are seats, from each of them once, before the next one.
 *
 * @throws Error when two versions of the program disagree about scores, or about who moves
 */
export function* playMatch<G extends GameTypes>(match: Match<G>): Iterable<MatchGame> {
  const { players, games, rules, seed } = match;
  for (let number = 0; number < games; number++) {
    const seat = number % players;
    const pile = Math.floor(number / players);
    const scores = rules.scoresOf(playGame(match, seat, `${seed} ${pile}`));
    const best = Math.max(...scores);
    const points = scores[seat]!;
    yield {
      pile,
      won: points === best ? 1 / scores.filter((score) => score === best).length : 0,
      points,
      pointsOfOthers: (scores.reduce((sum, score) => sum + score, 0) - points) / (players - 1),
    };
  }
}

/** The share that the one player won of the last pile; undefined while that has not been played from every seat. */
export function scoreOfPile(games: readonly MatchGame[], players: number): number | undefined {
  if (games.length === 0 || games.length % players > 0) return undefined;
  return meanOf(games.slice(-players).map(({ won }) => won));
}

/** A played game, the one player of a match sitting at `seat`. */
function playGame<G extends GameTypes>(match: Match<G>, seat: number, seed: string): G['state'] {
  const { rules, set, players, options, one, others, gameOfOthers: other } = match;
  const colours = COLOURS.slice(0, players);
  const setup = rules.createSetup({ content: set, colours, seed: seedFor(`${seed} pile`), order: 'given', options });
  const choose = chooserFor(`${seed} play`);
  const state = rules.startState(set, setup);
  const stateOfOthers = other ? other.rules.startState(other.set, setup) : state;
  const decide = () => (rules.progressOf(state).seat === seat ? one(state, choose) : others(stateOfOthers, choose));
  for (const { action } of playing(rules, state, decide)) {
    if (!other) continue;
    other.rules.perform(stateOfOthers, action, []);
    const [own, theirs] = [
      [rules.scoresOf(state), rules.progressOf(state)],
      [other.rules.scoresOf(stateOfOthers), other.rules.progressOf(stateOfOthers)],
    ].map((seen) => JSON.stringify(seen));
    if (own !== theirs) throw new Error(`after ${rules.makeAction(action)} one side sees ${own}, the other ${theirs}`);
  }
  return state;
}
