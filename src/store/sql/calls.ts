import type { Database } from './database.ts';
import type { Statements } from './statements.ts';

/** The method of `Database` by which a call of a table's method is run. */
type RunMethod = 'run' | 'read' | 'held' | 'note' | 'write';

type Method = (...parameters: readonly unknown[]) => Promise<unknown>;

/** Makes methods of a table callable outside of a transaction: each call is run by itself, by the given method of `Database`. */
export function standaloneCalls<Name extends keyof Statements, Called extends keyof Statements[Name] & string>(
  database: Database,
  name: Name,
  runMethods: Readonly<Record<Called, RunMethod>>,
): Pick<Statements[Name], Called> {
  const entries = Object.entries<RunMethod>(runMethods).map(([called, runMethod]) => {
    const method: Method = (...parameters) =>
      database[runMethod]((tables) =>
        (tables[name] as unknown as Readonly<Record<string, Method>>)[called]!(...parameters),
      );
    return [called, method] as const;
  });
  return Object.fromEntries(entries) as unknown as Pick<Statements[Name], Called>;
}
