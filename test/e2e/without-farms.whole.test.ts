import { expect, it } from 'vitest';
import { controlsOf, verbOf } from '../../lab/driving/controls.ts';
import { AutocompleteTable } from '../../lab/driving/table.ts';
import { chooserFor } from '../../lab/simulation/chooser.ts';
import { startPirogue } from '../support/pirogue.ts';

const FIELDS = /\bfields?\b/i;

it('a table that is played without fields tells of none, and its rules say so', async () => {
  const pirogue = await startPirogue();
  const people = [await pirogue.person('Ana'), await pirogue.person('Ben')] as const;
  const [ana, ben] = people;
  const table = new AutocompleteTable(people, chooserFor(6), 'pass');
  await ana.command('new', { game: 'carcassonne', order: 'joined', farms: false });
  await ben.command('join');
  const inLobby = await ben.command('help');
  expect(inLobby.content).toContain('on a road, in a city or in a monastery');
  await ana.command('start');
  await table.nextPublicMessage();

  await ana.command('draw');
  await table.place(ana);
  const offered = await ana.autocomplete('meeple', { on: '' }, 'on');
  const help = await ana.command('help');
  const panel = await ana.command('turn');
  expect(panel.content).toMatch(/meeple/i);
  await ana.command('pass');
  await table.nextPublicMessage();
  expect(offered.map(({ name }) => name).filter((name) => FIELDS.test(name))).toEqual([]);

  const text = await ana.command('board', { view: 'text' });
  expect(text.content).toContain('Open roads, cities and monasteries without meeples:');
  const owners = await ana.command('board', { view: 'owners' });
  const told = [
    help.content,
    panel.content,
    panel.attachments[0]?.description ?? '',
    JSON.stringify(panel.components),
    text.content,
    owners.attachments[0]!.description,
    (await ana.command('tiles')).content,
    (await ana.command('score')).content,
  ];
  for (const words of told) expect(words).not.toMatch(FIELDS);

  const overview = await ana.command('rules');
  expect(overview.content).toContain('on a road, in a city or in a monastery');
  const fields = await ana.command('rules', { topic: 'fields' });
  expect(fields.content).toBe(
    '**Fields**\nThis game is played without meeples in fields, and fields do not count at the end.',
  );
  expect(fields.attachments).toEqual([]);
  const menu = controlsOf(fields).find((control) => verbOf(control) === 'rules')!;
  await ana.select(fields, menu.custom_id, ['end']);
  const end = await ana.waitForMessage(({ content }) => content.startsWith('**End of the game**'));
  expect(end.content).not.toMatch(FIELDS);

  const elsewhere = await pirogue.person('Ana', Object.values(pirogue.discord.channelIds)[1]);
  await elsewhere.command('new', { game: 'carcassonne' });
  expect((await elsewhere.command('rules', { topic: 'fields' })).content).toContain(
    '3 points for every completed city',
  );
});
