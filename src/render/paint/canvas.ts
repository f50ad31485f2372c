import type { Canvas } from '@napi-rs/canvas';

/** Gives back the memory of a canvas that is not used any more: the collector does not know how much that is. */
export function giveBack(canvas: Canvas): void {
  canvas.width = 0;
  canvas.height = 0;
}
