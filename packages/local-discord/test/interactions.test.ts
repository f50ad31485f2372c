import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LocalDiscord, startLocalDiscord } from '../src/index.ts';
import { connectPerson, type TestPerson } from '../src/testing/person.ts';
import { identified, type RawGateway } from './support/interaction.ts';
import { rawRequest } from './support/raw.ts';

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
    const answer = await callback(given, { type: 5, data: { flags: PRIVATE } }, '?with_response=true');
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

  it('tells by which installations a command works, and takes five follow-ups where the bot is not', async () => {
    const { world } = discord;
    world.install(ana.id);
    const group = world.addGroup([ana.id]);
    const { channel } = ana;
    const [go] = world.commands();
    world.setCommands([{ ...go!, integration_types: [0, 1], contexts: [0, 1, 2] }]);
    const called = async () => (await command()) as Given & Record<string, unknown>;
    expect(await called()).toMatchObject({
      context: 0,
      authorizing_integration_owners: { '0': discord.guildId, '1': ana.id },
    });
    ana.channel = group.id;
    const given = await called();
    expect(given).toMatchObject({ context: 2, authorizing_integration_owners: { '1': ana.id } });
    expect(given.guild_id).toBeUndefined();
    await callback(given, { type: 4, data: { content: 'a' } });
    for (let count = 0; count < 5; count++) {
      expect(await webhook('POST', given, '?wait=true', { content: 'more' })).toMatchObject({ status: 200 });
    }
    expect(await webhook('POST', given, '', { content: 'more' })).toMatchObject({ status: 400, body: { code: 40094 } });
    const sent = await rawRequest(discord, 'POST', `/channels/${group.id}/messages`, { body: { content: 'a' } });
    expect(sent).toMatchObject({ status: 403, body: { code: 50001 } });
    ana.channel = channel;
  });
});
