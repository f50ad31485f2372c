import { describe, expect, it } from 'vitest';
import { AMAZONAS } from '../../lab/simulation/amazonas.ts';
import { CARCASSONNE } from '../../lab/simulation/carcassonne.ts';
import { playMatch } from '../../lab/simulation/match.ts';
import type { PlayableGame } from '../../lab/simulation/playable-game.ts';
import type { GameTypes } from '../../src/core/rules.ts';
import { CONTENT } from '../games/carcassonne/content.ts';
import { SHIPPED } from '../support/scenario-set.ts';

function wins<G extends GameTypes>(game: PlayableGame<G>, set: G['content'], pair: readonly [string, string]): number {
  const [one, others] = pair.map((name) => game.policies[name]!) as [never, never];
  const match = { rules: game.rules, set, players: 2, options: {}, seed: 'short', games: 6, one, others };
  return [...playMatch(match)].reduce((sum, { won }) => sum + won, 0);
}

describe('in a short tournament', () => {
  it('the regular computer beats chance in Carcassonne in every game', () => {
    expect(wins(CARCASSONNE, CONTENT, ['regular', 'random'])).toBe(6);
  });

  it('the regular computer beats chance in Amazonas in every game', () => {
    expect(wins(AMAZONAS, SHIPPED, ['regular', 'random'])).toBe(6);
  });

  it('the regular computer beats the learner clearly', () => {
    expect(wins(CARCASSONNE, CONTENT, ['regular', 'learner'])).toBeGreaterThanOrEqual(5);
  });

  it('two versions of the program play the same game, each in a state of its own', () => {
    const regular = CARCASSONNE.policies.regular!;
    const known = { rules: CARCASSONNE.rules, set: CONTENT };
    const match = { ...known, players: 3, options: {}, seed: 'short', games: 3, one: regular, others: regular };
    const games = [...playMatch({ ...match, gameOfOthers: known })];
    expect(games).toEqual([...playMatch(match)]);
    expect(games.map(({ pile }) => pile)).toEqual([0, 0, 0]);
  });

  it('two versions that count points differently are found out', () => {
    const regular = CARCASSONNE.policies.regular!;
    const known = { rules: CARCASSONNE.rules, set: CONTENT };
    const scoresOf: typeof known.rules.scoresOf = (state) => known.rules.scoresOf(state).map((points) => points * 2);
    const gameOfOthers = { ...known, rules: { ...known.rules, scoresOf } };
    const match = { ...known, players: 2, options: {}, seed: 'short', games: 1, one: regular, others: regular };
    expect(() => [...playMatch({ ...match, gameOfOthers })]).toThrow('one side sees');
  });
});
