import { expect, it } from 'vitest';
import { loadTable } from '../../src/app/table.ts';
import { tilesText } from '../../src/bot/replies/tiles-left.ts';
import { translatorFor } from '../../src/i18n/translate.ts';
import { pageSpeech } from '../../src/web/turn-log.ts';
import { shared } from '../support/at-end.ts';
import { startPirogue } from '../support/pirogue.ts';
import { storeGame } from '../support/stored-game.ts';
import { ORIGIN, pathOf, servePages } from './support/pages.ts';

const house = shared(async () => {
  const pirogue = await startPirogue({ webOrigin: ORIGIN });
  const pages = await servePages(pirogue);
  const channelId = pirogue.discord.world.addTextChannel('squares').id;
  const { record } = await storeGame(pirogue, { players: 3, seed: 'squares', channelId, entries: 60 });
  return { pages, table: await loadTable(pirogue.app, record), path: await pathOf(pirogue, channelId) };
});

/** What the page tells of a square at a moment. */
async function toldOf(at: number, x: number, y: number, language = 'en'): Promise<string[]> {
  const { pages, path } = house();
  const { status, text } = await pages.ask(`${path}/moments/${at}/squares/${x}/${y}?lang=${language}`);
  expect(status).toBe(200);
  return JSON.parse(text);
}

it('tells of every square where a tile can be placed what /tiles tells of it', async () => {
  const { game, fold } = house().table;
  const squares = game.openSquares!(fold.state);
  expect(squares.length).toBeGreaterThan(5);
  for (const language of ['en', 'de', 'fr', 'nl'] as const) {
    const say = pageSpeech(translatorFor(language));
    for (const square of squares.slice(0, 6)) {
      const told = tilesText(say, house().table, square).split('\n- ');
      expect(await toldOf(9999, square.x, square.y, language)).toEqual(told);
      expect(told.length).toBeGreaterThan(1);
      expect(told[0]).toContain(` ${square.count} `);
    }
  }
});

it('tells of a square with a tile what lies there, at any moment, and of any other square that nothing can be placed', async () => {
  const { game, fold } = house().table;
  const { tiles } = game.viewOf(fold.state);
  const [last] = tiles.at(-1)!.squares as [{ x: number; y: number }];
  const [tile] = await toldOf(9999, last.x, last.y);
  expect(tile).toMatch(new RegExp(`^${last.x}, ${last.y}: .*; turn \\d+, `));
  expect(await toldOf(0, last.x, last.y)).not.toEqual([tile]);
  expect(await toldOf(9999, 99, -99)).toEqual(['No tile can be placed at x 99, y -99 now.']);
});

it('answers for squares alone', async () => {
  const { pages, path } = house();
  for (const place of ['1/1.5', '1/', 'x/1', '1000/1', '1/--1', '1/1/1']) {
    expect([place, (await pages.ask(`${path}/moments/1/squares/${place}`)).status]).toEqual([place, 404]);
  }
  expect((await pages.ask(`${path}/moments/now/squares/1/1`)).status).toBe(404);
});
