import { expect, it } from 'vitest';
import { settled, stage } from '../support/clock-stage.ts';
import { checkRequests, press, publicMessage } from '../support/seated-table.ts';
import { HOUR, MINUTE } from '../support/test-clock.ts';
import { set } from './support/settings-menu.ts';

it('tells in a lobby how soon its players usually move, unless they keep no statistics', async () => {
  const { pirogue, clock, table, ana, ben: eva } = await stage({ names: ['Ana', 'Eva'] });
  for (let round = 0; round < 6; round++) {
    // In one turn Ana is slower by far.
    clock.jump(round === 3 ? 40 * HOUR : 3 * HOUR);
    await table.takeTurn(ana);
    clock.jump(20 * MINUTE);
    await table.takeTurn(eva);
  }
  await settled(pirogue);
  const channel = pirogue.discord.world.addTextChannel('next').id;
  for (const person of [ana, eva]) person.channel = channel;
  await ana.command('new', { order: 'joined' });
  await eva.command('join');
  const lobby = await publicMessage(eva, /Ana.*Eva/);
  const lines = async () =>
    (await press(eva, lobby, 'players')).content.replaceAll(/[^\p{L}\d ,:\n-]/gu, '').split('\n');
  const [title, ...told] = await lines();
  expect(title).toBe('How they play with other people:');
  expect(told.map((line) => line.replace(/^- +/, ''))).toEqual([
    'Ana: no finished game yet, half of the moves within 3 hours',
    'Eva: no finished game yet, half of the moves within 20 minutes',
  ]);
  await set(ana, 'statistics', 'none');
  expect((await lines())[1]).toMatch(/Ana keeps no statistics$/);
  checkRequests(pirogue);
});
