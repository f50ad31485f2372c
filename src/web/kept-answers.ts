import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';

const compress = promisify(gzip);
const uncompress = promisify(gunzip);

/** Cache limit of answers, in bytes. */
const KEPT_BYTES = 16 * 1024 * 1024;

/** How long an answer is kept, in milliseconds: names of people may change without a change of their game. */
const KEPT_FOR = 60_000;

/** A text as it is sent. */
export interface KeptAnswer {
  readonly gzip: Buffer;
  /** Tells it from other answers at the same address. */
  readonly etag: string;
}

/** Answers that were made lately, compressed. Who asks for one while it is made waits for the same one. */
export class KeptAnswers {
  readonly #answers = new LRUCache<string, KeptAnswer, () => Promise<string | Uint8Array>>({
    maxSize: KEPT_BYTES,
    ttl: KEPT_FOR,
    sizeCalculation: ({ gzip: { length } }, key) => length + key.length,
    fetchMethod: async (_key, _old, { context: make }) => answerOf(await make()),
    ignoreFetchAbort: true,
  });

  /** The answer with a key, which names everything that it depends on. */
  async answer(key: string, make: () => Promise<string | Uint8Array>): Promise<KeptAnswer> {
    return this.#answers.forceFetch(key, { context: make });
  }

  /** Whether there is an answer with a key, so that it costs nothing. */
  has(key: string): boolean {
    return this.#answers.has(key);
  }
}

/** A text as it is sent. */
export async function answerOf(text: string | Uint8Array): Promise<KeptAnswer> {
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
  return { gzip: await compress(text), etag };
}

/** The text of an answer, for those few who take no compressed one. */
export async function plainAnswer({ gzip }: KeptAnswer): Promise<Buffer> {
  return uncompress(gzip);
}
