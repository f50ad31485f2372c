import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RawGateway } from '../support/interaction.ts';
import { rawRequest } from '../support/raw.ts';
import { expectOutcome, type Refusal } from './limit-case.ts';
import { Stage } from './stage.ts';

const TOKEN = 'right';
let stage: Stage;

beforeAll(async () => {
  stage = await Stage.open({ botToken: TOKEN });
});

afterAll(() => stage.close());

const UNAUTHORIZED: Refusal = { status: 401, code: 0 };
const BROKEN: Refusal = { code: 50109 };
/** The inner code of a wrong content type is not in the design document. */
const WRONG_TYPE: Refusal = { at: '_misc', inner: 'CONTENT_TYPE_INVALID' };

const MESSAGES = '/channels/{amazon}/messages';

describe('authorization', () => {
  const send = (path: string, authorization: string | undefined) =>
    fetch(`${stage.discord.origin}/api/v10${stage.path(path)}`, {
      headers: authorization === undefined ? {} : { authorization },
    }).then(async (response) => ({ status: response.status, body: await response.json() }));

  it.each([
    '/gateway/bot',
    '/applications/{app}/commands',
    '/users/{ana}',
    '/guilds/{guild}/members/{ana}',
    '/channels/{amazon}',
  ])('of GET %s: 401 0', async (path) => {
    expectOutcome(await send(path, `Bot ${TOKEN}`));
    for (const wrong of [undefined, '', 'Bot', 'Bot wrong', `Bearer ${TOKEN}`, TOKEN]) {
      expectOutcome(await send(path, wrong), UNAUTHORIZED);
    }
  });

  it.each([
    ['POST', MESSAGES, { content: 'x' }],
    ['PUT', '/applications/{app}/commands', []],
    ['POST', '/users/@me/channels', { recipient_id: '{ana}' }],
  ])('of %s %s: 401 0', async (method, path, body) => {
    const real = JSON.parse(stage.path(JSON.stringify(body)));
    const request = (token: string) => rawRequest(stage.discord, method, stage.path(path), { body: real, token });
    expectOutcome(await request(TOKEN));
    expectOutcome(await request('wrong'), UNAUTHORIZED);
    expectOutcome(await request(''), UNAUTHORIZED);
  });

  it('is asked before anything else is told', async () => {
    const request = { body: '{"content":', token: 'wrong' };
    expectOutcome(await rawRequest(stage.discord, 'POST', stage.path(MESSAGES), request), UNAUTHORIZED);
    expectOutcome(
      await rawRequest(stage.discord, 'GET', '/channels/123456789012345678', { token: 'wrong' }),
      UNAUTHORIZED,
    );
  });

  it('of the gateway: close code 4004', async () => {
    const gateway = new RawGateway(stage.discord.origin);
    await gateway.frame((frame) => frame.op === 10);
    gateway.identify(1, 'wrong');
    expect(await gateway.closed).toBe(4004);
    for (const token of [TOKEN, `Bot ${TOKEN}`]) {
      const good = new RawGateway(stage.discord.origin);
      await good.frame((frame) => frame.op === 10);
      good.identify(1, token);
      await good.event('READY');
      good.socket.terminate();
    }
  });
});

describe('the body', () => {
  const good = JSON.stringify({ content: 'x' });
  const send = (body: string, type = 'application/json') =>
    rawRequest(stage.discord, 'POST', stage.path(MESSAGES), { body, type });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonx'])(
    'of type %s: 400 50035',
    async (type) => {
      expectOutcome(await send(good, type), WRONG_TYPE);
      expectOutcome(await send(good, 'application/json; charset=utf-8'));
    },
  );

  it.each(['{"content":', '{content: "x"}', "{'content': 'x'}", 'content=x', '{"content": "x"}}'])(
    'of broken JSON %s: 400 50109',
    async (body) => {
      expectOutcome(await send(body), BROKEN);
      expectOutcome(await send(good));
    },
  );

  it.each(['[]', '"x"', '1', 'true'])('that is %s and no object: 400 50035', async (body) => {
    expectOutcome(await send(body), { at: '', inner: 'MODEL_TYPE_CONVERT' });
  });

  it('in parts: broken JSON beside a file, and a body without its boundary: 400 50109', async () => {
    const parts = (json: string) =>
      `--b\r\nContent-Disposition: form-data; name="payload_json"\r\n\r\n${json}\r\n--b--\r\n`;
    const type = 'multipart/form-data; boundary=b';
    expectOutcome(await send(parts(good), type));
    expectOutcome(await send(parts('{"content":'), type), BROKEN);
    expectOutcome(await send(good, type), BROKEN);
  });

  it('of an answer must be an object: 400 50035', async () => {
    const given = await stage.act('command');
    expectOutcome(await stage.answer(given, '[]'), { at: '', inner: 'MODEL_TYPE_CONVERT' });
    expectOutcome(await stage.answer(given, { type: 5 }));
  });
});
