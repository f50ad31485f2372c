import type { Logger } from 'pino';
import { DateWatch, steadyNow } from '../guard/clock-guard.ts';
import { backoff } from '../guard/growing-pauses.ts';
import { AbandonedCopies } from '../store/sqlite/abandoned-copies.ts';
import { backupsIn, pruneBackups } from '../store/sqlite/backup.ts';
import { explained } from '../store/sqlite/backup-error.ts';
import { onFileThread } from '../store/sqlite/file-thread.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** How often it is looked whether a backup is due, in milliseconds. */
const LOOK_INTERVAL = MINUTE;

/** First and longest pause after failed attempts, in milliseconds. */
const TRIED_AGAIN = { first: MINUTE, longest: 6 * HOUR };

/** The first backup of a process that seems to come so many intervals after the latest may be of a clock that is ahead. */
const LATE = 1.5;

/** Dates that differ by less from the time that has passed are right, in milliseconds. */
const TOLERANCE = 5 * MINUTE;

/** Backups of a database at intervals. */
export interface BackupSchedule {
  /** The database. */
  readonly file: string;
  readonly folder: string;
  readonly everyHours: number;
  /** How many backups stay in the folder. */
  readonly keep: number;
  readonly log: Logger;
  /** Called after a backup, with its time in milliseconds since 1970. */
  readonly onBackup: (at: number) => void;
  /** Called after an attempt that failed, with how many have failed since the last backup. */
  readonly onFailure: (attempts: number) => void;
  /** The date of the machine, in milliseconds since 1970: names tell it, and it may be wrong. */
  readonly now?: () => number;
  /** A clock that nobody can set, in milliseconds. */
  readonly elapsed?: () => number;
}

/**
 * Makes backups at intervals, at once where the folder has none that is new enough. The date is read from names only at
 * the start; from then on intervals are those of a clock that nobody can set, so that a wrong date leads to no further
 * backup. Returns how to stop.
 */
export function scheduleBackups(schedule: BackupSchedule): () => void {
  const backups = new ScheduledBackups(schedule);
  const timer = setInterval(() => void backups.look(), LOOK_INTERVAL).unref();
  void backups.look();
  return () => clearInterval(timer);
}

/** When the next backup is due, and what happens then. */
export class ScheduledBackups {
  readonly #schedule: BackupSchedule;
  readonly #interval: number;
  readonly #now: () => number;
  readonly #elapsed: () => number;
  readonly #abandoned: AbandonedCopies;
  /** By `#elapsed`; undefined before the first look. */
  #dueAt: number | undefined;
  #failures = 0;
  readonly #dates = new DateWatch(TOLERANCE);
  /** The reason that was logged last. */
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
  async look(): Promise<void> {
    if (this.#isBusy) return;
    this.#isBusy = true;
    try {
      this.#abandoned.remove();
      this.#dueAt ??= this.#elapsed() + this.#pauseAtStart();
      if (this.#elapsed() >= this.#dueAt) await this.#backUp();
    } catch (error) {
      const told = explained(error, this.#schedule.folder);
      this.#noteFailure(told instanceof Error ? told.message : String(told));
    } finally {
      this.#isBusy = false;
    }
  }

  async #backUp(): Promise<void> {
    const { file, folder, log, onBackup } = this.#schedule;
    const at = this.#now();
    const before = this.#latest(at);
    const isRight = this.#dates.look(at, this.#elapsed());
    const made = await onFileThread({ type: 'back up', file, folder, at });
    if (!made.ok) return this.#noteFailure(made.message);
    log.info({ path: made.path }, 'backed up the database');
    this.#dueAt = this.#elapsed() + this.#interval;
    this.#failures = 0;
    this.#reason = undefined;
    onBackup(at);
    // With a clock that is ahead, the oldest ones would be deleted too early; the next backup will tell.
    if (isRight ?? (before !== undefined && at - before < LATE * this.#interval)) this.#prune(at);
  }

  #prune(at: number): void {
    const { folder, keep, log } = this.#schedule;
    try {
      pruneBackups({ folder, at, keep });
    } catch (error) {
      log.error({ err: error }, 'old backups could not be deleted');
    }
  }

  /** Tells a reason once, and tries again after growing pauses. */
  #noteFailure(reason: string): void {
    const { log, onFailure } = this.#schedule;
    this.#dueAt = this.#elapsed() + Math.min(backoff(TRIED_AGAIN, this.#failures), this.#interval);
    this.#failures += 1;
    if (reason !== this.#reason) log.error({ reason }, 'the database could not be backed up; this is tried again');
    this.#reason = reason;
    onFailure(this.#failures);
  }

  /** What is left of the interval since the latest backup, in milliseconds. */
  #pauseAtStart(): number {
    const now = this.#now();
    const latest = this.#latest(now);
    return latest === undefined ? 0 : Math.max(0, latest + this.#interval - now);
  }

  /** When the latest backup was made; those from the future were made when the clock was wrong. */
  #latest(now: number): number | undefined {
    return backupsIn(this.#schedule.folder).find(({ at }) => at <= now)?.at;
  }
}
