import type { Extent } from './sight.ts';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** How a zlib stream begins that was compressed fast, with a window of 32 KiB. */
const STREAM_HEAD = Buffer.from([0x78, 0x5e]);

/** The last block of a deflate stream, with nothing in it. */
const STREAM_END = Buffer.from([0x03, 0x00]);

/** Largest prime below 2^16, the modulus of Adler-32. */
const ADLER = 65521;

/** Some rows of a PNG file, compressed apart from all others: deflate blocks up to a byte's end, none of them the last. */
export interface PngBand {
  /** A whole IDAT chunk. */
  readonly chunk: Buffer;
  /** Adler-32 and number of the bytes before compression. */
  readonly adler: number;
  readonly length: number;
}

/** A PNG file with a palette of 8 bits; `colours` holds red, green and blue of each. */
export function pngFile({ wide, high }: Extent, colours: Buffer, bands: readonly PngBand[]): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(wide, 0);
  header.writeUInt32BE(high, 4);
  // 8 bits a pixel, colour type 3 (palette); compression, filter and interlace have one value each.
  header.set([8, 3, 0, 0, 0], 8);
  const end = Buffer.alloc(STREAM_END.length + 4);
  STREAM_END.copy(end);
  end.writeUInt32BE(bands.reduce(joinAdler, 1), STREAM_END.length);
  return Buffer.concat([
    SIGNATURE,
    pngChunk('IHDR', header),
    pngChunk('PLTE', colours),
    pngChunk('IDAT', STREAM_HEAD),
    ...bands.map(({ chunk }) => chunk),
    pngChunk('IDAT', end),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A chunk of a PNG file with its length, type and checksum. */
export function pngChunk(type: string, content: Buffer): Buffer {
  const framed = Buffer.alloc(content.length + 12);
  framed.writeUInt32BE(content.length, 0);
  framed.write(type, 4, 'latin1');
  content.copy(framed, 8);
  framed.writeUInt32BE(crc32(framed.subarray(4, content.length + 8)), content.length + 8);
  return framed;
}

/** Adler-32 of some bytes and those of a band behind them. */
function joinAdler(before: number, { adler, length }: PngBand): number {
  const [sum, sums] = [before & 0xffff, before >>> 16];
  const [nextSum, nextSums] = [adler & 0xffff, adler >>> 16];
  const joined = (sum + nextSum - 1 + ADLER) % ADLER;
  const joinedSums = (sums + nextSums + (length % ADLER) * (sum - 1 + ADLER)) % ADLER;
  return ((joinedSums << 16) | joined) >>> 0;
}

const REMAINDERS = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});

/** CRC-32 as PNG wants it; Node has one of its own only since 20.15. */
function crc32(bytes: Buffer): number {
  let value = 0xffffffff;
  for (let at = 0; at < bytes.length; at++) value = REMAINDERS[(value ^ bytes[at]!) & 255]! ^ (value >>> 8);
  return ~value >>> 0;
}
