import type { TestPerson } from 'local-discord/person';
import { expect, it } from 'vitest';
import { controlsOf } from '../../lab/driving/controls.ts';
import { startPirogue } from '../support/pirogue.ts';
import { checkRequests, publicMessage } from '../support/seated-table.ts';
import { begunCarcassonne } from './support/begun-carcassonne.ts';

/** Ana and Ben each have a meeple on a road of their own, and Ana has placed a tile with a club. */
async function atClub(chosen: object) {
  const pirogue = await startPirogue();
  const game = {
    names: ['Ana', 'Ben'],
    chosen: { crops: true, ...chosen },
    pile: ['base-u', 'base-u', 'crop2-f', 'base-b'],
  };
  const [ana, ben] = (await begunCarcassonne(pirogue, game)) as [TestPerson, TestPerson];
  await ana.command('draw');
  await ana.command('place', { x: 1, y: 0, rotation: 0 });
  await ana.command('meeple', { on: 'road' });
  await ben.command('draw');
  await ben.command('place', { x: 0, y: 1, rotation: 0 });
  await ben.command('meeple', { on: 'road' });
  await ana.command('draw');
  await ana.command('place', { x: -1, y: 1, rotation: 0 });
  return { pirogue, ana, ben };
}

it('a game with Crop Circles is played to its end by commands, buttons and standing orders', async () => {
  const { pirogue, ana, ben } = await atClub({});
  expect((await ben.command('orders', { order: 'remove small' })).content).toMatch(/the one on the fewest tiles/);
  const asked = await ana.command('pass');
  expect(asked.content).toMatch(/Crop circle: what does everybody do on a road\?/);
  expect((await ana.autocomplete('meeple', { on: '', as: 'circle' }, 'on')).map(({ value }) => value)).toEqual([
    'add',
    'remove',
  ]);
  expect((await ana.command('pass')).content).toMatch(/First choose what everybody does/);
  const chosen = await ana.command('meeple', { on: 'add', as: 'crop circle' });
  expect(chosen.content).toMatch(/do you put another meeple beside one of yours\?/);
  expect((await ana.command('undo')).content).toMatch(/Another player has moved/);
  const panel = await ana.command('draw');
  const beside = controlsOf(panel).find(({ custom_id }) => custom_id.endsWith('add 1,0 0 meeple'))!;
  expect(beside.label).toBe('Add: meeple, road at x 1, y 0; 2 tiles');
  await ana.command('meeple', { on: '1,0 road', as: 'meeple' });
  const told = (await publicMessage(ana, /chooses for the crop circle/)).content;
  expect(told).toMatch(/everybody may add a meeple on a road[\s\S]*Ben.* by standing order/);

  await ben.command('draw');
  await ben.command('place', { x: 0, y: 2, rotation: 0 });
  await ben.command('pass');
  await publicMessage(ana, /The game is over/);
  expect((await ben.command('verify')).content).not.toMatch(/refuse/);
  checkRequests(pirogue);
});

it('asks its players where the table does', async () => {
  const { pirogue, ana, ben } = await atClub({ interrupts: 'ask' });
  await ana.command('pass');
  await ana.command('meeple', { on: 'add', as: 'circle' });
  expect((await publicMessage(ben, /asks you to choose/)).mentions.map(({ id }) => id)).toEqual([ben.id]);
  await ben.command('pass');
  await ana.command('pass');
  expect((await publicMessage(ana, /chooses for the crop circle/)).content).not.toMatch(/by standing order/);
  checkRequests(pirogue);
});
