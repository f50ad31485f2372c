/** `npm start`: builds the program and runs it in this process, which gets the signals. */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

console.log('Pirogue is built, which takes some seconds ...');
const root = fileURLToPath(new URL('..', import.meta.url));
try {
  execFileSync(process.execPath, ['--import', 'tsx', 'tools/build.ts'], { cwd: root, stdio: 'inherit' });
} catch {
  // What went wrong is on the screen.
  process.exit(1);
}
await import(new URL('../dist/main.cjs', import.meta.url).href);
