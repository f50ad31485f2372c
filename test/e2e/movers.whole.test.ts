import type { WireMessage } from 'local-discord';
import { afterAll, expect, it, vi } from 'vitest';
import { controlsOf, verbOf } from '../../lab/driving/controls.ts';
import { turnClockOf } from '../../src/app/clock.ts';
import { settled } from '../support/clock-stage.ts';
import { flightTable, fly, toFlight } from '../support/flight-table.ts';
import { checkRequests, openGame, publicMessage } from '../support/seated-table.ts';
import { DAY, TestClock } from '../support/test-clock.ts';

// The files of a project share their modules: here those of the program are loaded anew, and after it again.
vi.hoisted(() => vi.resetModules());
afterAll(() => {
  vi.doUnmock('../../src/games/carcassonne/expansions/index.ts');
  vi.doUnmock('../../src/games/carcassonne/expansions/words.ts');
  vi.resetModules();
});

vi.mock('../../src/games/carcassonne/expansions/index.ts', async (original) => {
  const { withOwn } = await import('../games/carcassonne/own/mocks.ts');
  const { flight } = await import('../games/carcassonne/own/flight.ts');
  return withOwn(await original(), flight, { flown: 'nothing' });
});
vi.mock('../../src/games/carcassonne/expansions/words.ts', async (original) => {
  const { withOwnWords } = await import('../games/carcassonne/own/mocks.ts');
  const { flightWords } = await import('../games/carcassonne/own/flight.ts');
  return withOwnWords(await original(), flightWords);
});

const idsOf = ({ mentions }: WireMessage) => mentions.map(({ id }) => id);

it('who moves in the turn of another player is called, is waited for, and is the only one who can act', async () => {
  const clock = new TestClock(Date.parse('2027-01-10T10:00:00Z'));
  const { pirogue, ana, ben, cem } = await flightTable({}, { now: clock.now });
  await fly(ana, await toFlight(ana, 0), 'S');
  const called = await publicMessage(ben, /this turn asks you to choose/);
  expect(idsOf(called)).toEqual([ben.id]);
  expect(called.content).toMatch(/Ana.*\*\* is playing:[\s\S]*The dragon flies/);
  expect(called.content).not.toMatch(/game begins|is the first player|Ben.*has drawn/);
  // Neither whose turn it is nor anybody else can act.
  for (const person of [ana, cem]) {
    expect((await person.command('draw')).content).toMatch(/Ben.* has to choose something first/);
    expect((await person.command('place', { x: 5, y: 5, rotation: 0 })).content).toMatch(/Ben.* has to choose/);
    expect((await person.command('turn')).content).toMatch(/Ben/);
  }
  const record = await openGame(pirogue, ana);
  expect(await turnClockOf(pirogue.app, record)).toMatchObject({ turn: 1, seat: 1, userId: ben.id });
  // The board and the log tell it as it is.
  expect((await ana.command('board', { view: 'text' })).content).not.toMatch(/undefined/);
  await fly(ben, await ben.command('draw'), 'E');
  await settled(pirogue);
  expect(idsOf((await cem.messages()).findLast(({ content }) => /asks you to choose/.test(content))!)).toEqual([
    cem.id,
  ]);
  expect((await ana.command('undo')).content).toMatch(/moved/);
  await fly(cem, await cem.command('draw'), 'N');
  // The message of the turn tells all of it, and calls the next seat.
  const next = await publicMessage(ben, /it is your turn/);
  expect(idsOf(next)).toEqual([ben.id]);
  expect(next.content.match(/The dragon flies/g)).toHaveLength(3);
  expect(next.content).toMatch(/Ana.*\*\* has played/);
  checkRequests(pirogue);
});

it('gets the turn of the clock, from the moment of being asked', async () => {
  const clock = new TestClock(Date.parse('2027-01-10T10:00:00Z'));
  const { pirogue, ana, ben } = await flightTable({}, { now: clock.now });
  const panel = await toFlight(ana, 0);
  clock.jump(DAY / 2);
  await fly(ana, panel, 'S');
  await publicMessage(ben, /asks you to choose/);
  const asked = await turnClockOf(pirogue.app, await openGame(pirogue, ana));
  expect(asked).toMatchObject({ userId: ben.id, clock: { since: clock.now() } });
  // Taken back before anybody has moved, the turn waits for its player again, and one message alone calls.
  expect((await ana.command('undo')).content).not.toMatch(/cannot/);
  await settled(pirogue);
  expect(await turnClockOf(pirogue.app, await openGame(pirogue, ana))).toMatchObject({ userId: ana.id });
  expect((await ben.messages()).filter(({ content }) => /asks you to choose/.test(content))).toEqual([]);
  checkRequests(pirogue);
});

it('is played for alone, where the table skips somebody who is asked', async () => {
  const { pirogue, ana, ben, cem } = await flightTable();
  await fly(ana, await toFlight(ana, 0), 'S');
  await publicMessage(ben, /asks you to choose/);
  await ana.command('vote', { what: 'skip' });
  const vote = await publicMessage(cem, /skip/);
  await cem.click(vote, controlsOf(vote).find((one) => verbOf(one) === 'vote')!.custom_id);
  await settled(pirogue);
  // The dragon has flown for Ben, and Cem is asked.
  const log = await pirogue.store.log.ofGame((await openGame(pirogue, ana)).id);
  expect(log.slice(-2).map(({ entry }) => entry.seat)).toEqual([0, 1]);
  expect(await turnClockOf(pirogue.app, await openGame(pirogue, ana))).toMatchObject({ userId: cem.id });
});
