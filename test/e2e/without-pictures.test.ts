import { expect, it } from 'vitest';
import { CATALOGUES } from '../../src/i18n/translate.ts';
import { PaintingThread } from '../../src/render/painting-thread.ts';
import { paintOn } from '../../src/render/pictures.ts';
import { type Pirogue, startPirogue } from '../support/pirogue.ts';
import { storeGame } from '../support/stored-game.ts';

/** A thread that dies of every picture. */
const FAILING = new URL('../render/support/failing-thread.ts', import.meta.url);

/** The program with pictures from a thread that runs this module. */
async function startPaintingOn(module: URL): Promise<Pirogue> {
  paintOn(new PaintingThread({ module }));
  return startPirogue({ seed: 'b'.repeat(32), answerDeadlineMs: 60_000 });
}

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
  expect((await bruno.command('rules', { topic: 'villages' })).content).toContain(note);
  expect((await bruno.command('replay')).content).toBe(note);
});
