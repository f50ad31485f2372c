import { expect, it, vi } from 'vitest';
import { chooserFor } from '../../lab/simulation/chooser.ts';
import { builtCommand } from '../support/built-program.ts';
import { patient } from '../support/patience.ts';
import { differences } from './comparison.ts';
import { killPlan, type PlannedKill } from './kill-plan.ts';
import { playKilled } from './kill-run.ts';
import { killInMigration } from './migration.ts';

// A process that starts many times.
vi.setConfig({ testTimeout: patient(1_800_000) });

const command = builtCommand();

/** Enough for the kills; `npm run kill` plays to the end. */
const TURNS = 14;

/** A process that is ready is killed within so many milliseconds: those of a few turns. */
const LIFETIME = 700;

const TABLE = { players: 2, seed: 'short' };

it('plays the same game, and tells the same, when it is killed at every step of a turn and at random', async () => {
  const undisturbed = await playKilled({ ...TABLE, command, turns: TURNS, plan: [], lifetime: 0 });
  expect(undisturbed.faults).toEqual([]);
  expect(undisturbed.turns).toBe(TURNS + 1);
  const plan = killPlan(chooserFor(TABLE.seed), { times: 5, each: 1 });
  const killed = await playKilled({ ...TABLE, command, turns: TURNS, plan, lifetime: LIFETIME });
  expect(killed.killed.length).toBeGreaterThanOrEqual(5);
  expect(killed.killed.length + killed.left.length).toBe(plan.length);
  expect(differences(killed, undisturbed)).toEqual([]);
  expect([...killed.lost, ...killed.faults]).toEqual([]);
  // One message a turn, which mentions one player.
  const [ofLobby, ...ofTurns] = killed.messages.pings.map((mentions) => mentions.length);
  expect(ofLobby).toBe(0);
  expect(ofTurns.every((count) => count === 1)).toBe(true);
  expect(ofTurns.length).toBeGreaterThan(TURNS);
});

it('tells turns against a computer in one message, and pings nobody, however often it is killed', async () => {
  const plan: PlannedKill[] = [9_000, 3_000, 6_000, 1_500, 7_500, 4_500].map((part) => ({
    type: 'random',
    from: 'ready',
    part,
  }));
  const table = { players: 1, seed: 'alone', hasComputer: true };
  const killed = await playKilled({ ...table, command, turns: TURNS, plan, lifetime: LIFETIME });
  expect(killed.killed.length).toBeGreaterThan(2);
  expect(killed.turns).toBeGreaterThan(TURNS);
  expect([...killed.lost, ...killed.faults]).toEqual([]);
  expect(killed.messages.pings).toEqual([[], []]);
  const [, turn] = killed.messages.now();
  expect(turn!.text).toMatch(/has played:.*has played:/s);
  expect(turn!.pictures).toBe(1);
});

it('brings an older database up to date when it was killed in the middle of that', async () => {
  const { kills, faults } = await killInMigration({ command, each: 1 });
  expect(faults).toEqual([]);
  expect(kills).toBeGreaterThan(0);
});
