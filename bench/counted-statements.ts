import { readFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { noTraffic, type Traffic } from './counted-connection.ts';

/** How often a program writes down what it has counted, in milliseconds. */
const EVERY = 100;

/** Runs in the program before itself: counts the statements on its SQLite file by what they are for. */
const PROBE = `
  import { writeFileSync, renameSync } from 'node:fs';
  import { createRequire } from 'node:module';
  import { isMainThread } from 'node:worker_threads';
  const Driver = createRequire(process.cwd() + '/')('better-sqlite3');
  const statement = Object.getPrototypeOf(new Driver(':memory:').prepare('select 1'));
  const { statements, transactions } = JSON.parse(process.env.COUNTED_NOTHING);
  let begun = 'durable';
  for (const name of ['run', 'get', 'all']) {
    const original = statement[name];
    statement[name] = function (...values) {
      const { inTransaction } = this.database;
      const result = original.apply(this, values);
      if (this.source.startsWith('PRAGMA')) {
        if (this.source.includes('synchronous = ')) begun = this.source.endsWith('NORMAL') ? 'noted' : 'durable';
        return result;
      }
      if (inTransaction || this.database.inTransaction) {
        statements['in transactions']++;
        if (!inTransaction) transactions[this.source === 'BEGIN DEFERRED' ? 'reading' : begun]++;
      } else statements[this.readonly ? 'reads' : 'writes']++;
      return result;
    };
  }
  if (isMainThread) setInterval(() => {
    writeFileSync(process.env.COUNTED_FILE + '~', JSON.stringify({ statements, transactions, bytes: 0 }));
    renameSync(process.env.COUNTED_FILE + '~', process.env.COUNTED_FILE);
  }, ${EVERY}).unref();
`;

/** With what a program is started so that its statements on an SQLite file are counted, and what was counted since its start. */
export function countingStatements(file: string) {
  return {
    more: {
      environment: {
        COUNTED_FILE: file,
        COUNTED_NOTHING: JSON.stringify(noTraffic()),
      },
      options: ['--import', `data:text/javascript,${encodeURIComponent(PROBE)}`],
    },
    async counted(): Promise<Traffic> {
      await setTimeout(3 * EVERY);
      return JSON.parse(await readFile(file, 'utf8')) as Traffic;
    },
  };
}

/** What was counted between two moments. */
export function difference(before: Traffic, after: Traffic): Traffic {
  const less = <Key extends string>(earlier: Readonly<Record<Key, number>>, later: Readonly<Record<Key, number>>) =>
    Object.fromEntries(Object.keys(later).map((key) => [key, later[key as Key] - earlier[key as Key]])) as Record<
      Key,
      number
    >;
  return {
    statements: less(before.statements, after.statements),
    transactions: less(before.transactions, after.transactions),
    bytes: after.bytes - before.bytes,
  };
}
