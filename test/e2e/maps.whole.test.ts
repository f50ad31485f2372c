import { expect, it } from 'vitest';
import { controlsOf, verbOf } from '../../src/driving/controls.ts';
import { AutocompleteTable } from '../../src/driving/table.ts';
import type { WireMessage } from '../../src/local-discord/index.ts';
import { chooserFor } from '../../src/simulation/chooser.ts';
import { requestProblems } from '../support/openapi.ts';
import { LOG_ERROR, type Pirogue, startPirogue } from '../support/pirogue.ts';

const EPHEMERAL = 64;
const isPrivate = ({ flags }: WireMessage) => (Number(flags) & EPHEMERAL) !== 0;

function checkRequests(pirogue: Pirogue): void {
  expect(pirogue.requests.flatMap((request) => requestProblems(request))).toEqual([]);
  expect(pirogue.log.filter(({ level }) => level >= LOG_ERROR)).toEqual([]);
}

it('a lobby on a map shows the empty map, and the open table without it', async () => {
  const pirogue = await startPirogue();
  const ana = await pirogue.person('Ana');
  await ana.command('new', { game: 'carcassonne', map: 'germany', chips: true });
  const lobby = await ana.waitForMessage(({ content }) => content.startsWith('**Carcassonne**'));
  expect(lobby.content).toContain('\nMap of Germany and with chips.\n');
  expect(lobby.content).toContain('of up to 6');
  expect(lobby.attachments.map(({ description }) => description)).toEqual([
    'Map of Germany and with chips. Players: Ana (yellow). 5 seats are free.',
  ]);
  const menu = controlsOf(lobby).find((control) => verbOf(control) === 'option')!;
  expect(menu.options!.length).toBeLessThanOrEqual(25);

  const refused = await ana.select(lobby, menu.custom_id, ['map-none']);
  expect(refused.content).toMatch(/belong to a map/);
  expect(isPrivate(refused)).toBe(true);
  await ana.select(lobby, menu.custom_id, ['chips-false']);
  await ana.waitForMessage(({ content }) => content.includes('\nMap of Germany.\n'));
  await ana.select(lobby, menu.custom_id, ['map-none']);
  const open = await ana.waitForMessage(
    ({ id, content }) => id === lobby.id && content.startsWith('**Carcassonne**') && !content.includes('Germany'),
  );
  expect(open.attachments.map(({ description }) => description)).toEqual([
    'Carcassonne. Players: Ana (yellow). 4 seats are free.',
  ]);
  expect(open.content).toContain('of up to 5');
  checkRequests(pirogue);
});

it('chips and towns need a map', async () => {
  const pirogue = await startPirogue();
  const ana = await pirogue.person('Ana');
  for (const options of [{ chips: true }, { towns: 'b' }, { unused: 'first' }]) {
    const refused = await ana.command('new', { game: 'carcassonne', ...options });
    expect(refused.content).toMatch(/belong to a map/);
    expect(isPrivate(refused)).toBe(true);
  }
  expect(await pirogue.store.openGame(ana.channel)).toBeUndefined();
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
  expect(first.attachments[0]!.description).toMatch(/^Ana \(yellow\) is to draw\. [\s\S]*Map of the Iberian Peninsula/);
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
  expect(isPrivate(without)).toBe(true);

  const others = [await pirogue.person('Ana', there), await pirogue.person('Ben', there)];
  const amazonas = new AutocompleteTable(others, chooserFor(6));
  await amazonas.begin({ game: 'amazonas', order: 'joined' });
  await amazonas.nextPublicMessage(there);
  const other = await others[0]!.command('chip', { turn: {} });
  expect(other.content).toMatch(/^This channel plays Carcassonne: Amazonas, which has no <\/chip:\d+>\.$/);
  checkRequests(pirogue);
});
