import { GatewayIntentBits as Intent } from 'discord.js';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type LocalDiscord, startLocalDiscord } from '../src/index.ts';
import { nextEvent, startBot } from '../src/testing/client.ts';
import { connectPerson } from '../src/testing/person.ts';
import { identified, RawGateway } from './support/interaction.ts';
import { rawRequest } from './support/raw.ts';

let discord: LocalDiscord;
const cleanups: (() => unknown)[] = [];

beforeEach(async () => {
  discord = await startLocalDiscord({ port: 0, botToken: 'right', privilegedIntents: Intent.MessageContent });
});

afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
  await discord.close();
});

async function greeted(): Promise<RawGateway> {
  const gateway = new RawGateway(discord.origin);
  cleanups.push(() => gateway.socket.terminate());
  await gateway.frame((frame) => frame.op === 10);
  return gateway;
}

describe('the gateway', () => {
  it('greets, identifies and tells of the guild', async () => {
    const gateway = await identified(discord);
    cleanups.push(() => gateway.socket.terminate());
    const ready = await gateway.event('READY');
    expect(ready).toMatchObject({
      s: 1,
      d: { guilds: [{ id: discord.guildId, unavailable: true }], application: { id: discord.applicationId } },
    });
    expect((await gateway.event('GUILD_CREATE')).d).toMatchObject({
      id: discord.guildId,
      unavailable: false,
      member_count: 6,
    });
    gateway.send(1, 2);
    await gateway.frame((frame) => frame.op === 11);
  });

  it.each([
    ['broken JSON', 4002, (gateway: RawGateway) => gateway.socket.send('{')],
    ['a frame of more than 4096 bytes', 4002, (gateway: RawGateway) => gateway.send(1, 'x'.repeat(5000))],
    ['an early request', 4003, (gateway: RawGateway) => gateway.send(3, {})],
    ['a wrong token', 4004, (gateway: RawGateway) => gateway.identify(1, 'wrong')],
    ['unknown intents', 4013, (gateway: RawGateway) => gateway.identify(1 << 30, 'right')],
    ['a privileged intent that is off', 4014, (gateway: RawGateway) => gateway.identify(Intent.GuildMembers, 'right')],
  ])('closes on %s with %i', async (_what, code, act) => {
    const gateway = await greeted();
    act(gateway);
    expect(await gateway.closed).toBe(code);
  });

  it('closes on a second IDENTIFY, an unknown opcode, and a resume from the future', async () => {
    const twice = await identified(discord);
    twice.identify(1, 'Bot right');
    expect(await twice.closed).toBe(4005);
    const unknown = await identified(discord);
    unknown.send(99, null);
    expect(await unknown.closed).toBe(4001);
    const first = await identified(discord);
    const { session_id } = (await first.event('READY')).d;
    first.socket.terminate();
    await first.closed;
    const future = await greeted();
    future.send(6, { token: 'right', session_id, seq: 999 });
    expect(await future.closed).toBe(4007);
  });

  it('tells each of two shards what is its own', async () => {
    const shards = await Promise.all([0, 1].map(() => greeted()));
    for (const [id, gateway] of shards.entries())
      gateway.identify(Intent.Guilds | Intent.DirectMessages, 'right', [id, 2]);
    const ready = await Promise.all(shards.map((gateway) => gateway.event('READY')));
    const own = ready.findIndex(({ d }) => d.guilds.length === 1);
    expect(ready.map(({ d }) => d.guilds.length).sort()).toEqual([0, 1]);
    const channel = discord.world.addTextChannel('one');
    const direct = discord.world.directChannel(discord.personIds.Ana!);
    await shards[own]!.frame(({ d }) => d?.id === channel.id);
    await shards[0]!.frame(({ d }) => d?.id === direct.id);
    const heard = (gateway: RawGateway, id: string) => gateway.frames.some(({ d }) => d?.id === id);
    expect(heard(shards[1 - own]!, channel.id)).toBe(false);
    expect(heard(shards[1]!, direct.id)).toBe(false);
  });

  it('tells who left the server to bots that may know', async () => {
    const other = await startLocalDiscord({ port: 0, privilegedIntents: Intent.GuildMembers });
    cleanups.push(() => other.close());
    const gateway = await identified(other, Intent.Guilds | Intent.GuildMembers);
    cleanups.push(() => gateway.socket.terminate());
    other.world.removePerson(other.personIds.Ana!);
    expect((await gateway.event('GUILD_MEMBER_REMOVE')).d).toMatchObject({ user: { id: other.personIds.Ana } });
  });

  it('replays what was missed and then says RESUMED', async () => {
    const first = await identified(discord, Intent.Guilds);
    const { session_id } = (await first.event('READY')).d;
    const seq = first.frames.at(-1)!.s;
    first.socket.terminate();
    await first.closed;
    const missed = discord.world.addTextChannel('missed');
    const second = await greeted();
    second.send(6, { token: 'right', session_id, seq });
    const resumed = await second.event('RESUMED');
    expect(second.frames.slice(1).map((frame) => frame.t)).toEqual(['CHANNEL_CREATE', 'RESUMED']);
    expect(second.frames[1]).toMatchObject({ s: seq! + 1, d: { id: missed.id } });
    expect(resumed.s).toBe(seq! + 2);
  });

  it('forgets sessions that said goodbye', async () => {
    const first = await identified(discord);
    const { session_id } = (await first.event('READY')).d;
    first.socket.close(1000);
    await first.closed;
    const second = await greeted();
    second.send(6, { token: 'right', session_id, seq: 1 });
    expect((await second.frame((frame) => frame.op === 9)).d).toBe(false);
    second.identify(1, 'right');
    await second.event('READY');
  });

  it('keeps the content of other people to itself without the intent', async () => {
    const ana = await connectPerson(discord.origin, discord.personIds.Ana!);
    cleanups.push(() => ana.close());
    const blind = await identified(discord, Intent.Guilds | Intent.GuildMessages);
    const reading = await identified(discord, Intent.Guilds | Intent.GuildMessages | Intent.MessageContent);
    const deaf = await identified(discord, Intent.Guilds);
    cleanups.push(() => [blind, reading, deaf].map((gateway) => gateway.socket.terminate()));
    await ana.say('secret plan');
    await ana.say(`hey <@${discord.botId}>`);
    await rawRequest(discord, 'POST', `/channels/${ana.channel}/messages`, {
      body: { content: 'own' },
      token: 'right',
    });
    const last = (gateway: RawGateway) =>
      gateway.frame((frame) => frame.t === 'MESSAGE_CREATE' && frame.d.content === 'own');
    await Promise.all([last(blind), last(reading)]);
    const contents = (gateway: RawGateway) =>
      gateway.frames.filter((frame) => frame.t === 'MESSAGE_CREATE').map((frame) => frame.d.content);
    expect(contents(blind)).toEqual(['', `hey <@${discord.botId}>`, 'own']);
    expect(contents(reading)).toEqual(['secret plan', `hey <@${discord.botId}>`, 'own']);
    expect(contents(deaf)).toEqual([]);
    expect((await last(blind)).d).toMatchObject({ guild_id: discord.guildId, member: { roles: expect.any(Array) } });
  });

  it('never shows private messages in the server, and channels that are hidden not at all', async () => {
    const ana = await connectPerson(discord.origin, discord.personIds.Ana!);
    cleanups.push(() => ana.close());
    const gateway = await identified(discord, Intent.Guilds | Intent.GuildMessages);
    cleanups.push(() => gateway.socket.terminate());
    const body = [{ name: 'go', description: 'Go' }];
    await rawRequest(discord, 'PUT', `/applications/${discord.applicationId}/commands`, { body, token: 'right' });
    await ana.startCommand('go');
    const { id, token } = (await gateway.event('INTERACTION_CREATE')).d;
    await rawRequest(discord, 'POST', `/interactions/${id}/${token}/callback`, {
      body: { type: 4, data: { content: 'psst', flags: 64 } },
    });
    discord.world.setBotOverwrite(discord.channelIds.jungle!, { deny: 1n << 10n });
    await ana.say('hidden', discord.channelIds.jungle!);
    const seen = await ana.say('seen');
    await gateway.frame((frame) => frame.t === 'MESSAGE_CREATE' && frame.d.id === seen.id);
    expect(gateway.frames.filter((frame) => frame.t === 'MESSAGE_CREATE')).toHaveLength(1);
  });
});

describe('discord.js across faults of the gateway', () => {
  const COMMAND = { name: 'go', description: 'Go' };

  async function bot() {
    const handled: string[] = [];
    const { client, errors } = await startBot(discord, {
      commands: [COMMAND],
      onInteraction: async (interaction) => {
        handled.push(interaction.id);
        if (interaction.isChatInputCommand()) await interaction.reply({ content: 'gone' });
      },
    });
    cleanups.push(() => client.destroy());
    const ana = await connectPerson(discord.origin, discord.personIds.Ana!);
    cleanups.push(() => ana.close());
    return { client, errors, ana, handled };
  }

  it('resumes after a cut and answers what happened meanwhile', async () => {
    const { client, ana } = await bot();
    const resumed = nextEvent(client, 'shardResume');
    discord.gateway.drop({ resumable: true });
    await ana.waitForEvent((event) => event.name === 'bot_status' && !event.data.online);
    expect(await ana.command('go')).toMatchObject({ content: 'gone' });
    expect((await resumed)[1]).toBeGreaterThan(0);
  });

  it('resumes when it is asked to reconnect, or when the server closes with 4000', async () => {
    const { client, ana } = await bot();
    for (const fault of [() => discord.gateway.requestReconnect(), () => discord.gateway.closeAll(4000)]) {
      const resumed = nextEvent(client, 'shardResume');
      fault();
      await resumed;
      expect(await ana.command('go')).toMatchObject({ content: 'gone' });
    }
    expect(discord.gateway.sessionCount).toBe(1);
  });

  it('identifies again when its session is lost', async () => {
    const { client, ana } = await bot();
    for (const fault of [
      () => discord.gateway.invalidateSessions({ resumable: false }),
      () => discord.gateway.drop({ resumable: false }),
    ]) {
      const ready = nextEvent(client, 'shardReady');
      fault();
      await ready;
      expect(await ana.command('go')).toMatchObject({ content: 'gone' });
    }
  });

  it('gives up for good on 4004', async () => {
    const { client, ana } = await bot();
    const gone = nextEvent(client, 'shardDisconnect');
    discord.gateway.closeAll(4004);
    expect((await gone)[0].code).toBe(4004);
    await ana.waitForEvent((event) => event.name === 'bot_status' && !event.data.online);
  });

  it('is handed the same interaction twice and refused the second answer', async () => {
    const { ana, errors, handled } = await bot();
    const message = await ana.command('go');
    const id = message.interaction_metadata!.id;
    const twice = new Promise<void>((resolve) => {
      const check = () => (errors.length > 0 ? resolve() : setImmediate(check));
      check();
    });
    discord.replayInteraction(id);
    await twice;
    expect(handled).toEqual([id, id]);
    expect(errors).toMatchObject([{ code: 40060 }]);
  });

  it('takes a silent connection for dead and resumes', async () => {
    const quick = await startLocalDiscord({ port: 0, heartbeatIntervalMs: 200 });
    cleanups.push(() => quick.close());
    const { client } = await startBot(quick);
    cleanups.push(() => client.destroy());
    const resumed = nextEvent(client, 'shardResume');
    quick.gateway.acknowledgeHeartbeats(false);
    const reconnecting = nextEvent(client, 'shardReconnecting');
    await reconnecting;
    quick.gateway.acknowledgeHeartbeats(true);
    await resumed;
  });

  it('fails an interaction at once when no bot was ever there', async () => {
    const { client, ana } = await bot();
    await client.destroy();
    await ana.waitForEvent((event) => event.name === 'bot_status' && !event.data.online);
    await expect(ana.command('go')).rejects.toMatchObject({ reason: 'offline' });
    expect((await ana.state()).bot.online).toBe(false);
  });

  it('refuses a wrong token at login', async () => {
    await expect(startBot({ ...discord, botToken: 'wrong' })).rejects.toThrow(/token/i);
  });
});
