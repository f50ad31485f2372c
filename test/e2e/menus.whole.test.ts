import type { TestPerson } from 'local-discord/person';
import { expect, it } from 'vitest';
import { controlsOf, isPublic, verbOf } from '../../lab/driving/controls.ts';
import { LANGUAGES } from '../../src/i18n/translate.ts';
import { startPirogue, until } from '../support/pirogue.ts';
import { allDelivered, errors, tableOfTwo } from '../support/table-of-two.ts';
import { set } from './support/settings-menu.ts';

const turnsOf = async (person: TestPerson) =>
  (await person.messages()).filter((one) => isPublic(one) && /is the first player|has played:/.test(one.content));

it('opens a lobby from a face, which invites that person alone', async () => {
  const pirogue = await startPirogue();
  const [ana, ben] = [await pirogue.person('Ana'), await pirogue.person('Bruno')];
  const invited = await ana.menu('Play Carcassonne with …', ben.id);
  expect(isPublic(invited)).toBe(true);
  expect(invited.content).toMatch(new RegExp(`<@${ana.id}> invites <@${ben.id}> to a game of Carcassonne`));
  expect(invited.mentions.map(({ id }) => id)).toEqual([ben.id]);
  const [join] = controlsOf(invited);
  // People answer later than the lobby's own message comes.
  await allDelivered(pirogue);
  await ben.click(invited, join!.custom_id);
  const lobby = async () => (await pirogue.store.games.open(ana.channel))!;
  await until(async () => (await lobby()).seats.length === 2);
  const { ruleSet, seats } = await lobby();
  expect([ruleSet, seats.map(({ userId }) => userId)]).toEqual(['carcassonne', [ana.id, ben.id]]);
  // The channel has a game now.
  const busy = await ana.menu('Play Carcassonne with …', ben.id);
  expect([isPublic(busy), verbOf(controlsOf(busy)[0]!)]).toEqual([false, 'thread']);
});

it('invites neither bots nor strangers nor oneself, and says why', async () => {
  const pirogue = await startPirogue();
  const ana = await pirogue.person('Ana');
  const { world, botId, personIds } = pirogue.discord;
  world.removePerson(personIds.Eva!);
  for (const [target, reason] of [
    [botId, /^That is a bot, and takes no seat\./],
    [ana.id, /^That is you: <\/new:\d+> opens a game/],
    [personIds.Eva!, /^They are not in this server\./],
  ] as const) {
    const refused = await ana.menu('Play Carcassonne with …', target);
    expect(refused.content).toMatch(reason);
    expect(isPublic(refused)).toBe(false);
  }
  expect(await pirogue.store.games.open(ana.channel)).toBeUndefined();
});

it('tells how somebody plays, unless they keep no statistics', async () => {
  const pirogue = await startPirogue();
  const [ana, ben] = [await pirogue.person('Ana'), await pirogue.person('Bruno')];
  expect((await ana.menu('How do they play?', ben.id)).content).toBe(
    (await ana.command('stats', { user: ben.id })).content,
  );
  await set(ben, 'statistics', 'none');
  expect((await ana.menu('How do they play?', ben.id)).content).toMatch(/Bruno.* wants no statistics/);
});

it('shows the board as it was when a message told of it, and what was played since', async () => {
  const { pirogue, people, table } = await tableOfTwo();
  for (let turn = 0; turn < 4; turn++) for (const person of people) await table.takeTurn(person);
  await allDelivered(pirogue);
  const [ana] = people;
  const turns = await turnsOf(ana);
  const [first] = turns;
  const shown = await ana.menu('Show this turn', first!.id);
  expect(isPublic(shown)).toBe(false);
  // The picture of the message itself went with the next turn, perhaps; its words are the same.
  expect(shown.attachments[0]!.description).toMatch(/\S/);
  const now = await ana.menu('Show this turn', turns.at(-1)!.id);
  expect(now.attachments[0]!.description).not.toBe(shown.attachments[0]!.description);
  const since = await ana.menu('What happened since?', turns[3]!.id);
  expect(since.content).toMatch(/Turn 4/);
  expect(since.content).not.toMatch(/Turn [123]\b/);
  expect((await ana.menu('What happened since?', turns.at(-1)!.id)).content).toBe(
    'No turn has begun since this message.',
  );
  const other = await ana.say('Good morning');
  for (const name of ['Show this turn', 'What happened since?']) {
    expect((await ana.menu(name, other.id)).content).toMatch(/^This message tells of no turn of a game here\./);
  }
  expect(errors(pirogue)).toEqual([]);
});

it('checks the record that is attached to a message', async () => {
  const { pirogue, people } = await tableOfTwo();
  const [ana] = people;
  const exported = await ana.command('export');
  const checked = await ana.menu('Analyse this record', exported.id);
  expect(checked.content).toMatch(/^\*\*Yes, the record .* is valid\.\*\*/);
  const other = await ana.say('Good morning');
  expect((await ana.menu('Analyse this record', other.id)).content).toMatch(/^No record of a game is attached/);
  expect(errors(pirogue)).toEqual([]);
});

it('has its names in every language, within the limit of Discord', async () => {
  const pirogue = await startPirogue();
  await (await pirogue.person('Ana')).findCommand('Show this turn');
  const menus = pirogue.discord.world.commands().filter(({ type }) => type === 2 || type === 3);
  expect(menus.map(({ type }) => type).sort()).toEqual([2, 2, 3, 3, 3]);
  for (const { name, name_localizations: others } of menus) {
    const names = [name, ...Object.values(others ?? {})];
    expect(names).toHaveLength(LANGUAGES.length);
    for (const one of names) expect([...one].length, one).toBeLessThanOrEqual(32);
  }
});
