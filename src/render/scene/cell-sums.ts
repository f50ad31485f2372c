import type { Box } from '../point.ts';

/** Numbers in cells, of which the sum within any rectangle is known at once when all are added. */
export class CellSums {
  readonly box: Box;
  readonly #stride: number;
  /** #sums[row * stride + column] = sum of everything above and left of that corner. */
  readonly #sums: Float64Array;

  constructor(box: Box) {
    this.box = box;
    this.#stride = box.wide + 1;
    this.#sums = new Float64Array(this.#stride * (box.high + 1));
  }

  /** Adds to every cell that a box touches; the box may have fractions, and may reach beyond these cells. */
  addBox({ x, y, wide, high }: Box, value: number): void {
    const box = this.box;
    const top = Math.max(0, Math.floor(y - box.y));
    const bottom = Math.min(box.high, Math.ceil(y + high - box.y));
    const left = Math.max(0, Math.floor(x - box.x));
    const right = Math.min(box.wide, Math.ceil(x + wide - box.x));
    for (let row = top; row < bottom; row++) {
      for (let column = left; column < right; column++) this.#sums[(row + 1) * this.#stride + column + 1]! += value;
    }
  }

  /** Adds to one of these cells, by its corner. */
  add(x: number, y: number, value: number): void {
    const box = this.box;
    this.#sums[(y - box.y + 1) * this.#stride + x - box.x + 1]! += value;
  }

  /** Adds up; nothing can be added any more. */
  finish(): void {
    const sums = this.#sums;
    const stride = this.#stride;
    for (let row = 1; row <= this.box.high; row++) {
      let line = 0;
      for (let column = 1; column < stride; column++) {
        line += sums[row * stride + column]!;
        sums[row * stride + column] = sums[(row - 1) * stride + column]! + line;
      }
    }
  }

  /** The sum of the cells within a rectangle of whole cells, once all are added up. */
  within(x: number, y: number, wide: number, high: number): number {
    const box = this.box;
    const left = Math.max(0, x - box.x);
    const right = Math.min(box.wide, x + wide - box.x);
    const top = Math.max(0, y - box.y);
    const bottom = Math.min(box.high, y + high - box.y);
    if (right <= left || bottom <= top) return 0;
    const sums = this.#sums;
    const [above, below] = [top * this.#stride, bottom * this.#stride];
    return sums[below + right]! - sums[below + left]! - sums[above + right]! + sums[above + left]!;
  }
}
