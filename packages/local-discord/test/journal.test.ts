import { spawn } from 'node:child_process';
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type LocalDiscord, startLocalDiscord } from '../src/index.ts';
import { connectPerson } from '../src/testing/person.ts';
import { identified } from './support/interaction.ts';
import { rawRequest } from './support/raw.ts';

let dataDir: string;
let running: LocalDiscord | undefined;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'local-discord-'));
});

afterEach(async () => {
  await running?.close();
  running = undefined;
  rmSync(dataDir, { recursive: true, force: true });
});

async function restart(): Promise<LocalDiscord> {
  await running?.close();
  running = await startLocalDiscord({ port: 0, dataDir });
  return running;
}

describe('the memory of the local Discord', () => {
  it('keeps people, channels, messages, private ones, files and tokens over a restart', async () => {
    const first = await restart();
    const bot = await identified(first);
    await rawRequest(first, 'PUT', `/applications/${first.applicationId}/commands`, {
      body: [{ name: 'go', description: 'Go' }],
    });
    const ana = await connectPerson(first.origin, first.personIds.Ana!);
    const { interaction_id } = await ana.startCommand('go');
    const { id, token } = (await bot.event('INTERACTION_CREATE')).d;
    await rawRequest(first, 'POST', `/interactions/${id}/${token}/callback`, {
      body: { type: 4, data: { content: 'secret', flags: 64 } },
    });
    await ana.reply(interaction_id);
    const posted = await rawRequest(first, 'POST', `/channels/${ana.channel}/messages`, {
      body: { content: 'with file' },
      files: [Buffer.from('file body')],
    });
    const gone = await ana.say('deleted later');
    first.world.deleteMessage(first.world.message(ana.channel, gone.id)!);
    const { id: newPerson } = await ana.post<{ id: string }>('/local/users', { username: 'Fay', locale: 'fr' });
    const { id: newChannel } = first.world.addTextChannel('delta');
    first.world.deleteChannel(first.channelIds.harbour!);
    const before = { ana: await ana.messages(), state: await ana.state() };
    ana.close();
    bot.socket.terminate();

    const second = await restart();
    expect(second.origin).not.toBe(first.origin);
    const again = await connectPerson(second.origin, second.personIds.Ana!);
    const moved = JSON.parse(JSON.stringify(before.ana).replaceAll(first.origin, second.origin));
    expect(await again.messages()).toEqual(moved);
    expect((await again.messages()).map((message) => message.content)).toEqual(['secret', 'with file']);
    const ports = [first, second].map(({ origin }) => `localhost:${new URL(origin).port}`) as [string, string];
    const state = JSON.parse(JSON.stringify(before.state).replaceAll(...ports));
    expect(await again.state()).toEqual({ ...state, bot: { ...before.state.bot, online: false } });
    expect(second.personIds.Fay).toBe(newPerson);
    expect(second.world.channel(newChannel)?.name).toBe('delta');
    expect(second.world.channel(second.channelIds.harbour!)).toBeUndefined();
    const url = (await again.messages())[1]!.attachments[0]!.url;
    expect(url).not.toBe(posted.body.attachments[0].url);
    expect(await (await fetch(url)).text()).toBe('file body');
    const edited = await rawRequest(second, 'PATCH', `/webhooks/${second.applicationId}/${token}/messages/@original`, {
      body: { content: 'still secret' },
    });
    expect(edited).toMatchObject({ status: 200, body: { content: 'still secret', flags: 64 } });
    const bruno = await connectPerson(second.origin, second.personIds.Bruno!);
    expect((await bruno.messages()).map((message) => message.content)).toEqual(['with file']);
    bruno.close();
    again.close();
  });

  it('loses nothing that was answered when it is killed, and makes new ids afterwards', async () => {
    const script = fileURLToPath(new URL('./support/serve.ts', import.meta.url));
    const child = spawn(process.execPath, ['--import', 'tsx', script, dataDir], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const origin = await new Promise<string>((resolve, reject) => {
      child.stdout.once('data', (line: Buffer) => resolve(String(line).trim()));
      child.once('exit', (code) => reject(new Error(`ended with ${code}`)));
    });
    const people = (await (await fetch(`${origin}/local/state`)).json()) as { users: { id: string }[] };
    const ana = await connectPerson(origin, people.users[0]!.id);
    const said = [];
    for (let index = 0; index < 20; index += 1) said.push((await ana.say(`message ${index}`)).id);
    const exited = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await exited;
    ana.close();
    const next = await restart();
    const kept = next.world.messages(ana.channel).map((stored) => stored.message.id);
    expect(kept).toEqual(said);
    expect(BigInt(next.world.ids.next())).toBeGreaterThan(BigInt(said.at(-1)!));
  });

  it('ignores a torn last line and goes on after it', async () => {
    const first = await restart();
    const ana = first.personIds.Ana!;
    const person = await connectPerson(first.origin, ana);
    await person.say('whole');
    person.close();
    await first.close();
    running = undefined;
    appendFileSync(join(dataDir, 'journal.ndjson'), '{"type":"message","stored":{"mess');
    const second = await restart();
    const again = await connectPerson(second.origin, ana);
    await again.say('after');
    again.close();
    const third = await restart();
    const contents = third.world.messages(third.channelIds.amazon!).map((stored) => stored.message.content);
    expect(contents).toEqual(['whole', 'after']);
  });

  it('does not start on a journal that is damaged in the middle', async () => {
    await restart();
    await running?.close();
    running = undefined;
    const path = join(dataDir, 'journal.ndjson');
    writeFileSync(path, `{"type":\n${readFileSync(path, 'utf8')}`);
    await expect(startLocalDiscord({ port: 0, dataDir })).rejects.toThrow(/line 1 is damaged/);
  });

  it('has the same ids at every start, and says which port is taken', async () => {
    const first = await restart();
    const other = await startLocalDiscord({ port: 0 });
    expect([other.guildId, other.botId, other.channelIds, other.personIds]).toEqual([
      first.guildId,
      first.botId,
      first.channelIds,
      first.personIds,
    ]);
    for (const id of [other.guildId, other.botId, ...Object.values(other.personIds)]) expect(id).toMatch(/^\d{17,19}$/);
    const port = Number(new URL(other.origin).port);
    await expect(startLocalDiscord({ port })).rejects.toThrow(`Port ${port} is in use`);
    await other.close();
  });
});
