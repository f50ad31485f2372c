import { PermissionFlagsBits } from 'discord.js';
import { expect, it, onTestFinished, vi } from 'vitest';
import { chooserFor } from '../../lab/simulation/chooser.ts';
import { ButtonPlayer } from '../support/button-player.ts';
import { requestProblems } from '../support/openapi.ts';
import { paintAsBefore, paintMeanwhileOn } from '../support/painting.ts';
import { until } from '../support/pirogue.ts';
import { restart } from '../support/restart.ts';
import { allDelivered, errors, pings, type TableOfTwo, tableOfTwo } from '../support/table-of-two.ts';

const MINUTE = 60_000;
const LOADING = 128;

/** Moves the time of the program and of Discord forward; timers go on as they were. */
function passTime(duration: number): void {
  const now = Date.now() + duration;
  vi.useFakeTimers({ toFake: ['Date'], now });
  onTestFinished(() => void vi.useRealTimers());
}

/** Ana's turn is over, and its message is there; the bot does not know, because the answer was lost. */
async function answerLost(): Promise<TableOfTwo> {
  const at = await tableOfTwo();
  const { pirogue, people, table, posts } = at;
  await people[0].command('draw');
  await table.place(people[0]);
  await allDelivered(pirogue);
  pirogue.discord.failNext({ ...posts, status: 0, afterEffect: true });
  await people[0].command('boat');
  await until(async () => pirogue.log.some(({ msg }) => msg === 'a post is tried again later'));
  return at;
}

/** Discord has forgotten the nonce of a message by then. */
const FORGOTTEN = 6 * MINUTE;

it('finds a message again whose answer was lost, when Discord has forgotten its nonce', async () => {
  const { pirogue, people, table } = await answerLost();
  passTime(FORGOTTEN);
  const message = await table.nextPublicMessage();
  await until(async () => (await pirogue.store.posts.ofGame(1)).at(-1)?.messageId === message.id);
  await table.takeTurn(people[1]);
  await table.nextPublicMessage();
  const [ana, eva] = people.map(({ id }) => id);
  expect(await pings(people[0])).toEqual([ana, eva, ana]);
  expect(errors(pirogue)).toEqual([]);
  expect(pirogue.requests.some(({ method, path }) => method === 'GET' && path.includes('/messages?'))).toBe(true);
  expect(pirogue.requests.flatMap(requestProblems)).toEqual([]);
});

it('finds it also after a player has acted on it', async () => {
  const { pirogue, people, table } = await answerLost();
  passTime(FORGOTTEN);
  await people[1].command('draw');
  const message = await table.nextPublicMessage();
  await until(async () => (await pirogue.store.posts.ofGame(1)).at(-1)?.messageId === message.id);
  await allDelivered(pirogue);
  const now = (await people[0].messages()).find(({ id }) => id === message.id)!;
  expect(now.content).toMatch(/Eva.* has drawn/);
  expect(await pings(people[0])).toEqual(people.map(({ id }) => id));
});

it('finds it after a restart, among what people and the bot said meanwhile', async () => {
  const { pirogue, people, table } = await answerLost();
  await pirogue.bot.stop();
  const message = await table.nextPublicMessage();
  for (const word of ['Nice', 'move']) await people[1].say(word);
  passTime(60 * MINUTE);
  await restart(pirogue);
  await until(async () => (await pirogue.store.posts.ofGame(1)).at(-1)?.messageId === message.id);
  expect(await pings(people[0])).toEqual(people.map(({ id }) => id));
});

it('posts what was not sent though it cannot read what was', async () => {
  const { pirogue, people, table, posts } = await tableOfTwo();
  pirogue.discord.world.setBotOverwrite(people[0].channel, { deny: PermissionFlagsBits.ReadMessageHistory });
  pirogue.discord.failNext({ ...posts, status: 0 });
  await table.takeTurn(people[0]);
  await table.nextPublicMessage();
  expect(await pings(people[0])).toEqual(people.map(({ id }) => id));
});

it('waits with a message that may be there until it can look', async () => {
  const { pirogue, people, posts } = await answerLost();
  // discord.js asks four times by itself.
  pirogue.discord.failNext({ method: 'GET', path: posts.path, status: 502, times: 4 });
  passTime(FORGOTTEN);
  await allDelivered(pirogue);
  expect(pirogue.requests.filter(({ method, status }) => method === 'GET' && status === 502)).toHaveLength(4);
  expect(await pings(people[0])).toEqual(people.map(({ id }) => id));
});

it('takes buttons of an answer that is twenty minutes old', async () => {
  const { pirogue, people, table } = await tableOfTwo();
  const [ana, eva] = people;
  const panel = await ana.command('draw');
  passTime(20 * MINUTE);
  await new ButtonPlayer(chooserFor(3)).goOn(ana, panel);
  expect((await table.nextPublicMessage()).mentions.map(({ id }) => id)).toEqual([eva.id]);
  expect(errors(pirogue)).toEqual([]);
});

it('counts a turn whose deferred answer comes after a quarter of an hour', async () => {
  // A game of its own, of which no picture was painted before.
  const { pirogue, people, table } = await tableOfTwo({ seed: '1a7e'.repeat(8) });
  const [ana, eva] = people;
  paintMeanwhileOn(new URL('../render/support/slow-thread.ts', import.meta.url));
  const { interaction_id } = await ana.startCommand('draw');
  await ana.waitForMessage(
    ({ flags, interaction_metadata: of }) => (flags & LOADING) !== 0 && of?.id === interaction_id,
  );
  passTime(16 * MINUTE);
  await until(async () => pirogue.log.some(({ msg }) => msg === 'the interaction was dead already'));
  expect(pirogue.requests.some(({ answer }) => (answer as { code?: number } | undefined)?.code === 50027)).toBe(true);
  paintAsBefore();
  await table.takeTurn(ana);
  expect((await table.nextPublicMessage()).mentions.map(({ id }) => id)).toEqual([eva.id]);
  expect(errors(pirogue).filter(({ msg }) => !/picture/.test(msg))).toEqual([]);
});
