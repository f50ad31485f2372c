import { type Logger, pino } from 'pino';

/** The program's log: JSON lines on standard error, so that standard output is free for people. */
export function createLog(level: string): Logger {
  return pino({ level, redact: ['token', '*.token'] }, pino.destination({ dest: 2, sync: true }));
}
