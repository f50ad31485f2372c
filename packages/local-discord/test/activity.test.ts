import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type LocalDiscord, startLocalDiscord } from '../src/index.ts';
import { connectPerson, type TestPerson } from '../src/testing/person.ts';
import { identified, type RawGateway } from './support/interaction.ts';
import { rawRequest } from './support/raw.ts';

const SECRET = 'a secret of the application';
const GO = { name: 'go', description: 'Go' };
const LAUNCH = { type: 4, name: 'launch', handler: 1 };

let discord: LocalDiscord;
let gateway: RawGateway;
let ana: TestPerson;
let bruno: TestPerson;

/** The server of the activity: what it was asked last, and how it answers. */
let asked: IncomingMessage;
let respond: (request: IncomingMessage, answer: ServerResponse) => void;
const server = createServer((request, answer) => {
  asked = request;
  respond(request, answer);
});

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  discord = await startLocalDiscord({ port: 0, answerDeadlineMs: 60_000 });
  gateway = await identified(discord);
  await putCommands([GO]);
  ana = await connectPerson(discord.origin, discord.personIds.Ana!);
  bruno = await connectPerson(discord.origin, discord.personIds.Bruno!);
});

beforeEach(() => {
  discord.switchActivitiesOn({ mapping: mapping(), clientSecret: SECRET });
  discord.setProxyManners({});
});

afterAll(async () => {
  for (const person of [ana, bruno]) person.close();
  gateway.socket.terminate();
  server.close();
  await discord.close();
});

const mapping = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

const putCommands = (body: unknown) =>
  rawRequest(discord, 'PUT', `/applications/${discord.applicationId}/commands`, { body });

const instance = (id: string) =>
  rawRequest(discord, 'GET', `/applications/${discord.applicationId}/activity-instances/${id}`);

/** Calls a command; resolves with a function that answers it. */
async function called(who: TestPerson, name: string) {
  const { interaction_id } = await who.startCommand(name);
  const { d } = await gateway.frame((frame) => frame.t === 'INTERACTION_CREATE' && frame.d.id === interaction_id);
  return (body: object, query = '') =>
    rawRequest(discord, 'POST', `/interactions/${d.id}/${d.token}/callback${query}`, { body, token: '' });
}

const launched = (who: TestPerson, from: number) => who.waitForEvent((event) => event.name === 'activity_launch', from);

describe('launching', () => {
  it('adds a command of its own, which no list of commands may leave out', async () => {
    expect(discord.world.commands()).toMatchObject([GO, { type: 4, name: 'launch', handler: 2 }]);
    expect(await putCommands([GO])).toMatchObject({ status: 400, body: { code: 50240 } });
    expect((await putCommands([GO, LAUNCH])).body).toMatchObject([GO, LAUNCH]);
  });

  it('opens the activity of the channel for who asked, and tells the application who is where', async () => {
    await putCommands([GO, LAUNCH]);
    const from = ana.events.length;
    const answer = await (await called(ana, 'launch'))({ type: 12 }, '?with_response=true');
    const { data } = await launched(ana, from);
    const { instance_id: id } = data;
    expect(answer).toMatchObject({
      status: 200,
      body: { interaction: { activity_instance_id: id }, resource: { type: 12, activity_instance: { id } } },
    });
    const users = async () => (await instance(id)).body?.users;
    expect(await instance(id)).toMatchObject({
      status: 200,
      body: { instance_id: id, users: [ana.id], location: { channel_id: ana.channel, guild_id: discord.guildId } },
    });
    await (await called(bruno, 'go'))({ type: 12 });
    expect((await launched(bruno, 0)).data.instance_id).toBe(id);
    expect(await users()).toEqual([ana.id, bruno.id]);
    const popped = await ana.post<{ instance_id: string }>('/local/popouts', { channel: ana.channel });
    expect(popped.instance_id).not.toBe(id);
    expect(await users()).toEqual([bruno.id]);
    await bruno.delete('/local/activities');
    expect(await instance(id)).toMatchObject({ status: 404 });
    await ana.delete('/local/activities');
  });

  it('refuses to launch after another answer, in autocomplete, and while activities are off', async () => {
    await putCommands([GO, LAUNCH]);
    const answer = await called(ana, 'go');
    expect((await answer({ type: 5 })).status).toBe(204);
    expect(await answer({ type: 12 })).toMatchObject({ status: 400, body: { code: 40060 } });
    discord.activities.settings = undefined;
    const other = await called(ana, 'go');
    expect(await other({ type: 12 })).toMatchObject({ status: 400, body: { code: 50035 } });
    // A refused answer does not use the interaction up.
    expect((await other({ type: 4, data: { content: 'not here' } })).status).toBe(204);
  });

  it('launches by itself where the application leaves that to Discord', async () => {
    await putCommands([GO, { ...LAUNCH, handler: 2 }]);
    const from = ana.events.length;
    await ana.startCommand('launch');
    expect((await launched(ana, from)).data.channel_id).toBe(ana.channel);
    await ana.delete('/local/activities');
  });
});

describe('who somebody is', () => {
  const oauth = (path: string, form: Readonly<Record<string, string>>) =>
    rawRequest(discord, 'POST', `/oauth2/token${path}`, {
      body: new URLSearchParams({ client_id: discord.applicationId, client_secret: SECRET, ...form }).toString(),
      token: '',
      type: 'application/x-www-form-urlencoded',
    });
  const exchange = (code: string, form = {}) => oauth('', { grant_type: 'authorization_code', code, ...form });
  const who = async (token: string) => {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await fetch(`${discord.origin}/api/v10/users/@me`, { headers });
    return { status: answer.status, id: ((await answer.json()) as { id?: string }).id };
  };

  it('is told once a person agrees, by a code that works once and a token until it is revoked', async () => {
    expect(await ana.post('/local/authorize', {})).toEqual({});
    const { code } = await ana.post<{ code: string }>('/local/authorize', { agrees: true });
    const { status, body } = await exchange(code);
    expect([status, body]).toEqual([200, expect.objectContaining({ token_type: 'Bearer', scope: 'identify' })]);
    expect(await exchange(code)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
    expect(await who(body.access_token)).toEqual({ status: 200, id: ana.id });
    expect((await oauth('/revoke', { token: body.access_token })).status).toBe(200);
    expect((await who(body.access_token)).status).toBe(401);
    // Somebody who has agreed is not asked again.
    expect(await ana.post('/local/authorize', {})).toEqual({ code: expect.any(String) });
  });

  it('is told to the application alone', async () => {
    const { code } = await ana.post<{ code: string }>('/local/authorize', { agrees: true });
    for (const form of [{ client_secret: 'wrong' }, { client_id: '1' }])
      expect(await exchange(code, form)).toMatchObject({ status: 401, body: { error: 'invalid_client' } });
    expect((await exchange(code)).status).toBe(200);
    expect((await exchange('made-up')).status).toBe(400);
    expect((await who('made-up')).status).toBe(401);
  });
});

describe('the proxy', () => {
  /** Asks the proxy as the frame of an activity does; `text` grows while the answer comes. */
  function through(path: string, headers = {}) {
    const { host, port } = new URL(discord.activityOrigin);
    return new Promise<{ answer: IncomingMessage; text: () => string; end: Promise<void> }>((resolve, reject) => {
      const to = { host: '127.0.0.1', port, path, headers: { host, ...headers } };
      request(to, (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (part: string) => {
          text += part;
        });
        resolve({ answer, text: () => text, end: new Promise((ended) => void answer.on('end', ended)) });
      })
        .on('error', reject)
        .end();
    });
  }

  const html = (answer: ServerResponse, body = '<head></head>') =>
    answer
      .writeHead(200, {
        'content-type': 'text/html',
        'cache-control': 'no-cache',
        etag: '"1"',
        'content-security-policy': "frame-ancestors 'none'",
      })
      .end(body);

  it('hides addresses, takes its own prefix away, and has a policy of its own', async () => {
    respond = (_, answer) => void html(answer);
    const { answer, end, text } = await through('/.proxy/a?b=1', { 'x-forwarded-for': '203.0.113.7' });
    await end;
    expect([answer.statusCode, text(), asked.url]).toEqual([200, '<head></head>', '/a?b=1']);
    expect(asked.headers).toMatchObject({ host: new URL(mapping()).host, 'x-forwarded-for': '198.51.100.1' });
    const { headers } = answer;
    expect([headers['cache-control'], headers.etag]).toEqual([undefined, undefined]);
    expect(headers['content-security-policy']).toMatch(/script-src 'self';.*frame-ancestors http:\/\/127\.0\.0\.1:\d+/);
  });

  it('keeps files where it does that, and passes the rest on', async () => {
    let count = 0;
    respond = (_, answer) => void answer.writeHead(200, { 'content-type': 'text/javascript' }).end(`${++count}`);
    const read = async (path: string) => {
      const { end, text } = await through(path);
      await end;
      return text();
    };
    expect([await read('/a.js'), await read('/a.js')]).toEqual(['1', '2']);
    discord.setProxyManners({ keepsFiles: true });
    expect([await read('/a.js'), await read('/a.js'), await read('/a')]).toEqual(['3', '3', '4']);
  });

  it('passes events on as they come, or holds them back until their end', async () => {
    let finish = () => {};
    respond = ({ url }, answer) => {
      if (url === '/quick') return void html(answer);
      answer.writeHead(200, { 'content-type': 'text/event-stream' }).write('data: 1\n\n');
      finish = () => void answer.end('data: 2\n\n');
    };
    const { text, answer, end } = await through('/live');
    if (text() === '') await new Promise((resolve) => void answer.once('data', resolve));
    expect(text()).toBe('data: 1\n\n');
    finish();
    await end;
    discord.setProxyManners({ buffersEvents: true });
    let hasBegun = false;
    const held = through('/live').finally(() => {
      hasBegun = true;
    });
    // By then the stream would have begun.
    await (await through('/quick')).end;
    expect(hasBegun).toBe(false);
    finish();
    const whole = await held;
    await whole.end;
    expect(whole.text()).toBe('data: 1\n\ndata: 2\n\n');
  });

  it('tells of the room that a phone takes, and has nothing without a mapping', async () => {
    respond = (_, answer) => void html(answer);
    discord.setProxyManners({ safeAreaBottom: 34 });
    const { end, text } = await through('/');
    await end;
    expect(text()).toContain('--discord-safe-area-inset-bottom:34px');
    discord.switchActivitiesOn({});
    expect((await through('/')).answer.statusCode).toBe(404);
  });
});
