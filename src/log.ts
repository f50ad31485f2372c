import { type DestinationStream, type Logger, pino } from 'pino';

const REDACTED = ['token', '*.token'];

/** Key of a failed request's body in an error: whole pictures, and words that only one player may read. */
const REQUEST_BODY = 'requestBody';

/** Depth to which errors are logged. */
const DEPTH = 8;

/** URLs with the token of an interaction, by which anybody could answer it. */
const INTERACTION_TOKEN = /((?:interactions|webhooks)\/\d+\/)[^/?"\s\\]+/g;

/** Hears of every line of a log: its level as pino's number, and its message. */
export type LogWatch = (line: { readonly level: number; readonly message: string }) => void;

/**
 * The program's log: JSON lines without tokens and request bodies.
 *
 * @param destination standard error when absent, so that standard output is free for people
 */
export function createLog(level: string, destination?: DestinationStream, watch?: LogWatch): Logger {
  return pino(
    {
      level,
      redact: REDACTED,
      serializers: { err: (error: Error) => withoutBodies(pino.stdSerializers.err(error)) },
      // Replaced in the whole line, as the URL may also be in the message of an error or of one of its causes.
      hooks: {
        streamWrite: (line) => line.replace(INTERACTION_TOKEN, '$1...'),
        logMethod(args, log, level) {
          watch?.({ level, message: String(args.find((arg: unknown) => typeof arg === 'string') ?? '') });
          log.apply(this, args);
        },
      },
    },
    destination ?? pino.destination({ dest: 2, sync: true }),
  );
}

function withoutBodies(value: unknown, depth = 0): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (depth > DEPTH || ArrayBuffer.isView(value)) return undefined;
  if (Array.isArray(value)) return value.map((item) => withoutBodies(item, depth + 1));
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => key !== REQUEST_BODY)
      .map(([key, item]) => [key, withoutBodies(item, depth + 1)]),
  );
}
