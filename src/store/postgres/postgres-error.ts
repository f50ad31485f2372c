import { DatabaseError } from 'pg';
import { NotUnique } from '../sql/not-unique.ts';
import { StoreError } from '../store-error.ts';

/** Codes of PostgreSQL, https://www.postgresql.org/docs/current/errcodes-appendix.html. */
const UNIQUE_VIOLATION = '23505';
/** What two transactions at the same time do to each other: the one that is told so is run again. */
const COLLISIONS: ReadonlySet<string> = new Set(['40001', '40P01', '55P03']);
/** The server goes down, or comes up, or has no connection left, or is a standby. */
const AWAY: ReadonlySet<string> = new Set(['57P01', '57P02', '57P03', '53300', '25006']);
/** Classes of what is no fault of a value or a statement: a state of the transaction, the server, its system. */
const OF_SERVER: ReadonlySet<string> = new Set(['25', '26', '40', '55', '57', '58', 'XX']);
/** Classes: connection exceptions. */
const CONNECTION_CLASS = '08';

/** Whether a transaction failed because another one ran at the same time, so that it can be run again at once. */
export function isCollision(error: unknown): boolean {
  const code = databaseErrorIn(error)?.code;
  return code !== undefined && COLLISIONS.has(code);
}

/**
 * Whether the server could not be reached, or the connection to it broke. Whether a transaction was committed that was
 * being committed then is not known.
 */
export function isConnectionLost(error: unknown): boolean {
  const known = databaseErrorIn(error);
  if (known) return AWAY.has(known.code ?? '') || (known.code ?? '').startsWith(CONNECTION_CLASS);
  for (let inner = error; inner instanceof Error; inner = inner.cause) {
    if ('code' in inner && typeof inner.code === 'string' && (NETWORK.has(inner.code) || AWAY.has(inner.code)))
      return true;
    if (LOST.test(inner.message)) return true;
  }
  return false;
}

const NETWORK: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/** What the driver says without a code. */
const LOST =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error)/;

/**
 * Turns what PostgreSQL or the network reports into a StoreError, and that a row is there already into NotUnique;
 * everything else is returned as it is.
 *
 * @param place host and name of the database, as the host knows it
 */
export function asStoreError(error: unknown, place: string): unknown {
  if (isConnectionLost(error)) {
    return new StoreError(
      'busy',
      `The database ${place} does not answer (${messageOf(error)}): see that it runs and can be reached.`,
      { cause: error },
    );
  }
  const known = databaseErrorIn(error);
  if (!known) return error;
  const { code = '', message, table } = known;
  if (code === UNIQUE_VIOLATION && table !== undefined) return new NotUnique(table, error);
  if (isCollision(error))
    return new StoreError('busy', `The database ${place} is in use by too many writers at once.`, { cause: error });
  if (code.startsWith('53'))
    return new StoreError(
      'unwritable',
      `The database ${place} is short of room (${message}): free some space; nothing was half written.`,
      { cause: error },
    );
  if (code.startsWith('28') || code === '3D000' || code === '42501') {
    return new StoreError(
      'unwritable',
      `The database ${place} cannot be used (${message}): see name, password and rights in DATABASE_URL.`,
      { cause: error },
    );
  }
  if (OF_SERVER.has(code.slice(0, 2)))
    return new StoreError('busy', `The database ${place} could not do this now (${message}).`, { cause: error });
  return error;
}

function messageOf(error: unknown): string {
  for (let inner = error; ; inner = inner.cause) {
    if (!(inner instanceof Error)) return String(inner);
    if (!(inner.cause instanceof Error)) return inner.message || ('code' in inner ? String(inner.code) : inner.name);
  }
}

/** The error of the driver, which the query builder wraps. */
function databaseErrorIn(error: unknown): DatabaseError | undefined {
  for (let inner = error; inner instanceof Error; inner = inner.cause) {
    if (inner instanceof DatabaseError) return inner;
  }
  return undefined;
}
