import type { WireMessage } from 'local-discord';
import type { TestPerson } from 'local-discord/person';
import { expect, it } from 'vitest';
import { controlsOf, isPublic, verbOf } from '../../lab/driving/controls.ts';
import { AutocompleteTable } from '../../lab/driving/table.ts';
import { chooserFor } from '../../lab/simulation/chooser.ts';
import { type Pirogue, startPirogue, until } from '../support/pirogue.ts';
import { isQuiet } from '../support/quiet-turns.ts';
import { checkQuiet } from '../support/seated-table.ts';

interface Stage {
  readonly pirogue: Pirogue;
  readonly table: AutocompleteTable;
  readonly ana: TestPerson;
  readonly ben: TestPerson;
  readonly eva: TestPerson;
  readonly dirk: TestPerson;
  readonly first: WireMessage;
  readonly gameId: number;
}

/** Ana and Ben play, Ana is to move; Eva (in English) and Dirk (in German) are told of every turn. */
async function stage(): Promise<Stage> {
  const pirogue = await startPirogue({ seed: 'd'.repeat(32) });
  const sit = (name: string) => pirogue.person(name);
  const [ana, ben, eva, dirk] = [await sit('Ana'), await sit('Ben'), await sit('Eva'), await sit('Dirk')];
  const table = new AutocompleteTable([ana, ben], chooserFor(4));
  await table.begin({ order: 'joined' });
  const first = await table.nextPublicMessage();
  await eva.command('watch');
  await dirk.command('watch');
  const { id: gameId } = (await pirogue.store.games.open(ana.channel))!;
  return { pirogue, table, ana, ben, eva, dirk, first, gameId };
}

/** A turn message with the button for quiet that messages of earlier versions have. */
function withButton({ discord: { world } }: Pirogue, message: WireMessage, id: string): WireMessage {
  const button = { type: 2, custom_id: id, label: 'No reminders this turn', style: 2 };
  const stored = world.message(message.channel_id, message.id)!;
  const changed = { ...stored.message, components: [{ type: 1, components: [button] }] };
  world.updateMessage({ ...stored, message: changed as unknown as WireMessage });
  return changed as unknown as WireMessage;
}

async function press(person: TestPerson, message: WireMessage): Promise<WireMessage> {
  const button = controlsOf(message).find((control) => verbOf(control) === 'quiet')!;
  const { interaction_id } = await person.startClick(message, button.custom_id);
  return person.reply(interaction_id);
}

/** The direct messages that somebody has heard. */
function told(person: TestPerson): string[] {
  return person.events
    .filter(({ name, data }) => name === 'message_create' && data.message.channel_id !== person.channel)
    .map(({ data }) => data.message.content as string);
}

const settled = ({ store }: Pirogue) => until(async () => (await store.notices.nextDue(Date.now())) === undefined);

it('spares a spectator the end of one turn, and of that turn only', async () => {
  const { pirogue, table, ana, ben, eva, dirk } = await stage();
  const answer = await eva.command('unwatch', { what: 'turn' });
  expect(isPublic(answer)).toBe(false);
  expect(answer.content).toMatch(/^I will not tell you how .*Ana.*’s turn ends\..*<\/unwatch:\d+>/);
  await table.takeTurn(ana);
  const second = await table.nextPublicMessage();
  await dirk.waitForMessage(({ content }) => content.endsWith(`/${second.id}`));
  await table.takeTurn(ben);
  const third = await table.nextPublicMessage();
  await eva.waitForMessage(({ content }) => content.endsWith(`/${third.id}`));
  await settled(pirogue);
  expect(told(eva).map((content) => content.split('/').at(-1))).toEqual([third.id]);
  expect(told(dirk)).toHaveLength(2);
  checkQuiet(pirogue);
});

it('is taken back by the command, by the button of an older message, and by watching anew', async () => {
  const { pirogue, table, ana, eva, dirk, first, gameId } = await stage();
  const isQuietFor = ({ id }: TestPerson) => isQuiet(pirogue.store, { gameId, userId: id, turn: 1 });
  await eva.command('unwatch', { what: 'turn' });
  expect(await isQuietFor(eva)).toBe(true);
  expect((await eva.command('unwatch', { what: 'turn' })).content).toBe('I tell you of this turn again.');
  expect(await isQuietFor(eva)).toBe(false);
  const german = await dirk.command('unwatch', { what: 'turn' });
  expect(german.content).toMatch(/^Ich sage dir nicht.*Wähle noch einmal/);
  const older = withButton(pirogue, first, `1:quiet:${gameId}:1:1`);
  expect((await press(dirk, older)).content).toMatch(/^Ich berichte dir wieder/);
  await press(dirk, older);
  expect(await isQuietFor(dirk)).toBe(true);
  await dirk.command('watch', { what: 'turns' });
  expect(await isQuietFor(dirk)).toBe(false);
  await table.takeTurn(ana);
  const { id } = await table.nextPublicMessage();
  for (const watcher of [eva, dirk]) await watcher.waitForMessage(({ content }) => content.endsWith(`/${id}`));
  checkQuiet(pirogue);
});

it('is shown and deleted with the rest of what is stored about somebody', async () => {
  const { pirogue, eva, gameId } = await stage();
  const isQuietForEva = () => isQuiet(pirogue.store, { gameId, userId: eva.id, turn: 1 });
  await eva.command('unwatch', { what: 'turn' });
  const shown = await eva.command('privacy', { do: 'show' });
  expect(shown.content).toContain(`no reminders or news in turn 1 in <#${eva.channel}>`);
  expect(await isQuietForEva()).toBe(true);
  await pirogue.store.people.forget(eva.id);
  expect(await isQuietForEva()).toBe(false);
  expect((await eva.command('unwatch')).content).toMatch(/not watching this game/);
  checkQuiet(pirogue);
});

it('spares the player to move further pings and reminders, and tells the others that they get none', async () => {
  const { pirogue, table, ana, ben, first, gameId } = await stage();
  const isQuietFor = ({ id }: TestPerson) => isQuiet(pirogue.store, { gameId, userId: id, turn: 1 });
  const chloe = await pirogue.person('Chloé');
  expect((await press(chloe, first)).content).toMatch(/Tu ne suis pas cette partie/);
  expect((await press(ben, first)).content).toMatch(/it is not your turn: you get no reminders/);
  expect(await isQuietFor(ben)).toBe(false);
  const answer = await press(ana, first);
  expect(answer.content).toMatch(/^No more reminders or pings in this turn\. .*<\/unwatch:\d+>/);
  expect(isPublic(answer)).toBe(false);
  expect(await isQuietFor(ana)).toBe(true);
  const status = await ana.command('turn');
  expect(status.content).toMatch(/Reminders are off in this turn/);
  expect((await press(ana, status)).content).toMatch(/^I remind you of this turn again/);
  await ana.command('unwatch', { what: 'turn' });
  expect(await isQuietFor(ana)).toBe(true);
  await table.takeTurn(ana);
  // Ben is mentioned as ever.
  expect((await table.nextPublicMessage()).mentions.map(({ id }) => id)).toEqual([ben.id]);
  checkQuiet(pirogue);
});

it('changes nothing when the turn of the button is over, and says how things are', async () => {
  const { pirogue, table, ana, eva, first, gameId } = await stage();
  // Nobody takes the buttons off.
  await pirogue.bot.outbox.stop();
  await table.takeTurn(ana);
  const older = withButton(pirogue, first, `1:quiet:${gameId}:1:1`);
  expect((await press(eva, older)).content).toMatch(/^That button is old[\s\S]*It is .*Ben.*’s turn/);
  for (const turn of [1, 2]) expect(await isQuiet(pirogue.store, { gameId, userId: eva.id, turn })).toBe(false);
  checkQuiet(pirogue);
});

it('has a button in the messages of turns', async () => {
  const { pirogue, table, ana, first } = await stage();
  await table.takeTurn(ana);
  const second = await table.nextPublicMessage();
  const verbs = ({ components }: WireMessage) =>
    (components as unknown as { components: { custom_id: string }[] }[]).map((row) =>
      row.components.map(({ custom_id }) => custom_id.split(':')[1]),
    );
  expect(verbs(first)).toEqual([['draw', 'board', 'tiles'], ['quiet']]);
  expect(verbs(second)).toEqual([
    ['draw', 'board', 'tiles'],
    ['quiet', 'undo'],
  ]);
  checkQuiet(pirogue);
});
