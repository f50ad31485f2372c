import Sqlite from './driver.ts';
import { asStoreError, damagedFileError } from './sqlite-error.ts';

/**
 * Checks a whole database file for damage, table by table, so that no step delays the write-ahead log for long.
 *
 * @throws StoreError with the code `damaged` and the first finding
 */
export function checkFile(file: string): void {
  try {
    const connection = new Sqlite(file, { readonly: true, fileMustExist: true });
    try {
      const tables = connection
        .prepare(`SELECT name FROM sqlite_schema WHERE type = 'table'`)
        .pluck()
        .all() as string[];
      for (const table of tables) {
        const finding = connection.pragma(`quick_check("${table}")`, { simple: true });
        if (finding !== 'ok') throw damagedFileError(file, String(finding));
      }
    } finally {
      connection.close();
    }
  } catch (error) {
    throw asStoreError(error, file);
  }
}
