import { afterAll, beforeAll, describe, it } from 'vitest';
import { expectOutcome, type Refusal } from './limit-case.ts';
import { NOBODY } from './sample-body.ts';
import { Stage } from './stage.ts';

let stage: Stage;

beforeAll(async () => {
  stage = await Stage.open();
});

afterAll(() => stage.close());

const CHANNEL: Refusal = { status: 404, code: 10003 };
const GUILD: Refusal = { status: 404, code: 10004 };
const MEMBER: Refusal = { status: 404, code: 10007 };
const MESSAGE: Refusal = { status: 404, code: 10008 };
const USER: Refusal = { status: 404, code: 10013 };

/** Paths that hold an id, written `{id}`, and what stands there when the request is taken. */
const ROWS: readonly (readonly [method: string, path: string, known: string, refusal: Refusal, body?: object])[] = [
  ['GET', '/channels/{id}', '{amazon}', CHANNEL],
  ['POST', '/channels/{id}/messages', '{amazon}', CHANNEL, { content: 'x' }],
  ['POST', '/channels/{id}/threads', '{amazon}', CHANNEL, { name: 'x', type: 11 }],
  ['PATCH', '/channels/{id}', '{thread}', CHANNEL, { name: 'x' }],
  ['PUT', '/channels/{id}/thread-members/{ana}', '{thread}', CHANNEL],
  ['GET', '/guilds/{id}/members/{ana}', '{guild}', GUILD],
  ['GET', '/guilds/{guild}/members/{id}', '{ana}', USER],
  ['PUT', '/channels/{thread}/thread-members/{id}', '{ana}', USER],
  ['GET', '/users/{id}', '{ana}', USER],
  ['GET', '/channels/{amazon}/messages/{id}', '{message}', MESSAGE],
  ['PATCH', '/channels/{amazon}/messages/{id}', '{message}', MESSAGE, { content: 'x' }],
  ['DELETE', '/channels/{amazon}/messages/{id}', '{message}', MESSAGE],
  ['GET', '/channels/{jungle}/messages/{id}', '{message in jungle}', MESSAGE],
];

/** Fills in what has to be made first. */
async function filled(path: string): Promise<string> {
  if (path.includes('{message')) {
    const { id } = await stage.post({ content: 'x' }, path.includes('in jungle') ? '{jungle}' : '{amazon}');
    return path.replace(/\{message[^}]*\}/, id);
  }
  if (!path.includes('{thread}')) return path;
  const { body } = await stage.send('POST', '/channels/{amazon}/threads', { name: 'x', type: 11 });
  return path.replaceAll('{thread}', body.id);
}

describe('what nobody knows', () => {
  for (const [method, path, known, refusal, body] of ROWS) {
    it(`${method} ${path}: 404 ${refusal.code}`, async () => {
      expectOutcome(await stage.send(method, await filled(path.replace('{id}', NOBODY)), body), refusal);
      expectOutcome(await stage.send(method, await filled(path.replace('{id}', known)), body));
    });
  }

  it('a message of another channel, and a private one, are unknown: 404 10008', async () => {
    const { id } = await stage.post({ content: 'x' });
    expectOutcome(await stage.send('GET', `/channels/{jungle}/messages/${id}`), MESSAGE);
    const given = await stage.act('command');
    await stage.answer(given, { type: 4, data: { content: 'x', flags: 64 } });
    const { body } = await stage.webhook('GET', given, { path: '/messages/@original' });
    for (const [method, change] of [['GET'], ['PATCH', { content: 'y' }], ['DELETE']] as const) {
      const path = `/channels/{amazon}/messages/${body.id}`;
      expectOutcome(await stage.send(method, path, change), MESSAGE);
    }
  });

  it('a message of another interaction is unknown to a token: 404 10008', async () => {
    const own = await stage.act('command');
    const other = await stage.act('command');
    await stage.answer(own, { type: 4, data: { content: 'x' } });
    await stage.answer(other, { type: 4, data: { content: 'x' } });
    const { body } = await stage.webhook('GET', own, { path: '/messages/@original' });
    for (const [method, change] of [['GET'], ['PATCH', { content: 'y' }], ['DELETE']] as const) {
      const request = { path: `/messages/${body.id}`, ...(change === undefined ? {} : { body: change }) };
      expectOutcome(await stage.webhook(method, other, request), MESSAGE);
      expectOutcome(await stage.webhook(method, own, request));
    }
    expectOutcome(await stage.webhook('GET', own, { path: '/messages/@original' }), MESSAGE);
  });

  it('an interaction in a channel that has gone: 404 10003', async () => {
    const gone = stage.discord.world.addTextChannel('short-lived');
    const given = await stage.act('command', gone.id);
    stage.discord.world.deleteChannel(gone.id);
    expectOutcome(await stage.answer(given, { type: 4, data: { content: 'x' } }), CHANNEL);
  });

  it.each([
    ['GET', '/nothing/here', 404],
    ['PATCH', '/gateway/bot', 405],
  ])('a route that there is not: %s %s', async (method, path, status) => {
    expectOutcome(await stage.send(method, path, method === 'GET' ? undefined : {}), { status, code: 0 });
  });

  it.each([
    ['GET', '/channels/nonsense', 'channel_id', undefined],
    ['POST', '/channels/nonsense/messages', 'channel_id', { content: 'x' }],
  ])('what is no id: %s %s', async (method, path, at, body) => {
    expectOutcome(await stage.send(method, path, body), { at, inner: 'NUMBER_TYPE_COERCE' });
  });

  it('somebody who has left the server is a user but no member: 404 10007', async () => {
    const path = await filled('/channels/{thread}/thread-members/{ana}');
    expectOutcome(await stage.send('GET', '/guilds/{guild}/members/{ana}'));
    stage.discord.world.removePerson(stage.ana.id);
    expectOutcome(await stage.send('GET', '/guilds/{guild}/members/{ana}'), MEMBER);
    expectOutcome(await stage.send('PUT', path), MEMBER);
    expectOutcome(await stage.send('GET', '/users/{ana}'));
  });
});
