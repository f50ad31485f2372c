import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';

const compress = promisify(brotliCompress);
const uncompress = promisify(brotliDecompress);
const compressAgain = promisify(gzip);

/** How answers are compressed, the shortest way first: browsers take that over HTTPS alone. */
export const CODINGS = ['br', 'gzip'] as const;
export type Coding = (typeof CODINGS)[number];

/** How hard answers are compressed: `fast` as fast as gzip is, and shorter. */
const QUALITY = { fast: 5, shortest: constants.BROTLI_MAX_QUALITY };

/** Cache limit of answers, in bytes. */
const KEPT_BYTES = 16 * 1024 * 1024;

/**
 * How long an answer is kept, in milliseconds: names of people may change without a change of their game, and after a
 * minute are told anew, also where an answer was made from words that were kept.
 */
const KEPT_FOR = 40_000;

/** Answers that are being made at once; whoever would make another one comes again. */
const MADE_AT_ONCE = 100;

/** Something as it is sent. */
export interface KeptAnswer {
  readonly body: Buffer;
  /** Whether the body is compressed, as brotli; pictures are so by themselves. */
  readonly isCompressed: boolean;
  /** Tells it from other answers at the same address, however they are compressed on the way. */
  readonly etag: string;
}

/** What an answer says: text, or a file that is compressed already. */
export type Said = string | Uint8Array | { readonly picture: Buffer };

/** Answers that were made lately, compressed. Who asks for one while it is made waits for the same one. */
export class KeptAnswers {
  readonly #making = new Set<string>();
  readonly #answers = new LRUCache<string, KeptAnswer, () => Promise<Said>>({
    maxSize: KEPT_BYTES,
    ttl: KEPT_FOR,
    sizeCalculation: ({ body: { length } }, key) => length + key.length,
    fetchMethod: async (key, _old, { context: make }) => {
      this.#making.add(key);
      try {
        return await answerOf(await make());
      } finally {
        this.#making.delete(key);
      }
    },
    ignoreFetchAbort: true,
  });

  /** The answer with a key, which names everything that it depends on. */
  async answer(key: string, make: () => Promise<Said>): Promise<KeptAnswer> {
    return this.#answers.forceFetch(key, { context: make });
  }

  /** Whether there is an answer with a key, or is about to be, so that it costs nothing. */
  has(key: string): boolean {
    return this.#making.has(key) || this.#answers.has(key);
  }

  /** Whether as many answers are being made as may be. */
  get isBusy(): boolean {
    return this.#making.size >= MADE_AT_ONCE;
  }
}

/** Something as it is sent. */
export async function answerOf(said: Said, quality: keyof typeof QUALITY = 'fast'): Promise<KeptAnswer> {
  const isPicture = typeof said === 'object' && 'picture' in said;
  const bytes = isPicture ? said.picture : said;
  const etag = `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
  return isPicture
    ? { body: said.picture, isCompressed: false, etag }
    : {
        body: await compress(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY[quality] } }),
        isCompressed: true,
        etag,
      };
}

/** The body of an answer in a coding; without one as it is. */
export async function bodyIn({ body, isCompressed }: KeptAnswer, coding: Coding | undefined): Promise<Buffer> {
  if (!isCompressed || coding === 'br') return body;
  const plain = await uncompress(body);
  return coding === 'gzip' ? compressAgain(plain) : plain;
}
