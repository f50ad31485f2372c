import { constants, createDeflate, type Deflate } from 'node:zlib';

/**
 * Compression level of zlib. Level 4 takes a third longer and saves a fifteenth; level 1 makes files a twelfth larger and is not
 * measurably faster.
 */
const LEVEL = 3;

/** Size of the chunks of compressed output, in bytes: about the size of a band, as unused memory costs time, too. */
const CHUNK = 1 << 15;

/** Bytes of a stream after its flushed data: an empty last block and the checksum. */
export const TAIL_BYTES = 6;

/** End of data that were flushed twice: the end of an empty block, and another empty block. */
const FLUSHED_TWICE = Buffer.of(0x00, 0x00, 0xff, 0xff, 0x00, 0x00, 0x00, 0xff, 0xff);

/** Number of compressors: the number of threads in Node's pool. */
const COUNT = 4;

/** A reused zlib stream that is reset for every band, as allocating its memory takes as long as compressing a band. */
class Compressor {
  #deflate: Deflate | undefined;
  #busy: Promise<unknown> = Promise.resolve();

  /** Compresses bytes to a whole zlib stream, after earlier calls are done. Its data end with a whole byte and an empty block. */
  async compress(bytes: Uint8Array): Promise<Buffer> {
    const result = this.#busy.then(async () => {
      const stream = await this.#compressed(bytes);
      // Where the output buffer becomes full within the empty block, zlib adds another one. Equal bytes must give equal streams, and
      // the next stream begins elsewhere in the buffer.
      const end = stream.subarray(-FLUSHED_TWICE.length - TAIL_BYTES, -TAIL_BYTES);
      return end.equals(FLUSHED_TWICE) ? this.#compressed(bytes) : stream;
    });
    this.#busy = result.catch(() => undefined);
    return result;
  }

  async #compressed(bytes: Uint8Array): Promise<Buffer> {
    // Flushed data are not marked as the last block, and end with a whole byte.
    const deflate = this.#deflate ?? createDeflate({ level: LEVEL, flush: constants.Z_SYNC_FLUSH, chunkSize: CHUNK });
    // After an error, the next call creates a new stream.
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
    return parts.length === 1 ? parts[0]! : Buffer.concat(parts);
  }
}

const compressors = Array.from({ length: COUNT }, () => new Compressor());

/** Compresses bytes to a whole zlib stream on another thread; the bytes must not be changed meanwhile. */
export async function compress(bytes: Uint8Array): Promise<Buffer> {
  const next = compressors.shift()!;
  compressors.push(next);
  return next.compress(bytes);
}
