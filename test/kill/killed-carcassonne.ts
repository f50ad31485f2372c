import { expect } from 'vitest';
import { chooserFor } from '../../lab/simulation/chooser.ts';
import { builtCommand } from '../support/built-program.ts';
import { newDatabase } from '../support/test-database.ts';
import { differences } from './comparison.ts';
import { killPlan } from './kill-plan.ts';
import { playKilled } from './kill-run.ts';

/** Four who own The Princess & the Dragon, Abbey & Mayor, the Phantom and the Festival. */
const TABLE = {
  players: 4,
  seed: 'dragon night',
  carcassonne: { dragon: true, abbey: true, phantom: true, festival: true },
};

/** A process that is ready is killed within so many milliseconds: those of a few turns. */
const LIFETIME = 700;

/**
 * Plays a game of four with large and small boxes by commands while the program is killed, and expects the same game as without
 * that, with every turn told in one message that pings one player.
 *
 * @param turns after which it ends; its end unless told
 */
export async function playKilledCarcassonne(kills: { times: number; each: number }, turns?: number): Promise<void> {
  const game = async () => {
    const url = await newDatabase();
    return {
      ...TABLE,
      ...(!url.startsWith('file:') && { server: url }),
      command: builtCommand(),
      ...(turns && { turns }),
    };
  };
  const undisturbed = await playKilled({ ...(await game()), plan: [], lifetime: 0 });
  expect(undisturbed.faults).toEqual([]);
  const plan = killPlan(chooserFor(TABLE.seed), kills);
  const killed = await playKilled({ ...(await game()), plan, lifetime: LIFETIME });
  expect(killed.killed.length).toBeGreaterThanOrEqual(kills.times);
  expect(differences(killed, undisturbed)).toEqual([]);
  expect([...killed.lost, ...killed.faults]).toEqual([]);
  const [ofLobby, ...ofTurns] = killed.messages.pings.map((mentions) => mentions.length);
  expect(ofLobby).toBe(0);
  // The end is told to all.
  if (killed.record.status === 'ended') expect(ofTurns.pop()).toBe(TABLE.players);
  expect(ofTurns.filter((count) => count > 1)).toEqual([]);
  // Who was pinged for a turn is not pinged for it again when the one before was taken back.
  const takenBack = killed.messages.now().filter(({ text }) => text.startsWith('This was taken back'));
  expect(ofTurns.filter((count) => count === 0).length).toBe(takenBack.length);
  expect(ofTurns.length - takenBack.length).toBeGreaterThan(undisturbed.turns - 2);
}
