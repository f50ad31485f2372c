import type { Theme } from '../request.ts';
import { GIFEncoder } from './gifenc.ts';
import type { Extent } from './sight.ts';
import type { Stamp } from './stamp.ts';
import { themeColours } from './theme-colours.ts';

/** The place in the palette that no colour has: pixels that stay as they are. */
const UNCHANGED = 255;

/** Bytes of a frame before the position of its rectangle: a control block of 8 and a separator. */
const BEFORE_POSITION = 9;

/** A stamp and its top left corner in the picture, in pixels. */
export interface PlacedStamp {
  readonly stamp: Stamp;
  readonly x: number;
  readonly y: number;
}

/** An animated GIF file that grows frame by frame; of every frame but the first only what changed is written. */
export class Animation {
  readonly #encoder = GIFEncoder({ auto: false, initialCapacity: 1 << 20 });
  readonly #extent: Extent;
  readonly #palette: number[][];
  /** Indices of the whole picture as it stands, and which stamp they are from at every corner of one. */
  readonly #shown: Uint8Array;
  #stamps = new Map<string, Stamp>();

  constructor(extent: Extent, theme: Theme) {
    const { bytes } = themeColours(theme);
    this.#extent = extent;
    this.#palette = Array.from({ length: 256 }, (_, at) => [0, 1, 2].map((part) => bytes[at * 3 + part] ?? 0));
    this.#shown = new Uint8Array(extent.wide * extent.high).fill(UNCHANGED);
    this.#encoder.writeHeader();
  }

  /**
   * @param placed stamps that cover the whole picture, at the same corners in every frame
   * @param delay milliseconds that the frame stays
   */
  addFrame(placed: readonly PlacedStamp[], delay: number): void {
    const first = this.#stamps.size === 0;
    const changed = placed.filter(({ stamp, x, y }) => this.#stamps.get(`${x} ${y}`) !== stamp);
    this.#stamps = new Map(placed.map(({ stamp, x, y }) => [`${x} ${y}`, stamp]));
    // A frame cannot be empty.
    const parts = changed.length > 0 ? changed : placed.slice(0, 1);
    const left = Math.min(...parts.map(({ x }) => x));
    const top = Math.min(...parts.map(({ y }) => y));
    const wide = Math.max(...parts.map(({ stamp, x }) => x + stamp.wide)) - left;
    const high = Math.max(...parts.map(({ stamp, y }) => y + stamp.high)) - top;
    const changes = new Uint8Array(wide * high).fill(UNCHANGED);
    for (const { stamp, x, y } of parts) this.#change(stamp, { x, y }, { changes, left, top, wide });
    const at = this.#encoder.bytesView().length;
    this.#encoder.writeFrame(changes, wide, high, {
      ...(first ? { first, palette: this.#palette, repeat: 0 } : {}),
      delay,
      transparent: true,
      transparentIndex: UNCHANGED,
      dispose: 1,
    });
    // The encoder knows no rectangles: it puts every frame at the corner.
    if (!first) {
      const position = this.#encoder.bytesView().subarray(at + BEFORE_POSITION, at + BEFORE_POSITION + 4);
      position.set([left & 255, left >> 8, top & 255, top >> 8]);
    }
  }

  #change(
    { wide, high, pixels }: Stamp,
    corner: { x: number; y: number },
    area: { changes: Uint8Array; left: number; top: number; wide: number },
  ): void {
    const shown = this.#shown;
    for (let row = 0; row < high; row++) {
      const before = (corner.y + row) * this.#extent.wide + corner.x;
      const to = (corner.y + row - area.top) * area.wide + corner.x - area.left;
      for (let column = 0; column < wide; column++) {
        const index = pixels[row * wide + column]!;
        if (shown[before + column] === index) continue;
        shown[before + column] = index;
        area.changes[to + column] = index;
      }
    }
  }

  /** The whole file. */
  finish(): Buffer {
    this.#encoder.finish();
    return Buffer.from(this.#encoder.bytes());
  }
}
