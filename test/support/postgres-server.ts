import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startPackagedServer } from '../../lab/driving/packaged-postgres.ts';
import { bringUpToDate, poolFor } from '../../src/store/postgres/open-server.ts';
import { startInstalledServer } from './installed-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of the server in whose databases the tests run; absent where they run in files. */
    readonly postgres: string | undefined;
  }
}

/** The database that those of tests are copied from, as making one anew takes long. */
export const TEMPLATE = 'pirogue_template';

/**
 * Provides a PostgreSQL server for the tests of a project: the one that TEST_POSTGRES_URL names, such as
 * `postgres://postgres@localhost`, or one of its own, which ends with them. That is of the development packages, or of the
 * programs in the folder that TEST_POSTGRES_PROGRAMS names, such as `/usr/lib/postgresql/15/bin`.
 */
export default async function provideServer({ provide, vitest }: TestProject): Promise<() => Promise<void>> {
  // The package that runs servers ends the process with 0, whatever the tests have come to.
  process.once('exit', () => {
    const { state } = vitest;
    if (state.getFailedFilepaths().length > 0 || state.getUnhandledErrors().length > 0) process.exitCode = 1;
  });
  const { TEST_POSTGRES_URL: named, TEST_POSTGRES_PROGRAMS: programs } = process.env;
  const server = named ? undefined : await (programs ? startInstalledServer(programs) : startPackagedServer());
  const url = server?.url ?? named!;
  await remakeTemplate(url);
  provide('postgres', url);
  return async () => server?.stop();
}

/** Makes the database anew that those of tests are copied from. */
async function remakeTemplate(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: `${url}/postgres` });
  await client.connect();
  await client.query(`drop database if exists ${TEMPLATE}`);
  await client.query(`create database ${TEMPLATE}`);
  await client.end();
  const pool = poolFor(`${url}/${TEMPLATE}`);
  await bringUpToDate(pool, TEMPLATE);
  await pool.end();
}
