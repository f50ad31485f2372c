import type { TestPerson } from 'local-discord/person';
import { expect, it } from 'vitest';
import { controlsOf } from '../../lab/driving/controls.ts';
import { startPirogue } from '../support/pirogue.ts';
import { checkRequests, publicMessage } from '../support/seated-table.ts';
import { begunCarcassonne } from './support/begun-carcassonne.ts';

it('a game with The Ferries is played to its end by commands and buttons', async () => {
  const pirogue = await startPirogue();
  const game = { names: ['Ana', 'Ben'], chosen: { ferries: true }, pile: ['ferries-b', 'base-a', 'base-u'] };
  const [ana, ben] = (await begunCarcassonne(pirogue, game)) as [TestPerson, TestPerson];

  await ana.command('draw');
  await ana.command('place', { x: 1, y: 0, rotation: 0 });
  const asked = await ana.command('meeple', { on: 'road-e' });
  expect(asked.content).toMatch(/Which two roads does the ferry join/);
  expect((await ana.command('pass')).content).toMatch(/First choose which two roads the ferry joins/);
  const places = (await ana.autocomplete('meeple', { on: '', as: 'ferry' }, 'on')).map(({ value }) => value);
  expect(places).toEqual(['1,0 ES', '1,0 EW', '1,0 SW']);
  await ana.command('meeple', { on: '1,0 EW', as: 'ferry' });

  await ben.command('draw');
  await ben.command('place', { x: -1, y: 0, rotation: 270 });
  await ben.command('pass');
  const panel = await ben.command('draw');
  expect(panel.content).toMatch(/Do you move a ferry/);
  const move = controlsOf(panel).find(({ custom_id }) => custom_id.endsWith('lakeFerry 1,0 SW'))!;
  expect(move.label).toBe('Ferry at x 1, y 0: south and west; a road of 3 tiles, nobody there');
  await ben.click(panel, move.custom_id);
  expect((await ana.command('board', { view: 'text' })).content).toMatch(/The ferry at x 1, y 0 joins south and west/);

  await ana.command('draw');
  await ana.command('place', { x: 2, y: 0, rotation: 0 });
  await ana.command('pass');
  expect((await publicMessage(ana, /The game is over/)).content).toMatch(/Ana/);
  expect((await ben.command('verify')).content).not.toMatch(/refuse/);
  checkRequests(pirogue);
});
