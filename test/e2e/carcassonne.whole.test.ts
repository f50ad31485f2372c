import type { WireMessage } from 'local-discord';
import type { TestPerson } from 'local-discord/person';
import { expect, it } from 'vitest';
import { controlsOf, isPublic, verbOf } from '../../lab/driving/controls.ts';
import { AutocompleteTable, type Options } from '../../lab/driving/table.ts';
import { chooserFor } from '../../lab/simulation/chooser.ts';
import { carcassonne } from '../../src/games/carcassonne/index.ts';
import { moverBefore } from '../support/mover-before.ts';
import { startPirogue } from '../support/pirogue.ts';
import { checkRequests, publicMessage } from '../support/seated-table.ts';

it('is opened with its own options, which its owner changes, and which Amazonas does not take', async () => {
  const pirogue = await startPirogue();
  const [here, there] = Object.values(pirogue.discord.channelIds);
  const ana = await pirogue.person('Ana', here);
  await ana.command('new', { game: 'carcassonne', farms: false, seats: 3 });
  // The poster shows what was chosen, and says it in words, too.
  const poster = ({ attachments }: WireMessage) => attachments[0]?.description ?? '';
  const lobby = await ana.waitForMessage((message) => poster(message).includes('No meeples in fields'));
  const options = controlsOf(lobby).find((control) => verbOf(control) === 'options')!;
  const boxes = await ana.reply((await ana.startClick(lobby, options.custom_id)).interaction_id);
  const panel = await otherPage(ana, boxes);
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

/** The menu of a subject of the options. */
const menuOf = (panel: WireMessage, subject: string) =>
  controlsOf(panel).find(({ custom_id }) => custom_id.endsWith(`:${subject}`))!;

/** The options on their other page. */
const otherPage = (person: TestPerson, panel: WireMessage) =>
  person.click(panel, controlsOf(panel).find((control) => verbOf(control) === 'view')!.custom_id);

/** What is chosen in the menu of a subject. */
const ticked = (panel: WireMessage, subject: string) =>
  menuOf(panel, subject).options!.flatMap((option) => (option.default ? [option.value] : []));

it('lets any number of expansions be ticked at once, and refuses those that do not go together', async () => {
  const pirogue = await startPirogue();
  const ana = await pirogue.person('Ana');
  const chosen = async () => (await pirogue.store.games.open(ana.channel))!.options.chosen;
  await ana.command('new', { game: 'carcassonne', inns: true });
  const lobby = await ana.waitForMessage(({ content }) => content.startsWith('**Carcassonne**'));
  const options = controlsOf(lobby).find((control) => verbOf(control) === 'options')!;
  const panel = await ana.reply((await ana.startClick(lobby, options.custom_id)).interaction_id);
  const two = await ana.select(panel, menuOf(panel, 'large').custom_id, ['traders-true', 'dragon-true']);
  expect(two.content).toMatch(/^\*\*Now: With Traders & Builders · With The Princess & the Dragon\.\*\*/);
  expect(await chosen()).toMatchObject({ inns: false, traders: true, dragon: true, abbey: false });

  // Both rivers are offered while neither is ticked.
  const rivers = await ana.select(two, menuOf(two, 'mini').custom_id, ['river-true', 'river2-true']);
  expect(rivers.content).toMatch(/The River/);
  expect(await chosen()).toMatchObject({ river: false, river2: false });
  const one = await ana.select(two, menuOf(two, 'mini').custom_id, ['river-true']);
  expect(menuOf(one, 'mini').options!.map(({ value }) => value)).not.toContain('river2-true');
  expect(one.content).toMatch(/^-# Not offered: .*River/m);
  const none = await ana.select(one, menuOf(one, 'large').custom_id, []);
  expect(ticked(none, 'large')).toEqual([]);
  expect(await chosen()).toMatchObject({ traders: false, dragon: false, river: true });
  checkRequests(pirogue);
});

it('says of every box that is not offered why', async () => {
  const pirogue = await startPirogue();
  const [here, there] = Object.values(pirogue.discord.channelIds);
  const optionsIn = async (person: TestPerson, chosen: Options) => {
    await person.command('new', { game: 'carcassonne', ...chosen });
    const lobby = await publicMessage(person, /^\*\*Carcassonne\*\*/);
    const options = controlsOf(lobby).find((control) => verbOf(control) === 'options')!;
    return person.reply((await person.startClick(lobby, options.custom_id)).interaction_id);
  };
  const unoffered = ({ content }: WireMessage) =>
    content.split('\n').filter((line) => line.startsWith('-# Not offered: '));
  const ana = await pirogue.person('Ana', here);
  const panel = await optionsIn(ana, {});
  expect(unoffered(panel)).toEqual([]);
  expect(unoffered(await ana.select(panel, menuOf(panel, 'mini').custom_id, ['flying-true']))).toEqual([
    '-# Not offered: The Flying Machines with The Princess & the Dragon or Abbey & Mayor: not played together. To play these, leave the others out.',
  ]);
  // Those that the same others exclude are told as one.
  const [line] = unoffered(await ana.select(panel, menuOf(panel, 'mini').custom_id, ['flying-true', 'gold-true']));
  expect(line).toMatch(/: The Flying Machines and The Gold Mines with The Princess & the Dragon or Abbey & Mayor: /);
  // Some boxes are for the table alone; of others the map has squares for one.
  const ben = await pirogue.person('Ben', there);
  const onMap = unoffered(await optionsIn(ben, { map: 'great-britain', inns: true }));
  expect(onMap).toHaveLength(2);
  expect(onMap.find((line) => line.includes('only without a map'))).toMatch(/Dragon.*Abbey/);
  expect(onMap.find((line) => line.includes('too few squares'))).toMatch(/Inns & Cathedrals and Traders & Builders/);
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
  expect(panel.content).toMatch(/^\*\*Quick choice:\*\* Base game\./m);
  expect(ticked(panel, 'preset')).toEqual(['preset-base']);
  const changed = await ana.select(panel, menuOf(panel, 'preset').custom_id, ['preset-big-box']);
  expect(changed.content).toMatch(/^\*\*Quick choice:\*\* Big box: four expansions\./m);
  expect(ticked(changed, 'preset')).toEqual(['preset-big-box']);
  expect(ticked(changed, 'large')).toEqual(['inns-true', 'traders-true']);
  const others = await otherPage(ana, changed);
  expect(menuOf(others, 'table').options!.map(({ value }) => value)).toContain('seats-6');
  expect((await pirogue.store.games.open(here!))!.options.chosen).toMatchObject({ inns: true });
  await otherPage(ana, others);
  const onMap = await ana.select(changed, menuOf(changed, 'game').custom_id, ['map-germany']);
  expect(onMap.content).toMatch(/^-# Not offered: The River, .*The Princess & the Dragon, .*: only without a map/m);

  const elsewhere = await pirogue.person('Ana', there);
  await elsewhere.command('new', { game: 'carcassonne', inns: true, seats: 6 });
  expect((await pirogue.store.games.open(there!))!.options.seats).toBe(6);
  checkRequests(pirogue);
});
