import type { LocalDiscord } from 'local-discord';
import { nextEvent } from 'local-discord/client';
import { expect, it } from 'vitest';
import { isConnected } from '../../src/bot/connection/client.ts';
import { type Pirogue, startPirogue, until } from '../support/pirogue.ts';
import { restart } from '../support/restart.ts';
import { allDelivered, errors, holdInteractions, pings, type TableOfTwo, tableOfTwo } from '../support/table-of-two.ts';

type Gateway = LocalDiscord['gateway'];

/** Does something to the connection; resolves once the bot hears again. */
async function disturb({ discord, bot }: Pirogue, happen: (gateway: Gateway) => void): Promise<void> {
  let isBack = false;
  for (const event of ['shardResume', 'shardReady'] as const) {
    void nextEvent(bot.client, event).then(() => {
      isBack = true;
    });
  }
  happen(discord.gateway);
  await until(async () => isBack);
}

/** Ana has drawn and placed her tile. */
async function beforeTheBoat(options?: Parameters<typeof tableOfTwo>[0]): Promise<TableOfTwo> {
  const at = await tableOfTwo(options);
  await at.people[0].command('draw');
  await at.table.place(at.people[0]);
  return at;
}

/** Ana's turn is over: plays Eva's, and finds one ping for each turn, nothing done twice and nothing to report. */
async function expectPlayedOn({ pirogue, people, table }: TableOfTwo): Promise<void> {
  const [ana, eva] = people;
  expect((await table.nextPublicMessage()).mentions.map(({ id }) => id)).toEqual([eva.id]);
  await table.takeTurn(eva);
  expect((await table.nextPublicMessage()).mentions.map(({ id }) => id)).toEqual([ana.id]);
  await allDelivered(pirogue);
  expect(await pings(ana)).toEqual([ana.id, eva.id, ana.id]);
  const played = await actions(pirogue);
  expect(played.slice(0, 4)).toEqual(['draw', 'place', 'boat', 'draw']);
  expect(played.filter((type) => type === 'draw')).toHaveLength(2);
  expect(errors(pirogue)).toEqual([]);
}

/** Types of the actions that were played. */
async function actions({ store }: Pirogue): Promise<string[]> {
  return (await store.log.ofGame(1)).map(({ entry }) => (entry.type === 'action' ? entry.action.type : entry.type));
}

const DISTURBANCES: readonly (readonly [string, (gateway: Gateway) => void])[] = [
  ['it was asked to reconnect', (gateway) => gateway.requestReconnect()],
  ['its session was said to be invalid, but resumable', (gateway) => gateway.invalidateSessions({ resumable: true })],
  ['its session was said to be invalid', (gateway) => gateway.invalidateSessions({ resumable: false })],
  ['its socket was cut', (gateway) => gateway.drop({ resumable: true })],
  ['its socket was cut and its session forgotten', (gateway) => gateway.drop({ resumable: false })],
  ...[1000, 1001, 4000, 4001, 4002, 4003, 4005, 4007, 4008, 4009].map(
    (code) => [`its connection was closed with ${code}`, (gateway: Gateway) => gateway.closeAll(code)] as const,
  ),
];

it.each(DISTURBANCES)('plays on after %s in the middle of a turn', async (_what, happen) => {
  const at = await beforeTheBoat();
  await disturb(at.pirogue, happen);
  await at.people[0].command('boat');
  await expectPlayedOn(at);
});

it.each(DISTURBANCES)('answers and posts what was under way when %s', async (_what, happen) => {
  const at = await beforeTheBoat();
  const { interaction_id } = await at.people[0].startCommand('boat');
  await disturb(at.pirogue, happen);
  await at.people[0].reply(interaction_id);
  await expectPlayedOn(at);
});

it('finds out that a connection is dead when no heartbeat is acknowledged', async () => {
  const at = await beforeTheBoat({ heartbeatIntervalMs: 400 });
  const { pirogue, people } = at;
  const { gateway } = pirogue.discord;
  // Nothing arrives any more, and nobody closes the connection.
  gateway.acknowledgeHeartbeats(false);
  gateway.alterFrames(() => undefined);
  const { interaction_id } = await people[0].startCommand('boat');
  await until(async () => pirogue.log.some(({ msg }) => msg === 'reconnecting to Discord'));
  await disturb(pirogue, () => {
    gateway.alterFrames((frame) => frame);
    gateway.acknowledgeHeartbeats(true);
    gateway.drop({ resumable: true });
  });
  // What was done meanwhile comes when the session is resumed.
  await people[0].reply(interaction_id);
  await expectPlayedOn(at);
});

it('plays on after its connection was lost again and again', async () => {
  const at = await beforeTheBoat({ deadlines: { steady: 0 } });
  const { pirogue, people } = at;
  const before = pirogue.log.length;
  for (let round = 0; round < 12; round++) await disturb(pirogue, DISTURBANCES[round % 5]![1]);
  const { interaction_id } = await people[0].startCommand('boat');
  for (let round = 0; round < 4; round++) await disturb(pirogue, (gateway) => gateway.drop({ resumable: true }));
  await people[0].reply(interaction_id);
  expect(pirogue.log.slice(before).filter(({ msg }) => msg === 'reconnecting to Discord')).not.toHaveLength(0);
  await expectPlayedOn(at);
});

it('logs with which code and reason a connection was closed', async () => {
  const pirogue = await startPirogue();
  await disturb(pirogue, (gateway) => gateway.closeAll(4000, 'Something went wrong.'));
  const closes = pirogue.log.filter(({ msg }) => msg === 'a connection to Discord was closed');
  expect(closes.map(({ shard, code, reason }) => ({ shard, code, reason }))).toContainEqual({
    shard: 0,
    code: 4000,
    reason: 'Something went wrong.',
  });
});

it('lets pauses grow between connections that Discord closes again and again', async () => {
  const pirogue = await startPirogue();
  const { gateway } = pirogue.discord;
  const pauses = () =>
    pirogue.log.flatMap(({ msg, pause }) =>
      msg === 'connecting to Discord again after a pause' ? [Number(pause)] : [],
    );
  gateway.keepOut(() => true);
  gateway.drop({ resumable: true });
  await until(async () => pauses().length === 3);
  await disturb(pirogue, () => gateway.keepOut(() => false));
  const [first, second, third] = pauses();
  expect(second).toBeGreaterThan(first!);
  expect(third).toBeGreaterThan(second!);
  expect((await (await pirogue.person('Ana')).command('help')).content).not.toBe('');
});

it.each([true, false])('posts a turn once that was played before Discord was out (resumed: %s)', async (resumable) => {
  const at = await beforeTheBoat();
  const { pirogue, people } = at;
  const { gateway } = pirogue.discord;
  await allDelivered(pirogue);
  // Discord has taken the command down, and is out before it could be told of anything more.
  pirogue.discord.failNext({ ...at.posts, status: 503, times: 10_000 });
  await people[0].command('boat');
  pirogue.discord.failNext({ path: '/', status: 503, times: 10_000 });
  gateway.keepOut(() => true);
  gateway.drop({ resumable });
  const heldUp = () => pirogue.log.filter(({ msg }) => msg === 'a post is tried again later').length;
  await until(async () => heldUp() >= 2 && !isConnected(pirogue.bot.client));
  await disturb(pirogue, () => {
    pirogue.discord.failNoMore();
    gateway.keepOut(() => false);
  });
  await expectPlayedOn(at);
});

it('handles an interaction once that is delivered again and again, also after a restart', async () => {
  const { pirogue, people, table } = await tableOfTwo();
  const { discord } = pirogue;
  const [ana, eva] = people;
  const { interaction_id } = await ana.startCommand('draw');
  for (let round = 0; round < 3; round++) discord.replayInteraction(interaction_id);
  await ana.reply(interaction_id);
  await table.place(ana);
  await ana.command('boat');
  await table.nextPublicMessage();
  await table.takeTurn(eva);
  await table.nextPublicMessage();
  await allDelivered(pirogue);
  // It is Ana's turn to draw again.
  const before = await actions(pirogue);
  discord.replayInteraction(interaction_id);
  await pirogue.bot.stop();
  await restart(pirogue);
  discord.replayInteraction(interaction_id);
  // Everything that came before it is handled.
  expect((await ana.command('turn')).content).toMatch(/It is your turn\. Next step: .*draw/);
  expect(await actions(pirogue)).toEqual(before);
  expect(await pings(ana)).toEqual([ana.id, eva.id, ana.id]);
  expect(errors(pirogue)).toEqual([]);
});

it('does what is possible of commands that arrive in the wrong order, and tells of the others', async () => {
  const at = await tableOfTwo();
  const { pirogue, people } = at;
  const [ana] = people;
  const { held, send } = holdInteractions(pirogue.discord);
  const started = [await ana.startCommand('draw'), await ana.startCommand('boat')] as const;
  await until(async () => held.length === 2);
  send(held[1]!);
  expect((await ana.reply(started[1].interaction_id)).content).toMatch(/draw/);
  expect(await actions(pirogue)).toEqual([]);
  send(held[0]!);
  expect((await ana.reply(started[0].interaction_id)).content).toMatch(/You have drawn|It fits only/);
  pirogue.discord.gateway.alterFrames((frame) => frame);
  await at.table.place(ana);
  await ana.command('boat');
  await expectPlayedOn(at);
});

it('counts a turn whose command came too late to be answered', async () => {
  const at = await beforeTheBoat({ answerDeadlineMs: 5_000 });
  const { pirogue, people } = at;
  const { held, send } = holdInteractions(pirogue.discord);
  const { interaction_id } = await people[0].startCommand('boat');
  await people[0].waitForEvent(
    ({ name, data }) => name === 'interaction_failed' && data.interaction_id === interaction_id,
  );
  pirogue.discord.gateway.alterFrames((frame) => frame);
  send(held[0]!);
  await until(async () => pirogue.log.some(({ msg }) => msg === 'the interaction was dead already'));
  await expectPlayedOn(at);
});

it.each([
  [4004, 'Discord refused the token (4004); set DISCORD_TOKEN to a valid one'],
  [4010, 'Discord wants another number of shards (4010); leave SHARDS out, or set it to auto'],
  [4011, 'Discord wants another number of shards (4011); leave SHARDS out, or set it to auto'],
  [4012, 'Discord closed the connection for good (4012)'],
  [4013, 'Discord refused the intents (4013)'],
  [4014, 'Discord refused the intents (4014)'],
])('ends with a message when Discord closes its connection with %i', async (code, reason) => {
  const reasons: string[] = [];
  const { discord, log } = await startPirogue({ onFatal: (told) => reasons.push(told) });
  discord.gateway.closeAll(code);
  await until(async () => reasons.length > 0);
  expect(reasons).toEqual([reason]);
  expect(log.some(({ msg }) => msg === 'reconnecting to Discord')).toBe(false);
});
