import { createHash, type Hash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Limit for all files together, in bytes: some ten tile sets in their usual sizes. */
const MAX_BYTES = 128 * 1024 * 1024;

/**
 * Painted tiles in a folder, so that later processes need not paint them; pictures do not depend on it. It may be deleted at any time,
 * and several processes may share it.
 */
export class TileFiles {
  readonly #folder: string;
  readonly #program: Hash;
  readonly #names: Set<string>;
  readonly #maxBytes: number;
  #bytes: number;

  /**
   * @param program file of the program that paints them: other versions may paint otherwise
   * @throws Error when a file or folder cannot be used
   */
  constructor(folder: string, program: URL, maxBytes = MAX_BYTES) {
    this.#folder = folder;
    this.#program = createHash('sha256').update(readFileSync(program));
    this.#maxBytes = maxBytes;
    mkdirSync(folder, { recursive: true });
    // Most of a full folder is of earlier versions.
    if (sizeOf(readdirSync(folder)) >= maxBytes) for (const name of readdirSync(folder)) rmSync(join(folder, name));
    this.#names = new Set(readdirSync(folder));
    this.#bytes = sizeOf(this.#names);
  }

  /** Returns the kept pixels of a tile, by everything that they depend on besides the program; if there are none, paints and keeps them. */
  pixels(key: string, palette: Buffer, length: number, paint: () => Buffer): Buffer {
    const hash = this.#program.copy().update(palette).update(key).digest('base64url');
    const name = `${hash}.${length}`;
    const kept = this.#names.has(name) ? this.#read(name) : undefined;
    if (kept?.length === length) return kept;
    const pixels = paint();
    if (this.#bytes + length <= this.#maxBytes) this.#write(name, pixels);
    return pixels;
  }

  /** Returns undefined if the file was deleted. */
  #read(name: string): Buffer | undefined {
    try {
      // A copy, as small files are read into parts of larger buffers, which would stay in memory.
      return Buffer.from(new Uint8Array(readFileSync(join(this.#folder, name))).buffer);
    } catch {
      return undefined;
    }
  }

  #write(name: string, pixels: Buffer): void {
    const unfinished = join(this.#folder, `${name}.${process.pid}`);
    try {
      writeFileSync(unfinished, pixels);
      renameSync(unfinished, join(this.#folder, name));
      this.#names.add(name);
      this.#bytes += pixels.length;
    } catch {
      // Such as on a full disk: pictures are painted all the same, and nothing more is kept.
      this.#bytes = this.#maxBytes;
    }
  }
}

/** Returns the bytes of files, which their names tell. */
function sizeOf(names: Iterable<string>): number {
  return [...names].reduce((sum, name) => sum + Number(name.split('.')[1] ?? 0), 0);
}
