import { expect, it } from 'vitest';
import { allBoxesWith } from '../support/all-boxes.ts';
import { expectSameLog } from './support/same-log.ts';

it('logs the same by drafts of a page as by those of the panel with all boxes that go with the dragon, who asks the others', async () => {
  const { kinds } = await expectSameLog({
    game: 'carcassonne',
    chosen: { ...allBoxesWith('dragon'), interrupts: 'ask' },
    tiles: 30,
  });
  const things = [
    'meeple large',
    'meeple phantom',
    'meeple mayor',
    'retrieve',
    'festival',
    'fairy',
    'wagon',
    'barn NW',
  ];
  expect([...kinds]).toEqual(expect.arrayContaining(things));
});

it('logs the same with all other boxes, whose questions to others are answered by standing orders', async () => {
  const { kinds } = await expectSameLog({ game: 'carcassonne', chosen: allBoxesWith('crops'), tiles: 30 });
  const things = [
    'meeple large',
    'meeple phantom',
    'retrieve',
    'witch',
    'ingot',
    'circle add',
    'fly',
    'throw',
    'robber',
  ];
  expect([...kinds]).toEqual(expect.arrayContaining(things));
});
