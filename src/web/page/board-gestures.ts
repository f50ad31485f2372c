import type { PressedKey } from './board-layer.ts';
import type { Point } from './camera.ts';

/** Distance by which one press of an arrow key moves the board, as a share of its width. */
const KEY_MOVE = 0.15;

/** A finger that moves fewer pixels than this between touch and release taps. */
const TAP_PIXELS = 12;

/** Two taps that are no further apart than this are a double tap. */
const DOUBLE_TAP = { milliseconds: 300, pixels: 24 };

/** Zoom factor of a double tap. */
const DOUBLE_TAP_ZOOM = 2;

/** Callbacks for gestures on a board; points are in pixels of its view. */
export interface GestureTarget {
  /** True if the whole board is shown. */
  readonly showsAll: boolean;
  moveBy(dx: number, dy: number): void;
  zoom(factor: number, around: Point): void;
  larger(): void;
  smaller(): void;
  showAll(): void;
  /** Called when a finger or a mouse goes down, before it is known whether it taps or moves the board. */
  down(point: Point): void;
  /** Called for each tap, also for both taps of a double tap; returns true if the second tap must not zoom. */
  tap(point: Point, isSecond: boolean): boolean;
  /** Called when a mouse without a pressed button is over a point, or leaves. */
  hover(point: Point | undefined): void;
  /** Called for each key first; returns whether it was used. */
  press(key: PressedKey): boolean;
}

/** Lets touch, mouse and keys move a board. */
export class BoardGestures {
  readonly #place: HTMLElement;
  readonly #target: GestureTarget;
  readonly #pointers = new Map<number, Point>();
  /** Start of a touch with one finger that is not lifted yet; undefined with several fingers. */
  #pressPoint: Point | undefined;
  #lastTap: (Point & { readonly at: number }) | undefined;
  /** True if the target took the touch that has just ended as a tap. */
  #isTaken = false;

  /** @param place the element that contains the board and receives the keys */
  constructor(place: HTMLElement, target: GestureTarget) {
    this.#place = place;
    this.#target = target;
    place.addEventListener('pointerdown', (event) => {
      place.setPointerCapture(event.pointerId);
      const point = this.#pointOf(event);
      this.#pointers.set(event.pointerId, point);
      this.#pressPoint = this.#pointers.size === 1 ? point : undefined;
      this.#isTaken = false;
      if (this.#pressPoint) this.#target.down(point);
    });
    place.addEventListener('pointermove', (event) => {
      if (event.pointerType === 'mouse' && event.buttons === 0) this.#target.hover(this.#pointOf(event));
      else this.#drag(event);
    });
    place.addEventListener('pointerleave', () => this.#target.hover(undefined));
    const release = ({ pointerId }: PointerEvent) => this.#pointers.delete(pointerId);
    place.addEventListener('pointercancel', release);
    place.addEventListener('pointerup', (event) => {
      release(event);
      this.#isTaken = this.#tap(this.#pointOf(event));
    });
    // Prevents the mouse events that browsers make of a tap: they take time for layout and move the focus.
    place.addEventListener('touchend', (event) => this.#isTaken && event.preventDefault(), { passive: false });
    place.addEventListener('wheel', (event) => this.#roll(event), { passive: false });
    place.addEventListener('keydown', (event) => this.#press(event));
  }

  #pointOf({ clientX, clientY }: MouseEvent): Point {
    const { left, top } = this.#place.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  }

  #roll(event: WheelEvent): void {
    // The page scrolls if the board cannot become smaller.
    if (this.#target.showsAll && event.deltaY > 0 && !event.ctrlKey) return;
    event.preventDefault();
    this.#target.zoom(Math.exp(-event.deltaY / (event.ctrlKey ? 100 : 400)), this.#pointOf(event));
  }

  #press(event: KeyboardEvent): void {
    const target = this.#target;
    if (target.press(event)) event.preventDefault();
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const move = KEY_MOVE * this.#place.clientWidth;
    const moves = {
      ArrowLeft: () => target.moveBy(move, 0),
      ArrowRight: () => target.moveBy(-move, 0),
      ArrowUp: () => target.moveBy(0, move),
      ArrowDown: () => target.moveBy(0, -move),
    };
    const keys: Readonly<Record<string, () => void>> = {
      // While the whole board is shown, the arrow keys are left to the page.
      ...(target.showsAll ? {} : moves),
      '+': () => target.larger(),
      '=': () => target.larger(),
      '-': () => target.smaller(),
      '0': () => target.showAll(),
    };
    const act = keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  }

  /** Moves the board with one pointer, and zooms it with two. */
  #drag(event: PointerEvent): void {
    const before = this.#pointers.get(event.pointerId);
    if (!before) return;
    const now = this.#pointOf(event);
    const other = [...this.#pointers].find(([id]) => id !== event.pointerId)?.[1];
    this.#pointers.set(event.pointerId, now);
    if (!other) {
      this.#target.moveBy(now.x - before.x, now.y - before.y);
      return;
    }
    const [was, is] = [before, now].map((point) => Math.hypot(point.x - other.x, point.y - other.y));
    this.#target.moveBy((now.x - before.x) / 2, (now.y - before.y) / 2);
    if (was! > 0) this.#target.zoom(is! / was!, { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
  }

  /** Handles the end of a touch; returns whether the target took it as a tap. */
  #tap(point: Point): boolean {
    const from = this.#pressPoint;
    this.#pressPoint = undefined;
    if (!from || Math.hypot(point.x - from.x, point.y - from.y) >= TAP_PIXELS) return false;
    const last = this.#lastTap;
    const now = performance.now();
    const isSecond =
      last !== undefined &&
      now - last.at < DOUBLE_TAP.milliseconds &&
      Math.hypot(point.x - last.x, point.y - last.y) < DOUBLE_TAP.pixels;
    this.#lastTap = isSecond ? undefined : { ...point, at: now };
    const isTaken = this.#target.tap(point, isSecond);
    if (isSecond && !isTaken) this.#target.zoom(DOUBLE_TAP_ZOOM, point);
    return isTaken;
  }
}
