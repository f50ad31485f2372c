import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectOutcome } from './limit-case.ts';
import { PRIVATE, says, V2 } from './sample-body.ts';
import { Stage } from './stage.ts';

let stage: Stage;

beforeAll(async () => {
  stage = await Stage.open();
});

afterAll(() => stage.close());

const SUPPRESS_EMBEDS = 4;
const LOADING = 128;
const SILENT = 4096;
const VOICE = 8192;
/** Every bit but those that change what the body must look like. */
const ALL = 0x7f_ff & ~VOICE;

const POST = '/channels/{amazon}/messages';
const voice = { flags: VOICE, attachments: [{ id: '0', filename: 'voice.ogg' }] };

describe('flags that may not be set are ignored', () => {
  it('on a message: all but 4, 4096, 8192 and 32768', async () => {
    const { body } = await stage.send('POST', POST, { content: 'x', flags: ALL });
    expect(body.flags).toBe(SUPPRESS_EMBEDS | SILENT);
    expect((await stage.send('POST', POST, { flags: ALL | V2, components: [says('a')] })).body.flags).toBe(
      SUPPRESS_EMBEDS | SILENT | V2,
    );
    expect((await stage.send('POST', POST, voice, [Buffer.from('x')])).body.flags).toBe(VOICE);
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
    ['all', ALL | V2, PRIVATE],
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

  it('on an edit: all but 4 and 32768', async () => {
    const { id } = await stage.post({ content: 'x', flags: SILENT });
    const edit = async (body: object) => (await stage.send('PATCH', `${POST}/${id}`, body)).body.flags;
    expect(await edit({ flags: ALL })).toBe(SUPPRESS_EMBEDS | SILENT);
    expect(await edit({ flags: 0 })).toBe(SILENT);
    expect(await edit({ flags: V2, content: null, components: [says('a')] })).toBe(SILENT | V2);
  });
});

describe('a voice message', () => {
  it('is one audio file and nothing else: 400 50159, 50160', async () => {
    const file = Buffer.from('x');
    expectOutcome(await stage.send('POST', POST, voice, [file]));
    expectOutcome(await stage.send('POST', POST, { ...voice, content: 'x' }, [file]), { code: 50159 });
    expectOutcome(await stage.send('POST', POST, voice, [file, file]), { code: 50160 });
    expectOutcome(await stage.send('POST', POST, { flags: VOICE }, [file]), { code: 50160 });
    expectOutcome(await stage.send('POST', POST, { flags: VOICE }), { code: 50160 });
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
