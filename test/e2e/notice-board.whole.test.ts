import { expect, it } from 'vitest';
import { addPosts } from '../../src/app/posts.ts';
import { SUBJECTS } from '../../src/bot/outbox/game-posts.ts';
import type { Subject } from '../../src/bot/outbox/subject.ts';
import type { SubjectPlace } from '../../src/store/records.ts';
import { LOG_ERROR, type Pirogue, startPirogue, until } from '../support/pirogue.ts';
import { allDelivered, tableOfTwo } from '../support/table-of-two.ts';

/** Notice boards, each with its text by the id of its channel. */
function boardsWith(texts: ReadonlyMap<string, string>): Subject {
  return {
    type: 'board',
    async load(_parts, channelId) {
      const content = texts.get(channelId);
      return content === undefined ? undefined : { message: async () => ({ message: { content } }) };
    },
    channelGone: (app, channelId) => app.store.posts.dropAll(`board ${channelId}`),
  };
}

/** The board of a channel. */
function boardOf({ discord }: Pirogue, channelId: string): SubjectPlace {
  return { subject: `board ${channelId}`, guildId: discord.world.channel(channelId)!.guild_id!, channelId };
}

const NOTICE = { type: 'send', kind: 'notice' } as const;

it('delivers, edits and forgets posts of a subject that is no game', async () => {
  const texts = new Map<string, string>();
  const pirogue = await startPirogue({ subjects: [...SUBJECTS, boardsWith(texts)] });
  const { app, discord, log, store } = pirogue;
  const ana = await pirogue.person('Ana');
  const place = boardOf(pirogue, ana.channel);
  const posts = () => store.posts.ofSubject(place.subject);
  texts.set(place.channelId, 'We meet on Tuesday.');
  await addPosts(app, place, [NOTICE]);
  const { id } = await ana.waitForMessage(({ content }) => content === 'We meet on Tuesday.');
  await until(async () => (await posts())[0]?.messageId === id);
  expect(await posts()).toMatchObject([{ subject: place.subject, kind: 'notice', channelId: place.channelId }]);

  texts.set(place.channelId, 'We meet on Friday.');
  await addPosts(app, place, [{ type: 'refresh', kind: 'notice' }]);
  await ana.waitForMessage((message) => message.id === id && message.content === 'We meet on Friday.');
  await until(async () => (await posts()).every(({ pending }) => pending === undefined));

  discord.world.deleteChannel(place.channelId);
  await until(async () => (await posts()).length === 0);
  expect(log.filter(({ level }) => level >= LOG_ERROR)).toEqual([]);
});

it('drops what it cannot tell any more: of a subject that is gone, or in a channel that turns out to be', async () => {
  const gone = '1300000000000000099';
  const pirogue = await startPirogue({ subjects: [...SUBJECTS, boardsWith(new Map([[gone, 'Nobody reads this.']]))] });
  const { channel } = await pirogue.person('Ana');
  const empty = boardOf(pirogue, channel);
  for (const place of [empty, { ...empty, subject: `board ${gone}`, channelId: gone } as const]) {
    await addPosts(pirogue.app, place, [NOTICE]);
    await until(async () => (await pirogue.store.posts.ofSubject(place.subject)).length === 0);
  }
});

it('sends what Discord fails to take once, beside the messages of a game in the same channel', async () => {
  const texts = new Map<string, string>();
  const { pirogue, people, table, posts } = await tableOfTwo({ subjects: [...SUBJECTS, boardsWith(texts)] });
  const [ana, eva] = people;
  texts.set(ana.channel, 'No game on Sunday.');
  pirogue.discord.failNext({ ...posts, status: 503, times: 2 });
  const place = boardOf(pirogue, ana.channel);
  await addPosts(pirogue.app, place, [NOTICE]);
  await table.takeTurn(ana);
  expect((await table.nextPublicMessage()).mentions.map(({ id }) => id)).toEqual([eva.id]);
  await until(async () => (await pirogue.store.posts.ofSubject(place.subject))[0]?.messageId !== undefined);
  await allDelivered(pirogue);
  expect((await ana.messages()).filter(({ content }) => content === 'No game on Sunday.')).toHaveLength(1);
});
