import type { Logger } from 'pino';
import { backupsIn } from './store/backup.ts';
import { onFileThread } from './store/file-thread.ts';

const HOUR = 3_600_000;

/** How often it is looked whether a backup is due, in milliseconds. */
const LOOK_INTERVAL = 60_000;

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
}

/** Makes a backup whenever the last one in the folder is old enough, at once where there is none; returns how to stop. */
export function scheduleBackups({ file, folder, everyHours, keep, log, onBackup }: BackupSchedule): () => void {
  let isBusy = false;
  async function look() {
    const at = Date.now();
    const [latest] = backupsIn(folder);
    // One from the future was made when the clock was wrong.
    if (latest && latest.at <= at && at - latest.at < everyHours * HOUR) return;
    const made = await onFileThread({ type: 'back up', file, folder, at, keep });
    if (!made.ok) {
      log.error({ reason: made.message }, 'the database could not be backed up');
      return;
    }
    log.info({ path: made.path }, 'backed up the database');
    onBackup(at);
  }
  const timer = setInterval(tick, LOOK_INTERVAL).unref();
  function tick() {
    if (isBusy) return;
    isBusy = true;
    look()
      .catch((error: unknown) => log.error({ err: error }, 'the database could not be backed up'))
      .finally(() => {
        isBusy = false;
      });
  }
  tick();
  return () => clearInterval(timer);
}
