import type { TestPerson } from 'local-discord/person';
import { expect, it } from 'vitest';
import { isPublic } from '../../lab/driving/controls.ts';
import { AutocompleteTable } from '../../lab/driving/table.ts';
import { chooserFor } from '../../lab/simulation/chooser.ts';
import { choose, panelChoices } from '../support/panel-choices.ts';
import { LOG_ERROR, type Pirogue, startPirogue } from '../support/pirogue.ts';

// biome-ignore lint/suspicious/noExplicitAny: what Discord tells of an interaction, which tests change
type Told = any;

const [COMMAND, COMPONENT, FORM] = [2, 3, 5];

/** Changes what Discord tells the bot of everything that people do from now on. */
function tellOtherwise({ discord }: Pirogue, change: (told: Told) => object): void {
  discord.gateway.alterFrames((frame) =>
    frame.t === 'INTERACTION_CREATE' ? { ...frame, d: { ...(frame.d as object), ...change(frame.d) } } : frame,
  );
}

function option(name: string, type: number, value: unknown): object {
  return { name, type, value };
}

/** A command of a name, given some options. */
function command(name: string, ...options: object[]): object {
  return { type: COMMAND, data: { id: '1', name, type: 1, options } };
}

const user = { id: '2', username: 'somebody' };
const message = { id: '1', channel_id: '1', author: user, components: [] };

it.each<[string, object]>([
  ['a command that is no more', command('settle')],
  ['an option that is no more', command('new', option('map', 3, 'europe'))],
  ['an option of another type', command('new', option('seats', 3, '4'))],
  ['an option with a value of another type', command('new', option('seats', 4, 'four'))],
  ['a number that is not whole', command('new', option('seats', 4, 2.5))],
  ['a number below the least', command('new', option('seats', 4, 1))],
  ['a number above the most', command('log', option('turn', 4, 5_000))],
  ['a choice that is no more', command('new', option('theme', 3, 'sepia'))],
  ['a truth that is none', command('board', option('private', 5, 'no'))],
  ['a needed option left out', command('double')],
  ['a subcommand', command('board', { name: 'whole', type: 1, options: [] })],
  ['a file that is not there', command('verify', option('record', 11, '5'))],
  [
    'a command of the menu of a person',
    { type: COMMAND, data: { id: '1', name: 'Play', type: 2, target_id: '2', resolved: { users: { '2': user } } } },
  ],
  [
    'a command of the menu of a message',
    {
      type: COMMAND,
      data: { id: '1', name: 'Keep', type: 3, target_id: '1', resolved: { messages: { '1': message } } },
    },
  ],
  ['a form', { type: FORM, data: { custom_id: 'form', components: [] } }],
  ['a list of people', { type: COMPONENT, message, data: { custom_id: 'who', component_type: 5, values: ['2'] } }],
])('says privately that it does not know %s', async (_what, told) => {
  const pirogue = await startPirogue();
  const ana = await pirogue.person('Ana');
  tellOtherwise(pirogue, () => told);
  const reply = await ana.command('turn');
  expect(reply.content).toMatch(/^I do not know that.*<\/help:\d+>/);
  expect(isPublic(reply)).toBe(false);
  expect(await pirogue.store.games.open(ana.channel)).toBeUndefined();
  expect(pirogue.log.filter(({ level }) => level >= LOG_ERROR)).toEqual([]);
});

it.each<[string, (told: Told) => object]>([
  ['a command that is no more', ({ data }) => ({ data: { ...data, name: 'settle' } })],
  ['an option that is no more', ({ data }) => ({ data: { ...data, options: [{ ...data.options[0], name: 'z' }] } })],
  ['nothing that is being typed', ({ data }) => ({ data: { ...data, options: [] } })],
  ['text that is none', ({ data }) => ({ data: { ...data, options: [{ ...data.options[0], value: 5 }] } })],
])('offers nothing for %s', async (_what, change) => {
  const { pirogue, ana } = await atATable();
  await ana.command('draw');
  expect(await ana.autocomplete('place', { x: '' }, 'x')).not.toEqual([]);
  tellOtherwise(pirogue, change);
  expect(await ana.autocomplete('place', { x: '' }, 'x')).toEqual([]);
  expect(pirogue.log.filter(({ level }) => level >= LOG_ERROR)).toEqual([]);
});

/** Ana and Ben have begun a game, Ana to move. */
async function atATable() {
  const pirogue = await startPirogue({ seed: '2'.repeat(32) });
  const [ana, ben] = [await pirogue.person('Ana'), await pirogue.person('Ben')];
  await new AutocompleteTable([ana, ben], chooserFor(1)).begin({ order: 'joined' });
  return { pirogue, ana };
}

/** Ana uses her panel, and the bot is told of a button of this game and moment, with an argument. */
async function pressed(pirogue: Pirogue, ana: TestPerson, verb: string, argument: string) {
  const panel = await ana.command('draw');
  const { id, revision } = (await pirogue.store.games.open(ana.channel))!;
  const custom_id = ['1', verb, id, revision, argument].join(':');
  tellOtherwise(pirogue, () => ({ data: { custom_id, component_type: 2 } }));
  return choose(ana, panel, panelChoices(panel)[0]!);
}

it.each([
  ['panel', 'x'],
  ['panel', ''],
  ['panel', '-1'],
  ['panel', '1e9'],
  ['choose', 'x'],
  ['confirm', 'x'],
  ['confirm', ''],
  ['page', 'x'],
  ['page', 'log:f99999999'],
  ['quiet', 'x'],
  ['setting', 'x'],
  ['nothing', ''],
])('says that a control %s of %j is out of date', async (verb, argument) => {
  const { pirogue, ana } = await atATable();
  const answer = await pressed(pirogue, ana, verb, argument);
  expect(answer.content).toMatch(/^That button is old; nothing was changed\./);
  expect(answer.content).not.toContain('NaN');
  const record = (await pirogue.store.games.open(ana.channel))!;
  expect((await pirogue.store.log.ofGame(record.id)).map(({ entry }) => entry.type)).toEqual(['action']);
  expect(pirogue.log.filter(({ level }) => level >= LOG_ERROR)).toEqual([]);
});
