import { PermissionFlagsBits } from 'discord-api-types/v10';
import { expect, it } from 'vitest';
import { controlsOf, isPublic } from '../../lab/driving/controls.ts';
import { startPirogue, until } from '../support/pirogue.ts';
import {
  askedOn,
  checkRequests,
  gameOf,
  letManageChannels,
  openGame,
  press,
  pressStale,
  publicMessage,
} from '../support/seated-table.ts';

const NAMES = ['Ana', 'Ben', 'Eva'];

/** A game of three and Mo, who does not play and manages the channel. */
async function moderated() {
  const pirogue = await startPirogue();
  const { people, turn, table } = await gameOf(pirogue, NAMES);
  const mo = await pirogue.person('Mo');
  letManageChannels(pirogue, mo);
  return { pirogue, people, turn, table, mo };
}

it('lets nobody but people with Manage Channels look after a game', async () => {
  const { pirogue, people, mo } = await moderated();
  const [, ben] = people;
  // Discord does not let Ben call the command at all; a server can let anybody do so.
  const { commands } = (await ben.state()) as { commands: readonly { name: string }[] };
  expect(commands.map(({ name }) => name)).not.toContain('admin');
  const admin = await mo.findCommand('admin');
  const { world } = pirogue.discord;
  world.setCommands(
    world.commands().map((one) => (one.id === admin.id ? { ...one, default_member_permissions: null } : one)),
  );
  for (const call of [{ pause: {} }, { undo: {} }, { kick: { user: mo.id } }, { check: {} }]) {
    expect((await ben.command('admin', call)).content).toMatch(/you need the permission Manage Channels/);
  }
  expect((await mo.command('admin', { resume: {} })).content).toMatch(/not paused/);
  expect((await mo.command('admin', { kick: { user: mo.id } })).content).toMatch(/no seat in this game/);
  expect((await openGame(pirogue, ben)).acts).toEqual([]);
  checkRequests(pirogue);
});

it('pauses and resumes a game for somebody who manages the channel, each told once', async () => {
  const { pirogue, people, mo, turn } = await moderated();
  const [ana, ben, eva] = people;
  await ben.command('vote', { what: 'pause' });
  expect((await mo.command('admin', { pause: {} })).content).toMatch(/the channel is told that you did it/);
  const told = await publicMessage(ana, new RegExp(`<@${mo.id}>, who manages this channel, paused the game`));
  expect(askedOn(told)).toEqual(['ask resume']);
  expect(told.mentions).toEqual([]);
  // The table need not be asked any more.
  await publicMessage(ana, /No longer needed/);
  expect((await mo.command('admin', { pause: {} })).content).toMatch(/The game is paused/);
  expect((await ana.command('draw')).content).toMatch(/The game is paused/);
  expect((await mo.command('admin', { resume: {} })).content).toMatch(/goes on/);
  const next = await publicMessage(ana, new RegExp(`<@${mo.id}>, who manages this channel, lets the game go on`));
  expect(next.id).not.toBe(turn.id);
  expect(next.mentions.map(({ id }) => id)).toEqual([ana.id]);
  // The message of the pause has lost its button, which somebody may see a moment longer.
  const after = await publicMessage(ana, /who manages this channel, paused the game\.?$/);
  expect(after).toMatchObject({ id: told.id, components: [] });
  const [resume] = controlsOf(told);
  expect((await pressStale(pirogue, eva, told, resume!.custom_id)).content).toMatch(/not paused/);
  expect((await ana.command('draw')).content).toMatch(/You have drawn|It fits only/);
  const acts = (await openGame(pirogue, ana)).acts.filter(({ userId }) => userId === mo.id);
  expect(acts.map(({ act }) => act.type)).toEqual(['paused', 'resumed']);
  checkRequests(pirogue);
});

it('has buttons for a moderator, who must still be one', async () => {
  const { pirogue, people, mo } = await moderated();
  const [ana] = people;
  const check = await mo.command('admin', { check: {} });
  expect(askedOn(check)).toEqual(['admin pause', 'admin undo', 'admin end']);
  expect((await press(mo, check, 'admin', 'pause')).content).toMatch(/The game is paused, and the channel is told/);
  expect((await press(mo, check, 'admin', 'pause')).content).toMatch(/The game is paused/);
  const again = await mo.command('admin', { check: {} });
  expect(askedOn(again)).toEqual(['admin resume', 'admin undo', 'admin end']);
  pirogue.discord.world.updateChannel(mo.channel, { permission_overwrites: [] });
  expect((await press(mo, again, 'admin', 'resume')).content).toMatch(/you need the permission Manage Channels/);
  letManageChannels(pirogue, mo);
  await press(mo, again, 'admin', 'resume');
  expect((await ana.command('draw')).content).toMatch(/You have drawn|It fits only/);
  await press(mo, again, 'admin', 'end');
  await publicMessage(ana, new RegExp(`The game is over.*<@${mo.id}>`));
  expect((await press(mo, again, 'admin', 'end')).content).toMatch(/button is old/);
  checkRequests(pirogue);
});

it('takes back the last action for a moderator, whosever it was, and never a draw', async () => {
  const { pirogue, people, mo, table } = await moderated();
  const [ana, ben] = people;
  expect((await mo.command('admin', { undo: {} })).content).toMatch(/nothing to take back/i);
  await ana.command('draw');
  expect((await mo.command('admin', { undo: {} })).content).toMatch(/A draw is final|cannot be taken back/i);
  await table.takeTurn(ana);
  expect((await mo.command('admin', { undo: {} })).content).toMatch(/The last action is taken back/);
  const told = await publicMessage(ben, new RegExp(`<@${mo.id}>, who manages this channel, took back the last action`));
  expect(told.mentions.map(({ id }) => id)).toEqual([ana.id]);
  expect(told.content).not.toMatch(/Ana.* took back/);
  expect((await ben.command('draw')).content).toMatch(/turn of|not your turn/);
  await ben.command('log');
  // Ana goes on where she was.
  expect((await ana.command('turn')).content).toMatch(/It is your turn/);
  checkRequests(pirogue);
});

it('takes a player out of a game; somebody else can take the seat, and with one left the game is over', async () => {
  const { pirogue, people, mo } = await moderated();
  const [ana, ben, eva] = people;
  const zoe = await pirogue.person('Zoe');
  await mo.command('admin', { kick: { user: ana.id } });
  const told = await publicMessage(ben, /took .*Ana.* out of the game; the bot plays this seat/);
  expect(told.mentions).toEqual([]);
  const next = await publicMessage(ben, /The bot has played for .*Ana/);
  expect(next.mentions.map(({ id }) => id)).toEqual([ben.id]);
  expect((await ana.command('draw')).content).toMatch(/You were taken out of this game/);
  expect((await mo.command('admin', { kick: { user: ana.id } })).content).toMatch(/bot plays this seat already/);
  expect((await mo.command('admin', { undo: {} })).content).toMatch(/would play the same again|final/);
  expect((await press(ben, told, 'ask', 'replace:0')).content).toMatch(/The others are asked/);
  await press(eva, await publicMessage(ben, /let somebody else play for .*Ana/), 'vote', 'yes');
  const free = await publicMessage(zoe, /Anyone who does not play/);
  await press(zoe, free, 'take');
  expect((await openGame(pirogue, ben)).seats[0]!.userId).toBe(zoe.id);
  await until(async () => (await publicMessage(ben, /took .*Ana.* out of the game/)).components?.length === 0);
  await mo.command('admin', { kick: { user: zoe.id } });
  const ended = await mo.command('admin', { kick: { user: eva.id } });
  expect(ended.content).toMatch(/That has ended the game, and the channel is told/);
  const end = await publicMessage(ben, /The game is over/);
  expect(end.content).toMatch(/took .*Eva.* out of it, so one player is left/);
  checkRequests(pirogue);
});

it('moves a game to another channel, where it goes on', async () => {
  const { pirogue, people, mo, turn, table } = await moderated();
  const [ana, ben] = people;
  const here = ana.channel;
  const there = Object.values(pirogue.discord.channelIds)[1]!;
  await ben.command('vote', { what: 'skip' });
  const zoe = await pirogue.person('Zoe');
  await ana.command('replace', { user: zoe.id });
  const offer = await publicMessage(zoe, /offers you a seat/);
  expect((await mo.command('admin', { move: { channel: there } })).content).toMatch(/Manage Channels in <#\d+>, too/);
  letManageChannels(pirogue, mo, there);
  expect((await mo.command('admin', { move: { channel: here } })).content).toMatch(/has a game already/);
  expect((await mo.command('admin', { move: { channel: there } })).content).toContain(`goes on in <#${there}>`);
  const gone = await publicMessage(ana, /moved the game: it goes on in/);
  expect(gone.content).toContain(`<#${there}>`);
  expect(gone.mentions).toEqual([]);
  const next = await publicMessage(ana, /moved the game here/, there);
  expect(next.mentions.map(({ id }) => id)).toEqual([ana.id]);
  await publicMessage(ana, /No longer needed/);
  expect((await publicMessage(ana, /no longer offers this seat/)).id).toBe(offer.id);
  await until(async () => controlsOf((await ana.messages()).find(({ id }) => id === turn.id)!).length === 0);
  expect(await pirogue.store.games.open(here)).toBeUndefined();
  // Buttons of the old channel say where it is.
  for (const verb of ['draw', 'undo']) {
    const control = controlsOf(turn).find(({ custom_id }) => custom_id.includes(`:${verb}:`));
    if (!control) continue;
    expect((await pressStale(pirogue, ana, turn, control.custom_id)).content).toContain(`it goes on in <#${there}>`);
  }
  const take = controlsOf(offer)[0]!.custom_id;
  expect((await pressStale(pirogue, zoe, offer, take)).content).toContain(`it goes on in <#${there}>`);
  expect((await ana.command('draw')).content).toMatch(/No game is running/);
  for (const person of people) person.channel = there;
  await table.takeTurn(ana);
  expect((await publicMessage(ben, /Ana.* has played/, there)).mentions.map(({ id }) => id)).toEqual([ben.id]);
  // The channel that it left can be deleted, and have another game.
  expect((await mo.command('new')).content).toMatch(/Your game is open/);
  pirogue.discord.world.deleteChannel(here);
  await until(async () => (await pirogue.store.games.allOpen()).length === 1);
  expect((await ben.command('draw')).content).toMatch(/You have drawn|It fits only/);
  checkRequests(pirogue);
});

it('moves no game to where the bot cannot post, or where there is a game', async () => {
  const { pirogue, people, mo } = await moderated();
  const [ana] = people;
  const there = Object.values(pirogue.discord.channelIds)[1]!;
  const { world } = pirogue.discord;
  const manages = { id: mo.id, type: 1, allow: String(PermissionFlagsBits.ManageChannels), deny: '0' };
  const mute = { id: pirogue.bot.client.user.id, type: 1, allow: '0', deny: String(PermissionFlagsBits.AttachFiles) };
  world.updateChannel(there, { permission_overwrites: [manages, mute] });
  await until(async () => {
    const answer = await mo.command('admin', { move: { channel: there } });
    return /not allowed to post in <#\d+>/.test(answer.content);
  });
  letManageChannels(pirogue, mo, there);
  const elsewhere = await pirogue.person('Kim', there);
  await elsewhere.command('new');
  await until(async () => {
    const answer = await mo.command('admin', { move: { channel: there } });
    return /has a game already/.test(answer.content);
  });
  expect((await openGame(pirogue, ana)).acts).toEqual([]);
});

it('tells a moderator what the bot lacks in a channel', async () => {
  const pirogue = await startPirogue();
  const mo = await pirogue.person('Mo');
  letManageChannels(pirogue, mo);
  const good = await mo.command('admin', { check: {} });
  expect(isPublic(good)).toBe(false);
  expect(good.content).toMatch(
    /Messages of games: I have what they need.*Pictures: I have.*Threads for games: I have/s,
  );
  expect(good.content).toMatch(/Commands: the role everyone lacks Use Application Commands/);
  expect(good.content).toMatch(/Direct messages: one has just reached you/);
  const { world } = pirogue.discord;
  const everyone = (await pirogue.store.people.channel(mo.channel))!.guildId;
  const denied = PermissionFlagsBits.AttachFiles | PermissionFlagsBits.CreatePublicThreads;
  world.updateChannel(mo.channel, {
    permission_overwrites: [
      { id: mo.id, type: 1, allow: String(PermissionFlagsBits.ManageChannels), deny: '0' },
      { id: everyone, type: 0, allow: String(PermissionFlagsBits.UseApplicationCommands), deny: '0' },
      { id: pirogue.bot.client.user.id, type: 1, allow: '0', deny: String(denied) },
    ],
  });
  pirogue.discord.setDirectMessages(mo.id, false);
  const bad = await mo.command('admin', { check: {} });
  expect(bad.content).toMatch(/Commands: members may use them/);
  expect(bad.content).toMatch(/Direct messages: none reached you/);
  expect(bad.content).toMatch(/Messages of games: I have/);
  expect(bad.content).toMatch(/Pictures: cannot work.*Attach Files/);
  expect(bad.content).toMatch(/Threads for games: cannot work.*Create Public Threads/);
  checkRequests(pirogue);
});
