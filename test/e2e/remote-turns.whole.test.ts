import type { WireMessage } from 'local-discord';
import { expect, it } from 'vitest';
import { controlsOf, isPublic, verbOf } from '../../lab/driving/controls.ts';
import { settledBy, stage, told } from '../support/clock-stage.ts';
import { playPanel } from '../support/panel-choices.ts';
import { checkRequests, gameOf, letSee, press } from '../support/seated-table.ts';
import { HOUR } from '../support/test-clock.ts';

const verbsOf = (message: WireMessage) => controlsOf(message).map(verbOf);

it('works off ten waiting games from one reminder in direct messages, with one tap between two of them', async () => {
  const { pirogue, clock, ana: eva, ben: ana } = await stage({ names: ['Eva', 'Ana'] });
  const channels = [eva.channel];
  for (let game = 2; game <= 10; game++) {
    const channel = pirogue.discord.world.addTextChannel(`river-${game}`).id;
    await gameOf(pirogue, ['Eva', 'Ana'], { channel });
    channels.push(channel);
  }
  await eva.command('remind', { 'by-dm': true, after: 12 });
  await clock.pass(pirogue, 13 * HOUR);
  await settledBy(clock, pirogue);
  eva.channel = pirogue.discord.world.directChannel(eva.id).id;
  const reminders = (await eva.messages()).filter(({ content }) => /^It is still your turn/.test(content));
  expect(reminders).toHaveLength(10);
  expect(reminders.map(verbsOf)).toEqual(reminders.map(() => ['draw', 'quiet']));

  let panel = await press(eva, reminders[0]!, 'draw');
  for (let game = 1; game <= 10; game++) {
    expect(isPublic(panel)).toBe(false);
    const { taps, done } = await playPanel(eva, panel);
    // The square, perhaps the other tile of a pair, and the confirmation.
    expect(taps).toBeLessThanOrEqual(3);
    expect(done.content).toMatch(/^Your turn is done\. Next: .*Ana/);
    expect(verbsOf(done)).toEqual(game < 10 ? ['next'] : []);
    if (game < 10) panel = await eva.click(done, controlsOf(done)[0]!.custom_id);
  }
  await settledBy(clock, pirogue);
  for (const channel of channels) {
    const [turn, ...others] = await told(ana, /Eva.* has played:/, channel);
    expect(others).toEqual([]);
    expect(turn!.mentions.map(({ id }) => id)).toEqual([ana.id]);
  }
  checkRequests(pirogue);
});

it('lets nobody play from direct messages who has no seat, or does not see the channel any more', async () => {
  const { pirogue, clock, ana: eva } = await stage({ names: ['Eva', 'Ana'] });
  const { world } = pirogue.discord;
  const { channel } = eva;
  await eva.command('remind', { 'by-dm': true, after: 12 });
  await clock.pass(pirogue, 13 * HOUR);
  await settledBy(clock, pirogue);
  eva.channel = world.directChannel(eva.id).id;
  const [reminder] = (await eva.messages()).filter(({ content }) => /^It is still your turn/.test(content));
  await letSee(pirogue, channel, eva, false);
  expect((await press(eva, reminder!, 'draw')).content).toMatch(/^You do not see the channel of this game any more/);
  const game = (await pirogue.store.games.open(channel))!;
  expect(await pirogue.store.log.ofGame(game.id)).toEqual([]);
  await letSee(pirogue, channel, eva, true);
  const panel = await press(eva, reminder!, 'draw');
  expect(panel.attachments).toHaveLength(1);
  // Somebody else takes the seat meanwhile: the panel of the one before does nothing any more.
  const [square] = controlsOf(panel);
  await pirogue.person('Dirk');
  pirogue.connection.exec(
    `update seats set user_id = '${pirogue.discord.personIds.Dirk}' where game_id = ${game.id} and user_id = '${eva.id}'`,
  );
  expect((await eva.click(panel, square!.custom_id)).content).toMatch(/^That button is old; nothing was changed/);
});
