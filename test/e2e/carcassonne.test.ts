import type { WireMessage } from 'local-discord';
import { expect, it } from 'vitest';
import { controlsOf, isPublic, verbOf } from '../../lab/driving/controls.ts';
import { AutocompleteTable } from '../../lab/driving/table.ts';
import { chooserFor } from '../../lab/simulation/chooser.ts';
import { carcassonne } from '../../src/games/carcassonne/index.ts';
import { moverBefore } from '../support/mover-before.ts';
import { startPirogue } from '../support/pirogue.ts';
import { checkRequests } from '../support/seated-table.ts';

it('is opened with its own options, which its owner changes, and which Amazonas does not take', async () => {
  const pirogue = await startPirogue();
  const [here, there] = Object.values(pirogue.discord.channelIds);
  const ana = await pirogue.person('Ana', here);
  await ana.command('new', { game: 'carcassonne', farms: false, seats: 3 });
  // The poster shows what was chosen, and says it in words, too.
  const poster = ({ attachments }: WireMessage) => attachments[0]?.description ?? '';
  const lobby = await ana.waitForMessage((message) => poster(message).includes('No meeples in fields'));
  const options = controlsOf(lobby).find((control) => verbOf(control) === 'options')!;
  const panel = await ana.reply((await ana.startClick(lobby, options.custom_id)).interaction_id);
  const menu = controlsOf(panel).find(({ custom_id }) => custom_id.endsWith(':rules'))!;
  const values = menu.options!.map(({ value }) => value);
  expect(values).toContain('farms-true');
  expect(values).not.toContain('farms-false');
  await ana.select(panel, menu.custom_id, ['meeples-9']);
  const changed = await ana.waitForMessage((message) => /No meeples in fields.*9 meeples/.test(poster(message)));
  expect(changed.id).toBe(lobby.id);

  const elsewhere = await pirogue.person('Ana', there);
  const refused = await elsewhere.command('new', { game: 'amazonas', farms: true });
  expect(refused.content).toMatch(/^Carcassonne: Amazonas cannot be played with this choice of `farms`\./);
  expect(isPublic(refused)).toBe(false);
  expect(await pirogue.store.games.open(there!)).toBeUndefined();
  checkRequests(pirogue);
});

it('begins with a tile and a meeple or none, and refuses what only Amazonas has', async () => {
  const pirogue = await startPirogue();
  const people = [await pirogue.person('Ana'), await pirogue.person('Ben')];
  const [ana] = people;
  const table = new AutocompleteTable(people, chooserFor(6), 'pass');
  await table.begin({ game: 'carcassonne', order: 'joined' });
  const first = await table.nextPublicMessage();
  expect(first.attachments[0]!.description).toMatch(/^Ana \(yellow\) is to draw\. [\s\S]*71 tiles left/);
  const boat = await ana!.command('boat');
  expect(boat.content).toMatch(/^This channel plays Carcassonne, which has no <\/boat:\d+>\.$/);
  expect(isPublic(boat)).toBe(false);
  const drawn = await ana!.command('draw');
  expect(drawn.content).toMatch(/^You have drawn: \*\*/);
  await table.place(ana!);
  const offered = await ana!.autocomplete('meeple', { on: '' }, 'on');
  expect(offered.length).toBeGreaterThan(0);
  expect((await ana!.command('camp', { on: 'field' })).content).toMatch(/which has no/);
  await ana!.command('pass');
  const second = await table.nextPublicMessage();
  expect(second.content).toMatch(/Ana\u2069\*\* has played:/);
  checkRequests(pirogue);
});

it('shows of many places behind a portal those worth most, as many as a message has room for', async () => {
  const pirogue = await startPirogue();
  const isWide: Parameters<typeof moverBefore>[2] = ({ before, action }) =>
    action.type === 'portal' && carcassonne.choices(before).length > 60;
  const { mover } = await moverBefore(pirogue, 'none', isWide, { dragon: true, chips: false });
  const panel = await mover.command('draw');
  expect(panel.content).toMatch(/Shown are the \d+ places that are worth most now/);
  expect(panel.components.length).toBeLessThanOrEqual(5);
  checkRequests(pirogue);
});

it('is opened with a preset of expansions, which brings a sixth seat; six without it are refused', async () => {
  const pirogue = await startPirogue();
  const [here, there] = Object.values(pirogue.discord.channelIds);
  const ana = await pirogue.person('Ana', here);
  const refused = await ana.command('new', { game: 'carcassonne', seats: 6 });
  expect(refused.content).toMatch(/^Without a map six play only with Inns & Cathedrals/);
  expect(await pirogue.store.games.open(here!)).toBeUndefined();

  await ana.command('new', { game: 'carcassonne' });
  const lobby = await ana.waitForMessage(({ content }) => content.startsWith('**Carcassonne**'));
  const options = controlsOf(lobby).find((control) => verbOf(control) === 'options')!;
  const panel = await ana.reply((await ana.startClick(lobby, options.custom_id)).interaction_id);
  expect(panel.content).toMatch(/^\*\*Game:\*\* Base game\./m);
  const menu = controlsOf(panel).find(({ custom_id }) => custom_id.endsWith(':game'))!;
  const offered = menu.options!.map(({ value }) => value);
  expect(offered).toContain('preset-big-box');
  expect(offered).not.toContain('preset-base');
  const changed = await ana.select(panel, menu.custom_id, ['preset-big-box']);
  expect(changed.content).toMatch(/^\*\*Game:\*\* Big box: four expansions\./m);
  const seats = controlsOf(changed).flatMap(({ options: all = [] }) => all.map(({ value }) => value));
  expect(seats).toContain('seats-6');
  expect((await pirogue.store.games.open(here!))!.options.chosen).toMatchObject({ inns: true });
  const onMap = await ana.select(changed, menu.custom_id, ['map-germany']);
  expect(onMap.content).toMatch(/^-# Not offered: The River, .*The Princess & the Dragon, .*: only without a map/m);

  const elsewhere = await pirogue.person('Ana', there);
  await elsewhere.command('new', { game: 'carcassonne', inns: true, seats: 6 });
  expect((await pirogue.store.games.open(there!))!.options.seats).toBe(6);
  checkRequests(pirogue);
});
