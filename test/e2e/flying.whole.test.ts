import type { TestPerson } from 'local-discord/person';
import { expect, it } from 'vitest';
import { controlsOf } from '../../lab/driving/controls.ts';
import { startPirogue } from '../support/pirogue.ts';
import { checkRequests, publicMessage } from '../support/seated-table.ts';
import { begunCarcassonne } from './support/begun-carcassonne.ts';

it('a game with The Flying Machines is played to its end by commands and buttons', async () => {
  const pirogue = await startPirogue();
  const game = {
    names: ['Ana', 'Ben'],
    chosen: { flying: true },
    pile: ['base-a', 'base-b', 'flier-a', 'flier-b'],
    layout: {
      start: [{ tile: 'base-d', x: 0, y: 0, rotation: 0 as const }],
      chance: { flight: [...'12312312'] },
    },
  };
  const [ana, ben] = (await begunCarcassonne(pirogue, game)) as [TestPerson, TestPerson];

  await ana.command('draw');
  await ana.command('place', { x: 1, y: 0, rotation: 90 });
  await ana.command('pass');
  await ben.command('draw');
  await ben.command('place', { x: 2, y: 0, rotation: 0 });
  await ben.command('meeple', { on: 'monastery' });

  await ana.command('draw');
  expect((await ana.command('place', { x: 3, y: 0, rotation: 0 })).content).toMatch(/Flight/);
  expect((await ana.autocomplete('meeple', { on: '', as: 'flight' }, 'on')).map(({ value }) => value)).toEqual([
    'meeple',
  ]);
  expect((await ana.command('board', { view: 'text' })).content).toMatch(/From x 3, y 0 a piece can fly to the west/);
  const asked = await ana.command('meeple', { on: 'meeple', as: 'flight' });
  expect(asked.content).toMatch(/1 thrown: where does the piece land at x 2, y 0/);
  expect((await ana.command('undo')).content).toMatch(/throw/);
  expect((await ana.command('pass')).content).toMatch(/First choose where it lands/);
  const panel = await ana.command('draw');
  const onto = controlsOf(panel).find(({ custom_id }) => custom_id.endsWith('land 2,0 0'))!;
  expect(onto.label).toBe('A · Monastery +3 at the end');
  await ana.command('meeple', { on: '2,0 monastery' });

  await ben.command('draw');
  await ben.command('place', { x: 4, y: 0, rotation: 0 });
  await ben.command('meeple', { on: 'meeple', as: 'flight' });
  expect((await publicMessage(ana, /throws 2/)).content).toMatch(/nothing to land on/);
  expect((await publicMessage(ana, /The game is over/)).content).toMatch(/throws 2 for a flight/);
  expect((await ben.command('verify')).content).not.toMatch(/refuse/);
  checkRequests(pirogue);
});
