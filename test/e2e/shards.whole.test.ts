import { nextEvent } from 'local-discord/client';
import { expect, it } from 'vitest';
import { AutocompleteTable } from '../../lab/driving/table.ts';
import { chooserFor } from '../../lab/simulation/chooser.ts';
import { isPaused } from '../../src/app/acts.ts';
import { LOG_ERROR, type Pirogue, startPirogue, until } from '../support/pirogue.ts';

/** Whose servers are whose: the id of a server says which shard it is of. */
const shardOf = (guildId: string) => Number((BigInt(guildId) >> 22n) % 2n);

/** Two servers on two shards, each with a table of two that has begun. */
async function twoServers() {
  const other = { id: '', channel: '' };
  const pirogue = await startPirogue({
    shards: 2,
    prepare({ world, guildId }) {
      other.id = String(BigInt(guildId) + (1n << 22n));
      other.channel = world.addServer({ id: other.id, name: 'Elsewhere' }).id;
    },
  });
  const seat = async (channel: string | undefined, names: readonly [string, string]) => {
    const people = [await pirogue.person(names[0], channel), await pirogue.person(names[1], channel)];
    const table = new AutocompleteTable(people, chooserFor(3));
    await table.begin({ order: 'joined' });
    await table.nextPublicMessage(people[0]!.channel);
    return { table, people: people as [(typeof people)[0], (typeof people)[0]] };
  };
  const here = await seat(undefined, ['Ana', 'Bruno']);
  const there = await seat(other.channel, ['Dirk', 'Eva']);
  const { guildId } = pirogue.discord;
  return { pirogue, here, there, shardHere: shardOf(guildId), shardThere: shardOf(other.id) };
}

function errors({ log }: Pirogue) {
  return log.filter(({ level }) => level >= LOG_ERROR);
}

it('plays in servers of two shards, which are what Discord recommends', async () => {
  const { pirogue, here, there, shardHere, shardThere } = await twoServers();
  expect(shardHere).not.toBe(shardThere);
  expect(pirogue.bot.client.ws.shards.map(({ id }) => id)).toEqual([0, 1]);
  expect(pirogue.bot.client.guilds.cache.map(({ shardId }) => shardId).sort()).toEqual([0, 1]);
  for (const { table, people } of [here, there]) {
    await table.takeTurn(people[0]);
    expect((await table.nextPublicMessage(people[0].channel)).mentions.map(({ id }) => id)).toEqual([people[1].id]);
  }
  expect(errors(pirogue)).toEqual([]);
});

it.each([true, false])(
  'plays on in one server while the connection of the other is dead, and there again when it is back (resumed: %s)',
  async (resumable) => {
    const { pirogue, here, there, shardHere, shardThere } = await twoServers();
    const { gateway } = pirogue.discord;
    gateway.keepOut((shard) => shard === shardHere);
    gateway.drop({ resumable, shard: shardHere });
    await until(async () =>
      pirogue.log.some(({ msg, shard }) => msg === 'reconnecting to Discord' && shard === shardHere),
    );
    for (const mover of [0, 1, 0, 1] as const) {
      await there.table.takeTurn(there.people[mover]);
      await there.table.nextPublicMessage(there.people[0].channel);
    }
    expect(pirogue.log.some(({ msg, shard }) => /reconnecting|failed/.test(msg) && shard === shardThere)).toBe(false);
    // Nobody takes the games of a server that cannot be heard for games that are over.
    expect(await pirogue.store.games.allOpen()).toHaveLength(2);

    const back = nextEvent(pirogue.bot.client, resumable ? 'shardResume' : 'shardReady');
    gateway.keepOut(() => false);
    await back;
    await here.table.takeTurn(here.people[0]);
    expect((await here.table.nextPublicMessage(here.people[0].channel)).mentions.map(({ id }) => id)).toEqual([
      here.people[1].id,
    ]);
    expect(errors(pirogue)).toEqual([]);
  },
);

it('pauses the games of the server that the bot was removed from, and of no other', async () => {
  const { pirogue, here, there } = await twoServers();
  const guildId = pirogue.discord.guildId;
  pirogue.discord.gateway.dispatch('GUILD_DELETE', { id: guildId }, guildId);
  const isPausedIn = async (channel: string) => isPaused((await pirogue.store.games.open(channel))!);
  await until(() => isPausedIn(here.people[0].channel));
  expect(await isPausedIn(there.people[0].channel)).toBe(false);
});
