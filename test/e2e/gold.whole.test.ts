import type { TestPerson } from 'local-discord/person';
import { expect, it } from 'vitest';
import { controlsOf } from '../../lab/driving/controls.ts';
import { startPirogue } from '../support/pirogue.ts';
import { checkRequests, publicMessage } from '../support/seated-table.ts';
import { begunCarcassonne } from './support/begun-carcassonne.ts';

it('a game with The Gold Mines is played to its end by commands and buttons', async () => {
  const pirogue = await startPirogue();
  const game = { names: ['Ana', 'Ben'], chosen: { gold: true }, pile: ['gold-h', 'gold-e', 'base-a', 'base-a'] };
  const [ana, ben] = (await begunCarcassonne(pirogue, game)) as [TestPerson, TestPerson];

  await ana.command('draw');
  const asked = await ana.command('place', { x: 1, y: 0, rotation: 0 });
  expect(asked.content).toMatch(/Where does the second ingot go/);
  expect((await ana.command('pass')).content).toMatch(/First choose where the second ingot goes/);
  const squares = (await ana.autocomplete('meeple', { on: '', as: 'ingot' }, 'on')).map(({ value }) => value);
  expect(squares).toEqual(['0,0']);
  await ana.command('meeple', { on: '0,0', as: 'ingot' });
  await ana.command('undo');
  await ana.command('meeple', { on: '0,0', as: 'ingot' });
  await ana.command('meeple', { on: 'road-e' });

  await ben.command('draw');
  await ben.command('place', { x: 0, y: 1, rotation: 0 });
  const panel = await ben.command('draw');
  const onto = controlsOf(panel).find(({ custom_id }) => custom_id.endsWith('ingot 1,0'))!;
  await ben.click(panel, onto.custom_id);
  await ben.command('pass');

  await ana.command('draw');
  await ana.command('place', { x: -1, y: 0, rotation: 270 });
  await ana.command('pass');
  expect((await ben.command('board', { view: 'text' })).content).toMatch(/Ingots on the board: .*2 at x 1, y 0/);
  await ben.command('draw');
  await ben.command('place', { x: 2, y: 0, rotation: 90 });
  await ben.command('pass');
  expect((await publicMessage(ana, /The game is over/)).content).toMatch(/takes 3 ingots/);
  expect((await publicMessage(ana, /The game is over/)).content).toMatch(/Gold: .*\*\*3\*\*/);
  expect((await ben.command('verify')).content).not.toMatch(/refuse/);
  checkRequests(pirogue);
});
