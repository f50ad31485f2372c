import { DiscordAPIError } from 'discord.js';
import { expect, it } from 'vitest';
import { createLog } from '../../src/host/log.ts';
import { startPirogue, until } from '../support/pirogue.ts';

const ADDRESS = 'https://discord.com/api/v10';

function refusal(path: string): DiscordAPIError {
  const files = [{ name: 'board.png', data: Buffer.from('a whole picture') }];
  const body = { content: 'for one player only' };
  return new DiscordAPIError({ message: 'No', code: 50035 }, 50035, 400, 'POST', `${ADDRESS}${path}`, { body, files });
}

it('keeps the tokens of interactions out of the log when Discord refuses an answer', async () => {
  const secrets: string[] = [];
  const pirogue = await startPirogue();
  pirogue.discord.gateway.alterFrames((frame) => {
    // The end of a token, as addresses hold its colon in another form.
    if (frame.t === 'INTERACTION_CREATE') secrets.push((frame.d as { token: string }).token.split(':')[1]!);
    return frame;
  });
  const ana = await pirogue.person('Ana');
  pirogue.discord.failNext({ method: 'POST', path: '/callback', status: 400 });
  expect((await ana.command('help')).content).toMatch(/tell the host: [0-9a-f]{8}\.$/);
  // The answer that tells of the refusal is refused as well.
  pirogue.discord.failNext({ method: 'POST', path: '/callback', status: 400, times: 2 });
  await ana.startCommand('turn');
  await until(async () => pirogue.log.some(({ msg }) => msg === 'the failure could not be told'));
  const told = JSON.stringify(pirogue.log);
  expect(secrets).toHaveLength(2);
  for (const secret of secrets) expect(told).not.toContain(secret);
  expect(told).not.toContain('requestBody');
  expect(told).toContain('/callback');
});

it('keeps people out of the log when Discord fails at what is about them', async () => {
  const pirogue = await startPirogue();
  const [ana, ben] = [await pirogue.person('Ana'), await pirogue.person('Ben')];
  const { discord, log } = pirogue;
  const opened = await ana.command('new', { order: 'joined', thread: true });
  for (const person of [ana, ben]) person.channel = /<#(\d+)>/.exec(opened.content)![1]!;
  discord.failNext({ method: 'PUT', path: '/thread-members/', status: 500, times: 4 });
  discord.failNext({ method: 'GET', path: '/members/', status: 500, times: 4 });
  await ben.command('join');
  await until(async () => log.some(({ msg }) => msg === 'a post is tried again later'));
  await ana.command('start');
  await until(async () => log.some(({ msg }) => msg.startsWith('whether the player to move is in the server')));
  const told = JSON.stringify(log);
  expect(told).toMatch(/thread-members\/\.\.\."/);
  expect(told).toMatch(/members\/\.\.\."/);
  for (const secret of [ana.id, ben.id, discord.botToken]) expect(told).not.toContain(secret);
});

it.each([
  ['an error', (error: Error) => error],
  ['the cause of an error', (error: Error) => new Error(`failed: ${error.message}`, { cause: error })],
  ['a cause of a cause', (error: Error) => new Error('outer', { cause: new Error('inner', { cause: error }) })],
  ['one of several errors', (error: Error) => new AggregateError([error], 'several')],
  ['an error that another one carries', (error: Error) => Object.assign(new Error('carrier'), { first: error })],
  ['a message', (error: DiscordAPIError) => new Error(`POST ${error.url} failed`, { cause: error })],
])('keeps tokens and what was sent out of %s', (_where, made) => {
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => void lines.push(line) });
  for (const path of [
    '/interactions/12345678901234567/aW50ZXJhY3Rpb246secret-1/callback?with_response=true',
    '/webhooks/12345678901234567/aW50ZXJhY3Rpb246secret-2',
    '/webhooks/12345678901234567/aW50ZXJhY3Rpb246secret-3/messages/@original',
  ]) {
    const error = made(refusal(path));
    log.error({ err: error }, error.message);
    log.error(error);
  }
  expect(lines).toHaveLength(6);
  expect(lines.join('')).not.toMatch(/secret|for one player|whole picture|board\.png/);
});

it('still tells what went wrong where', () => {
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => void lines.push(line) });
  log.error({ err: new Error('outer', { cause: refusal('/channels/12345678901234567/messages') }) }, 'it failed');
  const { err, msg } = JSON.parse(lines[0]!);
  expect(msg).toBe('it failed');
  expect(err).toMatchObject({ type: 'Error', message: 'outer: No' });
  expect(err.stack).toContain('log.test.ts');
  log.error({ err: refusal('/channels/12345678901234567/messages') });
  expect(JSON.parse(lines[1]!).err).toMatchObject({
    code: 50035,
    status: 400,
    url: `${ADDRESS}/channels/12345678901234567/messages`,
  });
});
