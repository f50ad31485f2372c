import { type DestinationStream, type Logger, pino } from 'pino';

const REDACTED = ['token', '*.token'];

/**
 * Fields of an error that are logged. Others are left out: errors of requests also hold the request's body, with pictures and
 * words for one player alone.
 */
const LOGGED_FIELDS = ['type', 'message', 'stack', 'code', 'status', 'method', 'url', 'errno', 'syscall'] as const;

/** Most levels of nested errors that are logged. */
const MAX_ERROR_DEPTH = 8;

/** URLs with the token of an interaction, by which anybody could answer it. */
const INTERACTION_TOKEN = /((?:interactions|webhooks)\/\d+\/)[^/?"\s\\]+/g;

/** URLs with the id of a person. */
const PERSON = /(\/(?:users|members|thread-members|bans|recipients|reactions\/[^/?"\s\\]+)\/)\d+/g;

/** Parameters of a failed statement, which the query builder appends to its text: ids of people and servers, keys of pages. */
const PARAMETERS = /(\\nparams: )(?:[^"\\]|\\.)*?(?=\\n +at |")/g;

/** Quotation of invalid JSON in the message of a parse error. */
const NOT_JSON = /(?:\.\.\.)?\\"(?:[^"\\]|\\.)*?\\"(?:\.\.\.)? is not valid JSON/g;

/** Called with every line of a log: its level as pino's number, and its message. */
export type LogWatch = (line: { readonly level: number; readonly message: string }) => void;

/**
 * Creates the program's log: JSON lines without tokens, ids of people, and bodies of requests.
 *
 * @param destination standard error by default, as standard output is for people
 */
export function createLog(level: string, destination?: DestinationStream, watch?: LogWatch): Logger {
  return pino(
    {
      level,
      redact: REDACTED,
      serializers: { err: (error: Error) => loggedError(pino.stdSerializers.err(error)) },
      // Replaced in the whole line, as the URL may also be in the message of an error or of one of its causes.
      hooks: {
        streamWrite: (line) =>
          line
            .replace(INTERACTION_TOKEN, '$1...')
            .replace(PERSON, '$1...')
            .replace(PARAMETERS, '$1...')
            .replace(NOT_JSON, 'it is not valid JSON'),
        logMethod(args, log, level) {
          watch?.({ level, message: String(args.find((arg: unknown) => typeof arg === 'string') ?? '') });
          log.apply(this, args);
        },
      },
    },
    destination ?? pino.destination({ dest: 2, sync: true }),
  );
}

/** The logged form of an error, with the errors that it aggregates. */
function loggedError(error: unknown, depth = 0): unknown {
  if (typeof error !== 'object' || error === null || depth > MAX_ERROR_DEPTH) return undefined;
  const { aggregateErrors, ...rest } = error as { aggregateErrors?: unknown } & Partial<Record<string, unknown>>;
  return {
    ...Object.fromEntries(LOGGED_FIELDS.flatMap((key) => (isPlain(rest[key]) ? [[key, rest[key]]] : []))),
    ...(Array.isArray(aggregateErrors) && {
      aggregateErrors: aggregateErrors.map((one) => loggedError(one, depth + 1)),
    }),
  };
}

function isPlain(value: unknown): boolean {
  return typeof value === 'string' || typeof value === 'number';
}
