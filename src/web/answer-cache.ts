import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';

const compressBrotli = promisify(brotliCompress);
const decompressBrotli = promisify(brotliDecompress);
const compressGzip = promisify(gzip);

/** Content codings, the shortest result first. Browsers accept brotli over HTTPS only. */
export const CODINGS = ['br', 'gzip'] as const;
export type Coding = (typeof CODINGS)[number];

/** Brotli quality: `fast` takes as long as gzip and is shorter. */
const BROTLI_QUALITY = { fast: 5, shortest: constants.BROTLI_MAX_QUALITY };

/** Cache limit, in bytes. */
const MAX_CACHE_BYTES = 16 * 1024 * 1024;

/**
 * How long an answer is cached, in milliseconds. A name of somebody who has left the table changes without a new state of the game;
 * together with the lifetime in `WordsCache` an old one is shown for one minute at most.
 */
const CACHE_TTL = 40_000;

/** Answers that may be made at the same time; further requests are answered with 429. */
const MAX_CONCURRENT = 100;

/** An answer encoded for sending. */
export interface EncodedAnswer {
  readonly body: Buffer;
  /** True if the body is compressed as brotli; false for pictures, whose format is compressed already. */
  readonly isCompressed: boolean;
  /** Weak ETag: the same for every content coding. */
  readonly etag: string;
}

/** Content of an answer: text, bytes, or a picture, which is not compressed again. */
export type AnswerContent = string | Uint8Array | { readonly picture: Buffer };

/** A cache of compressed answers. Requests for an answer that is being made wait for it. */
export class AnswerCache {
  readonly #keysInProgress = new Set<string>();
  readonly #answers = new LRUCache<string, EncodedAnswer, () => Promise<AnswerContent>>({
    maxSize: MAX_CACHE_BYTES,
    ttl: CACHE_TTL,
    sizeCalculation: ({ body: { length } }, key) => length + key.length,
    fetchMethod: async (key, _old, { context: make }) => {
      this.#keysInProgress.add(key);
      try {
        return await encodeAnswer(await make());
      } finally {
        this.#keysInProgress.delete(key);
      }
    },
    ignoreFetchAbort: true,
  });

  /** Returns the answer with a key. The key must name everything that the answer depends on. */
  async answer(key: string, make: () => Promise<AnswerContent>): Promise<EncodedAnswer> {
    return this.#answers.forceFetch(key, { context: make });
  }

  /** True if the answer with a key is cached or being made, so that asking for it costs nothing. */
  has(key: string): boolean {
    return this.#keysInProgress.has(key) || this.#answers.has(key);
  }

  /** True if no further answer may be made now. */
  get isBusy(): boolean {
    return this.#keysInProgress.size >= MAX_CONCURRENT;
  }
}

/** Encodes content for sending. */
export async function encodeAnswer(
  content: AnswerContent,
  quality: keyof typeof BROTLI_QUALITY = 'fast',
): Promise<EncodedAnswer> {
  const isPicture = typeof content === 'object' && 'picture' in content;
  const bytes = isPicture ? content.picture : content;
  const etag = `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
  return isPicture
    ? { body: content.picture, isCompressed: false, etag }
    : {
        body: await compressBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY[quality] } }),
        isCompressed: true,
        etag,
      };
}

/** Returns the body of an answer in a content coding; uncompressed if `coding` is undefined. */
export async function encodedBody({ body, isCompressed }: EncodedAnswer, coding: Coding | undefined): Promise<Buffer> {
  if (!isCompressed || coding === 'br') return body;
  const plain = await decompressBrotli(body);
  return coding === 'gzip' ? compressGzip(plain) : plain;
}
