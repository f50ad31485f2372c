/** A query that drizzle can prepare. A dialect that knows prepared statements by name needs one, which others ignore. */
interface Query {
  prepare(name: string): { execute(values?: Record<string, unknown>): unknown };
}

/** Runs a prepared query with values for its placeholders; resolves to its rows, where it has any. */
type Prepared<One extends Query> = (
  values?: Record<string, unknown>,
) => Promise<Awaited<ReturnType<ReturnType<One['prepare']>['execute']>>>;

/**
 * Prepares queries once for a connection, because that takes longer than most of them.
 *
 * @param subject what they are about, for their names
 */
export function prepared<const Queries extends Readonly<Record<string, Query>>>(
  subject: string,
  queries: Queries,
): { readonly [Name in keyof Queries]: Prepared<Queries[Name]> } {
  const entries = Object.entries(queries).map(([name, query]) => {
    const statement = query.prepare(`${subject} ${name}`);
    return [name, async (values?: Record<string, unknown>) => await statement.execute(values)] as const;
  });
  return Object.fromEntries(entries) as ReturnType<typeof prepared<Queries>>;
}
