import { readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { constants, Script } from 'node:vm';

/**
 * Runs the program that `npm run build` wrote, dist/program.cjs. What V8 compiled of it is kept beside it when it ends,
 * and makes every later start twice as fast. (Node.js can do that itself from version 22.1 on; 20 cannot.)
 */
const file = fileURLToPath(new URL('./program.cjs', import.meta.url));
// V8 compares the length of a text only: what was compiled of another build must not even have this name.
const compiledFile = `${file}.${statSync(file).mtimeMs}.compiled`;
const compiled = readIfThere(compiledFile);
const program = new Script(`(function (require, module, __filename, __dirname) {${readFileSync(file, 'utf8')}\n})`, {
  filename: file,
  ...(compiled ? { cachedData: compiled } : {}),
  importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
});
if (!compiled || program.cachedDataRejected) process.on('exit', keepCompiled);
program.runInThisContext()(createRequire(file), { exports: {} }, file, dirname(file));

function readIfThere(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch {
    return undefined;
  }
}

function keepCompiled(): void {
  try {
    // Under its name at once and whole: another process may begin to read it now.
    const written = `${compiledFile}.${process.pid}`;
    writeFileSync(written, program.createCachedData());
    renameSync(written, compiledFile);
  } catch {
    // A folder that cannot be written only makes the next start as slow as this one.
  }
}
