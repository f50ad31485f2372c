import { type Logger, pino } from 'pino';

/** Secrets, and what was sent in a request that Discord refused: whole pictures, and words that only one player may read. */
const REDACTED = ['token', '*.token', '*.requestBody'];

/** The program's log: JSON lines on standard error, so that standard output is free for people. */
export function createLog(level: string): Logger {
  return pino({ level, redact: REDACTED }, pino.destination({ dest: 2, sync: true }));
}
