import { DatabaseError } from 'pg';
import { NotUnique } from '../sql/not-unique.ts';
import { StoreError } from '../store-error.ts';

/** Codes of PostgreSQL, https://www.postgresql.org/docs/current/errcodes-appendix.html. */
const UNIQUE_VIOLATION = '23505';
/** Codes of collisions between concurrent transactions; the failed one is retried. */
const COLLISIONS: ReadonlySet<string> = new Set(['40001', '40P01', '55P03']);
/** Error codes of a server that shuts down, starts up, has no connection left, or is a standby. */
const AWAY: ReadonlySet<string> = new Set(['57P01', '57P02', '57P03', '53300', '25006']);
/** Classes of errors that no value or statement caused: of the transaction's state, the server, its system. */
const SERVER_CLASSES: ReadonlySet<string> = new Set(['25', '26', '40', '55', '57', '58', 'XX']);
/** Classes of connection exceptions, and of invalid values. */
const CONNECTION_CLASS = '08';
const DATA_CLASS = '22';

/** True if a transaction failed because of a concurrent one, so that it can be retried at once. */
export function isCollision(error: unknown): boolean {
  const code = databaseErrorIn(error)?.code;
  return code !== undefined && COLLISIONS.has(code);
}

/**
 * True if the server could not be reached or the connection broke. If the connection broke during a commit, it is not known
 * whether the commit succeeded.
 */
export function isConnectionLost(error: unknown): boolean {
  const databaseError = databaseErrorIn(error);
  if (databaseError)
    return AWAY.has(databaseError.code ?? '') || (databaseError.code ?? '').startsWith(CONNECTION_CLASS);
  for (let inner = error; inner instanceof Error; inner = inner.cause) {
    if ('code' in inner && typeof inner.code === 'string' && (NETWORK.has(inner.code) || AWAY.has(inner.code)))
      return true;
    if (isNoSocket(inner)) return true;
    if (LOST.test(inner.message)) return true;
  }
  return false;
}

/** True if the socket file of a server is missing; the server creates it when it starts. */
function isNoSocket(error: Error): boolean {
  return 'code' in error && error.code === 'ENOENT' && 'syscall' in error && error.syscall === 'connect';
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

/** Messages of the driver that have no code. */
const LOST =
  /^(Connection terminated|timeout expired|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error)/;

/** Ways out of errors that only the host can remove, by the code of the server, the driver or TLS. */
const UNUSABLE: readonly (readonly [code: RegExp, wayOut: string])[] = [
  [/^28/, 'see name, password and sslmode in DATABASE_URL, and who may connect by pg_hba.conf'],
  [/^3D000$/, 'make it with createdb, or name another one in DATABASE_URL'],
  [/^(42501|3F000)$/, 'let the user whom DATABASE_URL names own the database (ALTER DATABASE ... OWNER TO ...)'],
  [/^(EACCES|EPERM)$/, "let this program's user open the socket that DATABASE_URL names"],
  [
    /^(CERT_|ERR_TLS_CERT|UNABLE_TO_|SELF_SIGNED_|DEPTH_ZERO_)/,
    'name the file of its authority by sslrootcert=... in DATABASE_URL and the host as the certificate does, or write sslmode=no-verify to go without checking',
  ],
  [/^(ERR_SSL|EPROTO)/, 'see sslmode, host and port in DATABASE_URL'],
];

/** Ways out by message, for errors without a code of their own, such as those of the driver or of a pooler. */
const UNUSABLE_WORDS: readonly (readonly [message: RegExp, wayOut: string])[] = [
  [/does not support SSL|establishing an SSL/, 'write sslmode=disable in DATABASE_URL, or let the server speak TLS'],
  [/^(unsupported startup parameter|SSL required)/, 'see what the pooler that DATABASE_URL leads to demands'],
  [
    /^(SASL|no such (database|user)|bouncer config error|.*authentication|password )/,
    'see name, password and database in DATABASE_URL',
  ],
];

/** Advice for temporary errors by code, if checking that the server runs is not enough. */
const TEMPORARY: Readonly<Record<string, string>> = {
  '25006': 'DATABASE_URL has to lead to the server that takes writes, not to a standby',
  '53300': 'raise max_connections of the server, or let fewer processes use it',
  ENOTFOUND: 'see the host in DATABASE_URL',
  ENOENT: 'see that it runs, and the folder of its socket in DATABASE_URL',
};

/**
 * Converts an error of PostgreSQL or the network into a StoreError, and a violated unique key into NotUnique. Returns every other
 * error unchanged, but without values of the statement.
 *
 * @param place name of the database for the host, with its server
 */
export function asStoreError(error: unknown, place: string): unknown {
  if (error instanceof StoreError) return error;
  const databaseError = databaseErrorIn(error);
  const code = codeIn(error);
  const message = messageOf(error);
  const wayOut = wayOutOf(code, message);
  if (wayOut)
    return new StoreError('unusable', `The database ${place} cannot be used (${message}): ${wayOut}.`, {
      cause: error,
    });
  if (isConnectionLost(error)) {
    const advice = TEMPORARY[code] ?? 'see that it runs, and host and port in DATABASE_URL';
    return new StoreError('busy', `The database ${place} does not answer (${message}): ${advice}.`, { cause: error });
  }
  if (!databaseError) return error;
  if (code === UNIQUE_VIOLATION && databaseError.table !== undefined) return new NotUnique(databaseError.table, error);
  if (isCollision(error))
    return new StoreError('busy', `The database ${place} is in use by too many writers at once.`, { cause: error });
  if (code.startsWith('53'))
    return new StoreError(
      'unwritable',
      `The database ${place} is short of room (${message}): free some space; nothing was half written.`,
      { cause: error },
    );
  if (SERVER_CLASSES.has(code.slice(0, 2)))
    return new StoreError('busy', `The database ${place} could not do this now (${message}).`, { cause: error });
  if (code.startsWith(DATA_CLASS)) forgetValue(databaseError);
  return error;
}

/** Removes the invalid value, such as the id of a person, from the server's message. */
function forgetValue(error: DatabaseError): void {
  const message = `a value does not fit (${error.code})`;
  if (error.stack) error.stack = error.stack.replace(error.message, () => message);
  error.message = message;
}

function wayOutOf(code: string, message: string): string | undefined {
  if (code !== '' && !code.startsWith(CONNECTION_CLASS)) return UNUSABLE.find(([pattern]) => pattern.test(code))?.[1];
  return UNUSABLE_WORDS.find(([pattern]) => pattern.test(message))?.[1];
}

/** The error code of the server or the network; empty if the error has none. */
function codeIn(error: unknown): string {
  const databaseError = databaseErrorIn(error);
  if (databaseError) return databaseError.code ?? '';
  for (let inner = error; inner instanceof Error; inner = inner.cause) {
    if ('code' in inner && typeof inner.code === 'string') return inner.code;
  }
  return '';
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
