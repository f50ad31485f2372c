import type { TestPerson } from 'local-discord/person';
import { expect, it } from 'vitest';
import { controlsOf } from '../../lab/driving/controls.ts';
import { MESSAGES, MESSAGES_CHANCE } from '../../src/games/carcassonne/expansions/messages/stack.ts';
import { startPirogue } from '../support/pirogue.ts';
import { checkRequests, publicMessage } from '../support/seated-table.ts';
import { begunCarcassonne } from './support/begun-carcassonne.ts';

it('a game with The Messages is played to its end by commands, buttons and standing orders', async () => {
  const pirogue = await startPirogue();
  const order = ['road', ...MESSAGES.filter((message) => message !== 'road')];
  const game = {
    names: ['Ana', 'Ben'],
    chosen: { messages: true },
    pile: ['base-a', 'base-u', 'base-u', 'base-u', 'base-b', 'base-b', 'base-a', 'base-e'],
    layout: { start: [{ tile: 'base-d', x: 0, y: 0, rotation: 0 as const }], chance: { [MESSAGES_CHANCE]: order } },
  };
  const [ana, ben] = (await begunCarcassonne(pirogue, game)) as [TestPerson, TestPerson];
  expect((await ben.command('orders', { order: 'figure courier' })).content).toMatch(/\*\*the courier\*\*/);
  const turn = async (person: TestPerson, place: object, on?: string) => {
    await person.command('draw');
    await person.command('place', { rotation: 0, ...place });
    return on === undefined ? person.command('pass') : person.command('meeple', { on });
  };
  await turn(ana, { x: -1, y: 0, rotation: 270 }, 'road');
  await turn(ben, { x: 1, y: 0 });
  await turn(ana, { x: 0, y: 1 }, 'road');
  await turn(ben, { x: 2, y: 0 });
  await turn(ana, { x: 2, y: 1 });
  await turn(ben, { x: 3, y: 1 });
  const asked = await turn(ana, { x: 3, y: 0, rotation: 90 });
  expect(asked.content).toMatch(/5 points: which of your figures on the score track moves\?/);
  expect((await ana.command('pass')).content).toMatch(/First answer for your figures/);
  const message = await ana.command('meeple', { on: 'courier', as: 'figure' });
  expect(message.content).toMatch(/Message: smallest road\. Do you follow it, or take 2 points instead\?/);
  expect((await ana.command('undo')).content).toMatch(/final|cannot/i);
  const follow = controlsOf(await ana.command('draw')).find(({ custom_id }) => custom_id.endsWith('follow'))!;
  expect(follow.label).toMatch(/Score the smallest road/);
  await ana.command('meeple', { on: 'points', as: 'message' });
  await ana.command('meeple', { on: 'meeple', as: 'figure' });
  const told = (await publicMessage(ana, /draws a message/)).content;
  expect(told).toMatch(/The courier of .*Ana.* is on space 5[\s\S]*smallest road[\s\S]*takes \*\*2 points\*\* instead/);
  expect((await ben.command('board', { view: 'text' })).content).toMatch(/red 2 \+ 5; blue 0 \+ 0/);
  await turn(ben, { x: 0, y: 2, rotation: 180 });
  await publicMessage(ana, /The game is over/);
  expect((await ben.command('verify')).content).not.toMatch(/refuse/);
  checkRequests(pirogue);
});
