import { PermissionFlagsBits } from 'discord-api-types/v10';
import { expect, it } from 'vitest';
import { AutocompleteTable } from '../../lab/driving/table.ts';
import { chooserFor } from '../../lab/simulation/chooser.ts';
import { type Pirogue, startPirogue } from '../support/pirogue.ts';

/** What another version of the program may have left in the database of a running game. */
const LEFTOVERS = [
  ['later rules', `UPDATE games SET setup = json_set(setup, '$.version', 99) WHERE id = 1`],
  ['another game', `UPDATE games SET rule_set = 'chess' WHERE id = 1`],
  ['tiles that are gone', `UPDATE games SET setup = json_set(setup, '$.tileSet', 'gone') WHERE id = 1`],
] as const;

const WORD = /rules or a tile set that this version of the bot does not have/;

async function twoGames(pirogue: Pirogue) {
  const [amazon, jungle] = Object.values(pirogue.discord.channelIds);
  const names = Object.keys(pirogue.discord.personIds);
  const at = async (channel: string, from: number) => {
    const people = await Promise.all(names.slice(from, from + 2).map((name) => pirogue.person(name, channel)));
    const table = new AutocompleteTable(people, chooserFor(5));
    await table.begin({ order: 'joined' });
    await table.nextPublicMessage();
    return { people, table };
  };
  return { damaged: await at(amazon!, 0), sound: await at(jungle!, 2) };
}

it.each(LEFTOVERS)('refuses a game of %s with a word, and goes on with the others', async (_, statement) => {
  const pirogue = await startPirogue();
  const { damaged, sound } = await twoGames(pirogue);
  const [ana] = damaged.people;
  pirogue.connection.exec(statement);

  for (const command of ['draw', 'turn', 'score', 'board', 'undo', 'help', 'tiles', 'log', 'export', 'verify']) {
    expect((await ana!.command(command)).content, command).toMatch(WORD);
  }
  expect((await ana!.command('place', { x: 1, y: 2 })).content).toMatch(WORD);
  expect(await ana!.autocomplete('place', { x: '' }, 'x')).toEqual([]);
  // Their other games are listed.
  expect((await ana!.command('mygames')).content).not.toMatch(/went wrong/);
  await sound.table.takeTurn(sound.people[0]!);
  await sound.table.nextPublicMessage();

  // Who manages the channel can make room for another game.
  pirogue.discord.world.updateChannel(ana!.channel, {
    permission_overwrites: [{ id: ana!.id, type: 1, allow: String(PermissionFlagsBits.ManageChannels), deny: '0' }],
  });
  await ana!.command('admin', { end: {} });
  expect((await pirogue.store.games.byId(1))!.status).toBe('closed');
  expect((await ana!.command('new')).content).not.toMatch(WORD);
});
