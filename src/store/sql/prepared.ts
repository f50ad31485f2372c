/** A query that drizzle can prepare. Some dialects need a name for a prepared statement; others ignore it. */
interface Query {
  prepare(name: string): { execute(values?: Record<string, unknown>): unknown };
}

/** Outcome of a query: its rows, if it returns any. */
type Rows<One extends Query> = Awaited<ReturnType<ReturnType<One['prepare']>['execute']>>;

/** Runs a prepared query with values for its placeholders; further fields are ignored. */
type Prepared<One extends Query> = (values?: object) => Promise<unknown extends Rows<One> ? void : Rows<One>>;

/**
 * Prepares queries once for a connection, because preparing takes longer than running most of them. Each is prepared when it is
 * first run: a process never runs most of them before it is ready, and some never.
 *
 * @param subject first part of the names of the queries
 */
export function prepared<const Queries extends Readonly<Record<string, Query>>>(
  subject: string,
  queries: Queries,
): { readonly [Name in keyof Queries]: Prepared<Queries[Name]> } {
  const entries = Object.entries(queries).map(([name, query]) => {
    let statement: ReturnType<Query['prepare']> | undefined;
    const run = async (values?: object) => {
      statement ??= query.prepare(`${subject} ${name}`);
      return await statement.execute({ ...values });
    };
    return [name, run] as const;
  });
  return Object.fromEntries(entries) as ReturnType<typeof prepared<Queries>>;
}
