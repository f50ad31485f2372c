import { setImmediate } from 'node:timers/promises';
import type { Drawing } from '../../drawing/draw.ts';
import type { Box } from '../../drawing/point.ts';
import type { GameContent, Replay } from '../request.ts';
import { type Band, bandsOf, paintBand } from './bands.ts';
import { GIFEncoder } from './gifenc.ts';
import { paintFor } from './picture.ts';

/** A frame of a replay: a function that makes its drawing, and how long it stays, in milliseconds. */
interface Frame {
  readonly draw: () => Drawing;
  readonly delay: number;
}

interface PaintedReplay {
  readonly frames: readonly Frame[];
  readonly repeats: boolean;
  /** Called before every frame is painted. */
  readonly frameBegun?: (() => void) | undefined;
}

/**
 * Paints drawings of one size and theme as the frames of an animated GIF file. Other pictures can be painted between the frames.
 *
 * @param frameBegun called before every frame is painted
 * @throws Error when the drawings differ in size or theme
 */
export async function paintReplay(
  source: GameContent,
  { frames, repeats, frameBegun }: PaintedReplay,
): Promise<Replay> {
  const first = frames[0]!.draw();
  const { width, height, theme, palette } = first;
  const paint = await paintFor(source, theme, palette);
  const animation = new Animation({ width, height, repeats }, paint.colours.bytes);
  const pixels = new Uint8Array(width * height);
  let before: readonly Band[] = [];
  for (const [at, { draw, delay }] of frames.entries()) {
    await setImmediate();
    frameBegun?.();
    const drawing = draw();
    if (drawing.width !== width || drawing.height !== height || drawing.theme !== theme) {
      throw new Error(`frame ${at} has another size or theme than the first one`);
    }
    const bands = bandsOf(drawing, source);
    for (const [index, band] of bands.entries()) {
      if (band.key === before[index]?.key) continue;
      paintBand(paint, band, { width, pixels, stride: width, start: band.top * width });
    }
    before = bands;
    animation.addFrame(pixels, delay);
  }
  return { gif: animation.finish(), width, height };
}

/** Values of the encoder's option `repeat`. */
const FOR_EVER = 0;
const ONCE = -1;

/** The palette index for pixels that do not change. */
const UNCHANGED = 255;

/** Bytes of a frame before the position of its rectangle: a control block of 8 and a separator. */
const BEFORE_POSITION = 9;

/** An animated GIF file that grows frame by frame; after the first frame, only the changed rectangle of each is written. */
class Animation {
  readonly #encoder = GIFEncoder({ auto: false, initialCapacity: 1 << 20 });
  readonly #width: number;
  readonly #palette: number[][];
  /** Palette indices of the picture after the last frame. */
  readonly #shown: Uint8Array;
  readonly #repeats: boolean;
  #isFirst = true;

  /** @param colours red, green and blue of each colour; at most 255 colours */
  constructor(
    { width, height, repeats }: { readonly width: number; readonly height: number; readonly repeats: boolean },
    colours: Buffer,
  ) {
    this.#width = width;
    this.#repeats = repeats;
    this.#palette = Array.from({ length: 256 }, (_, index) => [0, 1, 2].map((part) => colours[index * 3 + part] ?? 0));
    this.#shown = new Uint8Array(width * height).fill(UNCHANGED);
    this.#encoder.writeHeader();
  }

  /**
   * @param pixels palette indices of the whole picture
   * @param delay how long the frame stays, in milliseconds
   */
  addFrame(pixels: Uint8Array, delay: number): void {
    const { x: left, y: top, width, height } = this.#changedArea(pixels);
    const changes = new Uint8Array(width * height);
    for (let index = 0; index < changes.length; index++) {
      const from = (top + Math.floor(index / width)) * this.#width + left + (index % width);
      changes[index] = this.#shown[from] === pixels[from] ? UNCHANGED : pixels[from]!;
    }
    this.#shown.set(pixels);
    const begin = this.#encoder.bytesView().length;
    this.#encoder.writeFrame(changes, width, height, {
      ...(this.#isFirst ? { first: true, palette: this.#palette, repeat: this.#repeats ? FOR_EVER : ONCE } : {}),
      delay,
      transparent: true,
      transparentIndex: UNCHANGED,
      dispose: 1,
    });
    // The encoder puts every frame at the corner, so the position of the rectangle is written here.
    if (!this.#isFirst) {
      const position = this.#encoder.bytesView().subarray(begin + BEFORE_POSITION, begin + BEFORE_POSITION + 4);
      position.set([left & 255, left >> 8, top & 255, top >> 8]);
    }
    this.#isFirst = false;
  }

  /** Returns the smallest rectangle with all changed pixels; one pixel if none has changed, as a frame cannot be empty. */
  #changedArea(pixels: Uint8Array): Box {
    const shown = this.#shown;
    const width = this.#width;
    let [left, top, right, bottom] = [width, 0, 0, 0];
    for (let index = 0; index < pixels.length; index++) {
      if (shown[index] === pixels[index]) continue;
      const x = index % width;
      if (right === 0) top = Math.floor(index / width);
      left = Math.min(left, x);
      right = Math.max(right, x + 1);
      bottom = Math.floor(index / width) + 1;
    }
    return right === 0
      ? { x: 0, y: 0, width: 1, height: 1 }
      : { x: left, y: top, width: right - left, height: bottom - top };
  }

  /** Ends the animation and returns the file. */
  finish(): Buffer {
    this.#encoder.finish();
    return Buffer.from(this.#encoder.bytes());
  }
}
