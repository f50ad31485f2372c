import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { WireMessage } from 'local-discord';
import type { TestPerson } from 'local-discord/person';
import { expect, it, onTestFinished } from 'vitest';
import { controlsOf, verbOf } from '../../lab/driving/controls.ts';
import { AutocompleteTable } from '../../lab/driving/table.ts';
import { chooserFor } from '../../lab/simulation/chooser.ts';
import { readLibrary } from '../../src/content/content-library.ts';
import { readContentFiles } from '../../src/games/contract/content-files.ts';
import { GAMES } from '../../src/games/registry.ts';
import { contentFolder } from '../support/content-folder.ts';
import { startPirogue } from '../support/pirogue.ts';
import { restart } from '../support/restart.ts';
import { checkRequests } from '../support/seated-table.ts';

/** The private message of the options of a lobby. */
async function optionsOf(person: TestPerson, lobby: WireMessage): Promise<WireMessage> {
  const { custom_id } = controlsOf(lobby).find((control) => verbOf(control) === 'options')!;
  return person.reply((await person.startClick(lobby, custom_id)).interaction_id);
}

/** A folder with so many boards, each in a file of its own, and tile sets. */
async function fullFolder({ boards, tileSets = 0 }: { boards: number; tileSets?: number }): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'pirogue-content-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const { maps, ...rest } = JSON.parse(await readFile('docs/example-board.json', 'utf8'));
  for (let at = 0; at < boards; at++) {
    const letter = String.fromCharCode('a'.charCodeAt(0) + at);
    const map = { ...maps[0], id: `board-${letter}`, name: `Board ${letter.toUpperCase()}` };
    await writeFile(join(folder, `board-${letter}.json`), JSON.stringify({ ...rest, maps: [map] }));
  }
  const amazonas = readContentFiles(GAMES.find(({ ruleSet }) => ruleSet === 'amazonas')!);
  for (let at = 0; at < tileSets; at++) {
    const set = { ...amazonas, game: 'amazonas', id: `set-${at}`, name: `Set ${at}` };
    await writeFile(join(folder, `set-${at}.json`), JSON.stringify(set));
  }
  return folder;
}

it('offers nineteen boards of the host and twenty-five tile sets, in /new and in the lobby', async () => {
  const house = await startPirogue({ contentFolder: await fullFolder({ boards: 19, tileSets: 25 }) });
  const [ana, ben] = [await house.person('Ana'), await house.person('Ben')];
  const { options } = await ana.findCommand('new');
  const choices = (option: string) => options?.find(({ name }) => name === option)?.choices ?? [];
  expect(choices('map')).toHaveLength(25);
  expect(choices('map').at(-1)).toMatchObject({ value: 'board-s' });
  expect(choices('tiles')).toHaveLength(25);
  await ana.command('new', { game: 'carcassonne', map: 'board-s', order: 'joined' });
  const lobby = await ana.waitForMessage(({ content }) => content.startsWith('**Carcassonne**'));
  expect(lobby.attachments[0]!.description).toMatch(/Map “Board S”\. .*First to join begins\./);
  const menus = controlsOf(await optionsOf(ana, lobby)).filter((control) => verbOf(control) === 'option');
  expect(menus.length).toBeGreaterThan(0);
  for (const menu of menus) expect(menu.options!.length).toBeLessThanOrEqual(25);
  const offered = menus.flatMap((menu) => menu.options!.map(({ value }) => value));
  expect(offered).toEqual(expect.arrayContaining(['map-board-a', 'map-board-r']));
  await ben.command('join');
  expect((await ana.command('start')).content).not.toMatch(/cannot/);
  checkRequests(house);
});

it.each([
  [
    'a board more than there is room for',
    { boards: 20 },
    /^.*board-t\.json: .*room for 19 of the host, and with this file there are 20$/m,
  ],
  [
    'a tile set more than there is room for',
    { boards: 0, tileSets: 26 },
    /^.*set-\d+\.json: .*room for 25 of the host, and with this file there are 26$/m,
  ],
])('refuses the file with %s, and names it alone', async (_what, counts, message) => {
  const folder = await fullFolder(counts);
  expect(() => readLibrary(GAMES, { folder })).toThrow(message);
});

it('refuses two boards and two tile sets of one name, which nobody could tell apart', async () => {
  const folder = await fullFolder({ boards: 2, tileSets: 2 });
  expect(() => readLibrary(GAMES, { folder })).not.toThrow();
  const rename = async (file: string, change: (json: { name: unknown; maps: { name: unknown }[] }) => void) => {
    const json = JSON.parse(await readFile(join(folder, file), 'utf8'));
    change(json);
    await writeFile(join(folder, file), JSON.stringify(json));
  };
  await rename('board-b.json', ({ maps }) => {
    maps[0]!.name = { en: 'B', nl: ' board  A', fr: 'B', de: 'B' };
  });
  expect(() => readLibrary(GAMES, { folder })).toThrow(/board-b\.json: .* is also the name of "board-a"/);
  await rename('board-b.json', ({ maps }) => {
    maps[0]!.name = 'B';
  });
  await rename('set-1.json', (json) => {
    json.name = 'Set 0';
  });
  expect(() => readLibrary(GAMES, { folder })).toThrow(/set-1\.json: .* is also the name of "set-0"/);
});

it('a board of the host is offered by /new, shown in the lobby and played on, also when its file has gone', async () => {
  const house = await startPirogue({ contentFolder: await contentFolder() });
  const people = [await house.person('Ana'), await house.person('Ben')];
  const [ana, ben] = people as [(typeof people)[0], (typeof people)[0]];
  const { options } = await ana.findCommand('new');
  const choices = options?.find(({ name }) => name === 'map')?.choices ?? [];
  expect(choices.at(-1)).toMatchObject({
    name: 'Twin Lakes',
    value: 'twin-lakes',
    name_localizations: { de: 'Zwillingsseen' },
  });

  const table = new AutocompleteTable(people, chooserFor(3), 'pass');
  await ana.command('new', { game: 'carcassonne', map: 'twin-lakes', order: 'joined' });
  const lobby = await ana.waitForMessage(({ content }) => content.startsWith('**Carcassonne**'));
  expect(lobby.attachments.map(({ description }) => description)).toEqual([
    expect.stringMatching(
      /^Carcassonne\. Map “Twin Lakes”\. \d+ tiles\. .*Players: Ana \(yellow\)\. \d seats are free\.$/,
    ),
  ]);
  for (const menu of controlsOf(await optionsOf(ana, lobby)).filter((control) => verbOf(control) === 'option'))
    expect(menu.options!.length).toBeLessThanOrEqual(25);
  await ben.command('join');
  await ana.command('start');
  const first = await table.nextPublicMessage();
  expect(first.attachments[0]!.description).toContain('Map “Twin Lakes”.');
  await table.takeTurn(ana);
  await table.nextPublicMessage();
  expect((await ben.command('board', { view: 'text' })).content).toContain('Towns not covered: ');
  checkRequests(house);

  await house.bot.stop();
  await restart(house, readLibrary(GAMES));
  expect((await ben.command('draw')).content).toMatch(/^(You have drawn|It fits only)/);
  expect((await ben.command('board', { view: 'text' })).content).toContain('Map “Twin Lakes”.');
  checkRequests(house);
});

it('a board that is named in some languages is offered in all, by its English name where it has no other', async () => {
  const folder = await contentFolder();
  const file = join(folder, 'twin-lakes.json');
  const { maps, ...rest } = JSON.parse(await readFile(file, 'utf8'));
  const name = { en: 'Twin Lakes', fr: 'Lacs jumeaux', es: 'Lagos gemelos' };
  await writeFile(file, JSON.stringify({ ...rest, maps: [{ ...maps[0], name }] }));
  const house = await startPirogue({ contentFolder: folder });
  const ana = await house.person('Ana');
  const { options } = await ana.findCommand('new');
  expect(options?.find((option) => option.name === 'map')?.choices?.at(-1)).toMatchObject({
    name: 'Twin Lakes',
    name_localizations: { de: 'Twin Lakes', fr: 'Lacs jumeaux' },
  });
  await ana.command('new', { game: 'carcassonne', map: 'twin-lakes' });
  const lobby = await ana.waitForMessage(({ content }) => content.startsWith('**Carcassonne**'));
  expect(lobby.attachments[0]!.description).toContain('Map “Twin Lakes”');
  checkRequests(house);
});

it('a tile set of the host is offered by /new and told in the lobby', async () => {
  const house = await startPirogue({ contentFolder: await contentFolder() });
  const people = [await house.person('Ana'), await house.person('Ben')];
  const [ana, ben] = people as [(typeof people)[0], (typeof people)[0]];
  const { options } = await ana.findCommand('new');
  expect(options?.find(({ name }) => name === 'tiles')?.choices).toMatchObject([
    { name: 'A land without roads (Carcassonne)', value: 'roadless' },
  ]);
  const refused = await ana.command('new', { game: 'amazonas', tiles: 'roadless' });
  expect(refused.content).toMatch(/^Carcassonne: Amazonas cannot be played here with this tile set/);

  const table = new AutocompleteTable(people, chooserFor(3), 'pass');
  await ana.command('new', { game: 'carcassonne', tiles: 'roadless', order: 'joined' });
  const lobby = await ana.waitForMessage(({ content }) => content.startsWith('**Carcassonne**'));
  expect(lobby.content).toContain('\nTiles: A land without roads.\n');
  await ben.command('join');
  await ana.command('start');
  await table.nextPublicMessage();
  const left = await ana.command('tiles');
  expect(left.content).not.toMatch(/road/i);
  checkRequests(house);
});

it('a lobby whose board is not offered any more cannot start, and says so', async () => {
  const house = await startPirogue({ contentFolder: await contentFolder() });
  const [ana, ben] = [await house.person('Ana'), await house.person('Ben')];
  await ana.command('new', { game: 'carcassonne', map: 'twin-lakes' });
  await ben.command('join');
  await house.bot.stop();
  await restart(house, readLibrary(GAMES));
  expect((await ana.command('start')).content).toMatch(
    /^Carcassonne cannot be played here with this tile set or on this map/,
  );
  expect((await house.store.games.open(ana.channel))!.status).toBe('lobby');
});
