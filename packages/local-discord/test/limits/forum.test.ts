import { PermissionFlagsBits as Bit } from 'discord-api-types/v10';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectOutcome } from './limit-case.ts';
import { text } from './sample-body.ts';
import { Stage } from './stage.ts';

let stage: Stage;

beforeAll(async () => {
  stage = await Stage.open();
});

afterAll(() => stage.close());

const POST = { name: 'x', message: { content: 'x' } };

const makeForum = (tags: readonly string[] = []) => stage.discord.world.addForum('forum', tags);
const makePost = (forum: string, body: object = POST) => stage.send('POST', `/channels/${forum}/threads`, body);

it('makes a post with a first message, which has the id of the post', async () => {
  const { id } = makeForum();
  const { status, body } = await makePost(id);
  expect(status).toBe(201);
  expect(body).toMatchObject({ type: 11, parent_id: id, message: { id: body.id, content: 'x' } });
});

it('takes no post without a first message, and none whose message is empty or too long', async () => {
  const { id } = makeForum();
  expectOutcome(await makePost(id, { name: 'x' }), { code: 50035, at: 'message', inner: 'BASE_TYPE_REQUIRED' });
  expectOutcome(await makePost(id, { ...POST, message: { content: '' } }), { code: 50006 });
  expectOutcome(await makePost(id, { ...POST, message: { content: text(2001) } }), {
    code: 50035,
    at: 'message.content',
    inner: 'BASE_TYPE_MAX_LENGTH',
  });
  expect(stage.discord.world.channels().filter(({ parent_id }) => parent_id === id)).toEqual([]);
});

it('takes messages in posts only: 400 50008', async () => {
  const { id } = makeForum();
  expectOutcome(await stage.send('POST', `/channels/${id}/messages`, { content: 'x' }), { code: 50008 });
});

it('takes 5 tags of the forum on a post, and no others', async () => {
  const { id, available_tags } = makeForum(['1', '2', '3', '4', '5', '6']);
  const tags = available_tags!.map((tag) => tag.id);
  const post = (await makePost(id, { ...POST, applied_tags: tags.slice(1) })).body.id;
  const change = (applied_tags: readonly string[]) => stage.send('PATCH', `/channels/${post}`, { applied_tags });
  expectOutcome(await change(tags.slice(0, 5)));
  expect(stage.discord.world.channel(post)?.applied_tags).toEqual(tags.slice(0, 5));
  expectOutcome(await change(tags), { code: 50035, at: 'applied_tags', inner: 'BASE_TYPE_MAX_LENGTH' });
  expectOutcome(await change([id]), { code: 50035, at: 'applied_tags[0]', inner: 'FORUM_TAG_INVALID' });
});

it('demands a tag where the forum does: 400 40067', async () => {
  const { world } = stage.discord;
  const { id, available_tags } = makeForum(['1']);
  world.updateChannel(id, { flags: 16 });
  expectOutcome(await makePost(id), { code: 40067 });
  expectOutcome(await makePost(id, { ...POST, applied_tags: [available_tags![0]!.id] }));
});

it('lets only those who manage threads set a moderated tag, and those who manage channels make tags', async () => {
  const { world } = stage.discord;
  const { id, available_tags } = makeForum(['1']);
  world.updateChannel(id, { available_tags: available_tags!.map((tag) => ({ ...tag, moderated: true })) });
  const tagged = { ...POST, applied_tags: [available_tags![0]!.id] };
  const makeTag = () => stage.send('PATCH', `/channels/${id}`, { available_tags: [...available_tags!, { name: '2' }] });
  expectOutcome(await makePost(id, tagged), { status: 403, code: 50013 });
  expectOutcome(await makeTag(), { status: 403, code: 50013 });
  world.setBotOverwrite(id, { allow: Bit.ManageThreads | Bit.ManageChannels });
  expectOutcome(await makePost(id, tagged));
  expectOutcome(await makeTag());
});

it('takes commands in posts only, and makes a post of what a person writes', async () => {
  const { id } = makeForum();
  await expect(stage.act('command', id)).rejects.toThrow('posts of a forum');
  const { channel_id, id: message } = await stage.ana.say('My table\nWho plays?', id);
  expect(stage.discord.world.channel(channel_id)).toMatchObject({ name: 'My table', owner_id: stage.ana.id });
  expect(message).toBe(channel_id);
});
