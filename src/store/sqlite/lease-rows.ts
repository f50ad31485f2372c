import type { LeaseRow, LeaseRows } from '../lease.ts';
import { Mutex } from '../mutex.ts';
import type { Connection } from './driver.ts';

const CREATE = `
  CREATE TABLE IF NOT EXISTS lease (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    holder TEXT, place TEXT, pid INTEGER,
    beat INTEGER NOT NULL, waiting INTEGER NOT NULL, taken TEXT NOT NULL
  );
  INSERT OR IGNORE INTO lease VALUES (1, NULL, NULL, NULL, 0, 0, '[]');
`;

/** The row of the lease in an SQLite file. */
export class FileLeaseRows implements LeaseRows {
  readonly #connection: Connection;
  readonly #mutex: Mutex;
  readonly #assertInPlace: () => void;
  readonly #row;
  readonly #take;
  readonly #beat;
  readonly #announce;
  readonly #release;

  /**
   * @param mutex the mutex of the connection, if others use it too
   * @param assertInPlace called before a heartbeat; throws when the file is no longer at its path
   */
  constructor(connection: Connection, mutex = new Mutex(), assertInPlace = () => {}) {
    this.#connection = connection;
    this.#mutex = mutex;
    this.#assertInPlace = assertInPlace;
    const exists = connection.prepare(`SELECT 1 FROM sqlite_schema WHERE name = 'lease'`).get();
    if (!exists) connection.transaction(() => connection.exec(CREATE)).immediate();
    this.#row = connection.prepare<[], LeaseRow>('SELECT holder, place, pid, beat, waiting, taken FROM lease');
    this.#take = connection.prepare(
      'UPDATE lease SET holder = ?, place = ?, pid = ?, beat = beat + 1 WHERE holder IS ? AND beat = ?',
    );
    this.#beat = connection.prepare('UPDATE lease SET beat = beat + 1 WHERE holder = ?');
    this.#announce = connection.prepare('UPDATE lease SET waiting = waiting + 1');
    this.#release = connection.prepare(
      'UPDATE lease SET holder = NULL, place = NULL, pid = NULL, beat = beat + 1, taken = ? WHERE holder = ?',
    );
  }

  // Reading the row needs no lock.
  readonly read: LeaseRows['read'] = async () => this.#row.get()!;
  readonly take: LeaseRows['take'] = (since, { id, place, pid }) =>
    this.#note(() => this.#take.run(id, place, pid, since.holder, since.beat).changes === 1);
  readonly beat: LeaseRows['beat'] = (id) =>
    this.#mutex.run(async () => {
      this.#assertInPlace();
      return this.#writeAtOnce(() => this.#beat.run(id).changes === 1);
    });
  readonly announce: LeaseRows['announce'] = async () => void (await this.#note(() => this.#announce.run()));
  readonly release: LeaseRows['release'] = async (id, taken) =>
    void (await this.#note(() => this.#release.run(taken, id)));
  readonly releaseAtOnce: LeaseRows['releaseAtOnce'] = (id) => {
    this.#writeAtOnce(() => this.#release.run('[]', id));
  };
  readonly isHeldBy: LeaseRows['isHeldBy'] = (id) => this.#row.get()!.holder === id;

  /** Writes a heartbeat within a long transaction of the caller, so that waiting processes do not take the lease after it. */
  beatWithin(id: string): void {
    this.#beat.run(id);
  }

  /** Writes without waiting for the disk, as a lease says nothing after a power cut. */
  #note<Value>(body: () => Value): Promise<Value> {
    return this.#mutex.run(async () => this.#writeAtOnce(body));
  }

  #writeAtOnce<Value>(body: () => Value): Value {
    this.#connection.pragma('synchronous = NORMAL');
    try {
      return this.#connection.transaction(body).immediate();
    } finally {
      this.#connection.pragma('synchronous = FULL');
    }
  }
}
