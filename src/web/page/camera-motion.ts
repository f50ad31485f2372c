import type { Camera } from './camera.ts';

/** Duration of a camera motion, in milliseconds. */
const MOVE_TIME = 300;

/** A motion of a camera, at most one at a time. */
export class CameraMotion {
  #frame = 0;

  /**
   * Moves a camera, which `set` sets for each frame: at once if the reader wants less motion.
   *
   * @param to where it goes, asked anew for each frame, as the board may grow on the way
   */
  begin(from: Camera, to: () => Camera, set: (camera: Camera) => void): void {
    this.stop();
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const start = performance.now();
    const step = () => {
      const share = isStill ? 1 : Math.min(1, (performance.now() - start) / MOVE_TIME);
      set(between(from, to(), share * (2 - share)));
      if (share < 1) this.#frame = requestAnimationFrame(step);
    };
    step();
  }

  /** Stops the camera at its current position. */
  stop(): void {
    cancelAnimationFrame(this.#frame);
  }
}

/** The camera at a share of the way from one to another: its squares grow or shrink evenly, and one point of the view stays. */
function between(from: Camera, to: Camera, share: number): Camera {
  const mix = (one: number, other: number, by: number) => one + (other - one) * by;
  if (from.side === to.side) return { x: mix(from.x, to.x, share), y: mix(from.y, to.y, share), side: to.side };
  const side = from.side * (to.side / from.side) ** share;
  // The middle moves in proportion to the visible area, so that the point around which it zooms stays in place.
  const by = (1 / side - 1 / from.side) / (1 / to.side - 1 / from.side);
  return { x: mix(from.x, to.x, by), y: mix(from.y, to.y, by), side };
}
