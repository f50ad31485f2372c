import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LocalDiscord, startLocalDiscord } from '../src/index.ts';
import { connectPerson, type TestPerson } from '../src/testing/person.ts';
import { identified, type RawGateway } from './support/interaction.ts';
import { rawRequest } from './support/raw.ts';

let discord: LocalDiscord;
let bot: RawGateway;
let ana: TestPerson;
let path: string;
let names: Readonly<Record<string, string>>;

beforeAll(async () => {
  discord = await startLocalDiscord({ port: 0 });
  bot = await identified(discord);
  await rawRequest(discord, 'PUT', `/applications/${discord.applicationId}/commands`, {
    body: [{ name: 'go', description: 'Go' }],
  });
  ana = await connectPerson(discord.origin, discord.personIds.Ana!);
  path = `/channels/${discord.channelIds.amazon}/messages`;
  names = Object.fromEntries(Object.entries(discord.personIds).map(([name, id]) => [id, name]));
});

afterAll(async () => {
  ana.close();
  bot.socket.terminate();
  await discord.close();
});

/** Replaces `@Ana` by her mention. */
function written(text: string): string {
  return text.replace(/@(Ana|Bruno|Dirk)/g, (_all, name: string) => `<@${discord.personIds[name]}>`);
}

function pinged(message: { mentions: readonly { id: string }[] }): readonly string[] {
  return message.mentions.map((user) => names[user.id] ?? user.id);
}

describe('who is pinged', () => {
  it.each([
    ['everybody who is named', { content: '@Ana and @Bruno, @Ana' }, ['Ana', 'Bruno']],
    ['nobody with an empty parse', { content: '@Ana', allowed_mentions: { parse: [] } }, []],
    ['nobody with empty allowed mentions', { content: '@Ana', allowed_mentions: {} }, []],
    ['only who is listed', { content: '@Ana @Bruno', allowed_mentions: { parse: [], users: ['Bruno'] } }, ['Bruno']],
    ['nobody who is listed but not named', { content: 'hi', allowed_mentions: { users: ['Bruno'] } }, []],
    ['users but no roles', { content: '@Ana', allowed_mentions: { parse: ['users'] } }, ['Ana']],
    ['nobody when only roles count', { content: '@Ana', allowed_mentions: { parse: ['roles'] } }, []],
    ['nobody in code', { content: '`@Ana` and ```\n@Bruno\n``` but @Dirk' }, ['Dirk']],
    ['no strangers', { content: '<@123456789012345678>' }, []],
  ])('%s', async (_what, body, expected) => {
    const text = written(JSON.stringify(body)).replace(/"Bruno"/g, `"${discord.personIds.Bruno}"`);
    const answer = await rawRequest(discord, 'POST', path, { body: text });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    expect(pinged(answer.body)).toEqual(expected);
  });

  it('never everyone, and no role: the bot lacks the right', async () => {
    const { body } = await rawRequest(discord, 'POST', path, { body: { content: '@everyone @here' } });
    expect(body).toMatchObject({ mention_everyone: false, mention_roles: [] });
    discord.world.setBotOverwrite(discord.channelIds.amazon!, { allow: 1n << 17n });
    const allowed = await rawRequest(discord, 'POST', path, { body: { content: '@everyone' } });
    expect(allowed.body.mention_everyone).toBe(true);
    const muted = await rawRequest(discord, 'POST', path, {
      body: { content: '@everyone', allowed_mentions: { parse: ['users'] } },
    });
    expect(muted.body.mention_everyone).toBe(false);
    discord.world.setBotOverwrite(discord.channelIds.amazon!, {});
  });

  it('anew on an edit of the text, without memory of what was allowed at first', async () => {
    const { body } = await rawRequest(discord, 'POST', path, {
      body: { content: written('@Ana'), allowed_mentions: { parse: [] } },
    });
    expect(pinged(body)).toEqual([]);
    const edit = async (change: object) =>
      (await rawRequest(discord, 'PATCH', `${path}/${body.id}`, { body: change })).body;
    expect(pinged(await edit({ components: [] }))).toEqual([]);
    expect(pinged(await edit({ content: written('@Ana!') }))).toEqual(['Ana']);
    expect(pinged(await edit({ content: written('@Ana!!'), allowed_mentions: { parse: [] } }))).toEqual([]);
  });

  it('users only in answers to interactions', async () => {
    await ana.startCommand('go');
    const { d } = await bot.event('INTERACTION_CREATE');
    discord.world.setBotOverwrite(discord.channelIds.amazon!, { allow: 1n << 17n });
    const answer = await rawRequest(discord, 'POST', `/interactions/${d.id}/${d.token}/callback?with_response=true`, {
      body: { type: 4, data: { content: written(`@Bruno @everyone <@&${discord.guildId}>`) } },
    });
    const { message } = answer.body.resource;
    expect(pinged(message)).toEqual(['Bruno']);
    expect(message).toMatchObject({ mention_everyone: false, mention_roles: [] });
    discord.world.setBotOverwrite(discord.channelIds.amazon!, {});
  });
});
