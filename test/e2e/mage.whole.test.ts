import type { TestPerson } from 'local-discord/person';
import { expect, it } from 'vitest';
import { controlsOf, verbOf } from '../../lab/driving/controls.ts';
import { optionsSchema } from '../../src/games/carcassonne/rules/options.ts';
import type { Setup } from '../../src/games/carcassonne/rules/setup.ts';
import type { TileSet } from '../../src/games/carcassonne/rules/tile-set.ts';
import { type Pirogue, startPirogue } from '../support/pirogue.ts';
import { checkRequests, publicMessage } from '../support/seated-table.ts';
import { storeLog } from '../support/stored-game.ts';

/** A game of two with Mage & Witch in which nothing has happened; Ana begins. */
async function begun(pirogue: Pirogue): Promise<readonly [TestPerson, TestPerson]> {
  const set = pirogue.app.library.ownContent('carcassonne') as TileSet;
  const setup: Setup = {
    ruleSet: 'carcassonne',
    version: 1,
    tileSet: set.hash,
    options: optionsSchema.parse({ mage: true }),
    colours: ['red', 'blue'],
    first: 0,
    pile: ['mage-d', 'mage-c', 'base-a'],
  };
  const people = [await pirogue.person('Ana'), await pirogue.person('Ben')] as const;
  const seats = people.map(({ id }, at) => ({ id, name: ['Ana', 'Ben'][at]!, locale: 'en-US' }));
  const channelId = people[0].channel;
  await storeLog(pirogue, { ruleSet: 'carcassonne', setup, log: [], ended: false, channelId, people: seats });
  return people;
}

it('a game with Mage & Witch is played to its end by commands and buttons', async () => {
  const pirogue = await startPirogue();
  const [ana, ben] = await begun(pirogue);

  await ana.command('draw');
  const asked = await ana.command('place', { x: 1, y: 0, rotation: 180 });
  expect(asked.content).toMatch(/Where does the mage or the witch go/);
  expect((await ana.command('pass')).content).toMatch(/First choose where the mage or the witch goes/);
  expect((await ana.command('meeple', { on: 'road' })).content).toMatch(/Where does the mage or the witch go/);
  const mageTo = (await ana.autocomplete('meeple', { on: '', as: 'mage' }, 'on')).map(({ value }) => value);
  expect(mageTo).toContain('0,0 road');
  await ana.command('meeple', { on: '0,0 road', as: 'mage' });
  await ana.command('undo');
  await ana.command('meeple', { on: '0,0 road', as: 'mage' });
  await ana.command('meeple', { on: 'road-w' });

  await ben.command('draw');
  await ben.command('place', { x: 0, y: -1, rotation: 0 });
  const panel = await ben.command('draw');
  const places = controlsOf(panel).find((control) => verbOf(control) === 'choose')!;
  const chosen = await ben.select(panel, places.custom_id, ['witch 0,-1/0']);
  await ben.click(chosen, controlsOf(chosen).find((control) => verbOf(control) === 'confirm')!.custom_id);
  await ben.command('pass');

  await ana.command('draw');
  await ana.command('place', { x: -1, y: 0, rotation: 270 });
  await ana.command('pass');
  expect((await publicMessage(ana, /The game is over/)).content).toMatch(/The mage leaves the board: 3 points more/);
  expect((await ben.command('board', { view: 'text' })).content).toMatch(/The witch is on the city at x 0, y -1/);
  expect((await ben.command('verify')).content).not.toMatch(/refuse/);
  checkRequests(pirogue);
});
