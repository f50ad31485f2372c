import type { TestPerson } from 'local-discord/person';
import { expect, it } from 'vitest';
import { controlsOf, verbOf } from '../../lab/driving/controls.ts';
import { startPirogue } from '../support/pirogue.ts';
import { checkRequests, publicMessage } from '../support/seated-table.ts';
import { begunCarcassonne } from './support/begun-carcassonne.ts';

it('a game with Mage & Witch is played to its end by commands and buttons', async () => {
  const pirogue = await startPirogue();
  const game = { names: ['Ana', 'Ben'], chosen: { mage: true }, pile: ['mage-d', 'mage-c', 'base-a'] };
  const [ana, ben] = (await begunCarcassonne(pirogue, game)) as [TestPerson, TestPerson];

  await ana.command('draw');
  const asked = await ana.command('place', { x: 1, y: 0, rotation: 180 });
  expect(asked.content).toMatch(/Where does the mage or the witch go/);
  expect((await ana.command('turn')).content.match(/Where does the mage or the witch go/g)).toHaveLength(1);
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
