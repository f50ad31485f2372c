import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectOutcome } from './limit-case.ts';
import { PRIVATE } from './sample-body.ts';
import { Stage } from './stage.ts';

let stage: Stage;

beforeAll(async () => {
  stage = await Stage.open();
});

afterAll(() => stage.close());

const SUPPRESS_EMBEDS = 4;
const LOADING = 128;
const SILENT = 4096;
/** Every bit but those of voice messages and Components V2. */
const ALL = 0x1f_ff;

const POST = '/channels/{amazon}/messages';

describe('flags that may not be set are ignored', () => {
  it('on a message: all but 4 and 4096', async () => {
    const { body } = await stage.send('POST', POST, { content: 'x', flags: ALL });
    expect(body.flags).toBe(SUPPRESS_EMBEDS | SILENT);
  });

  it('on an answer and a follow-up: 64 besides', async () => {
    const given = await stage.act('command');
    expectOutcome(await stage.answer(given, { type: 4, data: { content: 'x', flags: ALL } }));
    const flags = SUPPRESS_EMBEDS | SILENT | PRIVATE;
    expect((await stage.webhook('GET', given, { path: '/messages/@original' })).body.flags).toBe(flags);
    const more = await stage.webhook('POST', given, { body: { content: 'x', flags: ALL } });
    expect(more.body.flags).toBe(flags);
  });

  it.each([
    ['all', ALL, PRIVATE],
    ['none', 0, 0],
  ])('on a deferral: all but 64 (%s given)', async (_what, flags, kept) => {
    const given = await stage.act('command');
    expectOutcome(await stage.answer(given, { type: 5, data: { flags } }));
    expect((await stage.webhook('GET', given, { path: '/messages/@original' })).body.flags).toBe(LOADING | kept);
    const { body } = await stage.webhook('PATCH', given, {
      path: '/messages/@original',
      body: { content: 'x', flags: PRIVATE },
    });
    expect(body.flags, 'an edit makes nothing private').toBe(kept);
  });

  it('on an edit: all but 4', async () => {
    const { id } = await stage.post({ content: 'x', flags: SILENT });
    const edit = async (body: object) => (await stage.send('PATCH', `${POST}/${id}`, body)).body.flags;
    expect(await edit({ flags: ALL })).toBe(SUPPRESS_EMBEDS | SILENT);
    expect(await edit({ flags: 0 })).toBe(SILENT);
  });
});

describe('without allowed_mentions', () => {
  it('an answer pings users only, a post everybody it names', async () => {
    const { world, channelIds, personIds } = stage.discord;
    const mentionEveryone = 1n << 17n;
    world.setBotOverwrite(channelIds.amazon!, { allow: mentionEveryone });
    const content = `@everyone <@${personIds.Bruno}>`;
    const named = { mentions: [{ id: personIds.Bruno }] };
    const post = await stage.send('POST', POST, { content });
    expect(post.body).toMatchObject({ ...named, mention_everyone: true });

    const given = await stage.act('command');
    await stage.answer(given, { type: 4, data: { content } });
    const answer = await stage.webhook('GET', given, { path: '/messages/@original' });
    expect(answer.body).toMatchObject({ ...named, mention_everyone: false });
    expect((await stage.webhook('POST', given, { body: { content } })).body).toMatchObject({
      ...named,
      mention_everyone: false,
    });
    world.setBotOverwrite(channelIds.amazon!, {});
  });
});
