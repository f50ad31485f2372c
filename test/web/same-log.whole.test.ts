import { expect, it } from 'vitest';
import { expectSameLog } from './support/same-log.ts';

it('logs the same for a whole game by drafts of a page as for those of the panel', async () => {
  const { kinds } = await expectSameLog({ game: 'carcassonne', chosen: { abbot: true } });
  expect([...kinds]).toEqual(expect.arrayContaining(['draw', 'place', 'meeple', 'meeple abbot', 'pass', 'retrieve']));
});

it('logs the same for a game on a map with its chips', async () => {
  const { kinds } = await expectSameLog({
    game: 'carcassonne',
    chosen: { map: 'germany', chips: true },
    tiles: 30,
  });
  expect([...kinds]).toEqual(expect.arrayContaining(['meeple', 'pass', 'upgrade']));
});

it('logs the same for a game of Amazonas', async () => {
  const { kinds } = await expectSameLog({ game: 'amazonas', tiles: 30 });
  expect([...kinds]).toEqual(expect.arrayContaining(['meeple', 'camp', 'boat']));
});
