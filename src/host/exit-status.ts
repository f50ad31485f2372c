import { LoginRejectedError } from '../bot/connection/client.ts';
import { ContentError } from '../content/content-file.ts';
import { StoreError } from '../store/store-error.ts';

/** Exit statuses, by which service managers decide whether to restart the program (docs/HOSTING.md). */
export const EXIT = {
  /** The program was asked to end. */
  done: 0,
  /** A failure that a restart may help: Discord cannot be reached, the disk is full, a fault of the program. */
  failed: 1,
  /** The database is damaged (EX_DATAERR of sysexits.h); the operator has to restore it first. */
  damaged: 65,
  /**
   * The database file was deleted, moved or replaced while the program ran (EX_NOINPUT); the operator has to decide which
   * file is right.
   */
  gone: 66,
  /** The settings, content files, token or version cannot be used (EX_CONFIG); the operator has to change them first. */
  unusable: 78,
} as const;

export type ExitStatus = (typeof EXIT)[keyof typeof EXIT];

/** The settings are wrong, so that the program cannot run. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

/** Returns the exit status for an error. */
export function exitStatusOf(error: unknown): ExitStatus {
  if ([SettingsError, ContentError, LoginRejectedError].some((kind) => error instanceof kind)) return EXIT.unusable;
  if (!(error instanceof StoreError)) return EXIT.failed;
  switch (error.code) {
    case 'damaged':
      return EXIT.damaged;
    case 'gone':
      return EXIT.gone;
    case 'newer':
    case 'older':
    case 'half-moved':
    case 'unusable':
    case 'unsupported-url':
      return EXIT.unusable;
    case 'unwritable':
    case 'busy':
      return EXIT.failed;
  }
}
