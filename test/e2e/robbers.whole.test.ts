import type { TestPerson } from 'local-discord/person';
import { expect, it } from 'vitest';
import { controlsOf } from '../../lab/driving/controls.ts';
import { startPirogue } from '../support/pirogue.ts';
import { checkRequests, publicMessage } from '../support/seated-table.ts';
import { begunCarcassonne } from './support/begun-carcassonne.ts';

it('a game with The Robbers is played to its end by commands, buttons and standing orders', async () => {
  const pirogue = await startPirogue();
  const pile = ['robbers-f', 'base-a', 'base-b', 'base-b', 'base-e', 'base-a'];
  const game = { names: ['Ana', 'Ben', 'Cem'], chosen: { robbers: true }, pile };
  const [ana, ben, cem] = (await begunCarcassonne(pirogue, game)) as [TestPerson, TestPerson, TestPerson];

  expect((await cem.command('orders', { order: 'robber hold' })).content).toMatch(/\*\*it stays at home\*\*/);
  await ana.command('draw');
  const asked = await ana.command('place', { x: 1, y: 0, rotation: 90 });
  expect(asked.content).toMatch(/beside whose points does your robber wait/);
  expect((await ana.autocomplete('meeple', { on: '', as: 'robber' }, 'on')).map(({ value }) => value)).toEqual(['0']);
  const panel = await ana.command('draw');
  const to = controlsOf(panel).find(({ custom_id }) => custom_id.endsWith('robber 0'))!;
  expect(to.label).toMatch(/Robber beside blue and green \(space 0\)/);
  await ana.click(panel, to.custom_id);
  expect((await ana.command('undo')).content).toMatch(/Another player has moved/);
  await ana.command('meeple', { on: 'road' });
  const told = await publicMessage(ana, /sends the robber to space 0/);
  expect(told.content).toMatch(/Ana.* sends the robber to space 0, beside .*Ben.* and .*Cem/);
  expect(told.content).toMatch(/Ben.* by standing order: to whoever this tile brings 3 or more/);
  expect((await ben.command('board', { view: 'text' })).content).toMatch(
    /Robbers on the score track: red on 0 beside blue and green; blue on 0 beside red and green/,
  );

  await ben.command('draw');
  await ben.command('place', { x: -1, y: 0, rotation: 270 });
  await ben.command('pass');
  await cem.command('draw');
  await cem.command('place', { x: 0, y: 1, rotation: 0 });
  await cem.command('pass');
  await ana.command('draw');
  await ana.command('place', { x: 1, y: 1, rotation: 0 });
  await ana.command('pass');
  await ben.command('draw');
  await ben.command('place', { x: 2, y: 1, rotation: 180 });
  await ben.command('pass');
  await cem.command('draw');
  await cem.command('place', { x: 2, y: 0, rotation: 90 });
  await cem.command('pass');
  const over = await publicMessage(ana, /The game is over/);
  expect(over.content).toMatch(/Ben.* robs .*Ana.* of \*\*2 points\*\*/);
  expect((await ben.command('verify')).content).not.toMatch(/refuse/);
  checkRequests(pirogue);
});
