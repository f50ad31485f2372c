/** A frame of an animation: its rectangle, how long it stays in milliseconds, and the whole picture after it. */
export interface GifFrame {
  readonly area: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly delay: number;
  /** Indices of the palette, row by row. */
  readonly shown: Uint8Array;
}

/** Reads an animated GIF file with one palette; every frame is drawn over the one before. */
export function framesOf(gif: Buffer) {
  if (gif.toString('latin1', 0, 6) !== 'GIF89a') throw new Error('not a GIF file');
  const [width, height, packed] = [gif.readUInt16LE(6), gif.readUInt16LE(8), gif[10]!];
  let at = 13 + 3 * (2 << (packed & 7));
  let shown = new Uint8Array(width * height);
  let [loops, delay, transparent] = [-1, 0, -1];
  const frames: GifFrame[] = [];
  const blocks = (): Buffer => {
    const parts: Buffer[] = [];
    for (let length = gif[at++]!; length > 0; length = gif[at++]!) {
      parts.push(gif.subarray(at, at + length));
      at += length;
    }
    return Buffer.concat(parts);
  };
  for (;;) {
    const kind = gif[at++];
    if (kind === 0x3b) return { width, height, loops, frames };
    if (kind === 0x21) {
      const label = gif[at++];
      const content = blocks();
      if (label === 0xff) loops = content.readUInt16LE(12);
      if (label === 0xf9) {
        delay = content.readUInt16LE(1) * 10;
        transparent = content[0]! & 1 ? content[3]! : -1;
      }
    } else if (kind === 0x2c) {
      const [x, y, across, down] = [0, 2, 4, 6].map((offset) => gif.readUInt16LE(at + offset)) as [
        number,
        number,
        number,
        number,
      ];
      if (gif[at + 8] !== 0) throw new Error('a frame with a palette of its own, or interlaced');
      at += 9;
      const bits = gif[at++]!;
      const indices = unpack(blocks(), bits);
      if (indices.length !== across * down) throw new Error(`${indices.length} pixels for ${across} x ${down}`);
      shown = shown.slice();
      indices.forEach((index, pixel) => {
        if (index !== transparent) shown[(y + Math.floor(pixel / across)) * width + x + (pixel % across)] = index;
      });
      frames.push({ area: { x, y, width: across, height: down }, delay, shown });
    } else throw new Error(`unknown block ${kind} at ${at - 1}`);
  }
}

/** Undoes the compression of a frame. */
function unpack(bytes: Buffer, bits: number): number[] {
  const [clear, end] = [1 << bits, (1 << bits) + 1];
  let table: number[][] = [];
  let [size, value, held, at] = [bits + 1, 0, 0, 0];
  let before: number[] | undefined;
  const pixels: number[] = [];
  for (;;) {
    while (held < size) {
      value |= bytes[at++]! << held;
      held += 8;
    }
    const code = value & ((1 << size) - 1);
    value >>>= size;
    held -= size;
    if (code === end) return pixels;
    if (code === clear) {
      table = Array.from({ length: end + 1 }, (_, index) => [index]);
      size = bits + 1;
      before = undefined;
      continue;
    }
    const entry: number[] = table[code] ?? [...before!, before![0]!];
    if (before && table.length < 4096) table.push([...before, entry[0]!]);
    for (const pixel of entry) pixels.push(pixel);
    before = entry;
    if (table.length === 1 << size && size < 12) size++;
  }
}
