import { isServerUrl } from '../../src/store/store-url.ts';
import { ask } from './test-database.ts';

/** A change of rows that a database is to refuse. */
interface RefusedChange {
  readonly table: string;
  readonly change: 'insert' | 'update' | 'delete';
  /** Of these alone: a condition on `new` and `old`. */
  readonly when?: string;
}

let refused = 0;

/** Lets a database refuse a change, as one does whose disk is full. Resolves to what lets it take the change again. */
export async function refuseChanges(url: string, { table, change, when }: RefusedChange): Promise<() => Promise<void>> {
  const name = `refused_${++refused}`;
  const condition = when === undefined ? '' : `when (${when})`;
  const trigger = `create trigger ${name} before ${change} on ${table}`;
  if (isServerUrl(url)) {
    await ask(url, `create function ${name}() returns trigger language plpgsql as $$ begin raise 'no room'; end $$`);
    await ask(url, `${trigger} for each row ${condition} execute function ${name}()`);
    return async () => void (await ask(url, `drop trigger ${name} on ${table}`));
  }
  await ask(url, `${trigger} ${condition} begin select raise(abort, 'no room'); end`);
  return async () => void (await ask(url, `drop trigger ${name}`));
}
