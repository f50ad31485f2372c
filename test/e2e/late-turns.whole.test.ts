import { expect, it } from 'vitest';
import { controlsOf } from '../../lab/driving/controls.ts';
import { type Stage, settled, stage, told } from '../support/clock-stage.ts';
import { startPirogue, until } from '../support/pirogue.ts';
import { refuseChanges } from '../support/refused-changes.ts';
import { restart } from '../support/restart.ts';
import { checkRequests, press, publicMessage } from '../support/seated-table.ts';
import { DAY, HOUR } from '../support/test-clock.ts';

const OVER = /Time is up for .*Ana.*’s turn, which began/;
const SKIPPED = /Ana.*’s turn was skipped; the bot has played it in a simple way:/;
const LENT = /The time of .*Ana.* for this turn was over; the computer Toucan 🤖 \(regular\) has played:/;

async function recordOf({ pirogue, ana }: Stage) {
  return (await pirogue.store.games.open(ana.channel))!;
}

/** The acts of the game, and whose entries its log has. */
async function written(staged: Stage) {
  const { acts, id } = await recordOf(staged);
  const log = await staged.pirogue.store.log.ofGame(id);
  return { acts: acts.map(({ act }) => act), seats: new Set(log.map(({ entry }) => entry.seat)) };
}

/** Resolves once a public message says that Ana's turn was played for her. */
async function toldOf({ ben, pirogue }: Stage, text: RegExp) {
  await until(async () => (await told(ben, text)).length === 1);
  await settled(pirogue);
  return (await told(ben, text))[0]!;
}

it('lets the rule play a turn that is over its time where the game wants that, and asks nobody', async () => {
  const staged = await stage({ pace: 1, late: 'skip' });
  const { pirogue, clock, table, ana, ben } = staged;
  const deadline = Math.floor((clock.now() + DAY) / 1000);
  expect((await told(ana, /is the first player/))[0]!.content).toContain(
    `Time for this turn ends <t:${deadline}:R>; then the bot plays the turn in a simple way.`,
  );
  await clock.pass(pirogue, 23 * HOUR);
  expect(await written(staged)).toEqual({ acts: [], seats: new Set() });
  await clock.pass(pirogue, 2 * HOUR);
  const next = await toldOf(staged, SKIPPED);
  expect(next.mentions.map(({ id }) => id)).toEqual([ben.id]);
  expect(await written(staged)).toEqual({
    acts: [{ type: 'turn-skipped', seat: 0, late: true }],
    seats: new Set([0]),
  });
  expect(await told(ben, OVER)).toEqual([]);
  expect((await ben.command('log')).content).toMatch(
    /The time for this turn of .*Ana.* was over; the bot played it in a simple way/,
  );
  // The next turn has its own time, and the seat is still hers.
  await table.takeTurn(ben);
  await settled(pirogue);
  expect((await told(ana, /it is your turn/)).at(-1)!.mentions.map(({ id }) => id)).toEqual([ana.id]);
  checkRequests(pirogue);
});

it('lets a computer play a turn that is over its time; its player can take that back until the next draw', async () => {
  const staged = await stage({ pace: 1, late: 'computer' });
  const { pirogue, clock, ana, ben } = staged;
  expect((await told(ana, /is the first player/))[0]!.content).toContain(
    'then the computer Toucan 🤖 (regular) plays the turn.',
  );
  await clock.pass(pirogue, 25 * HOUR);
  const next = await toldOf(staged, LENT);
  expect(next.mentions.map(({ id }) => id)).toEqual([ben.id]);
  expect(await written(staged)).toEqual({ acts: [{ type: 'turn-lent', seat: 0 }], seats: new Set([0]) });
  expect(await told(ben, OVER)).toEqual([]);
  expect((await recordOf(staged)).seats.map(({ userId }) => userId)).toEqual([ana.id, ben.id]);
  expect((await ben.command('log')).content).toMatch(/the computer Toucan 🤖 \(regular\) played it/);
  expect((await ana.command('undo')).content).toMatch(/Taken back/);
  const [choice] = await ana.autocomplete('meeple', { on: '' }, 'on');
  await (choice ? ana.command('meeple', { on: choice.value as string }) : ana.command('boat'));
  await settled(pirogue);
  const own = (await told(ben, /Ana.* has played/)).at(-1)!;
  expect(own.content).not.toMatch(LENT);
  checkRequests(pirogue);
});

it('a computer goes on with a turn that its player has begun', async () => {
  const staged = await stage({ pace: 1, late: 'computer' });
  const { pirogue, clock, table, ana } = staged;
  await ana.command('draw');
  await table.place(ana);
  await clock.pass(pirogue, 25 * HOUR);
  await toldOf(staged, LENT);
  const log = await pirogue.store.log.ofGame((await recordOf(staged)).id);
  const types = log.map(({ entry }) => (entry.type === 'action' ? entry.action.type : entry.type));
  expect(types.slice(0, 2)).toEqual(['draw', 'place']);
  expect(types.filter((type) => type === 'draw')).toHaveLength(1);
  checkRequests(pirogue);
});

it.each(['skip', 'computer'])('plays nothing while the clock stands still: %s', async (late) => {
  const staged = await stage({ pace: 1, late });
  const { pirogue, clock, ana, ben } = staged;
  await clock.pass(pirogue, 20 * HOUR);
  await ana.command('away', { until: '3d' });
  await clock.pass(pirogue, 2 * DAY);
  expect((await written(staged)).acts).toEqual([]);
  await ana.command('away', { until: 'now' });
  await clock.pass(pirogue, 2 * HOUR);
  await ben.command('vote', { what: 'pause' });
  await press(ana, await publicMessage(ben, /asks you to pause this game/), 'vote', 'yes');
  await clock.pass(pirogue, 2 * DAY);
  expect((await written(staged)).seats).toEqual(new Set());
  await settled(pirogue);
  checkRequests(pirogue);
});

it('a computer plays after a restart what was due before', async () => {
  const staged = await stage({ pace: 1, late: 'computer' });
  const { pirogue, clock } = staged;
  // No computer is there when the time is over.
  await pirogue.bot.computers.stop();
  await clock.pass(pirogue, 25 * HOUR);
  expect((await written(staged)).seats).toEqual(new Set());
  await pirogue.bot.stop();
  await restart(pirogue);
  await toldOf(staged, LENT);
  expect((await written(staged)).acts).toEqual([{ type: 'turn-lent', seat: 0 }]);
});

it('tries again later what could not be written', async () => {
  const staged = await stage({ pace: 1, late: 'skip' });
  const { pirogue, clock } = staged;
  const heal = await refuseChanges(pirogue.databaseUrl, { table: 'acts', change: 'insert' });
  await clock.pass(pirogue, 26 * HOUR);
  expect(await written(staged)).toEqual({ acts: [], seats: new Set() });
  await heal();
  await clock.pass(pirogue, 3 * HOUR);
  await toldOf(staged, SKIPPED);
  expect((await written(staged)).acts).toHaveLength(1);
});

it('whoever moves at the last moment has moved', async () => {
  const staged = await stage({ pace: 1, late: 'computer' });
  const { pirogue, clock, table, ana, ben } = staged;
  await pirogue.bot.computers.stop();
  await clock.pass(pirogue, 25 * HOUR);
  // It is over its time, but nobody has played yet.
  await table.takeTurn(ana);
  await settled(pirogue);
  expect((await written(staged)).acts).toEqual([]);
  expect(await told(ben, LENT)).toEqual([]);
  checkRequests(pirogue);
});

it('runs no clock at weekends of its time zone where the table rests then, and tells the end before', async () => {
  // A Friday, eleven in Amsterdam: thirteen hours until the weekend, eleven after it.
  const staged = await stage({ pace: 1, late: 'skip', weekends: 'europe/amsterdam', at: '2027-01-15T10:00:00Z' });
  const { pirogue, clock, ana, ben } = staged;
  const ends = `<t:${Date.parse('2027-01-18T10:00:00Z') / 1000}:R>`;
  expect((await told(ana, /is the first player/))[0]!.content).toContain(`Time for this turn ends ${ends};`);
  await clock.pass(pirogue, 2 * DAY);
  expect((await ben.command('turn')).content).toContain(`Time for this turn ends ${ends};`);
  await clock.pass(pirogue, 23 * HOUR);
  await settled(pirogue);
  expect(await written(staged)).toEqual({ acts: [], seats: new Set() });
  await clock.pass(pirogue, 2 * HOUR);
  await toldOf(staged, SKIPPED);
  checkRequests(pirogue);
});

it('tells a lobby of its weekends, lets its owner take them back, and knows time zones only', async () => {
  const pirogue = await startPirogue();
  const ana = await pirogue.person('Ana');
  const zones = await ana.autocomplete('new', { weekends: 'amster' }, 'weekends');
  expect(zones.map(({ value }) => value)).toEqual(['Europe/Amsterdam']);
  expect((await ana.command('new', { weekends: 'Middle-earth' })).content).toMatch(/Type a city, such as Amsterdam/);
  expect(await pirogue.store.games.open(ana.channel)).toBeUndefined();
  await ana.command('new', { weekends: 'Europe/Amsterdam' });
  const lobby = await publicMessage(ana, /At weekends no clock runs \(Europe\/Amsterdam\)\./);
  const panel = await press(ana, await press(ana, lobby, 'options'), 'view');
  const menu = controlsOf(panel).find(({ options }) => options?.some(({ value }) => value === 'weekends'))!;
  await ana.select(panel, menu.custom_id, ['weekends']);
  await until(async () => (await pirogue.store.games.open(ana.channel))?.options.weekends === undefined);
  checkRequests(pirogue);
});

it('says that turns without a limit are never late, and opens nothing', async () => {
  const pirogue = await startPirogue();
  const ana = await pirogue.person('Ana');
  expect((await ana.command('new', { late: 'skip' })).content).toMatch(/none is ever late: choose a pace as well/);
  expect(await pirogue.store.games.open(ana.channel)).toBeUndefined();
  await ana.command('new', { late: 'computer', pace: 3 });
  const lobby = await publicMessage(ana, /Time for a turn/);
  expect(lobby.content).toContain('Time for a turn: 3 days; then the computer Toucan 🤖 (regular) plays the turn.');
});
