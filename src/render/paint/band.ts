import { constants, createDeflate, type Deflate } from 'node:zlib';
import { BoundedCache } from './bounded-cache.ts';
import { type PngBand, pngChunk } from './png.ts';
import type { Stamp } from './stamp.ts';

/** Bytes of compressed bands that are kept: about 40 large pictures that have nothing in common. */
const BAND_BYTES = 12 * 1024 * 1024;

/** Bytes of uncompressed bands that are kept to be written again: fresh memory takes longer than the copying. */
const SLATE_BYTES = 8 * 1024 * 1024;

/** The level below is a third faster and gives a tenth more bytes. */
const LEVEL = 4;

/** More than a compressed band has, so that it comes out in one piece. */
const CHUNK_BYTES = 64 * 1024;

/** Bytes before and behind the deflate blocks in the stream of a band: its head; an empty last block and Adler-32. */
const HEAD = 2;
const TAIL = 6;

/** Bytes of repeated stamps that are kept: every length of a row of empty squares. */
const REPEAT_BYTES = 8 * 1024 * 1024;

const repeats = new BoundedCache<Pick<Stamp, 'wide' | 'high' | 'pixels'>>(REPEAT_BYTES);
const bands = new BoundedCache<Promise<PngBand>>(BAND_BYTES);
const slates: Buffer[] = [];
/** Compressors to be used again: a new one takes fresh memory from the system. */
const idle: Deflate[] = [];

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
  for (const { wide, high, pixels } of runsOf(stamps)) {
    let at = left;
    for (let from = 0; from < wide * high; from += wide, at += stride) pixels.copy(to, at, from, from + wide);
    left += wide;
  }
}

/** Stamps with those that are repeated, as empty squares are, in one piece: many short copies take longer than a few. */
function runsOf(stamps: readonly Stamp[]): Pick<Stamp, 'wide' | 'high' | 'pixels'>[] {
  const runs: Pick<Stamp, 'wide' | 'high' | 'pixels'>[] = [];
  for (let at = 0; at < stamps.length; ) {
    const stamp = stamps[at]!;
    let end = at + 1;
    while (stamps[end]?.id === stamp.id) end++;
    runs.push(repeated(stamp, end - at));
    at = end;
  }
  return runs;
}

function repeated(stamp: Stamp, times: number): Pick<Stamp, 'wide' | 'high' | 'pixels'> {
  if (times === 1) return stamp;
  const key = `${stamp.id} ${times}`;
  const known = repeats.get(key);
  if (known) return known;
  const { wide, high, pixels } = stamp;
  const run = { wide: wide * times, high, pixels: Buffer.alloc(pixels.length * times) };
  for (let to = 0, from = 0; from < pixels.length; from += wide) {
    for (let time = 0; time < times; time++, to += wide) pixels.copy(run.pixels, to, from, from + wide);
  }
  repeats.set(key, run, run.pixels.length + key.length);
  return run;
}

/** A zlib stream whose last block is empty: all before it can stand in another stream, as it looks back at nothing. */
async function deflated(bytes: Buffer): Promise<Buffer> {
  const deflate = idle.pop() ?? createDeflate({ level: LEVEL, chunkSize: CHUNK_BYTES });
  const parts: Buffer[] = [];
  const collect = (part: Buffer) => parts.push(part);
  deflate.on('data', collect);
  await new Promise<void>((resolve, reject) => {
    deflate.once('error', reject);
    deflate.write(bytes);
    // Finished at once, the first block would be the last one.
    deflate.flush(constants.Z_FULL_FLUSH);
    deflate.flush(constants.Z_FINISH, () => {
      deflate.off('error', reject);
      resolve();
    });
  });
  deflate.off('data', collect);
  deflate.reset();
  idle.push(deflate);
  return Buffer.concat(parts);
}

function takeSlate(length: number): Buffer {
  const at = slates.findIndex((slate) => slate.length === length);
  return at < 0 ? Buffer.allocUnsafeSlow(length) : slates.splice(at, 1)[0]!;
}

function giveSlate(slate: Buffer): void {
  slates.push(slate);
  while (slates.reduce((sum, { length }) => sum + length, 0) > SLATE_BYTES) slates.shift();
}
