import { crc32 } from 'node:zlib';
import { compress, TAIL_BYTES } from './compressor.ts';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Header of a zlib stream, and an empty last block. */
const STREAM_HEAD = Buffer.of(0x78, 0x5e);
const LAST_BLOCK = Buffer.of(0x03, 0x00);

/** Largest prime below 2^16, the modulus of Adler-32. */
const ADLER = 65521;

/** Separately compressed rows, which can be joined with others in one stream. */
export interface CompressedRows {
  readonly stream: Buffer;
  /** Number of uncompressed bytes, and their Adler-32. */
  readonly length: number;
  readonly sum: number;
}

/** Compresses rows, each after a filter byte of 0, on another thread; the rows must not be changed meanwhile. */
export async function compressRows(rows: Uint8Array): Promise<CompressedRows> {
  const whole = await compress(rows);
  // Not from the shared pool, of which a small part would keep the whole in memory.
  const stream = Buffer.allocUnsafeSlow(whole.length - STREAM_HEAD.length - TAIL_BYTES);
  whole.copy(stream, 0, STREAM_HEAD.length);
  return { stream, length: rows.length, sum: whole.readUInt32BE(whole.length - 4) };
}

/** Returns a PNG file with a palette of 8 bits, from red, green and blue of each colour and all compressed rows. */
export function pngFile(
  { width, height }: { readonly width: number; readonly height: number },
  colours: Buffer,
  rows: readonly CompressedRows[],
): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // 8 bits per pixel, colour type 3 (palette), and 0 for compression, filter and interlacing.
  header.set([8, 3, 0, 0, 0], 8);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(rows.reduce((before, part) => joinedSum(before, part), 1));
  const parts = [
    SIGNATURE,
    ...pngChunk('IHDR', header),
    ...pngChunk('PLTE', colours),
    ...pngChunk('IDAT', STREAM_HEAD, ...rows.map(({ stream }) => stream), LAST_BLOCK, sum),
    ...pngChunk('IEND'),
  ];
  // Not from the shared pool, so that it can be transferred to another thread.
  const file = Buffer.allocUnsafeSlow(lengthOf(parts));
  let offset = 0;
  for (const part of parts) offset += part.copy(file, offset);
  return file;
}

/** Returns the Adler-32 of two joined byte sequences. */
function joinedSum(before: number, { length, sum }: CompressedRows): number {
  const [low, high] = [before & 0xffff, before >>> 16];
  const sums = (high + (sum >>> 16) + (length % ADLER) * (low - 1)) % ADLER;
  return (((sums + ADLER) % ADLER) * 0x10000 + ((low + (sum & 0xffff) - 1 + ADLER) % ADLER)) >>> 0;
}

function lengthOf(parts: readonly Buffer[]): number {
  return parts.reduce((length, part) => length + part.length, 0);
}

/** Returns a chunk of a PNG file: length, type, contents and checksum. */
function pngChunk(type: string, ...contents: readonly Buffer[]): Buffer[] {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(lengthOf(contents), 0);
  head.write(type, 4, 'latin1');
  const foot = Buffer.alloc(4);
  foot.writeUInt32BE(contents.reduce((sum, part) => crc32(part, sum), crc32(head.subarray(4))));
  return [head, ...contents, foot];
}
