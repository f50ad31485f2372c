import type { WireMessage } from 'local-discord';
import type { TestPerson } from 'local-discord/person';
import { expect, it } from 'vitest';
import { controlsOf, isPublic, verbOf } from '../../lab/driving/controls.ts';
import { AutocompleteTable } from '../../lab/driving/table.ts';
import { chooserFor } from '../../src/core/chooser.ts';
import { type Pirogue, startPirogue, until } from '../support/pirogue.ts';
import { restart } from '../support/restart.ts';
import { checkRequests, letManageChannels } from '../support/seated-table.ts';
import { allDelivered, errors } from '../support/table-of-two.ts';

/** Ana alone with a computer, and to move, in a game that tells its turns in one message. */
async function alone(options: Readonly<Record<string, string | number | boolean>> = {}) {
  const pirogue = await startPirogue();
  const ana = await pirogue.person('Ana');
  const table = new AutocompleteTable([ana], chooserFor(3), 'pass');
  const wanted = { game: 'carcassonne', seats: 2, computers: 1, level: 'learner', order: 'joined', told: 'end' };
  await ana.command('new', { ...wanted, ...options });
  await allDelivered(pirogue);
  return { pirogue, ana, table };
}

/** The public messages of a channel, by what they tell. */
async function told(person: TestPerson): Promise<{ turns: WireMessage[]; all: WireMessage[] }> {
  const all = (await person.messages()).filter(isPublic);
  return { all, turns: all.filter(({ content }) => /is the first player|has played:/.test(content)) };
}

/** Resolves once a person is to move, and what they played is told; false once the game is over. */
async function isToMove(pirogue: Pirogue, { id, channel }: TestPerson): Promise<boolean> {
  let open = await pirogue.store.games.open(channel);
  await until(async () => {
    open = await pirogue.store.games.open(channel);
    const clock = open && (await pirogue.store.clocks.ofGame(open.id));
    return !clock || open?.seats[clock.seat ?? -1]?.userId === id;
  });
  await allDelivered(pirogue);
  return open !== undefined;
}

it('tells a whole game in one message that changes, without a ping, and its result in another', async () => {
  const { pirogue, ana, table } = await alone();
  const [first] = (await told(ana)).turns;
  let turns = 0;
  while (await isToMove(pirogue, ana)) {
    await table.takeTurn(ana);
    turns++;
  }
  expect(turns).toBeGreaterThan(25);
  const { all } = await told(ana);
  expect(all.map(({ content }) => content.split('\n')[0])).toEqual([
    expect.stringMatching(/^\*\*Carcassonne\*\*/),
    expect.any(String),
    expect.any(String),
  ]);
  const [, turn, end] = all;
  expect(turn!.id).toBe(first!.id);
  expect(controlsOf(turn!)).toEqual([]);
  expect(controlsOf(end!).map(verbOf)).toContain('rematch');
  expect(end!.content).toMatch(/Final scoring/);
  // Nobody is pinged by a game that tells its turns so, until the end.
  expect(all.slice(0, -1).flatMap(({ mentions }) => mentions)).toEqual([]);
  expect(end!.mentions.map(({ id }) => id)).toEqual([ana.id]);
  checkRequests(pirogue);
});

it('tells in the message what was played last: by the person, then by the computer, and what to do next', async () => {
  const { pirogue, ana, table } = await alone();
  const message = async () => (await told(ana)).turns[0]!;
  for (let turn = 0; turn < 3; turn++) {
    await table.takeTurn(ana);
    await isToMove(pirogue, ana);
    const { content, attachments, components } = await message();
    expect(content.match(/has played:/g)).toHaveLength(2);
    expect(content).toMatch(/Ana.*has played:.*Tapir 🤖.*has played:.*it is your turn/s);
    expect([attachments.length, components.length > 0]).toEqual([1, true]);
  }
  await ana.command('draw');
  await allDelivered(pirogue);
  expect((await message()).content).toMatch(/Ana.* has drawn/);
  expect((await told(ana)).turns).toHaveLength(1);
});

it('tells an undone turn in the same message', async () => {
  const { pirogue, ana, table } = await alone();
  const { play } = pirogue.bot.computers;
  Object.assign(pirogue.bot.computers, { play: () => undefined });
  await table.takeTurn(ana);
  expect((await ana.command('undo')).content).toMatch(/taken back/i);
  await allDelivered(pirogue);
  const { turns } = await told(ana);
  expect(turns.map(({ content }) => content)).toEqual([
    expect.stringMatching(/Ana.*took back an action.*it is your turn/s),
  ]);
  Object.assign(pirogue.bot.computers, { play });
  await ana.command('pass');
  await isToMove(pirogue, ana);
  expect((await told(ana)).turns).toHaveLength(1);
});

it('tells a turn by the next process that the one before could not tell any more', async () => {
  const { pirogue, ana, table } = await alone();
  const path = `/channels/${ana.channel}/messages/`;
  pirogue.discord.failNext({ method: 'PATCH', path, status: 500, times: 40 });
  await table.takeTurn(ana);
  await until(async () => (await pirogue.store.posts.ofGame(1)).some(({ attempts }) => attempts > 0));
  await pirogue.bot.stop();
  pirogue.discord.failNoMore();
  await restart(pirogue);
  await isToMove(pirogue, ana);
  const { turns } = await told(ana);
  expect(turns.map(({ content }) => content)).toEqual([
    expect.stringMatching(/Ana.*has played:.*Tapir 🤖.*has played:/s),
  ]);
});

it('is announced anew in the channel to which it moves, and goes on there in one message', async () => {
  const { pirogue, ana, table } = await alone();
  await table.takeTurn(ana);
  await isToMove(pirogue, ana);
  const to = pirogue.discord.world.addTextChannel('quiet').id;
  for (const channel of [ana.channel, to]) letManageChannels(pirogue, ana, channel);
  await ana.command('admin', { move: { channel: to } });
  await allDelivered(pirogue);
  ana.channel = to;
  for (let turn = 0; turn < 2; turn++) {
    await table.takeTurn(ana);
    await isToMove(pirogue, ana);
  }
  const { all } = await told(ana);
  expect(all.map(({ content }) => content)).toEqual([expect.stringMatching(/Tapir 🤖.*it is your turn/s)]);
  expect(errors(pirogue)).toEqual([]);
});
