import type { WireMessage } from 'local-discord';
import type { TestPerson } from 'local-discord/person';
import { expect, it } from 'vitest';
import { controlsOf, isPublic, linksOf, verbOf } from '../../lab/driving/controls.ts';
import { settled, stage } from '../support/clock-stage.ts';
import { type Pirogue, startPirogue } from '../support/pirogue.ts';
import { checkRequests } from '../support/seated-table.ts';
import { HOUR } from '../support/test-clock.ts';
import { inDirect } from './support/game-alone.ts';
import { set } from './support/settings-menu.ts';

const ONLY_IN_CHANNELS = /^Das geht nur in einem Kanal eines Servers\.\n<\/mygames:\d+> zeigt deine Partien/;

/** Lets somebody do what Discord offers nowhere in direct messages, and returns the answer. */
function forged(
  { discord }: Pirogue,
  person: TestPerson,
  what: { readonly type: 2 | 3; readonly name: string; readonly data: Readonly<Record<string, unknown>> },
  message?: WireMessage,
): Promise<WireMessage> {
  const { world } = discord;
  const who = { person: world.person(person.id)!, channel: world.channel(person.channel)! };
  return person.reply(discord.interact({ ...what, ...who, ...(message && { message }) }));
}

it('lets a player answer a reminder where it arrives', async () => {
  const { pirogue, clock, table, ana, ben } = await stage();
  const { world, guildId } = pirogue.discord;
  const channel = ana.channel;
  await ana.command('remind', { 'by-dm': true, after: 12 });
  await clock.pass(pirogue, 13 * HOUR);
  const reminder = await ana.waitForMessage(({ content }) => /^It is still your turn/.test(content));
  await settled(pirogue);
  const turn = (await ana.messages()).findLast(({ content }) => /is the first player/.test(content))!;
  const link = `https://discord.com/channels/${guildId}/${channel}/${turn.id}`;
  expect(reminder.content).toContain(link);

  ana.channel = reminder.channel_id;
  const games = await ana.command('mygames');
  expect(isPublic(games)).toBe(false);
  expect(games.content).toMatch(/^\*\*Your games\*\*\n1\. \*\*Your turn\*\*/);
  expect(games.content).toContain(link);
  expect(linksOf(games)).toEqual([expect.objectContaining({ label: '1. Amazonas - Ben', url: link })]);

  // The button below the reminder means the turn of its game.
  const quiet = controlsOf(reminder).find((one) => verbOf(one) === 'quiet');
  expect(verbOf(quiet!)).toBe('quiet');
  expect((await ana.click(reminder, quiet!.custom_id)).content).toMatch(/^No more reminders or pings in this turn/);
  await clock.pass(pirogue, 13 * HOUR);
  await settled(pirogue);
  const reminded = () => ana.events.filter(({ data }) => /^It is still your turn/.test(data.message?.content)).length;
  expect(reminded()).toBe(1);
  expect((await ana.click(reminder, quiet!.custom_id)).content).toBe('I remind you of this turn again.');

  // Somebody else cannot use it, nor Ana in another turn.
  const ids = { custom_id: quiet!.custom_id, component_type: 2 };
  const eva = await inDirect(pirogue, 'Eva');
  const evas = await eva.command('mygames');
  const pressed = await forged(pirogue, eva, { type: 3, name: quiet!.custom_id, data: ids }, evas);
  expect(pressed.content).toMatch(/^That button is old; nothing was changed\.\n<\/mygames:\d+> lists your games/);
  ana.channel = channel;
  await table.takeTurn(ana);
  ana.channel = reminder.channel_id;
  await settled(pirogue);
  const late = await forged(pirogue, ana, { type: 3, name: quiet!.custom_id, data: ids }, games);
  expect(late.content).toMatch(/^That button is old; nothing was changed\.\n.*Ben.* https:\/\/discord\.com\/channels/s);

  // Games for more than one page, whose buttons work here, too.
  const owners = [ben, await pirogue.person('Cleo')];
  for (const owner of owners) {
    for (let count = 0; count < 9; count++) {
      const place = { channel: world.addTextChannel(`river-${owner.id}-${count}`).id };
      await owner.command('new', {}, place);
      await ana.command('join', {}, place);
    }
  }
  await settled(pirogue);
  const first = await ana.command('mygames');
  const further = controlsOf(first);
  expect(further.map(verbOf)).toEqual(['page']);
  const second = await ana.click(first, further[0]!.custom_id);
  expect(second.id).toBe(first.id);
  const linked = (message: WireMessage) => message.content.match(/https:\S+/g) ?? [];
  // The games of each page have a button.
  for (const page of [first, second]) {
    const buttons = linksOf(page).map(({ label, url }) => [/^\d+/.exec(label)![0], url]);
    const listed = [...page.content.matchAll(/^(\d+)\. .*(https:\S+)/gm)].map(([, number, url]) => [number, url]);
    expect(buttons.length).toBe(listed.length);
    expect(buttons).toEqual(listed);
  }
  expect(new Set([...linked(first), ...linked(second)]).size).toBe(19);
  expect(linked(second).every((one) => one.startsWith(`https://discord.com/channels/${guildId}/`))).toBe(true);
  checkRequests(pirogue);
});

it('does in direct messages what concerns a person alone, in their language', async () => {
  const pirogue = await startPirogue();
  const dirk = await inDirect(pirogue, 'Dirk');
  const answers: WireMessage[] = [];
  const ask = async (...call: Parameters<TestPerson['command']>) => {
    const answer = await dirk.command(...call);
    answers.push(answer);
    return answer;
  };
  expect((await ask('mygames')).content).toMatch(/^Du spielst in keiner Partie mit\. <\/new:\d+> in einem Kanal/);
  const help = await ask('help');
  expect(help.content).toMatch(
    /^Partien mit anderen werden in Kanälen von Servern gespielt;.*<\/privacy:\d+>\.\n<\/mygames:\d+>/,
  );
  const menu = controlsOf(help).find((control) => verbOf(control) === 'rules');
  const rule = await dirk.select(help, menu!.custom_id, [menu!.options![0]!.value]);
  expect(rule.id).toBe(help.id);
  const example = await dirk.click(rule, controlsOf(rule)[0]!.custom_id);
  expect([example.id, example.attachments.length]).toEqual([help.id, 1]);
  const [topic] = await dirk.autocomplete('rules', { topic: '' }, 'topic');
  expect((await ask('rules', { topic: String(topic!.value) })).content).toBe(rule.content);
  expect((await ask('rules')).content).toMatch(/^\*\*Die Regeln nach Themen\.\*\*/);

  expect((await ask('remind', { after: 12, timezone: 'Europe/Berlin' })).content).toMatch(/12/);
  expect((await ask('away', { until: '3 days' })).content).toMatch(/<t:\d+:/);
  expect((await ask('stats')).content).toMatch(/\S/);
  expect((await ask('stats', { server: true })).content).toMatch(ONLY_IN_CHANNELS);
  const settings = await ask('settings');
  // The language of a channel is chosen in it.
  expect(controlsOf(settings)).toHaveLength(4);
  expect((await set(dirk, 'language', 'nl', settings)).content).toMatch(/Jouw instellingen/);
  expect((await ask('privacy', { do: 'show' })).content).toMatch(/Europe\/Berlin/);
  expect((await ask('privacy', { do: 'file' })).attachments).toHaveLength(1);
  const warning = await ask('privacy', { do: 'delete' });
  const [sure] = controlsOf(warning);
  expect((await dirk.click(warning, sure!.custom_id)).id).toBe(warning.id);
  expect(await pirogue.store.reminders.settings(dirk.id)).toBeUndefined();
  expect(answers.some(isPublic)).toBe(false);
  checkRequests(pirogue);
});

it('explains the rules of the game that somebody plays', async () => {
  const pirogue = await startPirogue();
  const dirk = await pirogue.person('Dirk');
  const { channel } = dirk;
  pirogue.discord.failNext({ method: 'POST', path: `/channels/${channel}/messages`, status: 502, times: 3 });
  await dirk.command('new', { game: 'carcassonne', farms: false });
  dirk.channel = pirogue.discord.world.directChannel(dirk.id).id;
  // Its message is not there yet, so the link leads to its channel.
  const link = `https://discord.com/channels/${pirogue.discord.guildId}/${channel}`;
  expect((await dirk.command('mygames')).content).toContain(link);
  const help = await dirk.command('help');
  const menu = controlsOf(help).find((control) => verbOf(control) === 'rules');
  expect(menu!.custom_id).toMatch(/:rules:0:0:carcassonne$/);
  const topics = await dirk.autocomplete('rules', { topic: '' }, 'topic');
  expect(topics.map(({ value }) => value)).toContain('fields');
  // Not in this game, in which nobody farms.
  expect((await dirk.command('rules', { topic: 'fields' })).content).toMatch(
    /Diese Partie wird ohne Meeples auf Wiesen/,
  );
  checkRequests(pirogue);
});

it('finds the rules of every game where none is open', async () => {
  const pirogue = await startPirogue();
  const ana = await pirogue.person('Ana');
  const typed = await ana.autocomplete('rules', { topic: 'dragon' }, 'topic');
  expect(typed).toMatchObject([{ name: 'The dragon (Carcassonne)', value: 'carcassonne:dragon' }]);
  const rule = await ana.command('rules', { topic: 'carcassonne:dragon' });
  expect(rule.content).toMatch(/^\*\*The dragon\*\*/);
  expect((await ana.command('rules', { topic: 'the dragon' })).content).toBe(rule.content);
  checkRequests(pirogue);
});
