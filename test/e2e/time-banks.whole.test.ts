import { expect, it } from 'vitest';
import { controlsOf } from '../../lab/driving/controls.ts';
import { told } from '../support/clock-stage.ts';
import { startPirogue, until } from '../support/pirogue.ts';
import { restart } from '../support/restart.ts';
import { checkRequests, gameOf, letManageChannels, openGame, press, publicMessage } from '../support/seated-table.ts';
import { allDelivered } from '../support/table-of-two.ts';
import { DAY, HOUR, MINUTE, TestClock } from '../support/test-clock.ts';
import { ORIGIN, pathOf, servePages } from '../web/support/pages.ts';

/** A game of Ana and Ben, in which Ana is to move, with a bank of time, from a Monday on. */
async function begun(options: { readonly bank: number; readonly pace?: number; readonly weekends?: string }) {
  const clock = new TestClock(Date.parse('2027-01-11T10:00:00Z'));
  const pirogue = await startPirogue({ now: clock.now, webOrigin: ORIGIN });
  const { people, table } = await gameOf(pirogue, ['Ana', 'Ben'], options);
  const [ana, ben] = people;
  const id = (await openGame(pirogue, ana)).id;
  const pass = async (duration: number) => {
    await clock.pass(pirogue, duration, 6 * HOUR);
    await allDelivered(pirogue);
  };
  /** How long the turn under way has still, in hours. */
  const left = async () => {
    await clock.pass(pirogue, MINUTE);
    return Math.round(((await pirogue.store.clocks.ofGame(id))!.deadline! - clock.now()) / HOUR);
  };
  const asked = () => told(ben, /Time is up for/);
  return { pirogue, clock, ana, ben, table, pass, left, asked };
}

it('is taken from by turns that last longer than the pace, and the table is asked when nothing is left', async () => {
  const { pirogue, ana, ben, table, pass, left, asked } = await begun({ bank: 3, pace: 1 });
  expect(await left()).toBe(4 * 24);
  expect((await ana.command('turn')).content).toContain('left for the whole game: 3 days');
  await pass(2 * DAY);
  expect(await asked()).toEqual([]);
  await table.takeTurn(ana);
  expect(await left()).toBe(4 * 24);
  await table.takeTurn(ben);
  expect(await left()).toBe(3 * 24);
  await allDelivered(pirogue);
  const turn = await publicMessage(ben, new RegExp(`<@${ana.id}>`));
  expect(turn.content).toContain('left for the whole game: 47 hours');
  await pass(3 * DAY - HOUR);
  expect(await asked()).toEqual([]);
  await pass(HOUR);
  expect(await asked()).toHaveLength(1);
  await table.takeTurn(ana);
  // Ben was quick: nothing was taken from him.
  expect(await left()).toBe(4 * 24);
  await table.takeTurn(ben);
  expect(await left()).toBe(24);
  checkRequests(pirogue);
});

it('is told of every seat on the page of the game, with the end of the turn, in the language of its reader', async () => {
  const { pirogue, ana, ben, table, pass } = await begun({ bank: 3, pace: 1 });
  await pass(2 * DAY);
  await table.takeTurn(ana);
  await table.takeTurn(ben);
  const pages = await servePages(pirogue);
  const path = await pathOf(pirogue, ana.channel);
  const seats = async (language: string) => {
    const { text } = await pages.ask(`${path}?lang=${language}`);
    return /<section id="seats".*?<\/section>/s.exec(text)![0];
  };
  const page = async (language: string) => (await seats(language)).replaceAll(/<[^>]+>/g, '');
  await pass(MINUTE);
  const { deadline } = (await pirogue.store.clocks.ofGame((await openGame(pirogue, ana)).id))!;
  expect(await seats('en')).toContain(`<time datetime="${new Date(deadline!).toISOString()}" data-relative>`);
  const english = await page('en');
  expect(english).toMatch(/Time for this turn ends .*; then the table is asked how to go on\./);
  expect(english).toContain('left for the whole game: 48 hours');
  expect(english).toMatch(/Ana.*time for longer turns: 48 hours.*Ben.*time for longer turns: 3 days/s);
  expect(await page('de')).toMatch(/Zeit für längere Züge: 48 Stunden.*Zeit für längere Züge: 3 Tage/s);
  expect(await page('fr')).toMatch(/temps pour les tours plus longs\u00a0: 48 heures.*\u00a0: 3 jours/s);
  expect(await page('nl')).toMatch(/tijd voor langere beurten: 48 uur.*tijd voor langere beurten: 3 dagen/s);
  letManageChannels(pirogue, ana);
  await ana.command('admin', { pause: {} });
  const paused = await page('en');
  expect(paused).not.toContain('Time for this turn ends');
  expect(paused).toContain('time for longer turns: 3 days');
});

it('is not taken from while somebody is away, in pauses, at weekends, and while the program is down or its clock jumps', async () => {
  const { pirogue, clock, ana, ben, table, pass, left } = await begun({ bank: 3, weekends: 'Europe/Amsterdam' });
  // Twelve hours a turn, unless told.
  expect(await left()).toBe(12 + 3 * 24);
  await ana.command('away', { until: '2d' });
  await pass(2 * DAY);
  letManageChannels(pirogue, ana);
  await ana.command('admin', { pause: {} });
  await pass(DAY);
  await ana.command('admin', { resume: {} });
  await table.takeTurn(ana);
  await table.takeTurn(ben);
  expect(await left()).toBeGreaterThanOrEqual(12 + 3 * 24);
  // Thursday, 10 o'clock: the clock jumps over Friday.
  await pirogue.bot.stop();
  clock.jump(DAY);
  await restart(pirogue);
  await table.takeTurn(ana);
  await table.takeTurn(ben);
  const { spent = [] } = (await pirogue.store.clocks.ofGame((await openGame(pirogue, ana)).id))!;
  expect(spent.every((taken) => taken === 0)).toBe(true);
});

it('is not taken from in the nights of whoever is to move, in which no time for a turn runs', async () => {
  const { pirogue, ana, ben, table, pass, left } = await begun({ bank: 3 });
  expect(await left()).toBe(12 + 3 * 24);
  // It is eleven o'clock there, so eleven hours a day run until the night, and then fourteen; six nights come before the end.
  const quiet = { 'quiet-from': 22, 'quiet-to': 8, timezone: 'Europe/Amsterdam' };
  expect((await ana.command('remind', quiet)).content).toMatch(/yours does not run in your quiet hours/);
  expect(await left()).toBe(12 + 3 * 24 + 6 * 10);
  await pass(20 * HOUR);
  await table.takeTurn(ana);
  // Ben has told of no nights.
  expect(await left()).toBe(12 + 3 * 24);
  await pass(20 * HOUR);
  await table.takeTurn(ben);
  const { spent = [] } = (await pirogue.store.clocks.ofGame((await openGame(pirogue, ana)).id))!;
  expect(spent.map((taken) => Math.round(taken / HOUR))).toEqual([0, 8]);
});

it('is chosen and given up in the lobby', async () => {
  const pirogue = await startPirogue();
  const ana = await pirogue.person('Ana');
  await ana.command('new', { bank: 7 });
  const lobby = await publicMessage(ana, /For turns that take longer each player also has 7 days in the whole game/);
  expect(lobby.content).toMatch(/Time for a turn: 12 hours/);
  const panel = await press(ana, await press(ana, lobby, 'options'), 'view');
  const menu = controlsOf(panel).find(({ options }) => options?.some(({ value }) => value === 'bank-0'))!;
  await ana.select(panel, menu.custom_id, ['bank-0']);
  await until(async () => !(await openGame(pirogue, ana)).options.bank);
});
