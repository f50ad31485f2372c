import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../src/store/sqlite/open-file.ts';

let empty: Buffer | undefined;

/**
 * Writes the database of a program that was started once, as making it anew for every test takes long; how it is made is
 * for the tests of opening.
 */
export function writeEmptyDatabase(file: string): void {
  empty ??= madeAnew();
  writeFileSync(file, empty, { flag: 'wx', mode: 0o600 });
}

function madeAnew(): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'pirogue-empty-'));
  try {
    const file = join(folder, 'empty.db');
    openDatabase(file).close();
    return readFileSync(file);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
