import Sqlite from './driver.ts';
import { asStoreError, damagedFile } from './sqlite-error.ts';

/**
 * Reads a whole database file and looks for damage, table by table, so that no step holds back the write-ahead log for
 * long.
 *
 * @throws StoreError `damaged` with the first finding
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
        if (finding !== 'ok') throw damagedFile(file, String(finding));
      }
    } finally {
      connection.close();
    }
  } catch (error) {
    throw asStoreError(error, file);
  }
}
