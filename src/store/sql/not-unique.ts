/** A row already exists: another process wrote it after this one had checked for it. */
export class NotUnique extends Error {
  override readonly name = 'NotUnique';
  /** Name of the table in the database. */
  readonly table: string;

  /** @param cause error of the database */
  constructor(table: string, cause: unknown) {
    super(`a row of ${table} is there already`, { cause });
    this.table = table;
  }
}
