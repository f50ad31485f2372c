import { type DestinationStream, type Logger, pino } from 'pino';

const REDACTED = ['token', '*.token'];

/**
 * What the log tells of an error beside its message and stack. Errors of requests also carry what was sent - pictures,
 * and words that only one player may read - and others the value that they are about.
 */
const TOLD = ['type', 'message', 'stack', 'code', 'status', 'method', 'url', 'errno', 'syscall'] as const;

/** Depth to which errors within errors are logged. */
const DEPTH = 8;

/** URLs with the token of an interaction, by which anybody could answer it. */
const INTERACTION_TOKEN = /((?:interactions|webhooks)\/\d+\/)[^/?"\s\\]+/g;

/** URLs with the id of a person. */
const PERSON = /(\/(?:users|members|thread-members|bans|recipients|reactions\/[^/?"\s\\]+)\/)\d+/g;

/** Values of a statement that failed, which the query builder appends to its text: ids of people and servers, keys of pages. */
const PARAMETERS = /(\\nparams: )(?:[^"\\]|\\.)*?(?=\\n +at |")/g;

/** What a text holds that is no JSON, of which errors show a part. */
const NOT_JSON = /(?:\.\.\.)?\\"(?:[^"\\]|\\.)*?\\"(?:\.\.\.)? is not valid JSON/g;

/** Hears of every line of a log: its level as pino's number, and its message. */
export type LogWatch = (line: { readonly level: number; readonly message: string }) => void;

/**
 * The program's log: JSON lines without tokens, ids of people, and what requests sent.
 *
 * @param destination standard error when absent, so that standard output is free for people
 */
export function createLog(level: string, destination?: DestinationStream, watch?: LogWatch): Logger {
  return pino(
    {
      level,
      redact: REDACTED,
      serializers: { err: (error: Error) => told(pino.stdSerializers.err(error)) },
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

/** What the log tells of an error, and of the errors that it sums up. */
function told(error: unknown, depth = 0): unknown {
  if (typeof error !== 'object' || error === null || depth > DEPTH) return undefined;
  const { aggregateErrors, ...rest } = error as { aggregateErrors?: unknown } & Partial<Record<string, unknown>>;
  return {
    ...Object.fromEntries(TOLD.flatMap((key) => (isPlain(rest[key]) ? [[key, rest[key]]] : []))),
    ...(Array.isArray(aggregateErrors) && { aggregateErrors: aggregateErrors.map((one) => told(one, depth + 1)) }),
  };
}

function isPlain(value: unknown): boolean {
  return typeof value === 'string' || typeof value === 'number';
}
