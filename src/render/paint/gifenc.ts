import { createRequire } from 'node:module';

interface FrameOptions {
  /** Milliseconds that the frame stays. */
  readonly delay: number;
  /** Only of the frame that opens the file: red, green and blue of every colour, and 0 to repeat all for ever. */
  readonly first?: boolean;
  readonly palette?: readonly (readonly number[])[];
  readonly repeat?: number;
  readonly transparent: boolean;
  readonly transparentIndex: number;
  /** 1 leaves the frame where it is when the next one comes. */
  readonly dispose: number;
}

interface Encoder {
  writeHeader(): void;
  writeFrame(indices: Uint8Array, width: number, height: number, options: FrameOptions): void;
  finish(): void;
  bytes(): Uint8Array;
  /** What was written so far, not copied. */
  bytesView(): Uint8Array;
}

const require = createRequire(import.meta.url);

/** The package has no types, and loaders do not agree what its default export is. */
export const { GIFEncoder, quantize } = require('gifenc') as {
  GIFEncoder(options: { readonly auto: false; readonly initialCapacity: number }): Encoder;
  /** Chooses at most `count` colours for RGBA pixels, as [red, green, blue]. */
  quantize(pixels: Uint8ClampedArray, count: number, options: { format: 'rgb444' }): number[][];
};
