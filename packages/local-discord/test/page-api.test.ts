import { request } from 'node:http';
import { PermissionFlagsBits } from 'discord-api-types/v10';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { InputError } from '../src/command-input.ts';
import type { WireMessage } from '../src/index.ts';
import { type LocalDiscord, startLocalDiscord } from '../src/index.ts';
import { connectPerson, type OptionValues, type TestPerson } from '../src/testing/person.ts';
import { identified, type RawGateway } from './support/interaction.ts';
import { rawRequest } from './support/raw.ts';

const OPTIONS = [
  { type: 3, name: 'cell', description: 'Where', required: true, min_length: 2, max_length: 3 },
  { type: 4, name: 'turn', description: 'Turns', min_value: 0, max_value: 3 },
  { type: 3, name: 'kind', description: 'Kind', choices: [{ name: 'Boat', value: 'boat' }] },
  { type: 5, name: 'sure', description: 'Sure' },
  { type: 6, name: 'who', description: 'Who' },
];

let discord: LocalDiscord;
let bot: RawGateway;
let ana: TestPerson;
let bruno: TestPerson;

beforeAll(async () => {
  discord = await startLocalDiscord({ port: 0 });
  bot = await identified(discord);
  await rawRequest(discord, 'PUT', `/applications/${discord.applicationId}/commands`, {
    body: [
      { name: 'go', description: 'Go', options: OPTIONS },
      { name: 'here', description: 'Only in the server', contexts: [0] },
    ],
  });
  ana = await connectPerson(discord.origin, discord.personIds.Ana!);
  bruno = await connectPerson(discord.origin, discord.personIds.Bruno!);
});

afterAll(async () => {
  ana.close();
  bruno.close();
  bot.socket.terminate();
  await discord.close();
});

/** A request with headers that fetch does not let a program set. */
function bare(
  path: string,
  headers: Record<string, string>,
  method = 'GET',
): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const sent = request(`${discord.origin}${path}`, { method, headers }, (response) => {
      let body = '';
      response.on('data', (chunk: Buffer) => {
        body += String(chunk);
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body }));
    });
    sent.on('error', reject);
    sent.end();
  });
}

describe('who may talk to the local Discord', () => {
  it.each([
    ['a foreign host', { host: 'evil.example:80' }],
    ['the right host on another port', { host: '127.0.0.1:1' }],
    ['a foreign origin', { origin: 'https://evil.example' }],
    ['an opaque origin', { origin: 'null' }],
    ['the own host over https', { origin: 'https://127.0.0.1' }],
  ])('refuses %s, for the page, the API and files', async (_what, headers) => {
    for (const path of ['/', '/local/state', '/api/v10/gateway/bot', '/page/app.js', '/cdn/attachments/1/2/x.png']) {
      expect((await bare(path, headers)).status, path).toBe(403);
    }
    const socket = new WebSocket(discord.origin.replace('http', 'ws'), { headers });
    await expect(
      new Promise((resolve, reject) => {
        socket.on('open', resolve);
        socket.on('error', reject);
      }),
    ).rejects.toThrow('403');
  });

  it('takes its own names', async () => {
    const { port } = new URL(discord.origin);
    for (const name of ['127.0.0.1', 'localhost', '[::1]']) {
      const host = `${name}:${port}`;
      expect((await bare('/local/state', { host, origin: `http://${host}` })).status).toBe(200);
    }
  });

  it('serves the page folder and nothing else', async () => {
    for (const path of [
      '/page/../index.ts',
      '/page/..%2findex.ts',
      '/page/%2e%2e/index.ts',
      '/page/.env',
      '/page/',
      '/page/tsconfig.ts',
    ]) {
      expect((await bare(path, {})).status, path).toBe(404);
    }
    expect(await bare('//', {})).toMatchObject({ status: 403 });
  });

  it('limits and checks bodies', async () => {
    const post = (body: string, type = 'application/json') =>
      fetch(`${discord.origin}/local/users`, { method: 'POST', body, headers: { 'content-type': type } });
    expect((await post('{"username":"x"}', 'text/plain')).status).toBe(400);
    expect((await post('{')).status).toBe(400);
    expect((await post('[]')).status).toBe(400);
    expect((await post(JSON.stringify({ username: 'x'.repeat(100_000) }))).status).toBe(413);
  });
});

describe('what is asked in this process', () => {
  it('is what the page asks for by a request, and refused alike', async () => {
    const answer = await fetch(`${discord.origin}/local/state?user=${ana.id}`);
    expect(await discord.ask('GET /local/state', { user: ana.id })).toEqual(await answer.json());
    await expect(discord.ask('POST /local/users', { username: '' })).rejects.toThrow(InputError);
    await expect(discord.ask('POST /local/unknown', {})).rejects.toThrow('the page knows no POST /local/unknown');
  });
});

describe('what people may type', () => {
  const cases: readonly (readonly [string, OptionValues, string])[] = [
    ['a missing required option', {}, 'cell'],
    ['a text that is too short', { cell: 'G' }, 'cell'],
    ['a text that is too long', { cell: 'G123' }, 'cell'],
    ['a number for a text', { cell: 6 }, 'cell'],
    ['an unknown option', { cell: 'G6', nothing: 'x' }, 'nothing'],
    ['a number below the minimum', { cell: 'G6', turn: -1 }, 'turn'],
    ['a number above the maximum', { cell: 'G6', turn: 4 }, 'turn'],
    ['a fraction for an integer', { cell: 'G6', turn: 1.5 }, 'turn'],
    ['a text for an integer', { cell: 'G6', turn: '1' }, 'turn'],
    ['a value that is no choice', { cell: 'G6', kind: 'Boat' }, 'kind'],
    ['a text for a boolean', { cell: 'G6', sure: 'true' }, 'sure'],
    ['an unknown person', { cell: 'G6', who: '123456789012345678' }, 'who'],
  ];

  it.each(cases)('refuses %s', async (_what, options, name) => {
    const before = bot.frames.length;
    await expect(ana.startCommand('go', options)).rejects.toMatchObject({
      status: 400,
      errors: { [name]: expect.any(String) },
    });
    expect(bot.frames).toHaveLength(before);
  });

  it('passes on everything that is right, with what ids stand for', async () => {
    const options = { cell: 'G6', turn: 3, kind: 'boat', sure: true, who: bruno.id };
    const { interaction_id } = await ana.startCommand('go', options);
    const { d } = await bot.frame((frame) => frame.d?.id === interaction_id);
    expect(d.data.options.map((option: { name: string; value: unknown }) => [option.name, option.value])).toEqual(
      Object.entries(options),
    );
    expect(d.data.resolved).toMatchObject({
      users: { [bruno.id]: { username: 'bruno' } },
      members: { [bruno.id]: { roles: expect.any(Array), permissions: expect.any(String) } },
    });
    expect(d).toMatchObject({
      type: 2,
      version: 1,
      context: 0,
      guild_locale: 'en-US',
      entitlements: [],
      authorizing_integration_owners: { '0': discord.guildId },
      attachment_size_limit: 10 * 1024 * 1024,
      channel: { id: ana.channel, type: 0 },
      member: { user: { id: ana.id } },
    });
  });

  it('tells the bot of direct messages as Discord does: with a user, without a server and member', async () => {
    const channel = discord.world.directChannel(ana.id).id;
    const { id } = await ana.findCommand('go');
    const { interaction_id } = await ana.post<{ interaction_id: string }>('/local/commands', {
      channel,
      command_id: id,
      options: [{ name: 'cell', type: 3, value: 'G6' }],
    });
    const { d } = await bot.frame(({ t, d }) => t === 'INTERACTION_CREATE' && d.id === interaction_id);
    const { AttachFiles, EmbedLinks, MentionEveryone, UseExternalEmojis } = PermissionFlagsBits;
    expect(d).toMatchObject({
      context: 1,
      authorizing_integration_owners: { '0': '0' },
      channel_id: channel,
      channel: { id: channel, type: 1 },
      user: { id: ana.id },
      app_permissions: String(AttachFiles | EmbedLinks | MentionEveryone | UseExternalEmojis),
    });
    for (const name of ['guild_id', 'guild', 'guild_locale', 'member']) expect(d).not.toHaveProperty(name);
  });

  it('refuses commands that are unknown or out of place', async () => {
    const call = (body: object) => ana.post('/local/commands', { channel: ana.channel, options: [], ...body });
    await expect(call({ command_id: '123456789012345678' })).rejects.toThrow('no such command');
    const { id } = await ana.findCommand('here');
    await expect(call({ command_id: id, channel: discord.world.directChannel(ana.id).id })).rejects.toThrow(
      'cannot be used here',
    );
    await expect(call({ command_id: id, user: '123456789012345678' })).rejects.toThrow('no such person');
    await expect(call({ command_id: id, options: {} })).rejects.toThrow('must be a list');
    const go = await ana.findCommand('go');
    const twice = [
      { name: 'cell', type: 3, value: 'G6' },
      { name: 'cell', type: 3, value: 'G7' },
    ];
    await expect(call({ command_id: go.id, options: twice })).rejects.toMatchObject({
      errors: { cell: expect.any(String) },
    });
    const wrongType = [{ name: 'cell', type: 4, value: 6 }];
    await expect(call({ command_id: go.id, options: wrongType })).rejects.toMatchObject({
      errors: { cell: expect.any(String) },
    });
  });

  it('refuses clicks on private messages of others and on messages of people', async () => {
    const { interaction_id } = await ana.startCommand('here');
    const { d } = await bot.frame((frame) => frame.d?.id === interaction_id);
    const components = [{ type: 1, components: [{ type: 2, style: 1, label: 'Go', custom_id: 'go' }] }];
    await rawRequest(discord, 'POST', `/interactions/${d.id}/${d.token}/callback`, {
      body: { type: 4, data: { content: 'x', flags: 64, components } },
    });
    const secret = await ana.reply(interaction_id);
    await expect(bruno.startClick(secret, 'go')).rejects.toThrow('no such message');
    const { interaction_id: clicked } = await ana.startClick(secret, 'go');
    const { d: click } = await bot.frame((frame) => frame.d?.id === clicked);
    expect(click).toMatchObject({
      type: 3,
      data: { custom_id: 'go', component_type: 2 },
      message: { id: secret.id, flags: 64 },
    });
    await expect(bruno.startClick(await ana.say('mine'), 'go')).rejects.toThrow('no such component');
  });

  it('takes names of people and channels, but not every name', async () => {
    for (const username of ['', 'x'.repeat(33), 'a\nb', 'Ana', '@everyone']) {
      await expect(ana.post('/local/users', { username })).rejects.toMatchObject({
        errors: { username: expect.any(String) },
      });
    }
    await expect(ana.post('/local/users', { username: 'Gus', locale: 'xx' })).rejects.toMatchObject({ status: 400 });
    const user = await ana.post<{ id: string; locale: string }>('/local/users', { username: 'Gus', locale: 'de' });
    expect(user.locale).toBe('de');
    const heard = await ana.waitForEvent((event) => event.name === 'user_create');
    expect(heard.data).toEqual(user);
    await expect(ana.say('')).rejects.toThrow('empty');
    await expect(ana.say('x'.repeat(2001))).rejects.toThrow('2000');
  });
});

describe('reading along', () => {
  it('pages backwards through a channel', async () => {
    const channel = discord.channelIds.harbour!;
    const said: WireMessage[] = [];
    for (const content of ['a', 'b', 'c', 'd', 'e']) said.push(await ana.say(content, channel));
    const page = (query: string) =>
      bruno.get<{ messages: WireMessage[] }>(`/local/messages?user=${bruno.id}&channel=${channel}${query}`);
    const contents = async (query: string) => (await page(query)).messages.map((message) => message.content);
    expect(await contents('')).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(await contents('&limit=2')).toEqual(['d', 'e']);
    expect(await contents(`&limit=2&before=${said[3]!.id}`)).toEqual(['b', 'c']);
    await expect(page('&limit=x')).rejects.toMatchObject({ status: 400 });
    await expect(page('&before=x')).rejects.toMatchObject({ status: 400 });
  });

  it('shows the bot and nobody when no person is named', async () => {
    const state = (await (await fetch(`${discord.origin}/local/state`)).json()) as {
      me: unknown;
      bot: object;
      limits: object;
      users: { bot: boolean }[];
    };
    expect(state).toMatchObject({ me: null, bot: { online: true }, limits: { answer_deadline_ms: 3000 } });
    expect(state.users.filter((user) => user.bot)).toHaveLength(1);
    expect((await fetch(`${discord.origin}/local/events?user=1`)).status).toBe(400);
  });
});
