import type { WireMessage } from 'local-discord';
import { expect, it } from 'vitest';
import { isPublic } from '../../lab/driving/controls.ts';
import { restart } from '../support/restart.ts';
import { publicMessage } from '../support/seated-table.ts';
import { allDelivered, errors, type TableOfTwo, tableOfTwo } from '../support/table-of-two.ts';

/** The messages of turns, oldest first. */
async function turnMessages({ people: [ana] }: TableOfTwo): Promise<WireMessage[]> {
  const messages = await ana.messages();
  return messages.filter((message) => isPublic(message) && /is the first player|has played:/.test(message.content));
}

const pictures = (messages: readonly WireMessage[]) => messages.map(({ attachments }) => attachments.length);

it('only the latest turn message keeps its board where the game wants that, and all keep their words', async () => {
  const at = await tableOfTwo({ short: true });
  const { pirogue, people, table } = at;
  const before = (await turnMessages(at))[0]!;
  expect(before.attachments).toHaveLength(1);
  for (const mover of [people[0], people[1], people[0]]) {
    await table.takeTurn(mover);
    await allDelivered(pirogue);
  }
  const messages = await turnMessages(at);
  expect(pictures(messages)).toEqual([0, 0, 0, 1]);
  expect(messages[0]!.content).toContain('is the first player');
  for (const { content } of messages.slice(1)) expect(content).toMatch(/has played:\n- tile at/);
  for (const { components } of messages.slice(0, -1)) expect(components).toEqual([]);
  expect(errors(pirogue)).toEqual([]);
});

it('every turn message keeps its board else', async () => {
  const at = await tableOfTwo();
  await at.table.takeTurn(at.people[0]);
  await allDelivered(at.pirogue);
  expect(pictures(await turnMessages(at))).toEqual([1, 1]);
});

it('a turn message that stands again after a takeback has its board again', async () => {
  const at = await tableOfTwo({ short: true });
  const { pirogue, people, table } = at;
  await table.takeTurn(people[0]);
  await allDelivered(pirogue);
  expect(pictures(await turnMessages(at))).toEqual([0, 1]);
  await people[0].command('undo');
  await allDelivered(pirogue);
  const [first] = await turnMessages(at);
  expect(first!.attachments).toHaveLength(1);
  expect((await publicMessage(people[0], /was taken back/)).attachments).toEqual([]);
  expect(errors(pirogue)).toEqual([]);
});

it('a message that somebody has deleted holds up nothing', async () => {
  const at = await tableOfTwo({ short: true });
  const { pirogue, people, table } = at;
  const [first] = await turnMessages(at);
  pirogue.discord.world.deleteMessage(pirogue.discord.world.message(first!.channel_id, first!.id)!);
  for (const mover of people) {
    await table.takeTurn(mover);
    await allDelivered(pirogue);
  }
  expect(pictures(await turnMessages(at))).toEqual([0, 1]);
  expect(errors(pirogue)).toEqual([]);
});

it('what was not shortened before the program ended is shortened by the next one', async () => {
  const at = await tableOfTwo({ short: true });
  const { pirogue, people, table } = at;
  // The edit fails until the program ends.
  pirogue.discord.failNext({
    method: 'PATCH',
    path: `/channels/${people[0].channel}/messages/`,
    status: 500,
    times: 4,
  });
  await table.takeTurn(people[0]);
  await table.nextPublicMessage();
  await pirogue.bot.stop();
  pirogue.discord.failNoMore();
  await restart(pirogue);
  await allDelivered(pirogue);
  expect(pictures(await turnMessages(at))).toEqual([0, 1]);
});
