import type { ChosenOptions } from '../core/options.ts';
import type { GameTypes } from '../core/rules.ts';
import type { PlayableGame, Policy } from './playable-game.ts';
import { simulateGame } from './simulated-game.ts';

/** Games of one player against others of another kind. */
export interface Match<G extends GameTypes> {
  readonly game: PlayableGame<G>;
  readonly set: G['content'];
  readonly players: number;
  readonly options: ChosenOptions;
  /** Any text. */
  readonly seed: string;
  readonly games: number;
  readonly one: Policy<G>;
  /** How all other seats play. */
  readonly others: Policy<G>;
}

/** How a game of a match ended. */
export interface MatchGame {
  /** 1 = won, 0 = lost; shared victories are shared. */
  readonly won: number;
  readonly points: number;
  /** Mean of the other seats. */
  readonly pointsOfOthers: number;
}

/** Plays a match; every pile is played as often as there are seats, from each of them once, before the next one. */
export function* playMatch<G extends GameTypes>(match: Match<G>): Iterable<MatchGame> {
  const { game, players, games, one, others, seed, ...given } = match;
  const playing = { ...game, policies: { ...game.policies, one, others } };
  for (let number = 0; number < games; number++) {
    const seat = number % players;
    const policies = Array.from({ length: players }, (_, other) => (other === seat ? 'one' : 'others'));
    const pile = `${seed} ${Math.floor(number / players)}`;
    const { state } = simulateGame({ ...given, game: playing, players, policies, seed: pile, order: 'given' });
    const scores = game.rules.scoresOf(state);
    const best = Math.max(...scores);
    const points = scores[seat]!;
    yield {
      won: points === best ? 1 / scores.filter((score) => score === best).length : 0,
      points,
      pointsOfOthers: (scores.reduce((sum, score) => sum + score, 0) - points) / (players - 1),
    };
  }
}
