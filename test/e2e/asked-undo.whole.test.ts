import type { WireMessage } from 'local-discord';
import type { TestPerson } from 'local-discord/person';
import { expect, it } from 'vitest';
import { controlsOf } from '../../lab/driving/controls.ts';
import { AutocompleteTable } from '../../lab/driving/table.ts';
import { chooserFor } from '../../lab/simulation/chooser.ts';
import { type Pirogue, type PirogueOptions, startPirogue, until } from '../support/pirogue.ts';
import { restart } from '../support/restart.ts';
import {
  askedOn,
  checkRequests,
  gameOf,
  letManageChannels,
  openGame,
  press,
  pressStale,
  publicMessage,
} from '../support/seated-table.ts';
import { HOUR, TestClock } from '../support/test-clock.ts';

const ASKED =
  /Ana.* asks you to let the last action be taken back.*\nWhat was done last: x -?\d+, y -?\d+.*, then .+\.\n/;

/** The tile that a panel is about where only one square takes it, as the words of its picture tell. */
function drawnTile({ attachments }: WireMessage): string {
  return /not placed yet: (.*?) at x/.exec(attachments[0]!.description!)![1]!;
}

/** Ana has played her first turn and Ben has drawn; then Ana wants to take back. */
async function drawnSince(names: readonly string[], options: PirogueOptions = {}) {
  const pirogue = await startPirogue({ seed: 'a'.repeat(32), ...options });
  const { people, table } = await gameOf(pirogue, names);
  const [ana, ben, eva] = people;
  await table.takeTurn(ana);
  await publicMessage(ben, /Ana.* has played/);
  const drawn = drawnTile(await ben.command('draw'));
  return { pirogue, ana, ben, eva, table, drawn };
}

async function asked(stage: Awaited<ReturnType<typeof drawnSince>>) {
  expect((await stage.ana.command('undo')).content).toMatch(/the others are asked now/);
  return publicMessage(stage.ana, ASKED);
}

/** The log in the words of records. */
async function logOf(pirogue: Pirogue, person: TestPerson): Promise<string[]> {
  const { id } = await openGame(pirogue, person);
  const log = await pirogue.store.log.ofGame(id);
  return log.map(({ entry }) => `${entry.seat} ${entry.type === 'takeback' ? 'undo' : entry.action.type}`);
}

async function actsOf(pirogue: Pirogue, person: TestPerson): Promise<string[]> {
  return (await openGame(pirogue, person)).acts.map(({ act }) => act.type);
}

it('goes back to a turn when the one who drew agrees, and the drawn tile is the next one again', async () => {
  const stage = await drawnSince(['Ana', 'Ben']);
  const { pirogue, ana, ben, table, drawn } = stage;
  const before = await logOf(pirogue, ana);
  expect((await ana.command('help')).content).toMatch(/asks the others whether you may take back/);
  const question = await asked(stage);
  expect(question.mentions.map(({ id }) => id)).toEqual([ben.id]);
  expect(question.content).toMatch(/would go back on top of its pile and be the next one again/);
  expect(question.content).toMatch(/Open until <t:\d+/);
  expect(askedOn(question)).toEqual(['vote 1:yes', 'vote 1:no']);
  // Nothing changes before; one question at a time.
  expect(await logOf(pirogue, ana)).toEqual(before);
  expect((await ana.command('undo')).content).toMatch(/voting already/);
  expect((await ben.command('vote', { what: 'pause' })).content).toMatch(/voting already/);

  expect((await press(ben, question, 'vote', 'yes')).content).toMatch(/Decided: .*Ana.* plays on/);
  await publicMessage(ana, /Decided: .*Ana.* plays on\. The tile drawn since lies on top of its pile again/);
  const told = await publicMessage(ana, /Ana.* took back the last action; the tile drawn since/);
  expect(told.mentions.map(({ id }) => id)).toEqual([ana.id]);
  expect(told.content).not.toMatch(/took back \d|took back an action/);
  expect(await logOf(pirogue, ana)).toEqual([...before, '1 undo', '0 undo']);
  expect((await ben.command('draw')).content).toMatch(/not your turn/);
  expect((await ana.command('log')).content).toMatch(/taken back: .*Ben.* has drawn.*asked the table.*voted for it/s);

  // Ana goes back to her draw and no further, also not by asking.
  if (before.at(-2) !== '0 place') expect((await ana.command('undo')).content).toMatch(/Taken back/);
  expect((await ana.command('undo')).content).toMatch(/draw is final/);
  expect((await ben.command('undo')).content).toMatch(/draw is final/);
  await table.place(ana);
  const [choice] = await ana.autocomplete('meeple', { on: '' }, 'on');
  if ((await logOf(pirogue, ana)).at(-1) === '0 place')
    await (choice ? ana.command('meeple', { on: choice.value as string }) : ana.command('boat'));
  // Ben is told anew, and draws what he had drawn.
  await until(async () => {
    const last = (await ana.messages()).findLast(({ content }) => /Ana.* has played/.test(content));
    return last?.mentions.some(({ id }) => id === ben.id) === true;
  });
  expect(drawnTile(await ben.command('draw'))).toBe(drawn);
  expect((await ana.command('verify')).content).not.toMatch(/differ|not follow/i);
  expect((await ana.command('export')).attachments).toHaveLength(1);
  // It can be taken back once more, and the game goes on after that.
  await ana.command('undo');
  await press(ben, await publicMessage(ana, /asks you to let the last action.*Open until/s), 'vote', 'yes');
  expect((await logOf(pirogue, ana)).slice(-2)).toEqual(['1 undo', '0 undo']);
  checkRequests(pirogue);
});

it('leaves everything as it is after one refusal of two, and asks no second time', async () => {
  const stage = await drawnSince(['Ana', 'Ben', 'Eva']);
  const { pirogue, ana, ben, eva } = stage;
  const before = await logOf(pirogue, ana);
  const question = await asked(stage);
  expect(question.mentions.map(({ id }) => id).sort()).toEqual([ben.id, eva.id].sort());
  const zoe = await pirogue.person('Zoe');
  expect((await press(zoe, question, 'vote', 'yes')).content).toMatch(/not playing in this game/);
  // Her own vote decides nothing, nor that of one of two.
  expect((await press(ana, question, 'vote', 'yes')).content).toMatch(/Your vote is noted/);
  expect((await press(ben, question, 'vote', 'yes')).content).toMatch(/Your vote is noted/);
  expect(await logOf(pirogue, ana)).toEqual(before);
  expect((await press(eva, question, 'vote', 'no')).content).toMatch(/Not everybody agreed/);
  await publicMessage(ana, /Not everybody agreed/);
  expect(await logOf(pirogue, ana)).toEqual(before);
  expect(await actsOf(pirogue, ana)).toEqual(['vote-opened', 'voted', 'voted', 'voted', 'vote-failed']);
  const yes = controlsOf(question)[0]!.custom_id;
  expect((await pressStale(pirogue, ben, question, yes)).content).toMatch(/This vote is over/);
  expect((await ana.command('undo')).content).toMatch(/did not all agree/);
  expect((await eva.command('undo')).content).toMatch(/draw is final/);
  checkRequests(pirogue);
});

it('ends the question when the drawn tile is placed; a late press changes nothing', async () => {
  const stage = await drawnSince(['Ana', 'Ben', 'Eva']);
  const { pirogue, ana, ben, eva, table } = stage;
  const question = await asked(stage);
  await press(eva, question, 'vote', 'yes');
  await table.place(ben);
  await publicMessage(ana, /No longer open: nothing is taken back/);
  const log = await logOf(pirogue, ana);
  const yes = controlsOf(question)[0]!.custom_id;
  expect((await pressStale(pirogue, ben, question, yes)).content).toMatch(/This vote is over/);
  expect(await logOf(pirogue, ana)).toEqual(log);
  expect((await ana.command('undo')).content).toMatch(/only they can take it back|draw is final/);
  checkRequests(pirogue);
});

it('counts on after a restart', async () => {
  const stage = await drawnSince(['Ana', 'Ben', 'Eva']);
  const { pirogue, ana, ben, eva } = stage;
  const question = await asked(stage);
  await press(ben, question, 'vote', 'yes');
  await pirogue.bot.stop();
  await restart(pirogue);
  expect((await press(eva, question, 'vote', 'yes')).content).toMatch(/Decided: .*Ana.* plays on/);
  await publicMessage(ana, /Ana.* took back the last action; the tile drawn since/);
  expect((await logOf(pirogue, ana)).slice(-2)).toEqual(['1 undo', '0 undo']);
  expect((await ana.command('turn')).content).toMatch(/your turn/);
});

it('is over after a day without an answer', async () => {
  const clock = new TestClock(Date.now());
  const stage = await drawnSince(['Ana', 'Ben', 'Eva'], { now: clock.now });
  const { pirogue, ana, ben } = stage;
  const before = await logOf(pirogue, ana);
  const question = await asked(stage);
  await press(ben, question, 'vote', 'yes');
  await clock.pass(pirogue, 25 * HOUR);
  await publicMessage(ana, /Not everybody agreed/);
  expect(await logOf(pirogue, ana)).toEqual(before);
  expect((await ana.command('undo')).content).toMatch(/did not all agree/);
});

it('ends with a resignation, a pause and the game', async () => {
  const resigning = await drawnSince(['Ana', 'Ben', 'Eva']);
  await asked(resigning);
  await press(resigning.eva, await resigning.eva.command('resign'), 'resign');
  await publicMessage(resigning.ana, /No longer open/);
  expect(await actsOf(resigning.pirogue, resigning.ana)).toEqual(['vote-opened', 'resigned', 'vote-dropped']);
  // Who is left can be asked anew.
  expect((await resigning.ana.command('undo')).content).toMatch(/the others are asked now/);

  const paused = await drawnSince(['Ana', 'Ben']);
  const mo = await paused.pirogue.person('Mo');
  letManageChannels(paused.pirogue, mo);
  const question = await asked(paused);
  await mo.command('admin', { pause: {} });
  await publicMessage(paused.ana, /No longer open/);
  const yes = controlsOf(question)[0]!.custom_id;
  expect((await pressStale(paused.pirogue, paused.ben, question, yes)).content).toMatch(/This vote is over/);
  expect((await paused.ana.command('undo')).content).toMatch(/The game is paused/);
  await mo.command('admin', { resume: {} });
  expect((await mo.command('admin', { undo: {} })).content).toMatch(/draw is final/i);
  await paused.ana.command('undo');
  await mo.command('admin', { end: {} });
  await publicMessage(paused.ana, /The game was over before this vote was decided/);
  checkRequests(paused.pirogue);
});

it('goes back at once where only computers play besides, whose tile is drawn already', async () => {
  const pirogue = await startPirogue({ seed: 'a'.repeat(32) });
  const ana = await pirogue.person('Ana');
  const table = new AutocompleteTable([ana], chooserFor(7));
  await ana.command('new', { order: 'joined', computers: 2, level: 'learner', 'auto-draw': true });
  await ana.command('start');
  await table.nextPublicMessage();
  // The computers think for long.
  await pirogue.bot.computers.stop();
  await table.place(ana);
  if ((await logOf(pirogue, ana)).at(-1) === '0 place') await ana.command('boat');
  expect((await logOf(pirogue, ana)).at(-1)).toBe('1 draw');
  expect((await ana.command('undo')).content).toMatch(/Taken back/);
  expect((await logOf(pirogue, ana)).slice(-2)).toEqual(['1 undo', '0 undo']);
  expect(await actsOf(pirogue, ana)).toEqual(['turn-taken-back']);
  await publicMessage(ana, /Ana.* took back the last action; the tile drawn since/);
  expect((await ana.command('undo')).content).toMatch(/Taken back/);
  expect((await ana.command('undo')).content).toMatch(/draw is final/);
  await table.place(ana);
  checkRequests(pirogue);
});
