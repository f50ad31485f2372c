import { spawn } from 'node:child_process';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { freePort } from '../../lab/driving/free-port.ts';
import { until } from './pirogue.ts';

/** Debian's, which it keeps from root as from nobody else: a test of root's runs it as another user. */
const PROGRAM = '/usr/sbin/pgbouncer';

/**
 * Starts PgBouncer before the server of a database, and returns the URL of that database behind it.
 *
 * @param settings lines of its file beside what it needs to start
 */
export async function pooled(url: string, settings: readonly string[]): Promise<string> {
  const { hostname, port, username, password, pathname } = new URL(url);
  const folder = await mkdtemp(join(tmpdir(), 'pirogue-pooler-'));
  await chmod(folder, 0o755);
  const own = await freePort();
  const file = join(folder, 'pgbouncer.ini');
  const database = `${pathname.slice(1)} = host=${hostname} port=${port} user=${username} password=${password}`;
  const needed = [`listen_addr = 127.0.0.1`, `listen_port = ${own}`, 'unix_socket_dir =', 'auth_type = any'];
  await writeFile(file, ['[databases]', database, '[pgbouncer]', ...needed, ...settings, ''].join('\n'));
  const isRoot = process.getuid?.() === 0;
  const user = isRoot ? ['--user', 'postgres'] : [];
  const child = spawn(PROGRAM, ['--quiet', ...user, file], { stdio: 'ignore' });
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await rm(folder, { recursive: true, force: true });
  });
  await until(() => isListening(own));
  return Object.assign(new URL(url), { port: String(own) }).href;
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('error', () => resolve(false));
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
  });
}
