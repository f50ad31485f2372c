import { constants, createDeflate, type Deflate } from 'node:zlib';

/**
 * Compression level of zlib: 4 takes a third longer and saves a fifteenth, 1 makes files a twelfth larger and no picture
 * measurably cheaper.
 */
const LEVEL = 3;

/** Size of the chunks of compressed output, in bytes: about that of a band, as memory that is not used takes time, too. */
const CHUNK = 1 << 15;

/** As many as Node has threads for them. */
const COUNT = 4;

/** A zlib stream that begins anew for all bytes given to it, as getting its memory takes as long as compressing a band. */
class Compressor {
  #deflate: Deflate | undefined;
  #busy: Promise<unknown> = Promise.resolve();

  /** All of a zlib stream, after what was given before; a whole byte ends its data, and an empty block follows. */
  async compress(bytes: Uint8Array): Promise<Buffer> {
    const made = this.#busy.then(() => this.#compressed(bytes));
    this.#busy = made.catch(() => undefined);
    return made;
  }

  async #compressed(bytes: Uint8Array): Promise<Buffer> {
    // What is flushed before the end is not marked as the last block, and ends with a whole byte.
    const deflate = this.#deflate ?? createDeflate({ level: LEVEL, flush: constants.Z_SYNC_FLUSH, chunkSize: CHUNK });
    // After an error the next bytes get another stream.
    this.#deflate = undefined;
    const parts: Buffer[] = [];
    const take = (part: Buffer) => parts.push(part);
    deflate.on('data', take);
    await new Promise<void>((done, fail) => {
      deflate.once('error', fail);
      deflate.write(bytes, () => deflate.flush(constants.Z_FINISH, done));
    });
    deflate.removeAllListeners('error');
    deflate.off('data', take);
    deflate.reset();
    this.#deflate = deflate;
    return Buffer.concat(parts);
  }
}

const compressors = Array.from({ length: COUNT }, () => new Compressor());

/** Compresses bytes on another thread: they must stay as they are meanwhile. Gives all of a zlib stream. */
export async function compress(bytes: Uint8Array): Promise<Buffer> {
  const next = compressors.shift()!;
  compressors.push(next);
  return next.compress(bytes);
}
