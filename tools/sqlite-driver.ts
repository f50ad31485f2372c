import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type Sqlite from 'better-sqlite3';
import { driverPackage } from '../src/store/sqlite/driver-package.ts';

/**
 * Compiles the SQLite driver where that is not done yet: on Node.js 20 alone, once. Every other Node.js has a driver
 * that is ready when its package is installed. Called by the build, and by vitest before any test.
 */
export default function prepareDriver(): void {
  const name = driverPackage();
  if (name === 'better-sqlite3' || opens()) return;
  console.error(
    `Compiling the database driver for Node.js ${process.versions.node}, once; this takes a minute or two.`,
  );
  const { npm_execpath: npm } = process.env;
  const [command, first] = npm ? [process.execPath, [npm]] : ['npm', []];
  const folder = fileURLToPath(new URL(`../node_modules/${name}`, import.meta.url));
  // Its own install script: a ready binary where one can be fetched, else the compiler, whose many lines matter only then.
  const compiled = spawnSync(command, [...first, 'run', 'install'], { cwd: folder, encoding: 'utf8' });
  if (opens()) return;
  console.error(`${compiled.stdout}${compiled.stderr}`);
  throw new Error(`${name} could not be compiled: it needs python3, make and a C++ compiler`);
}

/** Whether a database can be opened. */
function opens(): boolean {
  try {
    const Driver: typeof Sqlite = createRequire(import.meta.url)(driverPackage());
    new Driver(':memory:').close();
    return true;
  } catch {
    return false;
  }
}
