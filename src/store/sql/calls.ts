import type { Database } from './database.ts';
import type { Statements } from './statements.ts';

/** How a call of one method of a table is run: see `Database`. */
type Way = 'run' | 'read' | 'held' | 'note' | 'write';

type Method = (...parameters: readonly unknown[]) => Promise<unknown>;

/** Methods of a table that can be called from outside, where each is run by itself, in its way. */
export function calls<Name extends keyof Statements, Called extends keyof Statements[Name] & string>(
  database: Database,
  name: Name,
  ways: Readonly<Record<Called, Way>>,
): Pick<Statements[Name], Called> {
  const entries = Object.entries<Way>(ways).map(([called, way]) => {
    const method: Method = (...parameters) =>
      database[way]((on) => (on[name] as unknown as Readonly<Record<string, Method>>)[called]!(...parameters));
    return [called, method] as const;
  });
  return Object.fromEntries(entries) as unknown as Pick<Statements[Name], Called>;
}
