import type { Transaction } from 'better-sqlite3';
import { isBusy } from '../store-error.ts';
import type { Connection } from './driver.ts';
import { asStoreError } from './sqlite-error.ts';

/** The ways in which a connection is read and written. */
export class Transactions {
  readonly #connection: Connection;
  /** Runs a body as one transaction; created once, as that takes longer than most bodies. */
  readonly #transaction: Transaction<(body: () => unknown) => unknown>;
  readonly #assertHeld: () => void;
  /** Milliseconds that a write waits for another process. */
  readonly #patience: number;
  /** Whether the last write has waited in vain; the next one does not wait, so that waits do not add up. */
  #hasWaited = false;

  /** @param assertHeld throws when the database is another process's by now */
  constructor(connection: Connection, assertHeld: () => void) {
    this.#connection = connection;
    this.#assertHeld = assertHeld;
    this.#patience = connection.pragma('busy_timeout', { simple: true }) as number;
    this.#transaction = connection.transaction((body: () => unknown) => body());
  }

  /** An immediate transaction, because one that reads first cannot wait for another writer and would fail. */
  write<Value>(body: () => Value): Value {
    try {
      const value = this.run(() => this.#transaction.immediate(() => this.held(body)) as Value);
      if (this.#hasWaited) this.#waitFor(this.#patience);
      return value;
    } catch (error) {
      if (isBusy(error) && !this.#hasWaited) this.#waitFor(0);
      throw error;
    }
  }

  #waitFor(milliseconds: number): void {
    this.#hasWaited = milliseconds === 0;
    this.#connection.pragma(`busy_timeout = ${milliseconds}`);
  }

  /** Runs a body while the database is ours. */
  held<Value>(body: () => Value): Value {
    this.#assertHeld();
    return body();
  }

  /**
   * Writes without waiting for the disk: a power cut may undo it, a crash of the program does not. Used for facts that
   * can be recovered, such as that a message was posted: its nonce keeps it from being posted twice.
   */
  note<Value>(body: () => Value): Value {
    this.run(() => this.#connection.pragma('synchronous = NORMAL'));
    try {
      return this.write(body);
    } finally {
      this.#connection.pragma('synchronous = FULL');
    }
  }

  /** Runs several statements on one snapshot of the database; a single statement needs no transaction for that. */
  read<Value>(body: () => Value): Value {
    return this.run(() => this.#transaction.deferred(body) as Value);
  }

  /** Runs a body; what the database throws becomes an error of the store. */
  run<Value>(transaction: () => Value): Value {
    try {
      return transaction();
    } catch (error) {
      throw asStoreError(error, this.#connection.name);
    }
  }
}
