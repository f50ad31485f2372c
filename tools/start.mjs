/** `npm start`: builds the program and runs it in this process, which gets the signals. */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** How glibc gives memory back, as in docs/hosting/pirogue@.service; it is read only as a program begins. */
const MALLOC = { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '65536', MALLOC_TRIM_THRESHOLD_: '131072' };

/** Where Node.js keeps what it has compiled, so that the next start takes less time; from 22.1 on. */
const COMPILED = { NODE_COMPILE_CACHE: fileURLToPath(new URL('../node_modules/.cache/compiled', import.meta.url)) };

console.log('Pirogue is built, which takes some seconds ...');
const root = fileURLToPath(new URL('..', import.meta.url));
try {
  execFileSync(process.execPath, ['--import', 'tsx', 'tools/build.ts'], { cwd: root, stdio: 'inherit' });
} catch {
  // What went wrong is on the screen.
  process.exit(1);
}
const program = new URL('../dist/main.cjs', import.meta.url);
if (process.execve && process.platform !== 'win32') {
  const command = [process.execPath, ...process.execArgv, fileURLToPath(program)];
  process.execve(process.execPath, command, { ...MALLOC, ...COMPILED, ...process.env });
}
// Node.js before 22.15 cannot become another program.
await import(program.href);
