import { expect } from 'vitest';
import { openStore } from '../../src/store/open-store.ts';
import { builtCommand } from '../support/built-program.ts';
import { newDatabase } from '../support/test-database.ts';
import { playPlanning } from './planning-people.ts';
import type { PlannedGame } from './planning-run.ts';

/** Turns of a game of 72 tiles, but for its last ones. */
const TURNS_OF_GAME = 67;

/** How many games are played at most beyond the wanted turns: by chance none of a short game spoils a plan. */
const FURTHER_GAMES = 4;

/** Plays games of people who plan, in which the program is killed, and expects that all is as the model says. */
export async function playPlannedGames(wanted: Readonly<Record<'turns' | 'kills', number>>): Promise<void> {
  const games: PlannedGame[] = [];
  const sum = (count: (game: PlannedGame) => number) => games.reduce((all, game) => all + count(game), 0);
  const isSeen = (count: (game: PlannedGame) => number) => sum(count) > 0;
  for (let further = 0; further <= FURTHER_GAMES; ) {
    const left = wanted.turns - sum(({ turns }) => turns);
    if (left <= 0) {
      if ([dropped, spoiled, takenBack].every(isSeen)) break;
      further++;
    }
    const turns = Math.min(TURNS_OF_GAME, left > 0 ? left : wanted.turns);
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
  const turns = sum((game) => game.turns);
  expect(sum((game) => game.carriedOut + game.dropped)).toBeGreaterThanOrEqual(turns / 2);
  expect([dropped, spoiled, takenBack].map(isSeen)).toEqual([true, true, true]);
}

const dropped = (game: PlannedGame) => game.dropped;
const spoiled = (game: PlannedGame) => game.spoiled;
const takenBack = (game: PlannedGame) => game.takenBack;
