import { COLOURS } from '../../src/core/colour.ts';
import type { ChosenOptions } from '../../src/core/options.ts';
import type { GameTypes, Rules } from '../../src/core/rules.ts';
import { chooserFor, seedFor } from './chooser.ts';
import { meanOf } from './match-statistics.ts';
import { playActions } from './play-actions.ts';
import type { Policy } from './playable-game.ts';

/** Rules and tile set that one side of a match uses. */
export interface KnownGame<G extends GameTypes> {
  readonly rules: Rules<G>;
  readonly set: G['content'];
}

/** A match of one player against others that play by another policy. */
export interface Match<G extends GameTypes> extends KnownGame<G> {
  readonly players: number;
  readonly options: ChosenOptions;
  /** Any text. */
  readonly seed: string;
  readonly games: number;
  readonly one: Policy<G>;
  /** Policy of all other seats. */
  readonly others: Policy<G>;
  /**
   * The game of another version of the program, whose states the other seats see; every action is performed in both games.
   * By default both sides see the same state.
   */
  readonly gameOfOthers?: KnownGame<G> | undefined;
}

/** Result of one game of a match, for the one player. */
export interface MatchGame {
  /** Number of its pile, from 0. */
  readonly pile: number;
  /** 1 = won, 0 = lost; a victory shared by n seats counts 1 / n. */
  readonly won: number;
  readonly points: number;
  /** Mean points of the other seats. */
  readonly pointsOfOthers: number;
}

/**
 * Plays a match. Every pile is played once with the one player at each seat, before the next pile.
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

/** Returns the one player's share of wins in the last pile; undefined until that has been played from every seat. */
export function scoreOfPile(games: readonly MatchGame[], players: number): number | undefined {
  if (games.length === 0 || games.length % players > 0) return undefined;
  return meanOf(games.slice(-players).map(({ won }) => won));
}

/** Plays a game with the one player at `seat`; returns the final state. */
function playGame<G extends GameTypes>(match: Match<G>, seat: number, seed: string): G['state'] {
  const { rules, set, players, options, one, others, gameOfOthers: other } = match;
  const colours = COLOURS.slice(0, players);
  const setup = rules.createSetup({ content: set, colours, seed: seedFor(`${seed} pile`), order: 'given', options });
  const choose = chooserFor(`${seed} play`);
  const state = rules.startState(set, setup);
  const stateOfOthers = other ? other.rules.startState(other.set, setup) : state;
  const decide = () => (rules.progressOf(state).seat === seat ? one(state, choose) : others(stateOfOthers, choose));
  for (const { action } of playActions(rules, state, decide)) {
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
