import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/** The picture of the start of a game of two from a process of its own, in base 64. */
export async function program(): Promise<string> {
  const script = fileURLToPath(new URL('./first-picture.ts', import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', script], { maxBuffer: 1 << 24 });
  return stdout;
}
