import { createRequire } from 'node:module';

interface FrameOptions {
  /** How long the frame stays, in milliseconds. */
  readonly delay: number;
  /** Set only for the first frame: red, green and blue of every colour, and `repeat` 0 to repeat for ever. */
  readonly first?: boolean;
  readonly palette?: readonly (readonly number[])[];
  readonly repeat?: number;
  readonly transparent: boolean;
  readonly transparentIndex: number;
  /** 1 keeps the frame below the next one. */
  readonly dispose: number;
}

interface Encoder {
  writeHeader(): void;
  writeFrame(indices: Uint8Array, width: number, height: number, options: FrameOptions): void;
  finish(): void;
  bytes(): Uint8Array;
  /** The bytes written so far, without copying. */
  bytesView(): Uint8Array;
}

const require = createRequire(import.meta.url);

/** Loaded by `require`: the package has no types, and loaders disagree about its default export. */
export const { GIFEncoder, quantize } = require('gifenc') as {
  GIFEncoder(options: { readonly auto: false; readonly initialCapacity: number }): Encoder;
  /** Chooses at most `count` colours for RGBA pixels, as [red, green, blue]. */
  quantize(pixels: Uint8ClampedArray, count: number, options: { format: 'rgb444' }): number[][];
};
