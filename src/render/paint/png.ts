import { crc32 } from 'node:zlib';
import type { Extent } from './sight.ts';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** A PNG file with a palette of 8 bits: `colours` holds red, green and blue of each, `stream` its rows compressed. */
export function pngFile({ wide, high }: Extent, colours: Buffer, stream: Buffer): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(wide, 0);
  header.writeUInt32BE(high, 4);
  // 8 bits a pixel, colour type 3 (palette); compression, filter and interlace have one value each.
  header.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    SIGNATURE,
    pngChunk('IHDR', header),
    pngChunk('PLTE', colours),
    pngChunk('IDAT', stream),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A chunk of a PNG file with its length, type and checksum. */
function pngChunk(type: string, content: Buffer): Buffer {
  const framed = Buffer.alloc(content.length + 12);
  framed.writeUInt32BE(content.length, 0);
  framed.write(type, 4, 'latin1');
  content.copy(framed, 8);
  framed.writeUInt32BE(crc32(framed.subarray(4, content.length + 8)), content.length + 8);
  return framed;
}
