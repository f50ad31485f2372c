import { brotliDecompressSync } from 'node:zlib';

/** Indexes of 'cmap' and 'glyf' / 'loca' in WOFF2's list of known table tags. */
const CMAP = 0;
const GLYF = 10;
const LOCA = 11;
/** The index for a table whose tag is written out. */
const WRITTEN_TAG = 63;
const HEADER_BYTES = 48;

/**
 * Returns the code points for which a WOFF2 font has glyphs, from its character map. They must be known, as the canvas would
 * silently take a missing glyph from a system font.
 *
 * @throws Error when the file is not a WOFF2 font with a Unicode character map
 */
export function glyphCoverage(font: Buffer): ReadonlySet<number> {
  if (font.toString('latin1', 0, 4) !== 'wOF2') throw new Error('not a WOFF2 font');
  const tables = font.readUInt16BE(12);
  const compressed = font.readUInt32BE(20);
  let at = HEADER_BYTES;
  const readNumber = (): number => {
    let value = 0;
    for (;;) {
      const byte = font[at++]!;
      value = value * 128 + (byte & 0x7f);
      if (byte < 0x80) return value;
    }
  };
  let offset = 0;
  let cmap: { start: number; length: number } | undefined;
  for (let table = 0; table < tables; table++) {
    const flags = font[at++]!;
    const tag = flags & 0x3f;
    const version = flags >> 6;
    const written = tag === WRITTEN_TAG ? font.toString('latin1', at, at + 4) : '';
    at += written.length;
    const plain = readNumber();
    const transformed = tag === GLYF || tag === LOCA ? version !== 3 : version !== 0;
    const length = transformed ? readNumber() : plain;
    if (tag === CMAP || written === 'cmap') cmap = { start: offset, length };
    offset += length;
  }
  if (!cmap) throw new Error('the font has no character map');
  const data = brotliDecompressSync(font.subarray(at, at + compressed));
  return readCharacterMap(data.subarray(cmap.start, cmap.start + cmap.length));
}

function readCharacterMap(cmap: Buffer): ReadonlySet<number> {
  const covered = new Set<number>();
  const add = (from: number, to: number) => {
    for (let code = from; code <= to; code++) covered.add(code);
  };
  const subtables = cmap.readUInt16BE(2);
  for (let record = 4; record < 4 + subtables * 8; record += 8) {
    const platform = cmap.readUInt16BE(record);
    const subtable = cmap.subarray(cmap.readUInt32BE(record + 4));
    const format = subtable.readUInt16BE(0);
    if (platform !== 0 && platform !== 3) continue;
    if (format === 12) {
      const end = 16 + subtable.readUInt32BE(12) * 12;
      for (let group = 16; group < end; group += 12)
        add(subtable.readUInt32BE(group), subtable.readUInt32BE(group + 4));
    } else if (format === 4) {
      const bytes = subtable.readUInt16BE(6);
      for (let index = 14; index < 14 + bytes; index += 2) {
        add(subtable.readUInt16BE(index + bytes + 2), Math.min(subtable.readUInt16BE(index), 0xfffe));
      }
    }
  }
  if (covered.size === 0) throw new Error('the font has no Unicode character map');
  return covered;
}
