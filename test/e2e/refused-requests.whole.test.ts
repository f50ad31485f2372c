import { expect, it } from 'vitest';
import { isPublic } from '../../lab/driving/controls.ts';
import { LOG_ERROR, type Pirogue, startPirogue, until } from '../support/pirogue.ts';

const UNAUTHORIZED = { status: 401, body: { message: '401: Unauthorized', code: 0 } };

function checksIn({ requests }: Pirogue): readonly number[] {
  return requests.filter(({ path }) => path === '/users/@me').map(({ status }) => status);
}

it('goes on after one request was answered with 401', async () => {
  const pirogue = await startPirogue();
  const [ana, ben] = [await pirogue.person('Ana'), await pirogue.person('Ben')];
  pirogue.discord.failNext({ ...UNAUTHORIZED, method: 'POST', path: `/channels/${ana.channel}/messages` });
  await ana.command('new');
  const lobby = await ana.waitForMessage((message) => isPublic(message) && message.components.length > 0);
  await ben.command('join');
  await ana.waitForMessage(({ id, content }) => id === lobby.id && content.includes('Ben'));
  expect(checksIn(pirogue)).toEqual([200]);
  expect(pirogue.log.filter(({ level }) => level >= LOG_ERROR)).toEqual([]);
});

it('tries a message again later that is answered with 401 although the token is taken', async () => {
  const pirogue = await startPirogue();
  const ana = await pirogue.person('Ana');
  pirogue.discord.failNext({ ...UNAUTHORIZED, method: 'POST', path: `/channels/${ana.channel}/messages`, times: 2 });
  await ana.command('new');
  await ana.waitForMessage((message) => isPublic(message) && message.components.length > 0);
  expect(checksIn(pirogue)).toEqual([200]);
});

it('goes on with the token when that could not be checked', async () => {
  const pirogue = await startPirogue();
  const ana = await pirogue.person('Ana');
  pirogue.discord.failNext({ ...UNAUTHORIZED, method: 'POST', path: `/channels/${ana.channel}/messages` });
  // discord.js itself tries four times.
  pirogue.discord.failNext({ method: 'GET', path: '/users/@me', status: 502, times: 4 });
  await ana.command('new');
  await ana.waitForMessage((message) => isPublic(message) && message.components.length > 0);
  expect(checksIn(pirogue)).toEqual([502, 502, 502, 502]);
});

it('checks the token once when several requests are answered with 401 at the same time', async () => {
  const pirogue = await startPirogue();
  const { rest } = pirogue.bot.client;
  const routes = ['/users/1', '/users/2', '/users/3'] as const;
  for (const path of routes) pirogue.discord.failNext({ ...UNAUTHORIZED, path });
  // Holds the check until all three were answered.
  pirogue.discord.failNext({ method: 'GET', path: '/users/@me', status: 429, retryAfter: 1 });
  const answers = await Promise.allSettled(routes.map((route) => rest.get(route)));
  // Each was made once more, and nobody has such an id.
  expect(answers.map((answer) => answer.status === 'rejected' && answer.reason.status)).toEqual([404, 404, 404]);
  expect(checksIn(pirogue)).toEqual([429, 200]);
});

it('ends with a message when Discord takes the token no more', async () => {
  const reasons: string[] = [];
  const pirogue = await startPirogue({ onFatal: (reason) => reasons.push(reason) });
  const ana = await pirogue.person('Ana');
  pirogue.discord.failNext({ ...UNAUTHORIZED, method: 'POST', path: `/channels/${ana.channel}/messages` });
  pirogue.discord.failNext({ ...UNAUTHORIZED, method: 'GET', path: '/users/@me' });
  await ana.command('new');
  await until(async () => reasons.length > 0);
  expect(reasons).toEqual(['Discord refused the token (401); set DISCORD_TOKEN to a valid one']);
});

it('logs that many requests were invalid', async () => {
  const pirogue = await startPirogue();
  const { rest } = pirogue.bot.client;
  pirogue.discord.failNext({ path: '/users/1', status: 403, times: 100 });
  await Promise.allSettled(Array.from({ length: 100 }, () => rest.get('/users/1')));
  const warnings = pirogue.log.filter(({ msg }) => msg === 'many invalid requests');
  expect(warnings.map(({ count }) => count)).toEqual([100]);
});
