import { crc32 } from 'node:zlib';
import type { Extent } from './sight.ts';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const NOTHING = Buffer.alloc(0);

/** Checksums of parts of files that were written before. */
const checksums = new WeakMap<Buffer, number>();

/**
 * A PNG file with a palette of 8 bits.
 *
 * @param colours red, green and blue of each
 * @param stream the rows compressed, in parts; those of other files are written fastest
 */
export function pngFile({ wide, high }: Extent, colours: Buffer, stream: readonly Buffer[]): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(wide, 0);
  header.writeUInt32BE(high, 4);
  // 8 bits a pixel, colour type 3 (palette); compression, filter and interlace have one value each.
  header.set([8, 3, 0, 0, 0], 8);
  const parts = [
    SIGNATURE,
    ...pngChunk('IHDR', header),
    ...pngChunk('PLTE', colours),
    ...stream.flatMap((part) => pngChunk('IDAT', part)),
    ...pngChunk('IEND', NOTHING),
  ];
  // In memory of its own, which can be handed over to another thread.
  const file = Buffer.allocUnsafeSlow(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) at += part.copy(file, at);
  return file;
}

/** A chunk of a PNG file with its length and type before it and its checksum behind it. */
function pngChunk(type: string, content: Buffer): Buffer[] {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(content.length, 0);
  head.write(type, 4, 'latin1');
  const checksum = checksums.get(content) ?? crc32(content, crc32(head.subarray(4)));
  checksums.set(content, checksum);
  const foot = Buffer.alloc(4);
  foot.writeUInt32BE(checksum);
  return [head, content, foot];
}
