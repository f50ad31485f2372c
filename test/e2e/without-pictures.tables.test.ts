import { expect, it } from 'vitest';
import { controlsOf, verbOf } from '../../lab/driving/controls.ts';
import { AutocompleteTable } from '../../lab/driving/table.ts';
import { chooserFor } from '../../lab/simulation/chooser.ts';
import { CATALOGUES } from '../../src/i18n/translate.ts';
import { ButtonPlayer } from '../support/button-player.ts';
import { paintMeanwhileOn } from '../support/painting.ts';
import { LOG_ERROR, type Pirogue, startPirogue } from '../support/pirogue.ts';
import { storeGame } from '../support/stored-game.ts';

/**
 * A thread that dies of every picture, one that dies of animations, and one that dies of those with a certain name in
 * them.
 */
const FAILING = new URL('../render/support/failing-thread.ts', import.meta.url);
const STILLS = new URL('../render/support/stills-thread.ts', import.meta.url);
const FAULTY = new URL('../render/support/faulty-thread.mjs', import.meta.url);

const NO_PICTURE = CATALOGUES.en['picture.failed'];

/** Faults of the threads, in order. */
let faults: unknown[] = [];

/** The program with pictures from a thread that runs this module. */
async function startPaintingOn(module: URL): Promise<Pirogue> {
  faults = [];
  paintMeanwhileOn(module, { log: { error: (fault: unknown) => void faults.push(fault) } });
  return startPirogue({ seed: 'b'.repeat(32), answerDeadlineMs: 60_000 });
}

function faultsOf({ log }: Pirogue): string[] {
  return log.filter(({ level }) => level >= LOG_ERROR).map(({ msg }) => msg);
}

it('plays in words where no picture can be painted', async () => {
  const pirogue = await startPaintingOn(FAILING);
  const [ana, ben] = [await pirogue.person('Ana'), await pirogue.person('Ben')];
  const table = new AutocompleteTable([ana, ben], chooserFor(2));
  await table.begin({ order: 'joined' });
  const first = await table.nextPublicMessage();
  expect(first.mentions.map(({ id }) => id)).toEqual([ana.id]);
  expect(first.attachments).toEqual([]);
  expect(first.content).toContain(NO_PICTURE);
  expect(controlsOf(first).map(verbOf)).toContain('draw');

  await new ButtonPlayer(chooserFor(3)).takeTurn(ana, first);
  const second = await table.nextPublicMessage();
  expect(second.mentions.map(({ id }) => id)).toEqual([ben.id]);
  expect(second.content).toContain(NO_PICTURE);

  const panel = await ben.command('draw');
  // Every number is told in words.
  const squares = panel.content.split('\n').filter((line) => /^- \d+ - .*x -?\d+, y -?\d+/.test(line));
  expect(panel.content).toMatch(/^You have drawn: [\s\S]*\nIt fits on \d+ squares[:;].*\n/);
  expect(squares).toHaveLength(Number(/It fits on (\d+)/.exec(panel.content)![1]));
  expect(panel.content).toContain(NO_PICTURE);
  expect(controlsOf(panel).length).toBeGreaterThan(0);
  expect(faultsOf(pirogue)).toEqual([]);
  expect(faults[0]).toMatchObject({ err: { message: 'the thread ended with code 3' } });
});

it('answers in words what is asked for as a picture, in the language of who asks', async () => {
  const pirogue = await startPaintingOn(FAILING);
  const channelId = pirogue.discord.channelIds.amazon!;
  await storeGame(pirogue, { players: 2, seed: 'words', channelId, entries: 40 });
  const bruno = await pirogue.person('Bruno');
  const inWords = await bruno.command('board', { view: 'text' });
  const note = CATALOGUES.nl['picture.failed'];
  const board = await bruno.command('board');
  expect(board.content).toContain(inWords.content.slice(0, 500));
  expect(board.attachments).toEqual([]);
  const tiles = await bruno.command('tiles');
  expect(tiles.content).toContain(note);
  expect(tiles.content.length).toBeGreaterThan(note.length);
  const rule = await bruno.command('rules', { topic: 'villages' });
  expect((await bruno.click(rule, controlsOf(rule)[0]!.custom_id)).content).toContain(note);
  expect((await bruno.command('replay')).content).toBe(note);
});

it('tells the end of a game in words where no picture can be painted', async () => {
  const pirogue = await startPaintingOn(FAILING);
  const ana = await pirogue.person('Ana');
  await storeGame(pirogue, { players: 3, seed: 'over', channelId: ana.channel });
  const end = await ana.waitForMessage(({ mentions }) => mentions.length === 3);
  expect(end.attachments).toEqual([]);
  expect(end.content).toContain(NO_PICTURE);
  expect(controlsOf(end).map(verbOf)).toEqual(['rematch', 'replay', 'analyse', 'board']);
});

it('shows the final board still where the final scoring cannot be painted', async () => {
  const pirogue = await startPaintingOn(STILLS);
  const ana = await pirogue.person('Ana');
  await storeGame(pirogue, { players: 3, seed: 'over', channelId: ana.channel });
  const end = await ana.waitForMessage(({ mentions }) => mentions.length === 3);
  // Beside it the points turn by turn, and the result.
  expect(end.attachments.map(({ content_type }) => content_type)).toEqual(Array(3).fill('image/png'));
  expect(end.content).not.toContain(NO_PICTURE);
});

it('tells a spectator in words where no picture can be painted', async () => {
  const pirogue = await startPaintingOn(FAILING);
  const [ana, ben, eva] = [await pirogue.person('Ana'), await pirogue.person('Ben'), await pirogue.person('Eva')];
  const table = new AutocompleteTable([ana, ben], chooserFor(2));
  await table.begin({ order: 'joined' });
  await table.nextPublicMessage();
  await eva.command('watch');
  await ana.command('draw');
  await table.place(ana);
  await table.placePiece(ana);
  const told = await eva.waitForMessage(
    ({ channel_id, content }) => channel_id !== eva.channel && content.includes('Ana'),
  );
  expect(told.attachments).toEqual([]);
  expect(told.content).toContain(NO_PICTURE);
});

it('paints for other tables while one has pictures that the thread dies of', async () => {
  const pirogue = await startPaintingOn(FAULTY);
  const [ana, ben] = [await pirogue.person('Ana'), await pirogue.person('Ben')];
  const { id: channel } = pirogue.discord.world.addTextChannel('elsewhere');
  const [thrower, eva] = [await pirogue.person('Thrower', channel), await pirogue.person('Eva', channel)];
  const bad = new AutocompleteTable([thrower, eva], chooserFor(2));
  const good = new AutocompleteTable([ana, ben], chooserFor(2));
  await Promise.all([bad.begin({ order: 'joined' }), good.begin({ order: 'joined' })]);
  const [words, picture] = await Promise.all([bad.nextPublicMessage(channel), good.nextPublicMessage(ana.channel)]);
  expect(words.content).toContain(NO_PICTURE);
  expect([words.attachments.length, picture.attachments.length]).toEqual([0, 1]);
  await good.takeTurn(ana);
  expect((await good.nextPublicMessage(ana.channel)).attachments).toHaveLength(1);
});
