import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The bytes of attachments: files in a folder, or in memory when there is no folder. */
export class AttachmentStore {
  readonly #directory: string | undefined;
  readonly #memory = new Map<string, Buffer>();

  constructor(dataDirectory: string | undefined) {
    this.#directory = dataDirectory === undefined ? undefined : join(dataDirectory, 'attachments');
    if (this.#directory !== undefined) mkdirSync(this.#directory, { recursive: true });
  }

  write(id: string, bytes: Buffer): void {
    if (this.#directory === undefined) {
      this.#memory.set(id, bytes);
      return;
    }
    const path = join(this.#directory, id);
    writeFileSync(`${path}.new`, bytes);
    renameSync(`${path}.new`, path);
  }

  read(id: string): Buffer | undefined {
    if (this.#directory === undefined) return this.#memory.get(id);
    try {
      return readFileSync(join(this.#directory, id));
    } catch {
      return undefined;
    }
  }

  remove(id: string): void {
    if (this.#directory === undefined) this.#memory.delete(id);
    else rmSync(join(this.#directory, id), { force: true });
  }
}

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  gif: 'image/gif',
  txt: 'text/plain; charset=utf-8',
  json: 'application/json; charset=utf-8',
};

/** The content type Discord derives from a file name, else the one the sender gave. */
export function contentTypeOf(filename: string, given: string): string {
  const extension = /\.([a-z0-9]+)$/i.exec(filename)?.[1]?.toLowerCase() ?? '';
  return CONTENT_TYPES[extension] ?? (given === '' ? 'application/octet-stream' : given);
}

/** Discord turns blanks into underscores and drops what is not safe in a URL. */
export function safeFilename(filename: string): string {
  const safe = filename
    .normalize('NFKD')
    .replace(/\s+/g, '_')
    .replace(/[^\w.-]/g, '');
  return safe.replace(/^\.+/, '') || 'unknown';
}

/** The address of a file with a signature in its query, as on Discord, where addresses expire. */
export function attachmentUrl(address: string): string {
  const issued = Math.floor(Date.now() / 1000);
  const expires = (issued + 86_400).toString(16);
  const signature = createHash('sha256').update(`${address} ${expires}`).digest('hex');
  return `${address}?ex=${expires}&is=${issued.toString(16)}&hm=${signature}&`;
}
