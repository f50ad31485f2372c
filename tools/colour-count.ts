import { quantize } from '../src/render/paint/gifenc.ts';

/** Rounds in which every colour of a palette moves to the middle of those it stands for. */
const ROUNDS = 12;

/** Shares of red, green and blue in the difference of two colours: the eye sees green best. */
const WEIGHTS = [2, 4, 1] as const;

/** How often which colours occur, to six bits of red, green and blue. */
export class ColourCount {
  readonly #pixels = new Float64Array(1 << 18);
  readonly #sums = [0, 1, 2].map(() => new Float64Array(1 << 18));

  /** Counts opaque RGBA pixels. */
  add(rgba: Uint8ClampedArray): void {
    const [reds, greens, blues] = this.#sums as [Float64Array, Float64Array, Float64Array];
    for (let at = 0; at < rgba.length; at += 4) {
      const [red, green, blue] = [rgba[at]!, rgba[at + 1]!, rgba[at + 2]!];
      const cell = ((red >> 2) << 12) | ((green >> 2) << 6) | (blue >> 2);
      this.#pixels[cell]! += 1;
      reds[cell]! += red;
      greens[cell]! += green;
      blues[cell]! += blue;
    }
  }

  /** Number of different colours. */
  get size(): number {
    return this.#pixels.reduce((sum, pixels) => sum + (pixels > 0 ? 1 : 0), 0);
  }

  /**
   * The `size` colours that all others come nearest to, as hex digits, `exact` ones first, and how near: the ratio of
   * signal to noise in decibels.
   */
  palette(size: number, exact: readonly string[]): { readonly colours: string[]; readonly decibels: number } {
    const pinned = exact.map((hex) => [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)));
    const { counts, points } = this.#occurring();
    const palette = [...pinned, ...this.#firstGuess(size - pinned.length)];
    let nearest = new Uint8Array(counts.length);
    for (let round = 0; round < ROUNDS; round++) {
      nearest = nearestOf(points, palette);
      moveToMiddles({ palette, pinned: pinned.length, points, counts, nearest });
    }
    const rounded = palette.map((colour) => colour.map(Math.round));
    nearest = nearestOf(points, rounded);
    let [squares, pixels] = [0, 0];
    counts.forEach((count, at) => {
      const colour = rounded[nearest[at]!]!;
      for (let part = 0; part < 3; part++) squares += count * (points[at * 3 + part]! - colour[part]!) ** 2;
      pixels += 3 * count;
    });
    const colours = rounded.map((colour) => colour.map((part) => part.toString(16).padStart(2, '0')).join(''));
    return { colours: [...new Set(colours)], decibels: 10 * Math.log10(255 ** 2 / (squares / pixels)) };
  }

  #occurring(): { counts: number[]; points: Float64Array } {
    const cells = [...this.#pixels.keys()].filter((cell) => this.#pixels[cell]! > 0);
    const counts = cells.map((cell) => this.#pixels[cell]!);
    const points = Float64Array.from(
      cells.flatMap((cell) => this.#sums.map((sum) => sum[cell]! / this.#pixels[cell]!)),
    );
    return { counts, points };
  }

  /** Colours from the library's own choice among pixels as frequent as the square root of the counted ones. */
  #firstGuess(size: number): number[][] {
    const { counts, points } = this.#occurring();
    const bytes: number[] = [];
    counts.forEach((count, at) => {
      const pixel = [...points.subarray(at * 3, at * 3 + 3), 255];
      for (let copy = Math.min(200, Math.ceil(Math.sqrt(count) / 4)); copy > 0; copy--) bytes.push(...pixel);
    });
    return quantize(Uint8ClampedArray.from(bytes), size, { format: 'rgb565' });
  }
}

function nearestOf(points: Float64Array, palette: readonly (readonly number[])[]): Uint8Array<ArrayBuffer> {
  const flat = Float64Array.from(palette.flat());
  const nearest = new Uint8Array(points.length / 3);
  for (let at = 0; at < nearest.length; at++) {
    const [red, green, blue] = [points[at * 3]!, points[at * 3 + 1]!, points[at * 3 + 2]!];
    let least = Number.POSITIVE_INFINITY;
    for (let colour = 0; colour < flat.length; colour += 3) {
      const [r, g, b] = [flat[colour]! - red, flat[colour + 1]! - green, flat[colour + 2]! - blue];
      const distance = WEIGHTS[0] * r * r + WEIGHTS[1] * g * g + WEIGHTS[2] * b * b;
      if (distance < least) {
        least = distance;
        nearest[at] = colour / 3;
      }
    }
  }
  return nearest;
}

/** Moves every colour but the pinned ones; rare colours count for more than their pixels, so that thin things keep theirs. */
function moveToMiddles(step: {
  palette: number[][];
  pinned: number;
  points: Float64Array;
  counts: readonly number[];
  nearest: Uint8Array;
}): void {
  const { palette, pinned, points, counts, nearest } = step;
  const sums = palette.map(() => [0, 0, 0, 0]);
  counts.forEach((count, at) => {
    const sum = sums[nearest[at]!]!;
    const weight = count ** 0.8;
    for (let part = 0; part < 3; part++) sum[part]! += weight * points[at * 3 + part]!;
    sum[3]! += weight;
  });
  sums.forEach(([red, green, blue, weight], at) => {
    if (at >= pinned && weight! > 0) palette[at] = [red! / weight!, green! / weight!, blue! / weight!];
  });
}
