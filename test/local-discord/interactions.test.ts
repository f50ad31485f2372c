import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type LocalDiscord, startLocalDiscord } from '../../src/local-discord/index.ts';
import { identified, type RawGateway } from './support/interaction.ts';
import { connectPerson, type TestPerson } from './support/person.ts';
import { codesAt, rawRequest } from './support/raw.ts';

const COMMANDS = [
  {
    name: 'go',
    description: 'Go',
    options: [{ type: 3, name: 'cell', description: 'Where', autocomplete: true }],
  },
];

let discord: LocalDiscord;
let gateway: RawGateway;
let ana: TestPerson;

interface Given {
  readonly id: string;
  readonly token: string;
}

beforeAll(async () => {
  discord = await startLocalDiscord({ port: 0, answerDeadlineMs: 60_000 });
  gateway = await identified(discord);
  await rawRequest(discord, 'PUT', `/applications/${discord.applicationId}/commands`, {
    body: COMMANDS,
  });
  ana = await connectPerson(discord.origin, discord.personIds.Ana!);
});

afterAll(async () => {
  ana.close();
  gateway.socket.terminate();
  await discord.close();
});

let from = 0;
beforeEach(() => {
  from = gateway.frames.length;
});

async function dispatched(id: string): Promise<Given> {
  const frame = await gateway.frame((known) => known.t === 'INTERACTION_CREATE' && known.d.id === id);
  return frame.d;
}

async function command(): Promise<Given> {
  return dispatched((await ana.startCommand('go')).interaction_id);
}

const callback = ({ id, token }: Given, body: unknown, query = '', to = discord) =>
  rawRequest(to, 'POST', `/interactions/${id}/${token}/callback${query}`, { body, token: '' });

const webhook = (method: string, { token }: Given, path = '', body?: unknown) =>
  rawRequest(discord, method, `/webhooks/${discord.applicationId}/${token}${path}`, {
    token: '',
    ...(body === undefined ? {} : { body }),
  });

const PRIVATE = 64;

describe('interaction rules', () => {
  it('takes the first answer once', async () => {
    const given = await command();
    expect((await callback(given, { type: 4, data: { content: 'a' } })).status).toBe(204);
    expect(await callback(given, { type: 4, data: { content: 'b' } })).toMatchObject({
      status: 400,
      body: { code: 40060 },
    });
  });

  it('does not use up the interaction on a refused answer', async () => {
    const given = await command();
    const refused = await callback(given, { type: 4, data: { content: 'x'.repeat(2001) } });
    expect(codesAt(refused, 'data.content')).toEqual(['BASE_TYPE_MAX_LENGTH']);
    expect((await callback(given, { type: 4, data: { content: 'a' } })).status).toBe(204);
  });

  it('knows no late answers and no wrong tokens', async () => {
    const given = await command();
    expect(await callback({ ...given, token: 'x' }, { type: 5 })).toMatchObject({ status: 404, body: { code: 10062 } });
    const quick = await startLocalDiscord({ port: 0, answerDeadlineMs: 20 });
    const bot = await identified(quick);
    const path = `/applications/${quick.applicationId}/commands`;
    await rawRequest(quick, 'PUT', path, { body: COMMANDS });
    const eva = await connectPerson(quick.origin, quick.personIds.Eva!);
    await expect(eva.command('go')).rejects.toMatchObject({ reason: 'timeout' });
    const { d: late } = await bot.event('INTERACTION_CREATE');
    expect(await callback(late, { type: 5 }, '', quick)).toMatchObject({ status: 404, body: { code: 10062 } });
    const follow = `/webhooks/${quick.applicationId}/${late.token}`;
    expect(await rawRequest(quick, 'POST', follow, { body: { content: 'x' } })).toMatchObject({
      status: 404,
      body: { code: 10015 },
    });
    await expect(eva.autocomplete('go', { cell: 'g' }, 'cell')).rejects.toMatchObject({ status: 504 });
    eva.close();
    bot.socket.terminate();
    await quick.close();
  });

  it('closes the webhook when the life of the token is over', async () => {
    const brief = await startLocalDiscord({ port: 0, tokenLifeMs: -1 });
    const bot = await identified(brief);
    await rawRequest(brief, 'PUT', `/applications/${brief.applicationId}/commands`, { body: COMMANDS });
    const eva = await connectPerson(brief.origin, brief.personIds.Eva!);
    await eva.startCommand('go');
    const { d: given } = await bot.event('INTERACTION_CREATE');
    expect((await callback(given, { type: 5 }, '', brief)).status).toBe(204);
    const follow = `/webhooks/${brief.applicationId}/${given.token}`;
    expect(await rawRequest(brief, 'POST', follow, { body: { content: 'x' } })).toMatchObject({
      status: 401,
      body: { code: 50027 },
    });
    eva.close();
    bot.socket.terminate();
    await brief.close();
  });

  it('opens the webhook with the first answer for its own messages only', async () => {
    const given = await command();
    expect(await webhook('POST', given, '', { content: 'early' })).toMatchObject({
      status: 404,
      body: { code: 10015 },
    });
    await callback(given, { type: 4, data: { content: 'a', flags: PRIVATE } });
    const follow = await webhook('POST', given, '?wait=true', { content: 'more' });
    expect(follow).toMatchObject({ status: 200, body: { content: 'more', flags: 0 } });
    expect(await webhook('GET', given, '/messages/%40original')).toMatchObject({
      body: { content: 'a', flags: PRIVATE },
    });
    expect(await webhook('PATCH', given, `/messages/${follow.body.id}`, { content: 'changed' })).toMatchObject({
      body: { content: 'changed' },
    });
    expect((await webhook('DELETE', given, '/messages/@original')).status).toBe(204);
    expect(await webhook('GET', given, '/messages/@original')).toMatchObject({ status: 404, body: { code: 10008 } });
    const other = await command();
    await callback(other, { type: 4, data: { content: 'b' } });
    expect(await webhook('PATCH', other, `/messages/${follow.body.id}`, { content: 'no' })).toMatchObject({
      status: 404,
      body: { code: 10008 },
    });
  });

  it('describes the answer on request', async () => {
    const given = await command();
    const answer = await callback(given, { type: 5, data: { flags: PRIVATE | 32_768 } }, '?with_response=true');
    expect(answer).toMatchObject({
      status: 200,
      body: {
        interaction: { id: given.id, type: 2, response_message_loading: true, response_message_ephemeral: true },
        resource: { message: { flags: 128 | PRIVATE, content: '' } },
      },
    });
    const edited = await webhook('PATCH', given, '/messages/@original', { content: 'done', flags: 0 });
    expect(edited.body).toMatchObject({ id: answer.body.interaction.response_message_id, flags: PRIVATE });
  });

  it('lets the first follow-up replace the loading message', async () => {
    const given = await command();
    const deferred = await callback(given, { type: 5 }, '?with_response=true');
    const first = await webhook('POST', given, '', { content: 'a', flags: PRIVATE });
    expect(first.body).toMatchObject({ id: deferred.body.resource.message.id, flags: 0, content: 'a' });
    const second = await webhook('POST', given, '', { content: 'b', flags: PRIVATE });
    expect(second.body.id).not.toBe(first.body.id);
    expect(second.body.flags).toBe(PRIVATE);
  });

  it.each([
    ['a command', 6],
    ['a command', 7],
    ['a command', 8],
    ['a command', 1],
    ['an autocomplete', 4],
  ])('does not let %s be answered with type %i', async (what, type) => {
    let given: Given;
    if (what === 'a command') given = await command();
    else {
      // Nobody waits for these choices: the request ends when the deadline has passed.
      ana.autocomplete('go', { cell: 'g' }, 'cell').catch(() => undefined);
      given = (await gateway.event('INTERACTION_CREATE', from)).d;
    }
    const answer = await callback(given, { type, data: { content: 'x', choices: [] } });
    expect([answer.status, answer.body?.code]).toEqual([400, 50035]);
  });

  it('checks autocomplete answers', async () => {
    const asked = ana.autocomplete('go', { cell: 'g' }, 'cell');
    const { d: given } = await gateway.event('INTERACTION_CREATE', from);
    expect(given).toMatchObject({ type: 4, data: { options: [{ name: 'cell', value: 'g', focused: true }] } });
    const choices = Array.from({ length: 26 }, (_, index) => ({ name: `n${index}`, value: `v${index}` }));
    expect(codesAt(await callback(given, { type: 8, data: { choices } }), 'data.choices')).toEqual([
      'BASE_TYPE_MAX_LENGTH',
    ]);
    const long = [{ name: 'x'.repeat(101), value: 'v' }];
    expect(codesAt(await callback(given, { type: 8, data: { choices: long } }), 'data.choices[0].name')).toEqual([
      'BASE_TYPE_BAD_LENGTH',
    ]);
    expect((await callback(given, { type: 8, data: { choices: choices.slice(1) } })).status).toBe(204);
    expect(await asked).toHaveLength(25);
  });

  const input = (fields: object = {}) => ({ type: 4, custom_id: 'text', label: 'Text', style: 1, ...fields });
  const row = (component: object) => ({ type: 1, components: [component] });
  const modal = (fields: object = {}) => ({ custom_id: 'm', title: 'Modal', components: [row(input())], ...fields });

  it.each([
    ['title of 46', modal({ title: 'x'.repeat(46) }), 'data.title'],
    ['custom_id of 101', modal({ custom_id: 'x'.repeat(101) }), 'data.custom_id'],
    ['no components', modal({ components: [] }), 'data.components'],
    [
      '6 components',
      modal({ components: Array.from({ length: 6 }, (_, index) => row(input({ custom_id: `${index}` }))) }),
      'data.components',
    ],
    [
      'label of 46',
      modal({ components: [row(input({ label: 'x'.repeat(46) }))] }),
      'data.components[0].components[0].label',
    ],
    [
      'placeholder of 101',
      modal({ components: [row(input({ placeholder: 'x'.repeat(101) }))] }),
      'data.components[0].components[0].placeholder',
    ],
    [
      'value of 4001',
      modal({ components: [row(input({ value: 'x'.repeat(4001) }))] }),
      'data.components[0].components[0].value',
    ],
    [
      'max_length of 4001',
      modal({ components: [row(input({ max_length: 4001 }))] }),
      'data.components[0].components[0].max_length',
    ],
    [
      'the same custom_id twice',
      modal({ components: [row(input()), row(input())] }),
      'data.components[1].components[0].custom_id',
    ],
    [
      'a disabled select',
      modal({
        components: [
          {
            type: 18,
            label: 'Pick',
            component: { type: 3, custom_id: 'p', disabled: true, options: [{ label: 'a', value: 'a' }] },
          },
        ],
      }),
      'data.components[0].component.disabled',
    ],
    [
      'a label description of 101',
      modal({
        components: [
          { type: 18, label: 'Pick', description: 'x'.repeat(101), component: { type: 4, custom_id: 'p', style: 1 } },
        ],
      }),
      'data.components[0].description',
    ],
    [
      'a button',
      modal({ components: [row({ type: 2, style: 1, label: 'a', custom_id: 'a' })] }),
      'data.components[0].components[0].type',
    ],
  ])('refuses a modal with %s', async (_what, data, path) => {
    const given = await command();
    const answer = await callback(given, { type: 9, data });
    expect([answer.status, answer.body?.code]).toEqual([400, 50035]);
    expect(codesAt(answer, path), JSON.stringify(answer.body)).not.toEqual([]);
  });

  it('fills labels of modals and refuses a modal as the answer to a modal', async () => {
    const given = await command();
    const label = (component: object) => ({ type: 18, label: 'Field', component });
    const data = modal({
      components: [
        label({ type: 4, custom_id: 'text', style: 2, required: false }),
        label({ type: 3, custom_id: 'pick', options: [{ label: 'A', value: 'a' }] }),
      ],
    });
    expect((await callback(given, { type: 9, data })).status).toBe(204);
    const opened = await ana.modal(given.id);
    await expect(ana.submit(opened, { pick: 'b' })).rejects.toMatchObject({
      errors: { pick: 'This value is not offered.' },
    });
    const { interaction_id } = await ana.post<{ interaction_id: string }>('/local/modals', {
      channel: ana.channel,
      interaction_id: given.id,
      custom_id: 'm',
      values: { pick: 'a' },
    });
    const submitted = await gateway.frame((frame) => frame.d?.id === interaction_id);
    expect(submitted.d).toMatchObject({
      type: 5,
      data: {
        custom_id: 'm',
        components: [
          { type: 18, component: { type: 4, custom_id: 'text', value: '' } },
          { type: 18, component: { type: 3, custom_id: 'pick', values: ['a'] } },
        ],
      },
    });
    for (const type of [6, 7, 9]) {
      expect(await callback(submitted.d, { type, data: modal() })).toMatchObject({
        status: 400,
        body: { code: 50035 },
      });
    }
    expect((await callback(submitted.d, { type: 4, data: { content: 'thanks' } })).status).toBe(204);
  });

  it('needs Send Messages for posts but not for answers, and Attach Files for files of follow-ups', async () => {
    const channel = discord.channelIds.harbour!;
    const post = (body: object) => rawRequest(discord, 'POST', `/channels/${channel}/messages`, { body });
    const { body: earlier } = await post({ content: 'earlier' });
    const ViewChannel = 1n << 10n;
    const SendMessages = 1n << 11n;
    const EmbedLinks = 1n << 14n;
    const AttachFiles = 1n << 15n;
    const ReadMessageHistory = 1n << 16n;
    const reply = { content: 'x', message_reference: { message_id: earlier.id } };

    discord.world.setBotOverwrite(channel, { deny: EmbedLinks | AttachFiles | ReadMessageHistory });
    expect(await post({ embeds: [{ title: 'x' }] })).toMatchObject({ status: 403, body: { code: 50013 } });
    expect(await post(reply)).toMatchObject({ status: 403, body: { code: 160002 } });
    const given = await dispatched((await ana.startCommand('go', {}, { channel })).interaction_id);
    await callback(given, { type: 5 });
    const withFile = await rawRequest(discord, 'POST', `/webhooks/${discord.applicationId}/${given.token}`, {
      body: {},
      files: [Buffer.from('x')],
    });
    expect(withFile).toMatchObject({ status: 403, body: { code: 50013 } });

    discord.world.setBotOverwrite(channel, { deny: SendMessages });
    expect(await post({ content: 'x' })).toMatchObject({ status: 403, body: { code: 50013 } });
    const other = await dispatched((await ana.startCommand('go', {}, { channel })).interaction_id);
    expect((await callback(other, { type: 4, data: { content: 'still' } })).status).toBe(204);

    discord.world.setBotOverwrite(channel, { deny: ViewChannel });
    expect(await post({ content: 'x' })).toMatchObject({ status: 403, body: { code: 50001 } });
    discord.world.setBotOverwrite(channel, {});
    expect((await post(reply)).status).toBe(200);
    const said = await ana.say('mine', channel);
    expect(
      await rawRequest(discord, 'PATCH', `/channels/${channel}/messages/${said.id}`, { body: { content: 'x' } }),
    ).toMatchObject({
      status: 403,
      body: { code: 50005 },
    });
  });

  it('answers Unknown Channel when the channel has gone', async () => {
    const channel = discord.world.addTextChannel('short-lived');
    const given = await dispatched((await ana.startCommand('go', {}, { channel: channel.id })).interaction_id);
    discord.world.deleteChannel(channel.id);
    await gateway.frame((frame) => frame.t === 'CHANNEL_DELETE' && frame.d.id === channel.id);
    expect(await callback(given, { type: 4, data: { content: 'x' } })).toMatchObject({
      status: 404,
      body: { code: 10003 },
    });
    expect(
      await rawRequest(discord, 'POST', `/channels/${channel.id}/messages`, { body: { content: 'x' } }),
    ).toMatchObject({
      status: 404,
      body: { code: 10003 },
    });
  });
});
