import { type DestinationStream, type Logger, pino } from 'pino';

const REDACTED = ['token', '*.token'];

/** What was sent in a request that Discord refused: whole pictures, and words that only one player may read. */
const REQUEST_BODY = 'requestBody';

/** How deep an error is looked into; what lies deeper is left out. */
const DEPTH = 8;

/** Addresses by which anybody can answer an interaction hold its token. */
const INTERACTION_TOKEN = /((?:interactions|webhooks)\/\d+\/)[^/?"\s\\]+/g;

/**
 * The program's log: JSON lines without tokens and without what was sent.
 *
 * @param destination standard error when absent, so that standard output is free for people
 */
export function createLog(level: string, destination?: DestinationStream): Logger {
  return pino(
    {
      level,
      redact: REDACTED,
      serializers: { err: (error: Error) => withoutBodies(pino.stdSerializers.err(error)) },
      // A whole line, as an address may be in the message of an error or of one of its causes as well.
      hooks: { streamWrite: (line) => line.replace(INTERACTION_TOKEN, '$1...') },
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
