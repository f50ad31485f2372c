import type { Box } from './point.ts';

/** A cost for every cell that a box touches; the box need not consist of whole cells. */
export interface WeightedBox extends Box {
  readonly cost: number;
}

/** A summed-area table over the cells of a box: finds the sum within any rectangle in constant time. */
export class CellSums {
  readonly box: Box;
  readonly #stride: number;
  /** #sums[row * stride + column] = sum of the cells above the row and left of the column. */
  readonly #sums: Float64Array;

  /** Adds up weights; parts outside the box are ignored. */
  constructor(box: Box, weights: readonly WeightedBox[]) {
    this.box = box;
    this.#stride = box.width + 1;
    this.#sums = new Float64Array(this.#stride * (box.height + 1));
    const [sums, stride] = [this.#sums, this.#stride];
    for (const { x, y, width, height, cost } of weights) {
      const bottom = Math.min(box.height, Math.ceil(y + height - box.y));
      const right = Math.min(box.width, Math.ceil(x + width - box.x));
      const left = Math.max(0, Math.floor(x - box.x));
      for (let row = Math.max(0, Math.floor(y - box.y)); row < bottom; row++) {
        for (let column = left; column < right; column++) sums[(row + 1) * stride + column + 1]! += cost;
      }
    }
    for (let row = 1; row <= box.height; row++) {
      let line = 0;
      for (let column = 1; column < stride; column++) {
        line += sums[row * stride + column]!;
        sums[row * stride + column] = sums[(row - 1) * stride + column]! + line;
      }
    }
  }

  /** The sum of the cells within a rectangle of whole cells. */
  sumWithin(x: number, y: number, width: number, height: number): number {
    const { box } = this;
    const left = Math.max(0, x - box.x);
    const right = Math.min(box.width, x + width - box.x);
    const top = Math.max(0, y - box.y);
    const bottom = Math.min(box.height, y + height - box.y);
    if (right <= left || bottom <= top) return 0;
    const sums = this.#sums;
    const [topRow, bottomRow] = [top * this.#stride, bottom * this.#stride];
    return sums[bottomRow + right]! - sums[bottomRow + left]! - sums[topRow + right]! + sums[topRow + left]!;
  }
}
