import type { Logger } from 'pino';
import { DateCheck, steadyNow } from '../guard/clock-guard.ts';
import { backoff } from '../guard/growing-pauses.ts';
import { AbandonedCopies, backupsIn, pruneBackups } from '../store/sqlite/backup.ts';
import { backupErrorOf } from '../store/sqlite/backup-error.ts';
import { runOnFileThread } from '../store/sqlite/file-thread.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** How often the schedule is checked, in milliseconds. */
const CHECK_INTERVAL = MINUTE;

/** Backoff of failed attempts, in milliseconds. */
const RETRY_BACKOFF = { first: MINUTE, longest: 6 * HOUR };

/** If the first backup of a process comes more intervals than this after the latest one, the date may be ahead. */
const MAX_INTERVALS = 1.5;

/** Tolerated difference between the change of the date and the elapsed time, in milliseconds. */
const DATE_TOLERANCE = 5 * MINUTE;

/** Options of scheduled backups. */
export interface BackupSchedule {
  /** The database. */
  readonly file: string;
  readonly folder: string;
  readonly everyHours: number;
  /** Number of backups to keep. */
  readonly keep: number;
  readonly log: Logger;
  /** Called after a backup, with its time in milliseconds since 1970. */
  readonly onBackup: (at: number) => void;
  /** Called after a failed attempt, with the number of failures since the last backup. */
  readonly onFailure: (attempts: number) => void;
  /** The date of the machine, in milliseconds since 1970. It is in the names of backups, and may be wrong. */
  readonly now?: () => number;
  /** A monotonic clock, in milliseconds. */
  readonly elapsed?: () => number;
}

/**
 * Makes backups at intervals, the first one now if the folder has no recent one. Dates are read from file names only at the
 * start; later intervals are measured by a monotonic clock, so that a wrong date causes no extra backups. Returns a function that
 * stops it.
 */
export function scheduleBackups(schedule: BackupSchedule): () => void {
  const backups = new ScheduledBackups(schedule);
  const timer = setInterval(() => void backups.check(), CHECK_INTERVAL).unref();
  void backups.check();
  return () => clearInterval(timer);
}

/** Decides when a backup is due, and makes it. */
export class ScheduledBackups {
  readonly #schedule: BackupSchedule;
  readonly #interval: number;
  readonly #now: () => number;
  readonly #elapsed: () => number;
  readonly #abandoned: AbandonedCopies;
  /** By `#elapsed`; undefined before the first check. */
  #dueAt: number | undefined;
  #failures = 0;
  readonly #dates = new DateCheck(DATE_TOLERANCE);
  /** Reason of the latest failure; repeated reasons are not logged again. */
  #reason: string | undefined;
  #isBusy = false;

  constructor(schedule: BackupSchedule) {
    this.#schedule = schedule;
    this.#interval = schedule.everyHours * HOUR;
    this.#now = schedule.now ?? Date.now;
    this.#elapsed = schedule.elapsed ?? steadyNow;
    this.#abandoned = new AbandonedCopies(schedule.folder, this.#elapsed);
  }

  /** Makes a backup when one is due. */
  async check(): Promise<void> {
    if (this.#isBusy) return;
    this.#isBusy = true;
    try {
      this.#abandoned.remove();
      this.#dueAt ??= this.#elapsed() + this.#pauseAtStart();
      if (this.#elapsed() >= this.#dueAt) await this.#backUp();
    } catch (error) {
      const explanation = backupErrorOf(error, this.#schedule.folder);
      this.#noteFailure(explanation instanceof Error ? explanation.message : String(explanation));
    } finally {
      this.#isBusy = false;
    }
  }

  async #backUp(): Promise<void> {
    const { file, folder, log, onBackup } = this.#schedule;
    const now = this.#now();
    const before = this.#latest(now);
    const isRight = this.#dates.check(now, this.#elapsed());
    const outcome = await runOnFileThread({ type: 'back up', file, folder, at: now });
    if (!outcome.ok) return this.#noteFailure(outcome.message);
    log.info({ path: outcome.path }, 'backed up the database');
    this.#dueAt = this.#elapsed() + this.#interval;
    this.#failures = 0;
    this.#reason = undefined;
    onBackup(now);
    // If the date may be ahead, old backups are kept, as they would be deleted too early; the next backup checks again.
    if (isRight ?? (before !== undefined && now - before < MAX_INTERVALS * this.#interval)) this.#prune(now);
  }

  #prune(at: number): void {
    const { folder, keep, log } = this.#schedule;
    try {
      pruneBackups({ folder, at, keep });
    } catch (error) {
      log.error({ err: error }, 'old backups could not be deleted');
    }
  }

  /** Logs a new reason, and schedules a retry with backoff. */
  #noteFailure(reason: string): void {
    const { log, onFailure } = this.#schedule;
    this.#dueAt = this.#elapsed() + Math.min(backoff(RETRY_BACKOFF, this.#failures), this.#interval);
    this.#failures += 1;
    if (reason !== this.#reason) log.error({ reason }, 'the database could not be backed up; this is tried again');
    this.#reason = reason;
    onFailure(this.#failures);
  }

  /** Time until the interval since the latest backup is over, in milliseconds. */
  #pauseAtStart(): number {
    const now = this.#now();
    const latest = this.#latest(now);
    return latest === undefined ? 0 : Math.max(0, latest + this.#interval - now);
  }

  /** Time of the latest backup; ignores those in the future, which were made while the clock was wrong. */
  #latest(now: number): number | undefined {
    return backupsIn(this.#schedule.folder).find(({ at }) => at <= now)?.at;
  }
}
