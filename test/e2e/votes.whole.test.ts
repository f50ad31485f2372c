import { ButtonStyle } from 'discord-api-types/v10';
import type { TestPerson } from 'local-discord/person';
import { expect, it } from 'vitest';
import { controlsOf, isPublic } from '../../lab/driving/controls.ts';
import { stylesOf } from '../support/button-styles.ts';
import { startPirogue, until } from '../support/pirogue.ts';
import { askedOn, checkRequests, gameOf, openGame, press, pressStale, publicMessage } from '../support/seated-table.ts';
import { DAY, TestClock } from '../support/test-clock.ts';

const HOUR = 60 * 60_000;
const NAMES = ['Ana', 'Ben', 'Eva'];

it('pauses a game: nobody can act, everything can be looked at, and the table lets it go on', async () => {
  const pirogue = await startPirogue();
  const { people, turn, table } = await gameOf(pirogue, NAMES);
  const [ana, ben, eva] = people;
  expect((await ana.command('vote', { what: 'resume' })).content).toMatch(/not paused/);
  await ben.command('vote', { what: 'pause' });
  const vote = await publicMessage(ana, /asks you to pause this game/);
  expect((await press(eva, vote, 'vote', 'yes')).content).toMatch(/Decided: the game is paused/);
  await until(async () => /Paused <t:\d+:R>/.test((await publicMessage(ana, /Ana/)).content));
  const paused = (await ana.messages()).find(({ id }) => id === turn.id)!;
  expect(askedOn(paused)).toEqual(['ask resume', 'board', 'tiles']);
  // Who is to move can do nothing, neither by command nor by a button that was there before.
  const { revision } = await openGame(pirogue, ana);
  const draw = controlsOf(turn).find(({ custom_id }) => custom_id.includes(':draw:'))!;
  expect((await ana.command('draw')).content).toMatch(/The game is paused/);
  expect((await ana.command('place', { x: 0, y: 1 })).content).toMatch(/The game is paused/);
  expect((await ana.command('undo')).content).toMatch(/The game is paused/);
  expect((await pressStale(pirogue, ana, turn, draw.custom_id)).content).toMatch(/The game is paused/);
  expect((await openGame(pirogue, ana)).revision).toBe(revision);
  expect((await ana.command('turn')).content).toMatch(/Paused <t/);
  expect((await ana.command('help')).content).toMatch(/Paused <t/);
  expect((await ana.command('board')).attachments).toHaveLength(1);
  expect((await ana.command('score')).content).toMatch(/Ana/);

  await press(ana, paused, 'ask', 'resume');
  const again = await publicMessage(ana, /asks you to go on with this game/);
  const heard = table.nextPublicMessage();
  expect((await press(ben, again, 'vote', 'yes')).content).toMatch(/Decided: the game goes on/);
  // Who is to move is told anew.
  const next = await heard;
  expect(next.mentions.map(({ id }) => id).sort()).toContain(ana.id);
  await publicMessage(ana, /The game goes on\..*it is your turn/s);
  await table.takeTurn(ana);
  expect((await ben.command('log')).content).toMatch(/The game is paused.*The game goes on/s);
  checkRequests(pirogue);
});

it('lets a rule play the turn of who never answers, and says so in the next message', async () => {
  const pirogue = await startPirogue();
  const { people } = await gameOf(pirogue, NAMES);
  const [ana, ben, eva] = people;
  await ana.command('draw');
  // The buttons are where a player looks who waits.
  const status = await ben.command('turn');
  expect(askedOn(status)).toEqual(['ask skip:0', 'ask replace:0', 'ask pause']);
  expect((await press(ben, status, 'ask', 'skip:0')).content).toMatch(/The others are asked now/);
  const vote = await publicMessage(ben, /asks you to skip this turn of .*Ana/);
  // What takes the turn from somebody is not the button that stands out.
  expect(stylesOf(vote)).toEqual({ 'Skip the turn': ButtonStyle.Secondary, No: ButtonStyle.Primary });
  expect((await press(ana, vote, 'vote', 'no')).content).toMatch(/Your vote is noted/);
  expect((await press(eva, vote, 'vote', 'yes')).content).toMatch(/the bot plays this turn/);
  const next = await publicMessage(ben, /Ana.*’s turn was skipped; the bot has played it/);
  expect(next.mentions.map(({ id }) => id)).toEqual([ben.id]);
  // The seat is still theirs.
  const record = await openGame(pirogue, ana);
  expect(record.acts.map(({ act }) => act.type)).toEqual([
    'vote-opened',
    'voted',
    'voted',
    'vote-passed',
    'turn-skipped',
  ]);
  expect((await ana.command('mygames')).content).toMatch(/is to move/);
  // Who comes back before the next draw can take back what the rule did, and plays the turn after all.
  expect((await ana.command('undo')).content).toMatch(/Taken back/);
  const [choice] = await ana.autocomplete('meeple', { on: '' }, 'on');
  await (choice ? ana.command('meeple', { on: choice.value as string }) : ana.command('boat'));
  await until(async () => (await pirogue.store.posts.ofGame(record.id)).every(({ pending }) => pending === undefined));
  const own = await publicMessage(ben, /Ana.* has played/);
  expect(own.content).not.toMatch(/was skipped/);
  checkRequests(pirogue);
});

it('drops the vote on a turn when that turn is played', async () => {
  const pirogue = await startPirogue();
  const { people, table } = await gameOf(pirogue, NAMES);
  const [ana, ben, eva] = people;
  await ben.command('vote', { what: 'skip' });
  const vote = await publicMessage(ben, /asks you to skip this turn/);
  await table.takeTurn(ana);
  await publicMessage(ben, /No longer needed/);
  expect((await pressStale(pirogue, eva, vote, controlsOf(vote)[0]!.custom_id)).content).toMatch(/This vote is over/);
  // Another question can be asked at once.
  expect((await eva.command('vote', { what: 'skip', seat: 2 })).content).toMatch(/The others are asked/);
  expect((await eva.command('vote', { what: 'extend', seat: 3 })).content).toMatch(/voting already/);
  expect((await openGame(pirogue, ana)).acts.map(({ act }) => act.type)).toEqual([
    'vote-opened',
    'vote-dropped',
    'vote-opened',
  ]);
  checkRequests(pirogue);
});

it('refuses questions about a turn that is not under way, and about seats that there are not', async () => {
  const pirogue = await startPirogue();
  const { people } = await gameOf(pirogue, NAMES);
  const [ana, ben] = people;
  expect((await ben.command('vote', { what: 'skip', seat: 2 })).content).toMatch(/It is .*Ana.*’s turn/);
  expect((await ben.command('vote', { what: 'extend', seat: 3 })).content).toMatch(/It is .*Ana.*’s turn/);
  expect((await ben.command('vote', { what: 'replace', seat: 5 })).content).toMatch(/has 3 seats/);
  const offered = await ben.autocomplete('vote', { what: 'replace', seat: '' }, 'seat');
  expect(offered.map(({ name, value }) => [name, value])).toEqual([
    ['1. Ana', 1],
    ['2. Ben', 2],
    ['3. Eva', 3],
  ]);
  const stranger = await pirogue.person('Zoe');
  expect((await stranger.command('vote', { what: 'skip' })).content).toMatch(/not playing in this game/);
  expect((await openGame(pirogue, ana)).acts).toEqual([]);
  checkRequests(pirogue);
});

it('gives more time by a vote, once however often the last ballot is cast', async () => {
  const pirogue = await startPirogue();
  const { people } = await gameOf(pirogue, NAMES);
  const [ana, ben, eva] = people;
  const status = await ana.command('turn');
  expect(askedOn(status)).toEqual(['quiet 1', 'ask extend:0', 'ask pause']);
  await press(ana, status, 'ask', 'extend:0');
  const vote = await publicMessage(ana, /asks you to give .*Ana.* more time/);
  const answers = await Promise.all([press(ben, vote, 'vote', 'yes'), press(eva, vote, 'vote', 'yes')]);
  expect(answers.filter(({ content }) => /Decided: .*Ana.* gets more time/.test(content))).toHaveLength(1);
  const types = (await openGame(pirogue, ana)).acts.map(({ act }) => act.type);
  expect(types.filter((type) => type === 'vote-passed' || type === 'extended')).toEqual(['vote-passed', 'extended']);
  await publicMessage(ana, /got more time for this turn/);
  checkRequests(pirogue);
});

it('lets a paused game of two go on after a week although one is silent', async () => {
  const clock = new TestClock(Date.now());
  const pirogue = await startPirogue({ now: clock.now });
  const { people } = await gameOf(pirogue, ['Ana', 'Ben']);
  const [ana, ben] = people as unknown as [TestPerson, TestPerson];
  await ana.command('vote', { what: 'pause' });
  const vote = await publicMessage(ana, /asks you to pause/);
  await press(ben, vote, 'vote', 'yes');
  // Ana is to move; Ben, who is silent, is not.
  await ana.command('vote', { what: 'resume' });
  await clock.pass(pirogue, 25 * HOUR);
  await publicMessage(ana, /everything stays as it is/);
  await clock.pass(pirogue, 6 * DAY);
  await ana.command('vote', { what: 'resume' });
  await clock.pass(pirogue, 25 * HOUR);
  const next = await publicMessage(ana, /The game goes on\..*it is your turn/s);
  expect(isPublic(next)).toBe(true);
  expect((await ana.command('draw')).content).toMatch(/You have drawn|It fits only/);
  checkRequests(pirogue);
});

it('plays the turn of who resigns in a paused game when it goes on', async () => {
  const pirogue = await startPirogue();
  const { people } = await gameOf(pirogue, NAMES);
  const [ana, ben, eva] = people;
  await ben.command('vote', { what: 'pause' });
  await press(eva, await publicMessage(ana, /asks you to pause/), 'vote', 'yes');
  await press(ana, await ana.command('resign'), 'resign');
  const { id } = await openGame(pirogue, ana);
  expect(await pirogue.store.log.ofGame(id)).toEqual([]);
  await ben.command('vote', { what: 'resume' });
  await press(eva, await publicMessage(ana, /asks you to go on/), 'vote', 'yes');
  const next = await publicMessage(ben, /The bot has played for .*Ana/);
  expect(next.mentions.map((one) => one.id)).toEqual([ben.id]);
  checkRequests(pirogue);
});
