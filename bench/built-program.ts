import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { LocalDiscord } from 'local-discord';
import { builtCommand, type Program, startProgram } from '../lab/driving/started-program.ts';

const KIBI = 1024;

/** Steps in which Linux counts processor time, a second. */
const TICKS = 100;

/** How hosts let the allocator give memory back: the variables of the unit for systemd. */
const MALLOC = Object.fromEntries(
  [
    ...readFileSync(new URL('../docs/hosting/pirogue@.service', import.meta.url), 'utf8').matchAll(
      /(MALLOC_\w+)=(\d+)/g,
    ),
  ].map(([, name, value]) => [name!, value!]),
);

/** Starts the built program at a local Discord with a database. */
export type StartBuilt = (
  discord: LocalDiscord,
  databaseUrl: string,
  more?: { readonly environment?: Readonly<Record<string, string>>; readonly options?: readonly string[] },
) => Program;

/** Builds the program, and returns how it is started as a host does. */
export async function buildProgram(): Promise<StartBuilt> {
  await promisify(execFile)('npm', ['run', 'build']);
  return (discord, databaseUrl, { environment = {}, options = [] } = {}) =>
    startProgram(
      {
        DATABASE_URL: databaseUrl,
        DISCORD_API_BASE: discord.origin,
        DISCORD_TOKEN: discord.botToken,
        // As Discord grants to bots in many servers: what is measured is the program, not its waiting for Discord.
        DISCORD_REQUESTS_PER_SECOND: '1000',
        LOG_LEVEL: 'error',
        ...MALLOC,
        NODE_COMPILE_CACHE: join(tmpdir(), 'pirogue-bench-compiled'),
        ...environment,
      },
      builtCommand(options),
    );
}

/** MiB that a process has in memory; Linux only. */
export async function residentMemory({ child }: Program): Promise<number> {
  const status = await readFile(`/proc/${child.pid}/status`, 'utf8').catch(() => '');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / KIBI;
}

/** Seconds of processor time that a process has used; Linux only. */
export async function processorTime({ child }: Program): Promise<number> {
  const fields = (await readFile(`/proc/${child.pid}/stat`, 'utf8').catch(() => '')).split(' ');
  return (Number(fields[13]) + Number(fields[14])) / TICKS;
}

/** The same of its main thread, which answers people; Linux only. */
export async function answeringTime({ child }: Program): Promise<number> {
  const text = await readFile(`/proc/${child.pid}/task/${child.pid}/stat`, 'utf8').catch(() => '');
  const fields = text.split(' ');
  return (Number(fields[13]) + Number(fields[14])) / TICKS;
}

/**
 * Seconds of processor time that this machine wanted but did not get, being a virtual one beside others; Linux only. The
 * more of it, the less do the figures tell of the program.
 */
export async function timeTakenByOthers(): Promise<number> {
  const [all = ''] = (await readFile('/proc/stat', 'utf8').catch(() => '')).split('\n');
  return Number(all.split(/\s+/)[8] ?? Number.NaN) / TICKS;
}
