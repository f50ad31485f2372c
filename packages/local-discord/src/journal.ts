import { closeSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/** Everything that survives a restart, one JSON record a line; the last record about a thing counts. */
export interface JournalRecord {
  readonly type: string;
  readonly [key: string]: unknown;
}

/** An append-only file. A record that was written is kept even when the process is killed the next moment. */
export class Journal {
  readonly #path: string;
  #descriptor: number | undefined;

  constructor(directory: string) {
    mkdirSync(directory, { recursive: true });
    this.#path = join(directory, 'journal.ndjson');
  }

  /**
   * All records, oldest first. A torn last line (the process died while writing it) is ignored.
   * Throws when a line further up is no JSON: then the file was damaged by something else.
   */
  read(): readonly JournalRecord[] {
    let text: string;
    try {
      text = readFileSync(this.#path, 'utf8');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
      throw error;
    }
    const lines = text.split('\n').filter((line) => line !== '');
    return lines.flatMap((line, index) => {
      try {
        return [JSON.parse(line) as JournalRecord];
      } catch {
        if (index === lines.length - 1) return [];
        throw new Error(`${this.#path}: line ${index + 1} is damaged`);
      }
    });
  }

  /** Replaces the file by the given records in one step, then opens it for appending. */
  rewrite(records: Iterable<JournalRecord>): void {
    this.close();
    const temporary = `${this.#path}.new`;
    const descriptor = openSync(temporary, 'w');
    for (const record of records) writeWhole(descriptor, `${JSON.stringify(record)}\n`);
    fsyncSync(descriptor);
    closeSync(descriptor);
    renameSync(temporary, this.#path);
    this.#descriptor = openSync(this.#path, 'a');
  }

  append(record: JournalRecord): void {
    if (this.#descriptor === undefined) return;
    writeWhole(this.#descriptor, `${JSON.stringify(record)}\n`);
  }

  close(): void {
    if (this.#descriptor !== undefined) closeSync(this.#descriptor);
    this.#descriptor = undefined;
  }
}

function writeWhole(descriptor: number, line: string): void {
  const bytes = Buffer.from(line);
  let offset = 0;
  while (offset < bytes.length) offset += writeSync(descriptor, bytes, offset);
}
