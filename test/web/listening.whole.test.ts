import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { startLocalDiscord } from 'local-discord';
import { expect, it, onTestFinished } from 'vitest';
import { builtCommand } from '../support/built-program.ts';
import { runProgram } from '../support/program.ts';
import { newDatabase } from '../support/test-database.ts';

/** The state of a socket that listens, in Linux's list of sockets. */
const LISTENS = '0A';

/** Ports at which a process listens. */
function portsOf(pid: number): number[] {
  const own = new Set(
    readdirSync(`/proc/${pid}/fd`).flatMap((file) => {
      try {
        return /^socket:\[(\d+)\]$/.exec(readlinkSync(`/proc/${pid}/fd/${file}`))?.[1] ?? [];
      } catch {
        return [];
      }
    }),
  );
  const sockets = ['tcp', 'tcp6'].flatMap((name) =>
    readFileSync(`/proc/${pid}/net/${name}`, 'utf8').split('\n').slice(1),
  );
  return sockets.flatMap((line) => {
    const [, address, , state, , , , , , inode] = line.trim().split(/\s+/);
    return state === LISTENS && own.has(inode!) ? [Number.parseInt(address!.split(':')[1]!, 16)] : [];
  });
}

it.skipIf(process.platform !== 'linux')('nothing listens without WEB_PORT, and with it that port alone', async () => {
  const discord = await startLocalDiscord({ port: 0 });
  onTestFinished(() => discord.close());
  const environment = { DISCORD_API_BASE: discord.origin, DISCORD_TOKEN: discord.botToken };
  for (const port of [undefined, 23_457]) {
    const web = port === undefined ? {} : { WEB_PORT: String(port) };
    const program = runProgram({ ...environment, DATABASE_URL: await newDatabase(), ...web }, builtCommand());
    await program.ready;
    expect(portsOf(program.child.pid!)).toEqual(port === undefined ? [] : [port]);
    program.child.kill('SIGTERM');
    expect(await program.ended).toBe(0);
  }
});
