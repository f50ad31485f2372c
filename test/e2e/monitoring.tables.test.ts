import { mkdtemp, rm } from 'node:fs/promises';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startLocalDiscord } from 'local-discord';
import { connectPerson } from 'local-discord/person';
import { expect, it, onTestFinished } from 'vitest';
import { freePort } from '../../lab/driving/free-port.ts';
import { AutocompleteTable } from '../../lab/driving/table.ts';
import { chooserFor } from '../../lab/simulation/chooser.ts';
import Sqlite from '../../src/store/sqlite/driver.ts';
import { patient } from '../support/patience.ts';
import { until } from '../support/pirogue.ts';
import { runProgram } from '../support/program.ts';

async function house() {
  const folder = await mkdtemp(join(tmpdir(), 'pirogue-monitoring-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const discord = await startLocalDiscord({
    port: 0,
    botToken: 'a-very-secret-token',
    answerDeadlineMs: patient(20_000),
  });
  onTestFinished(() => discord.close());
  const people = [];
  for (const name of ['Zebulon Quartz', 'Philippa Xylander']) {
    const person = await connectPerson(discord.origin, discord.world.addPerson(name).user.id);
    onTestFinished(() => person.close());
    people.push(person);
  }
  const file = join(folder, 'pirogue.db');
  const environment = {
    DATABASE_URL: `file:${file}`,
    DISCORD_API_BASE: discord.origin,
    DISCORD_TOKEN: discord.botToken,
  };
  return { folder, file, discord, people, environment };
}

/** Asks for a page of monitoring; the status is 0 when nobody answers. */
function ask(port: number, path: string, headers = {}): Promise<{ status: number; text: string }> {
  return new Promise((resolve) => {
    const request = get({ host: '127.0.0.1', port, path, headers, timeout: patient(20_000) }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => {
        text += part;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
    });
    request.on('timeout', () => request.destroy());
    request.on('error', () => resolve({ status: 0, text: '' }));
  });
}

/** The sum of the samples of a metric whose labels contain a text. */
function sample(metrics: string, name: string, labels = ''): number {
  const lines = metrics.split('\n').filter((line) => line.startsWith(name) && line.includes(labels));
  expect(lines, name).not.toEqual([]);
  return lines.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
}

it('tells whether it is alive and ready', async () => {
  const { file, environment, people } = await house();
  const [port, otherPort] = [await freePort(), await freePort()];
  const first = runProgram({ ...environment, METRICS_PORT: String(port) });
  await until(async () => (await ask(port, '/healthz')).status === 200);
  await first.ready;
  await until(async () => (await ask(port, '/readyz')).status === 200);
  expect((await ask(port, '/other')).status).toBe(404);
  expect((await ask(port, '/metrics', { host: 'example.com' })).status).toBe(403);

  const second = runProgram({ ...environment, METRICS_PORT: String(otherPort) });
  await until(async () => second.errors().includes('waiting to take over'), 120_000);
  expect((await ask(otherPort, '/healthz')).status).toBe(200);
  expect(await ask(otherPort, '/readyz')).toEqual({ status: 503, text: 'not ready: starting\n' });

  const writer = new Sqlite(file);
  onTestFinished(() => void writer.close());
  writer.exec('BEGIN IMMEDIATE');
  expect(await ask(port, '/readyz')).toEqual({ status: 503, text: 'not ready: database held and writable\n' });
  expect((await ask(port, '/healthz')).status).toBe(200);
  writer.exec('ROLLBACK');
  expect((await ask(port, '/readyz')).status).toBe(200);

  first.child.kill('SIGTERM');
  expect(await first.ended).toBe(0);
  await second.ready;
  await until(async () => (await ask(otherPort, '/readyz')).status === 200);
  await people[0]!.command('help');
  const { text } = await ask(otherPort, '/metrics');
  expect(sample(text, 'pirogue_interactions_total', '"in time"')).toBe(1);
});

it('measures a whole game, and tells no names, contents or tokens, neither in the log', async () => {
  const { discord, environment, people, folder } = await house();
  const secrets = [discord.botToken, ...people.map(({ id }) => discord.world.person(id)!.user.username)];
  discord.gateway.alterFrames((frame) => {
    if (frame.t === 'INTERACTION_CREATE') secrets.push((frame.d as { token: string }).token.split(':')[1]!);
    return frame;
  });
  const port = await freePort();
  const program = runProgram({
    ...environment,
    METRICS_PORT: String(port),
    BACKUP_DIR: join(folder, 'backups'),
    LOG_LEVEL: 'trace',
  });
  await program.ready;
  const table = new AutocompleteTable(people, chooserFor(7));
  await table.begin({ order: 'joined' });
  let turns = 0;
  await table.playOn(Number.POSITIVE_INFINITY, async (turn) => {
    turns = turn;
    // What Discord refuses or loses is logged with its circumstances.
    if (turn === 2) discord.failNext({ method: 'POST', path: '/messages', status: 500, times: 8 });
    if (turn === 5) {
      discord.failNext({ method: 'POST', path: '/callback', status: 400 });
      await people[0]!.startCommand('help');
    }
    if (turn === 7) discord.gateway.drop({ resumable: true });
  });
  expect(turns).toBeGreaterThan(20);

  const { text } = await ask(port, '/metrics');
  expect(sample(text, 'pirogue_interactions_total', '"in time"')).toBeGreaterThan(3 * turns);
  expect(sample(text, 'pirogue_interactions_total', '"refused"')).toBeGreaterThan(0);
  expect(sample(text, 'pirogue_interaction_answer_seconds_count')).toBeGreaterThan(3 * turns);
  expect(sample(text, 'pirogue_picture_seconds_count', 'outcome="painted"')).toBeGreaterThan(turns);
  expect(sample(text, 'pirogue_gateway_events_total', 'event="reconnecting",shard="0"')).toBeGreaterThan(0);
  expect(sample(text, 'pirogue_shard_state', 'shard="0",state="ready"')).toBe(1);
  expect(sample(text, 'pirogue_shards')).toBe(1);
  expect(sample(text, 'pirogue_process_info', `-${program.child.pid}"`)).toBe(1);
  expect(sample(text, 'pirogue_log_lines_total', 'a post is tried again later')).toBeGreaterThan(0);
  expect(sample(text, 'pirogue_outbox_posts', 'send')).toBe(0);
  expect(sample(text, 'pirogue_outbox_oldest_seconds')).toBe(0);
  expect(sample(text, 'pirogue_last_backup_timestamp_seconds')).toBeGreaterThan(0);
  expect(sample(text, 'nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0);
  expect(sample(text, 'process_resident_memory_bytes')).toBeGreaterThan(2 ** 20);

  const told = `${program.errors()}${program.output()}${text}`;
  expect(told).toContain('"level":40');
  for (const secret of secrets) expect(told, secret).not.toContain(secret);
  for (const name of ['Zebulon', 'Quartz', 'Philippa', 'Xylander']) expect(told).not.toContain(name);
  const messages = (await Promise.all(people.map((person) => person.messages()))).flat();
  const lines = messages.flatMap(({ content }) => content.split('\n')).filter((line) => line.length > 15);
  expect(lines.length).toBeGreaterThan(turns);
  for (const line of lines) expect(told).not.toContain(JSON.stringify(line).slice(1, -1));
});
