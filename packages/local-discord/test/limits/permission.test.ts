import { PermissionFlagsBits as Bit } from 'discord-api-types/v10';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RawAnswer } from '../support/raw.ts';
import { expectOutcome, type Refusal } from './limit-case.ts';
import { Stage } from './stage.ts';

let stage: Stage;

beforeAll(async () => {
  stage = await Stage.open();
});

afterAll(() => stage.close());

const NO_ACCESS: Refusal = { status: 403, code: 50001 };
const NO_PERMISSION: Refusal = { status: 403, code: 50013 };

/** A channel with a message of the bot, one of Ana and a thread of the bot, all made while everything was allowed. */
interface Place {
  readonly channel: string;
  readonly own: string;
  readonly others: string;
  readonly thread: string;
}

type Request = (place: Place) => Promise<RawAnswer>;

let count = 0;

async function prepare(): Promise<Place> {
  count += 1;
  const { id: channel } = stage.discord.world.addTextChannel(`place-${count}`);
  const { id: own } = await stage.post({ content: 'x' }, channel);
  const { id: others } = await stage.ana.say('x', channel);
  const { body } = await stage.send('POST', `/channels/${channel}/threads`, { name: 'x', type: 11 });
  return { channel, own, others, thread: body.id };
}

const file = [Buffer.from('x')];
const text = { content: 'x' };

const view: Request = ({ channel }) => stage.send('GET', `/channels/${channel}`);
const read: Request = ({ channel, own }) => stage.send('GET', `/channels/${channel}/messages/${own}`);
const post: Request = ({ channel }) => stage.send('POST', `/channels/${channel}/messages`, text);
const postFile: Request = ({ channel }) => stage.send('POST', `/channels/${channel}/messages`, text, file);
const postInThread: Request = ({ thread }) => stage.send('POST', `/channels/${thread}/messages`, text);
const edit: Request = ({ channel, own }) => stage.send('PATCH', `/channels/${channel}/messages/${own}`, text);
const editFile: Request = ({ channel, own }) => stage.send('PATCH', `/channels/${channel}/messages/${own}`, text, file);
const remove: Request = ({ channel, own }) => stage.send('DELETE', `/channels/${channel}/messages/${own}`);
const removeOthers: Request = ({ channel, others }) => stage.send('DELETE', `/channels/${channel}/messages/${others}`);
const makeThread: Request = ({ channel }) =>
  stage.send('POST', `/channels/${channel}/threads`, { name: 'x', type: 11 });
const addToThread: Request = ({ thread }) => stage.send('PUT', `/channels/${thread}/thread-members/{ana}`);
const renameThread: Request = ({ thread }) => stage.send('PATCH', `/channels/${thread}`, { name: 'y' });
const removeThread: Request = ({ thread }) => stage.send('DELETE', `/channels/${thread}`);
const removeChannel: Request = ({ channel }) => stage.send('DELETE', `/channels/${channel}`);
const followUpFile: Request = async ({ channel }) => {
  const given = await stage.act('command', channel);
  await stage.answer(given, { type: 4, data: text });
  return stage.webhook('POST', given, { body: text, files: file });
};
const editAnswerFile: Request = async ({ channel }) => {
  const given = await stage.act('command', channel);
  await stage.answer(given, { type: 5 });
  return stage.webhook('PATCH', given, { path: '/messages/@original', body: text, files: file });
};

/** What a request needs. Taken with just this granted, refused with just this denied. */
const NEEDS: readonly (readonly [what: string, bit: keyof typeof Bit, request: Request, refusal: Refusal])[] = [
  ['seeing a channel', 'ViewChannel', view, NO_ACCESS],
  ['reading a message', 'ViewChannel', read, NO_ACCESS],
  ['reading a message', 'ReadMessageHistory', read, NO_PERMISSION],
  ['a post', 'ViewChannel', post, NO_ACCESS],
  ['a post', 'SendMessages', post, NO_PERMISSION],
  ['a post with a file', 'AttachFiles', postFile, NO_PERMISSION],
  ['a post in a thread', 'ViewChannel', postInThread, NO_ACCESS],
  ['a post in a thread', 'SendMessagesInThreads', postInThread, NO_PERMISSION],
  ['an edit', 'ViewChannel', edit, NO_ACCESS],
  ['an edit with a file', 'AttachFiles', editFile, NO_PERMISSION],
  ['deleting an own message', 'ViewChannel', remove, NO_ACCESS],
  ["deleting somebody else's message", 'ManageMessages', removeOthers, NO_PERMISSION],
  ['a thread', 'ViewChannel', makeThread, NO_ACCESS],
  ['a thread', 'CreatePublicThreads', makeThread, NO_PERMISSION],
  ['adding to a thread', 'ViewChannel', addToThread, NO_ACCESS],
  ['adding to a thread', 'SendMessagesInThreads', addToThread, NO_PERMISSION],
  ['renaming an own thread', 'ViewChannel', renameThread, NO_ACCESS],
  ['deleting a thread', 'ManageThreads', removeThread, NO_PERMISSION],
  ['deleting a channel', 'ManageChannels', removeChannel, NO_PERMISSION],
  ['a follow-up with a file', 'AttachFiles', followUpFile, NO_PERMISSION],
  ['an edit of an answer with a file', 'AttachFiles', editAnswerFile, NO_PERMISSION],
];

/** What is taken although this is denied. */
const NEEDS_NOT: readonly (readonly [what: string, bit: keyof typeof Bit, request: Request])[] = [
  ['an edit', 'SendMessages', edit],
  ['deleting an own message', 'ManageMessages', remove],
  ['a post in a thread', 'SendMessages', postInThread],
  ['renaming an own thread', 'ManageThreads', renameThread],
  [
    'the first answer to an interaction',
    'SendMessages',
    async ({ channel }) => stage.answer(await stage.act('command', channel), { type: 4, data: text }),
  ],
  [
    'a follow-up',
    'SendMessages',
    async ({ channel }) => {
      const given = await stage.act('command', channel);
      await stage.answer(given, { type: 4, data: text });
      return stage.webhook('POST', given, { body: text });
    },
  ],
];

describe('permissions', () => {
  it.each(NEEDS)('%s needs %s', async (_what, bit, request, refusal) => {
    const { world } = stage.discord;
    const allowed = await prepare();
    world.setBotOverwrite(allowed.channel, { allow: Bit[bit] });
    expectOutcome(await request(allowed));
    const denied = await prepare();
    world.setBotOverwrite(denied.channel, { deny: Bit[bit] });
    expectOutcome(await request(denied), refusal);
  });

  it.each(NEEDS_NOT)('%s does not need %s', async (_what, bit, request) => {
    const place = await prepare();
    stage.discord.world.setBotOverwrite(place.channel, { deny: Bit[bit] });
    expectOutcome(await request(place));
  });

  it('the newest messages of a channel, newest first, and none without ReadMessageHistory', async () => {
    const { channel, own, others } = await prepare();
    const read = (query = '') => stage.send('GET', `/channels/${channel}/messages${query}`);
    const idsOf = ({ body }: RawAnswer) => (body as { id: string }[]).map(({ id }) => id);
    expect(idsOf(await read())).toEqual([others, own]);
    expect(idsOf(await read('?limit=1'))).toEqual([others]);
    expectOutcome(await read('?limit=101'), { at: 'limit', inner: 'NUMBER_TYPE_MAX' });
    stage.discord.world.setBotOverwrite(channel, { deny: Bit.ReadMessageHistory });
    expect(idsOf(await read())).toEqual([]);
    stage.discord.world.setBotOverwrite(channel, { deny: Bit.ViewChannel });
    expectOutcome(await read(), NO_ACCESS);
  });

  it("an edit of somebody else's message: 403 50005", async () => {
    const place = await prepare();
    const refused = await stage.send('PATCH', `/channels/${place.channel}/messages/${place.others}`, text);
    expectOutcome(refused, { status: 403, code: 50005 });
    expectOutcome(await edit(place));
  });

  it('a direct message to somebody who takes none: 403 50007', async () => {
    const { body } = await stage.send('POST', '/users/@me/channels', { recipient_id: stage.ana.id });
    const send = () => stage.send('POST', `/channels/${body.id}/messages`, text);
    expectOutcome(await send());
    stage.discord.setDirectMessages(stage.ana.id, false);
    expectOutcome(await send(), { status: 403, code: 50007 });
    stage.discord.setDirectMessages(stage.ana.id, true);
  });
});
