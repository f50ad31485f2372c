import type { LocalDiscord } from 'local-discord';
import type { Program } from '../lab/driving/started-program.ts';
import { openStore } from '../src/store/open-store.ts';
import { processorTime, residentMemory, type StartBuilt } from './built-program.ts';
import type { ServerCosts } from './server-costs.ts';
import { entriesAt, type PlayedGame, playedGame, storeGame, storeTiles } from './stored-games.ts';
import { Wire } from './wire.ts';

/** Channels of every server. Real servers differ: this is what their figures hold for. */
export const CHANNELS = 10;

/** How many games are stored at the same time. */
const AT_ONCE = 8;

/** A program in servers where nobody plays. */
export interface Resting {
  readonly servers: number;
  readonly games: number;
  readonly program: Program;
  /** What it has used since its start or the last call, and has in memory: processor milliseconds, MiB. */
  readonly used: () => Promise<{ readonly program: number; readonly database: number; readonly memory: number }>;
  /** Bytes of its database. */
  readonly stored: number;
  readonly close: () => Promise<void>;
}

/** Starts a program in many servers with a database of its own, with games of every age that wait for somebody. */
export async function startResting(
  of: { readonly start: StartBuilt; readonly costs: ServerCosts; readonly url: string },
  { servers, games }: { servers: number; games: number },
): Promise<Resting> {
  const name = `rest_${servers}_${games}`;
  await of.costs.run(`create database ${name}`);
  const url = `${of.url}/${name}`;
  const discord = await new Wire().open();
  const channels = addServers(discord, servers);
  await storeGames(url, discord, { channels, games });
  const program = of.start(discord, url);
  await program.ready;
  let before = { program: 0, database: 0 };
  return {
    servers,
    games,
    program,
    stored: await of.costs.sizeOf(name),
    async used() {
      const now = { program: await processorTime(program), database: await of.costs.processorTime(name) };
      const used = {
        program: (now.program - before.program) * 1000,
        database: (now.database - before.database) * 1000,
      };
      before = now;
      return { ...used, memory: await residentMemory(program) };
    },
    async close() {
      program.child.kill('SIGKILL');
      await discord.close();
    },
  };
}

/** Adds servers with their channels; returns the first channel of each. */
function addServers({ world }: LocalDiscord, servers: number): { guildId: string; channelId: string }[] {
  return Array.from({ length: servers }, (_, at) => {
    const guildId = String((2n ** 38n + BigInt(at)) << 22n);
    const first = world.addServer({ id: guildId, name: `Server ${at}` });
    for (let more = 1; more < CHANNELS; more++)
      world.addChannel({ ...first, id: world.ids.next(), name: `channel-${more}`, position: more });
    return { guildId, channelId: first.id };
  });
}

async function storeGames(
  url: string,
  { personIds }: LocalDiscord,
  { channels, games }: { channels: readonly { guildId: string; channelId: string }[]; games: number },
): Promise<void> {
  // Nothing of it has to survive a power cut, as it can be stored again.
  const store = await openStore(`${url}?options=-c%20synchronous_commit%3Doff`);
  await storeTiles(store);
  const all: PlayedGame[] = Array.from({ length: 10 }, (_, seed) => playedGame(3, `rest ${seed}`));
  const users = Object.values(personIds);
  let next = 0;
  const storing = async () => {
    for (let game = next++; game < games; game = next++) {
      const played = all[game % all.length]!;
      const entries = entriesAt(played, (game % 90) / 100);
      await storeGame(store, { played, entries, users, ...channels[game]! });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, storing));
  await store.close();
}
