import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { changeOptions } from '../../src/app/lobby.ts';
import { success } from '../../src/core/result.ts';
import { startPirogue, until } from '../support/pirogue.ts';
import { checkRequests, openGame, press, publicMessage } from '../support/seated-table.ts';

/** A lobby of Ana, in which Ben and Dirk are; Ana wants to draw ahead. */
async function proposed() {
  const pirogue = await startPirogue();
  const [ana, ben, dirk] = [await pirogue.person('Ana'), await pirogue.person('Ben'), await pirogue.person('Dirk')];
  await ana.command('new', { game: 'carcassonne', order: 'joined' });
  await ben.command('join');
  await dirk.command('join');
  const game = await openGame(pirogue, ana);
  const request = { channelId: game.channelId, userId: ana.id, cause: randomUUID(), game: success(game) };
  const changed = await changeOptions(pirogue.app, request, { chosen: { hand: '1' } });
  expect(changed.ok).toBe(true);
  return { pirogue, ana, ben, dirk };
}

it('draws ahead in a game for ratings once everybody has chosen it', async () => {
  const { pirogue, ana, ben, dirk } = await proposed();
  const lobby = await publicMessage(ana, /Off until chosen by everybody.*: draw ahead.*by .*Ben.* and .*Dirk/);
  expect((await press(ben, lobby, 'agree')).content).toMatch(/^You have chosen it, too/);
  expect((await press(ben, lobby, 'agree')).content).toMatch(/nothing was changed/);
  expect((await press(ana, lobby, 'agree')).content).toMatch(/nothing was changed/);
  await publicMessage(ana, /Not yet chosen by [^n]*Dirk/);
  expect((await openGame(pirogue, ana)).options.chosen?.hand).toBe('none');
  expect((await press(dirk, lobby, 'agree')).content).toMatch(/^Du hast es auch gewählt/);
  await until(async () => (await ana.messages()).every(({ content }) => !content.includes('Off until')));
  await ana.command('start');
  expect((await openGame(pirogue, ana)).setup!.options).toMatchObject({ hand: '1' });
  checkRequests(pirogue);
});

it('begins without what one of them has not chosen', async () => {
  const { pirogue, ana } = await proposed();
  await publicMessage(ana, /Off until chosen/);
  await ana.command('start');
  const { setup, options } = await openGame(pirogue, ana);
  expect([setup!.options?.hand ?? 'none', options.chosen?.hand]).toEqual(['none', 'none']);
  expect((await ana.command('plan')).content).toMatch(/has no/);
  checkRequests(pirogue);
});
