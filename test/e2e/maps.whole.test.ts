import type { APIApplicationCommandStringOption } from 'discord.js';
import type { WireMessage } from 'local-discord';
import type { TestPerson } from 'local-discord/person';
import { expect, it } from 'vitest';
import { featuresFor } from '../../commands/index.ts';
import { controlsOf, isPublic, verbOf } from '../../lab/driving/controls.ts';
import { AutocompleteTable } from '../../lab/driving/table.ts';
import { chooserFor } from '../../lab/simulation/chooser.ts';
import { declarationsOf } from '../../src/bot/handlers/feature.ts';
import { startPirogue } from '../support/pirogue.ts';
import { checkRequests } from '../support/seated-table.ts';

it('a lobby on a map shows the empty map, and the open table without it', async () => {
  const pirogue = await startPirogue();
  const ana = await pirogue.person('Ana');
  await ana.command('new', { game: 'carcassonne', map: 'germany', chips: true });
  const lobby = await ana.waitForMessage(({ content }) => content.startsWith('**Carcassonne**'));
  // The poster shows what was chosen, so that the text does not tell it once more.
  expect(lobby.attachments[0]!.description).toMatch(/Map: Germany\. With chips\. .*Random first player\./);
  expect(lobby.content).not.toMatch(/Germany|chips|Random/);
  expect(lobby.content).toContain('up to 6');
  expect(lobby.attachments.map(({ description }) => description)).toEqual([
    expect.stringMatching(
      /^Carcassonne\. Map: Germany\. With chips\. \d+ tiles\. .*Players: Ana \(yellow\)\. 5 seats are free\.$/,
    ),
  ]);
  checkRequests(pirogue);
});

/** The message of the options of the open lobby, and what each of its menus offers. */
async function optionsOf(person: TestPerson, lobby: WireMessage) {
  const { custom_id } = controlsOf(lobby).find((control) => verbOf(control) === 'options')!;
  const { interaction_id } = await person.startClick(lobby, custom_id);
  return person.reply(interaction_id);
}

const valuesOf = (panel: WireMessage) =>
  controlsOf(panel).flatMap(({ options = [] }) => options.map(({ value }) => value));

/** The options on their other page. */
async function otherPage(person: TestPerson, panel: WireMessage): Promise<WireMessage> {
  return person.click(panel, controlsOf(panel).find((control) => verbOf(control) === 'view')!.custom_id);
}

it('a lobby offers what belongs to a map on a map alone, and takes it back with the map', async () => {
  const pirogue = await startPirogue();
  const ana = await pirogue.person('Ana');
  await ana.command('new', { game: 'carcassonne' });
  const lobby = await ana.waitForMessage(({ content }) => content.startsWith('**Carcassonne**'));
  let panel = await optionsOf(ana, lobby);
  const choose = async (value: string) => {
    const menu = controlsOf(panel).find(({ options = [] }) => options.some((option) => option.value === value))!;
    panel = await ana.select(panel, menu.custom_id, [value]);
  };
  expect(panel.content).toContain('**Quick choice:** Base game.\n**Game:** No map.');
  expect(valuesOf(panel).filter((value) => /^(?:chips|towns|unused)/.test(value))).toEqual([]);
  const seats = async () => {
    const page = await otherPage(ana, panel);
    panel = await otherPage(ana, page);
    return valuesOf(page).filter((value) => value.startsWith('seats-'));
  };
  expect(await seats()).not.toContain('seats-6');

  await choose('map-iberica');
  expect(valuesOf(panel)).toEqual(expect.arrayContaining(['chips-true', 'towns-a', 'unused-fourth']));
  expect(await seats()).toContain('seats-6');
  for (const value of ['chips-true', 'towns-b', 'unused-fourth']) await choose(value);
  expect(panel.content).toMatch(
    /With chips\. Towns: covering one costs 2 points\. .*Without the start square Murcia\./,
  );
  await ana.waitForMessage(({ attachments }) =>
    (attachments[0]?.description ?? '').includes(
      'Map: Iberian Peninsula. With chips. Towns: covering one costs 2 points. Without the start square Murcia.',
    ),
  );
  // France has three start squares.
  await choose('map-france');
  expect(panel.content).not.toMatch(/start square/i);
  expect(valuesOf(panel)).toContain('unused-third');
  expect(valuesOf(panel)).not.toContain('unused-fourth');
  expect(JSON.stringify(panel.components)).toContain('Without the start square Limoges');

  await choose('map-none');
  expect((await pirogue.store.games.open(ana.channel))!.options.chosen).toMatchObject({
    map: 'none',
    chips: false,
    towns: 'none',
    unused: 'random',
  });
  const open = await ana.waitForMessage(
    ({ id, content, attachments }) =>
      id === lobby.id && content.includes('up to 5') && attachments[0]!.description!.includes(' Random first player.'),
  );
  expect(open.attachments.map(({ description }) => description)).toEqual([
    expect.stringMatching(
      /^Carcassonne\. 71 tiles\. .*A landscape of its tiles is shown\. Players: Ana \(yellow\)\. 4 seats are free\.$/,
    ),
  ]);
  checkRequests(pirogue);
});

it('offers nothing in a lobby that is refused when it is chosen', async () => {
  const pirogue = await startPirogue();
  const ana = await pirogue.person('Ana');
  await ana.command('new', { game: 'carcassonne', map: 'france', chips: true, computers: 2 });
  const lobby = await ana.waitForMessage(({ content }) => content.startsWith('**Carcassonne**'));
  let panel = await optionsOf(ana, lobby);
  const second = await otherPage(ana, panel);
  const first = [...valuesOf(panel), ...valuesOf(second)].filter((value) => !/^(?:theme|language|pace)/.test(value));
  panel = second;
  expect(first.length).toBeGreaterThan(20);
  for (const value of first) {
    if (!valuesOf(panel).includes(value)) panel = await otherPage(ana, panel);
    const menu = controlsOf(panel).find(({ options = [] }) => options.some((option) => option.value === value));
    // An earlier change may have left nothing to change.
    if (menu) panel = await ana.select(panel, menu.custom_id, [value]);
    expect(panel.content, value).toMatch(/^\*\*(Options|Now: .*)\*\*/);
  }
  checkRequests(pirogue);
});

it('chips and towns need a map', async () => {
  const pirogue = await startPirogue();
  const ana = await pirogue.person('Ana');
  for (const options of [{ chips: true }, { towns: 'b' }]) {
    const refused = await ana.command('new', { game: 'carcassonne', ...options });
    expect(refused.content).toMatch(/belong to a map/);
    expect(isPublic(refused)).toBe(false);
  }
  expect(await pirogue.store.games.open(ana.channel)).toBeUndefined();
  checkRequests(pirogue);
});

it('six people play on a map, each with a colour of their own', async () => {
  const pirogue = await startPirogue();
  const names = ['Ana', 'Ben', 'Cem', 'Dora', 'Ede', 'Fay'];
  const people = [];
  for (const name of names) people.push(await pirogue.person(name));
  const table = new AutocompleteTable(people, chooserFor(3), 'pass');
  await table.begin({ game: 'carcassonne', map: 'iberica', order: 'joined', theme: 'contrast' });
  const first = await table.nextPublicMessage();
  expect(first.attachments[0]!.description).toMatch(/^Ana \(yellow\) is to draw\. [\s\S]*Map: Iberian Peninsula/);
  await table.takeTurn(people[0]!);
  await table.nextPublicMessage();
  const score = await people[5]!.command('score');
  expect(score.content).toMatch(/Fay/);
  const text = await people[5]!.command('board', { view: 'text' });
  expect(JSON.stringify(text)).toMatch(/Fay \(pink\)/);
  checkRequests(pirogue);
});

it('chips are refused where a game has none, and where they are for something else', async () => {
  const pirogue = await startPirogue();
  const [here, there] = Object.values(pirogue.discord.channelIds);
  const people = [await pirogue.person('Ana', here), await pirogue.person('Ben', here)];
  const table = new AutocompleteTable(people, chooserFor(6), 'pass');
  await table.begin({ game: 'carcassonne', order: 'joined', map: 'germany' });
  await table.nextPublicMessage();
  const without = await people[0]!.command('chip', { turn: {} });
  expect(without.content).toMatch(/chips of Great Britain/);
  expect(isPublic(without)).toBe(false);

  const others = [await pirogue.person('Ana', there), await pirogue.person('Ben', there)];
  const amazonas = new AutocompleteTable(others, chooserFor(6));
  await amazonas.begin({ game: 'amazonas', order: 'joined' });
  await amazonas.nextPublicMessage(there);
  const other = await others[0]!.command('chip', { turn: {} });
  expect(other.content).toMatch(/^This channel plays Carcassonne: Amazonas, which has no <\/chip:\d+>\.$/);
  checkRequests(pirogue);
});

it('a map is picked by its name alone, and needs no word about the game', async () => {
  const pirogue = await startPirogue();
  const ana = await pirogue.person('Ana');
  const { options = [] } = declarationsOf(featuresFor(pirogue.app)).find(({ name }) => name === 'new')!;
  const { choices = [] } = options.find(({ name }) => name === 'map') as APIApplicationCommandStringOption;
  expect(choices.map(({ name }) => name)).toEqual([
    'No map',
    'Germany',
    'France',
    'Benelux',
    'Great Britain',
    'Iberian Peninsula',
  ]);
  expect(choices.map(({ name_localizations }) => name_localizations!.de)).toContain('Großbritannien');
  await ana.command('new', { map: 'great-britain' });
  const lobby = await ana.waitForMessage(({ content }) => content.startsWith('**Carcassonne**'));
  expect(lobby.attachments.map(({ description }) => description)).toEqual([expect.stringMatching(/Great Britain/)]);
  checkRequests(pirogue);
});
