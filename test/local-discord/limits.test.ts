import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LocalDiscord, startLocalDiscord } from '../../src/local-discord/index.ts';
import {
  button,
  COMMANDS,
  choice,
  command,
  MESSAGES,
  many,
  option,
  type Row,
  row,
  says,
  select,
  text,
  V2,
} from './support/limit-rows.ts';
import { codesAt, rawRequest } from './support/raw.ts';

let discord: LocalDiscord;

beforeAll(async () => {
  discord = await startLocalDiscord({ port: 0 });
});

afterAll(() => discord.close());

describe('limits', () => {
  it.each(COMMANDS)('commands: $what', async (row) => {
    await refuses('PUT', `/applications/${discord.applicationId}/commands`, row);
  });

  it.each(MESSAGES)('messages: $what', async (row) => {
    await refuses('POST', `/channels/${discord.channelIds.amazon}/messages`, row);
    expect(discord.world.messages(discord.channelIds.amazon!)).toEqual([]);
  });

  async function refuses(method: string, path: string, { body, at, inner, status = 400, code = 50035 }: Row) {
    const answer = await rawRequest(discord, method, path, { body });
    expect([answer.status, answer.body?.code], JSON.stringify(answer.body)).toEqual([status, code]);
    if (at === undefined) return;
    const codes = codesAt(answer, at);
    if (inner === undefined) expect(codes, JSON.stringify(answer.body)).not.toEqual([]);
    else expect(codes, JSON.stringify(answer.body)).toContain(inner);
  }

  it('takes everything at its limit', async () => {
    const path = `/channels/${discord.channelIds.jungle}/messages`;
    const bodies = [
      { content: '🛶'.repeat(2000) },
      { embeds: [{ description: ` ${text(4096)} ` }, { description: text(6000 - 4096) }] },
      {
        content: 'x',
        components: many(5, (own) =>
          row(...many(5, (index) => button({ custom_id: `${own}${index}`, label: text(80) }))),
        ),
      },
      {
        flags: V2,
        components: [...many(3, () => ({ type: 17, components: many(12, () => says('a')) })), says(text(3964))],
      },
      {
        content: 'x',
        components: [row(select({ options: many(25, (index) => choice({ value: `${index}` })), max_values: 25 }))],
      },
    ];
    for (const body of bodies) {
      expect(await rawRequest(discord, 'POST', path, { body })).toMatchObject({ status: 200 });
    }
    const commands = many(100, (index) =>
      command({ name: `c${index}`, options: many(25, (own) => option({ name: `o'_-${own}` })) }),
    );
    expect(
      await rawRequest(discord, 'PUT', `/applications/${discord.applicationId}/commands`, { body: commands }),
    ).toMatchObject({ status: 200 });
    const others = ['größe', '位置', 'ταξη'].map((name) => command({ name }));
    expect(
      await rawRequest(discord, 'PUT', `/applications/${discord.applicationId}/commands`, { body: others }),
    ).toMatchObject({ status: 200 });
  });

  it('counts no more than 200 new commands a day', async () => {
    const own = await startLocalDiscord({ port: 0 });
    const path = `/applications/${own.applicationId}/commands`;
    const set = (start: number, count: number) =>
      rawRequest(own, 'PUT', path, { body: many(count, (index) => command({ name: `c${start + index}` })) });
    expect((await set(0, 100)).status).toBe(200);
    expect((await set(0, 100)).status).toBe(200);
    expect((await set(100, 100)).status).toBe(200);
    expect(await set(200, 1)).toMatchObject({ status: 400, body: { code: 30034 } });
    await own.close();
  });

  it('keeps the id of a command while its name stays, and its version while nothing changes', async () => {
    const own = await startLocalDiscord({ port: 0 });
    const path = `/applications/${own.applicationId}/commands`;
    const set = async (body: object[]) => (await rawRequest(own, 'PUT', path, { body })).body[0];
    const first = await set([command()]);
    expect(await set([command()])).toEqual(first);
    const changed = await set([command({ description: 'Other' })]);
    expect(changed.id).toBe(first.id);
    expect(changed.version).not.toBe(first.version);
    await own.close();
  });

  it('limits files in size and number', async () => {
    const path = `/channels/${discord.channelIds.jungle}/messages`;
    const send = (files: Buffer[], body: object = { content: 'x' }) =>
      rawRequest(discord, 'POST', path, { body, files });
    const limit = 10 * 1024 * 1024;
    expect((await send([Buffer.alloc(limit)])).status).toBe(200);
    expect(await send([Buffer.alloc(limit + 1)])).toMatchObject({ status: 413, body: { code: 40005 } });
    expect(await send(many(3, () => Buffer.alloc(limit)))).toMatchObject({ status: 413, body: { code: 40005 } });
    expect((await send(many(10, () => Buffer.from('x')))).status).toBe(200);
    expect(await send(many(11, () => Buffer.from('x')))).toMatchObject({ status: 400, body: { code: 30015 } });
    const described = await send([Buffer.from('x')], { attachments: [{ id: '0', description: text(1025) }] });
    expect(codesAt(described, 'attachments[0].description')).toEqual(['BASE_TYPE_MAX_LENGTH']);
    const missing = await send([Buffer.from('x')], { attachments: [{ id: '1' }] });
    expect(codesAt(missing, 'attachments[0].id')).toEqual(['ATTACHMENT_NOT_FOUND']);
  });

  it('refuses to turn Components V2 back, and text on such a message', async () => {
    const path = `/channels/${discord.channelIds.jungle}/messages`;
    const { body } = await rawRequest(discord, 'POST', path, { body: { flags: V2, components: [says('a')] } });
    const edit = (change: object) => rawRequest(discord, 'PATCH', `${path}/${body.id}`, { body: change });
    expect(codesAt(await edit({ content: '' }), 'content')).toEqual([
      'MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2',
    ]);
    expect(await edit({ flags: 0, content: null, components: [says('b')] })).toMatchObject({
      status: 200,
      body: { flags: V2, components: [{ content: 'b' }] },
    });
    expect(await edit({ components: [] })).toMatchObject({ status: 400, body: { code: 50006 } });
  });

  it('ignores flags that may not be set', async () => {
    const path = `/channels/${discord.channelIds.jungle}/messages`;
    const { body } = await rawRequest(discord, 'POST', path, { body: { content: 'x', flags: 64 | 4096 | 128 | 2 } });
    expect(body.flags).toBe(4096);
  });

  it.each([
    ['GET', '/channels/123456789012345678', 404, 10003],
    ['GET', '/guilds/123456789012345678', 404, 10004],
    ['GET', '/guilds/{guild}/members/123456789012345678', 404, 10013],
    ['GET', '/users/123456789012345678', 404, 10013],
    ['GET', '/channels/{amazon}/messages/123456789012345678', 404, 10008],
    ['PATCH', '/channels/{amazon}/messages/123456789012345678', 404, 10008],
    ['GET', '/applications/{app}/commands/123456789012345678', 404, 10063],
    ['GET', '/channels/nonsense', 400, 50035],
    ['POST', '/users/@me/channels', 400, 50035],
    ['GET', '/nothing/here', 404, 0],
    ['PATCH', '/gateway/bot', 405, 0],
    ['POST', '/webhooks/{app}/nonsense', 401, 50027],
    ['POST', '/webhooks/123456789012345678/nonsense', 404, 10015],
  ])('%s %s answers %i %i', async (method, path, status, code) => {
    const real = path
      .replace('{guild}', discord.guildId)
      .replace('{amazon}', discord.channelIds.amazon!)
      .replace('{app}', discord.applicationId);
    const body = method === 'GET' ? {} : { body: {} };
    expect(await rawRequest(discord, method, real, body)).toMatchObject({ status, body: { code } });
  });

  it('wants a token, JSON and the right content type', async () => {
    const path = `/channels/${discord.channelIds.amazon}/messages`;
    expect(await rawRequest(discord, 'GET', '/gateway/bot', { token: '' })).toMatchObject({
      status: 401,
      body: { code: 0 },
    });
    expect(await rawRequest(discord, 'POST', path, { body: '{"content":' })).toMatchObject({
      status: 400,
      body: { code: 50109 },
    });
    expect(await rawRequest(discord, 'POST', path, { body: 'content=x', type: 'text/plain' })).toMatchObject({
      status: 400,
      body: { code: 50035 },
    });
    const strict = await startLocalDiscord({ port: 0, botToken: 'right' });
    expect((await rawRequest(strict, 'GET', '/gateway/bot', { token: 'wrong' })).status).toBe(401);
    expect((await rawRequest(strict, 'GET', '/gateway/bot', { token: 'right' })).status).toBe(200);
    await strict.close();
  });

  it('checks threads', async () => {
    const channel = `/channels/${discord.channelIds.harbour}`;
    const { body: message } = await rawRequest(discord, 'POST', `${channel}/messages`, { body: { content: 'x' } });
    const start = (body: object) => rawRequest(discord, 'POST', `${channel}/messages/${message.id}/threads`, { body });
    expect(codesAt(await start({ name: text(101) }), 'name')).toEqual(['BASE_TYPE_BAD_LENGTH']);
    expect(codesAt(await start({ name: 'x', auto_archive_duration: 30 }), 'auto_archive_duration')).toEqual([
      'BASE_TYPE_CHOICES',
    ]);
    expect(await start({ name: 'x' })).toMatchObject({ status: 201, body: { id: message.id, type: 11 } });
    expect(await start({ name: 'x' })).toMatchObject({ status: 400, body: { code: 160004 } });
    expect(await rawRequest(discord, 'POST', `${channel}/threads`, { body: { name: 'x' } })).toMatchObject({
      status: 403,
      body: { code: 50013 },
    });
  });

  it('lets tests plan failures', async () => {
    const path = `/channels/${discord.channelIds.jungle}/messages`;
    const post = () => rawRequest(discord, 'POST', path, { body: { content: 'planned' } });
    const count = () => discord.world.messages(discord.channelIds.jungle!).length;
    const before = count();
    discord.failNext({ method: 'POST', path: '/channels/{channel_id}/messages', status: 429, retryAfter: 0.2 });
    expect(await post()).toMatchObject({ status: 429, body: { retry_after: 0.2, global: false } });
    discord.failNext({ path: '/messages', status: 502, afterEffect: true });
    expect((await post()).status).toBe(502);
    expect(count()).toBe(before + 1);
    discord.failNext({ path: '/messages', status: 0 });
    await expect(post()).rejects.toThrow();
    expect((await post()).status).toBe(200);
  });
});
