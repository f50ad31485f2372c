import { expect, it } from 'vitest';
import { controlsOf, isPublic, verbOf } from '../../lab/driving/controls.ts';
import { AutocompleteTable } from '../../lab/driving/table.ts';
import { chooserFor } from '../../lab/simulation/chooser.ts';
import { checkRequests } from '../support/seated-table.ts';
import { startHouseWithQuilt } from './quilt-house.ts';

/** Words that something was not told as it should be. */
const FLAWS = /undefined|NaN|\[object|\{|went wrong|could not be made/;

it('a game that the platform never heard of goes from its lobby to its replay', async () => {
  const pirogue = await startHouseWithQuilt();
  const people = [await pirogue.person('Ana'), await pirogue.person('Ben'), await pirogue.person('Cem')];
  const [ana, ben] = people as [(typeof people)[0], (typeof people)[0]];
  const { options } = await ana.findCommand('new');
  expect(options?.find(({ name }) => name === 'game')?.choices?.map(({ name, value }) => [name, value])).toEqual([
    ['Carcassonne: Amazonas', 'amazonas'],
    ['Carcassonne', 'carcassonne'],
    ['Quilt', 'quilt'],
  ]);
  const table = new AutocompleteTable(people, chooserFor(3));
  await ana.command('new', { game: 'quilt', seats: 5, order: 'joined' });
  const lobby = await ana.waitForMessage(({ content }) => content.startsWith('**Quilt**'));
  expect(lobby.content).toContain('2-3');
  expect(lobby.attachments).toHaveLength(1);
  for (const person of people.slice(1)) await person.command('join');
  await ana.command('start');
  const first = await table.nextPublicMessage();
  expect(first.attachments).toHaveLength(1);
  expect(first.attachments[0]!.description).toMatch(/^Ana \(yellow\) is to draw\. .*9 tiles left/);

  await refusesCommandsOfOthers(ana, ben);
  for (const name of ['turn', 'help', 'board', 'tiles', 'score', 'log', 'rules', 'export']) {
    const reply = await ben.command(name);
    expect([reply.content, ...reply.attachments.map(({ description }) => description)].join('\n'), name).not.toMatch(
      FLAWS,
    );
  }
  const panel = await ana.command('draw');
  expect(panel.content).toMatch(/^You have drawn: \*\*(red|gold|blue) patch\*\*\./);
  expect(panel.attachments).toHaveLength(1);
  expect((await ana.command('place', { x: 5, y: 5, rotation: 0 })).content).toMatch(/x 1, y 0/);
  await table.place(ana);

  const end = await table.playOn();
  expect(end.content).not.toMatch(/Final scoring/);
  expect(end.content).toMatch(/ sews for \d[\s\S]*\n🥇 [\s\S]*\n🥉 /);
  expect((await pirogue.store.games.last(ana.channel))!.status).toBe('ended');
  expect((await ana.command('score')).content).toMatch(/Ana\u2069: \*\*\d+\*\*\n🟧+\n🟧 patch/u);
  expect((await ana.command('log')).content).toMatch(/Turn 9: [\s\S]* sews for \d/);
  expect((await ana.command('board', { view: 'text' })).content).toMatch(/\n0, 0: gold patch\n/);
  expect((await ana.command('replay')).attachments[0]!.content_type).toBe('image/gif');
  expect((await ana.command('verify')).content).toMatch(/^\*\*Yes, the stack was fixed at the start\.\*\*/);
  const files = (await ana.messages()).flatMap(({ attachments }) => attachments);
  expect(files.map(({ description }) => description).join('\n')).not.toMatch(FLAWS);
  checkRequests(pirogue);
});

type Person = Awaited<ReturnType<Awaited<ReturnType<typeof startHouseWithQuilt>>['person']>>;

/** Commands of other games are refused by the name of this one, privately, whoever is to move. */
async function refusesCommandsOfOthers(ana: Person, ben: Person): Promise<void> {
  for (const [person, name, options] of [
    [ana, 'camp', { on: 'jungle' }],
    [ben, 'meeple', { on: 'village' }],
    [ana, 'boat', {}],
    [ana, 'double', { tile: 'double-a', rotation: 0 }],
  ] as const) {
    const reply = await person.command(name, options);
    expect(reply.content).toMatch(new RegExp(`^This channel plays Quilt, which has no </${name}:\\d+>\\.$`));
    expect(isPublic(reply)).toBe(false);
  }
  expect(await ana.autocomplete('camp', { on: '' }, 'on')).toEqual([]);
}

it('rules are those of the channel, elsewhere those of the first game', async () => {
  const pirogue = await startHouseWithQuilt();
  const [here, elsewhere] = Object.values(pirogue.discord.channelIds);
  const [ana, other] = [await pirogue.person('Ana', here), await pirogue.person('Ana', elsewhere)];
  await ana.command('new', { game: 'quilt' });
  expect((await ana.command('rules')).components).toEqual([]);
  const menu = controlsOf(await other.command('rules')).find((control) => verbOf(control) === 'rules')!;
  expect(menu.custom_id).toMatch(/:amazonas$/);
  expect((await other.autocomplete('rules', { topic: 'boa' }, 'topic')).map(({ value }) => value)).toEqual(['boats']);
});
