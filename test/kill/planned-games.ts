import { expect } from 'vitest';
import { openStore } from '../../src/store/open-store.ts';
import { builtCommand } from '../support/built-program.ts';
import { newDatabase } from '../support/test-database.ts';
import { playPlanning } from './planning-people.ts';
import type { PlannedGame } from './planning-run.ts';

/** Turns of a game of 72 tiles, but for its last ones. */
const TURNS_OF_GAME = 67;

/** Plays games of people who plan, in which the program is killed, and expects that all is as the model says. */
export async function playPlannedGames(wanted: Readonly<Record<'turns' | 'kills', number>>): Promise<void> {
  const games: PlannedGame[] = [];
  const sum = (count: (game: PlannedGame) => number) => games.reduce((all, game) => all + count(game), 0);
  while (sum(({ turns }) => turns) < wanted.turns) {
    const turns = Math.min(TURNS_OF_GAME, wanted.turns - sum(({ turns }) => turns));
    const kills = Math.ceil((wanted.kills * turns) / wanted.turns);
    const url = await newDatabase();
    const store = await openStore(url);
    const game = await playPlanning({
      store,
      url,
      command: builtCommand(),
      seed: `game ${games.length}`,
      turns,
      kills,
    });
    await store.close();
    expect(game.faults).toEqual([]);
    games.push(game);
  }
  expect(sum(({ kills }) => kills)).toBeGreaterThanOrEqual(wanted.kills);
  expect(sum(({ carriedOut, dropped }) => carriedOut + dropped)).toBeGreaterThanOrEqual(wanted.turns / 2);
  expect(sum(({ dropped }) => dropped)).toBeGreaterThan(0);
  expect(sum(({ spoiled }) => spoiled)).toBeGreaterThan(0);
  expect(sum(({ takenBack }) => takenBack)).toBeGreaterThan(0);
}
