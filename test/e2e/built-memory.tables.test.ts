import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { startLocalDiscord } from 'local-discord';
import { connectPerson, type TestPerson } from 'local-discord/person';
import { expect, it, onTestFinished } from 'vitest';
import { controlsOf } from '../../lab/driving/controls.ts';
import { patient } from '../support/patience.ts';
import { until } from '../support/pirogue.ts';
import { runProgram } from '../support/program.ts';

/** Where `npm run build` builds. */
const BUILT = fileURLToPath(new URL('../../dist', import.meta.url));

/** How long V8 may take to write down the memory of a process on a busy machine, in milliseconds. */
const SNAPSHOT_PATIENCE = 240_000;

it('keeps no messages in the built program, where classes have other names', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pirogue-memory-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  // The program stands still while its memory is written down.
  const discord = await startLocalDiscord({ port: 0, answerDeadlineMs: patient(600_000) });
  onTestFinished(() => discord.close());
  await promisify(execFile)('npm', ['run', 'build']);
  const environment = {
    DATABASE_URL: `file:${join(folder, 'pirogue.db')}`,
    DISCORD_API_BASE: discord.origin,
    DISCORD_TOKEN: discord.botToken,
  };
  const options = ['--heapsnapshot-signal=SIGUSR2', `--diagnostic-dir=${folder}`];
  const program = runProgram(environment, [process.execPath, ...options, join(BUILT, 'main.cjs')]);
  await program.ready;
  const ana = await connectPerson(discord.origin, discord.personIds.Ana!);
  onTestFinished(() => ana.close());
  for (let time = 0; time < 10; time++) await changeTheme(ana);

  program.child.kill('SIGUSR2');
  const written = async () => (await readdir(folder)).find((file) => file.endsWith('.heapsnapshot'));
  await until(async () => (await written()) !== undefined, SNAPSHOT_PATIENCE);
  const answered = discord.ackLatencies.length;
  await ana.startCommand('help');
  // Everything is written then.
  await until(async () => discord.ackLatencies.length > answered, SNAPSHOT_PATIENCE);
  const kept = objectsIn(await readFile(join(folder, (await written())!), 'utf8'));
  expect(kept('TextChannel')).toBeGreaterThan(0);
  expect(kept('Message')).toBe(0);
});

/** In a private message of its own, which the bot hears of with every choice made in it. */
async function changeTheme(person: TestPerson): Promise<void> {
  const settings = await person.command('settings');
  const menu = controlsOf(settings).find(({ custom_id }) => custom_id.endsWith(':theme'))!;
  await person.select(settings, menu.custom_id, [menu.options![0]!.value]);
}

/** How many objects of a class there are in what V8 wrote of its memory; the build may have put a sign around its name. */
function objectsIn(snapshot: string): (className: string) => number {
  const { nodes, strings, snapshot: head } = JSON.parse(snapshot);
  const { node_fields: fields, node_types: types } = head.meta;
  const counts = new Map<string, number>();
  for (let at = 0; at < nodes.length; at += fields.length) {
    if (types[0][nodes[at]] !== 'object') continue;
    const name = strings[nodes[at + 1]].replace(/^_|\d+$/g, '');
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return (className) => counts.get(className) ?? 0;
}
