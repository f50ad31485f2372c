import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Inside node_modules/, where the build finds the packages that it leaves there. */
const BUILDS = join(ROOT, 'node_modules/.cache/pirogue-builds');

/** Names the folder of the build to the processes of the tests. */
const VARIABLE = 'PIROGUE_BUILD';

/**
 * Builds the program once for all tests, as a process or a thread of the build starts in a tenth of the time; vitest
 * calls it.
 */
export async function setup(): Promise<void> {
  await mkdir(BUILDS, { recursive: true });
  const folder = await mkdtemp(join(BUILDS, 'of-'));
  await promisify(execFile)(process.execPath, ['--import', 'tsx', 'tools/build.ts', folder], { cwd: ROOT });
  process.env[VARIABLE] = folder;
}

export async function teardown(): Promise<void> {
  await rm(builtFolder(), { recursive: true, force: true });
}

/** What starts the built program. */
export function builtCommand(): readonly string[] {
  return [process.execPath, builtFile('main.cjs')];
}

/** A file of the built program. */
export function builtFile(name: string): string {
  return join(builtFolder(), name);
}

function builtFolder(): string {
  const folder = process.env[VARIABLE];
  if (!folder) throw new Error('the program is not built for these tests');
  return folder;
}
