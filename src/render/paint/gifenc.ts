import { createRequire } from 'node:module';

interface FrameOptions {
  /** Whether this frame opens the file and gives its size, palette and number of repetitions. */
  readonly first?: boolean;
  /** Red, green and blue of every colour. */
  readonly palette?: readonly (readonly number[])[];
  /** Milliseconds that the frame stays. */
  readonly delay: number;
  /** 0 for ever, -1 for once. */
  readonly repeat?: number;
  readonly transparent?: boolean;
  readonly transparentIndex?: number;
  /** 1 leaves the frame where it is when the next one comes. */
  readonly dispose?: number;
}

interface Encoder {
  writeHeader(): void;
  writeFrame(indices: Uint8Array, width: number, height: number, options: FrameOptions): void;
  finish(): void;
  bytes(): Uint8Array;
  /** What was written so far, not copied. */
  bytesView(): Uint8Array;
}

interface Gifenc {
  GIFEncoder(options: { readonly auto: false; readonly initialCapacity?: number }): Encoder;
  /** Chooses at most `count` colours for RGBA pixels, as [red, green, blue]. */
  quantize(pixels: Uint8ClampedArray, count: number, options: { format: 'rgb444' }): number[][];
}

const require = createRequire(import.meta.url);

/** The package has no types, and loaders do not agree what its default export is. */
export const { GIFEncoder, quantize } = require('gifenc') as Gifenc;
