import { constants, createDeflate } from 'node:zlib';
import { BoundedCache } from './bounded-cache.ts';
import { type PngBand, pngChunk } from './png.ts';
import type { Stamp } from './stamp.ts';

/** Bytes of compressed bands that are kept: about 40 large pictures that have nothing in common. */
const BAND_BYTES = 12 * 1024 * 1024;

/** Bytes of uncompressed bands that are kept to be written again: fresh memory takes longer than the copying. */
const SLATE_BYTES = 8 * 1024 * 1024;

/** The next level takes half as long again and saves a tenth of the bytes. */
const LEVEL = 3;

/** More than a compressed band has, so that it comes out in one piece. */
const CHUNK_BYTES = 64 * 1024;

/** Bytes before and behind the deflate blocks in the stream of a band: its head; an empty last block and Adler-32. */
const HEAD = 2;
const TAIL = 6;

const bands = new BoundedCache<Promise<PngBand>>(BAND_BYTES);
const slates: Buffer[] = [];

/** The rows of some stamps that lie side by side, compressed beside the main thread; kept for as long as there is room. */
export function bandOf(stamps: readonly Stamp[]): Promise<PngBand> {
  const key = stamps.map(({ id }) => id).join();
  const known = bands.get(key);
  if (known) return known;
  const band = compress(stamps);
  bands.set(key, band, CHUNK_BYTES);
  const keep = ({ chunk }: PngBand) => {
    if (bands.get(key) === band) bands.set(key, band, chunk.length + key.length);
  };
  band.then(keep, () => bands.delete(key));
  return band;
}

async function compress(stamps: readonly Stamp[]): Promise<PngBand> {
  const stride = stamps.reduce((sum, { wide }) => sum + wide, 1);
  const slate = takeSlate(stride * stamps[0]!.high);
  copyRows(stamps, stride, slate);
  const stream = await deflated(slate);
  giveSlate(slate);
  return {
    chunk: pngChunk('IDAT', stream.subarray(HEAD, stream.length - TAIL)),
    adler: stream.readUInt32BE(stream.length - 4),
    length: slate.length,
  };
}

/** Every row begins with its filter, 0 for none. */
function copyRows(stamps: readonly Stamp[], stride: number, to: Buffer): void {
  for (let start = 0; start < to.length; start += stride) to[start] = 0;
  let left = 1;
  for (const { wide, high, pixels } of stamps) {
    let at = left;
    for (let from = 0; from < wide * high; from += wide, at += stride) to.set(pixels.subarray(from, from + wide), at);
    left += wide;
  }
}

/** A zlib stream whose last block is empty: all before it can stand in another stream, as it looks back at nothing. */
function deflated(bytes: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    const stream = createDeflate({ level: LEVEL, chunkSize: CHUNK_BYTES });
    stream.on('data', (part: Buffer) => parts.push(part));
    stream.on('end', () => resolve(Buffer.concat(parts)));
    stream.on('error', reject);
    stream.write(bytes);
    // Ended before, it would make the first block the last one.
    stream.flush(constants.Z_FULL_FLUSH, () => stream.end());
  });
}

function takeSlate(length: number): Buffer {
  const at = slates.findIndex((slate) => slate.length === length);
  return at < 0 ? Buffer.allocUnsafeSlow(length) : slates.splice(at, 1)[0]!;
}

function giveSlate(slate: Buffer): void {
  slates.push(slate);
  while (slates.reduce((sum, { length }) => sum + length, 0) > SLATE_BYTES) slates.shift();
}
