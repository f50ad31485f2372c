import type { Square } from '../../core/tile.ts';
import type { TileOperation } from '../../drawing/draw.ts';
import { paintOperation } from '../../render/strokes/brush.ts';
import type { BoardDrawing } from '../../render/strokes/packed-points.ts';
import { type BoardArt, pageBrush, TilePictures } from './tile-pictures.ts';

/** Time for painting tiles in one frame, in milliseconds; short, so that dragging stays smooth. */
const PAINT_BUDGET = 10;

/** Largest side of a square, in pixels of the page. */
const MAX_SQUARE_SIDE = 240;

/** Zoom factor of one step. */
const ZOOM_STEP = 1.4;

/** Distance by which one press of an arrow key moves the board, as a share of its width. */
const KEY_MOVE = 0.15;

/**
 * Two taps that are no further apart than this are a double tap. A finger that moves fewer pixels than this between touch and
 * release taps.
 */
const DOUBLE_TAP = { milliseconds: 300, pixels: 24 };

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The point in the middle of the view, in squares of the board, and the side of a square in pixels of the page. */
interface Camera extends Point {
  readonly side: number;
}

/** Shows the drawing of a board; touch, mouse and keys pan and zoom it. One class, as all of them move one camera. */
export class BoardView {
  readonly #container: HTMLElement;
  readonly #canvas: HTMLCanvasElement;
  readonly #context: CanvasRenderingContext2D;
  readonly #board: BoardArt;
  readonly #tiles: TilePictures;
  readonly #pointers = new Map<number, Point>();
  #drawing: BoardDrawing | undefined;
  #camera: Camera = { x: 0, y: 0, side: 40 };
  /** True if the view shows the whole board; it still does when the board grows. */
  #showsAll = true;
  #frame = 0;
  /** Start of a touch with one finger that is not lifted yet; undefined with several fingers. */
  #pressPoint: Point | undefined;
  #lastTap: (Point & { readonly at: number }) | undefined;

  /** @param place the element that contains the canvas and receives the keys */
  constructor(place: HTMLElement, board: BoardArt) {
    this.#container = place;
    this.#canvas = place.querySelector('canvas')!;
    this.#context = this.#canvas.getContext('2d')!;
    this.#board = board;
    this.#tiles = new TilePictures(board);
    new ResizeObserver(() => this.#resize()).observe(place);
    this.#watchPixels();
    this.#addListeners();
  }

  /**
   * Shows another drawing. The middle of the view stays, unless the whole board is shown or a changed square would be out of
   * sight.
   */
  show(drawing: BoardDrawing, changed: readonly Square[]): void {
    this.#drawing = drawing;
    if (this.#showsAll) this.showAll();
    else this.#bringIntoView(changed);
    this.#requestFrame();
  }

  /** Shows all of the board. */
  showAll(): void {
    this.#showsAll = true;
    this.#container.classList.remove('enlarged');
    const whole = this.#cameraOnAll();
    if (whole) this.#camera = whole;
    this.#requestFrame();
  }

  /** Makes the board larger or smaller around a point of the view, by default its middle. */
  zoom(factor: number, around?: Point): void {
    const whole = this.#cameraOnAll();
    if (!whole) return;
    const { x, y, side } = this.#camera;
    const next = Math.min(MAX_SQUARE_SIDE, Math.max(whole.side, side * factor));
    const { width, height } = this.#size();
    const from = around ?? { x: width / 2, y: height / 2 };
    const [dx, dy] = [from.x - width / 2, from.y - height / 2];
    this.#moveTo({ x: x + dx / side - dx / next, y: y + dy / side - dy / next, side: next });
  }

  /** Makes the board larger by a step. */
  larger(): void {
    this.zoom(ZOOM_STEP);
  }

  /** Makes the board smaller by a step. */
  smaller(): void {
    this.zoom(1 / ZOOM_STEP);
  }

  /** Draws again, for example when fonts have been loaded. */
  refresh(): void {
    this.#requestFrame();
  }

  #size(): { readonly width: number; readonly height: number } {
    return { width: this.#container.clientWidth, height: this.#container.clientHeight };
  }

  /** The camera that shows the whole drawing. */
  #cameraOnAll(): Camera | undefined {
    const drawing = this.#drawing;
    if (!drawing?.grid) return undefined;
    const { width, height } = this.#size();
    const { grid, area } = drawing;
    const scale = Math.min(width / drawing.width, height / drawing.height);
    return {
      x: area.x + (drawing.width / 2 - grid.x) / grid.size,
      y: area.y + (drawing.height / 2 - grid.y) / grid.size,
      side: grid.size * scale,
    };
  }

  /** Moves the camera; its middle stays on the board. */
  #moveTo(camera: Camera): void {
    const { area } = this.#drawing!;
    const within = (value: number, from: number, length: number) => Math.min(from + length, Math.max(from, value));
    this.#camera = {
      x: within(camera.x, area.x, area.columns),
      y: within(camera.y, area.y, area.rows),
      side: camera.side,
    };
    const whole = this.#cameraOnAll()!;
    this.#showsAll = camera.side <= whole.side * 1.001;
    if (this.#showsAll) this.#camera = whole;
    this.#container.classList.toggle('enlarged', !this.#showsAll);
    this.#requestFrame();
  }

  /** Moves the camera until the squares are in view. If the view is too small for them, it shows their left and top. */
  #bringIntoView(squares: readonly Square[]): void {
    if (squares.length === 0) return;
    const { x, y, side } = this.#camera;
    const { width, height } = this.#size();
    // How far the view has to move along one axis to show these squares; negative towards the left or top.
    const shiftToShow = (middle: number, length: number, positions: readonly number[]) => {
      const from = Math.min(...positions) - (middle - length / 2);
      const to = Math.max(...positions) + 1 - (middle + length / 2);
      return from < 0 ? from : Math.max(0, Math.min(from, to));
    };
    const dx = shiftToShow(
      x,
      width / side,
      squares.map((square) => square.x),
    );
    const dy = shiftToShow(
      y,
      height / side,
      squares.map((square) => square.y),
    );
    if (dx !== 0 || dy !== 0) this.#moveTo({ x: x + dx, y: y + dy, side });
  }

  #moveBy(dx: number, dy: number): void {
    if (!this.#drawing) return;
    const { x, y, side } = this.#camera;
    this.#moveTo({ x: x - dx / side, y: y - dy / side, side });
  }

  /** Resizes the canvas when the device pixel ratio changes: on another screen, or when the reader zooms the page. */
  #watchPixels(): void {
    const pixels = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
    const follow = () => {
      this.#resize();
      this.#watchPixels();
    };
    pixels.addEventListener('change', follow, { once: true });
  }

  #resize(): void {
    if (this.#showsAll) this.showAll();
    // Does not wait for a frame: a canvas is empty after its size has changed.
    this.#draw();
  }

  #requestFrame(): void {
    this.#frame ||= requestAnimationFrame(() => this.#draw());
  }

  #draw(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    const drawing = this.#drawing;
    if (!drawing?.grid) return;
    const { grid, area, theme } = drawing;
    const context = this.#context;
    const { x, y, side } = this.#camera;
    const { width, height } = this.#size();
    const ratio = devicePixelRatio;
    // Some browsers send no event when the page moves to another screen.
    const pixels = { width: Math.round(width * ratio), height: Math.round(height * ratio) };
    if (this.#canvas.width !== pixels.width || this.#canvas.height !== pixels.height)
      Object.assign(this.#canvas, pixels);
    const scale = side / grid.size;
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    context.fillStyle = drawing.background;
    context.fillRect(0, 0, width, height);
    context.translate(width / 2, height / 2);
    context.scale(scale, scale);
    context.translate((area.x - x) * grid.size - grid.x, (area.y - y) * grid.size - grid.y);
    const look = { theme, side: side * ratio };
    const missing: TileOperation[] = [];
    let isWhole = true;
    const brush = pageBrush(this.#board, context, theme, (operation) => {
      const own = { theme, side: (look.side * operation.size) / grid.size };
      const drawn = this.#tiles.draw(context, operation, own);
      if (!drawn) isWhole = false;
      if (drawn !== 'sharp') missing.push(operation);
    });
    context.save();
    let [before] = drawing.operations;
    for (const operation of drawing.operations) {
      // Pieces and marks are drawn only once all tiles are.
      if (before?.kind === 'tile' && operation.kind !== 'tile' && !isWhole) break;
      paintOperation(brush, operation);
      before = operation;
    }
    context.restore();
    if (isWhole) this.#endLoading();
    if (missing.length > 0) this.#paintMissing(missing, look);
  }

  #endLoading(): void {
    this.#container.querySelector('.loading')?.remove();
    this.#container.removeAttribute('aria-busy');
  }

  /** Paints missing tiles for a while, the nearest to the middle first, and draws again. */
  #paintMissing(missing: readonly TileOperation[], look: { theme: BoardDrawing['theme']; side: number }): void {
    const { grid, area } = this.#drawing!;
    const distance = ({ x, y, size }: TileOperation) =>
      Math.hypot(
        area.x + (x + size / 2 - grid!.x) / grid!.size - this.#camera.x,
        area.y + (y + size / 2 - grid!.y) / grid!.size - this.#camera.y,
      );
    const until = performance.now() + PAINT_BUDGET;
    for (const operation of missing.toSorted((one, other) => distance(one) - distance(other))) {
      this.#tiles.paint(operation, { ...look, side: (look.side * operation.size) / grid!.size });
      if (performance.now() > until) break;
    }
    this.#requestFrame();
  }

  #addListeners(): void {
    const place = this.#container;
    place.addEventListener('pointerdown', (event) => {
      place.setPointerCapture(event.pointerId);
      const point = this.#pointOf(event);
      this.#pointers.set(event.pointerId, point);
      this.#pressPoint = this.#pointers.size === 1 ? point : undefined;
    });
    place.addEventListener('pointermove', (event) => this.#drag(event));
    const release = ({ pointerId }: PointerEvent) => this.#pointers.delete(pointerId);
    place.addEventListener('pointercancel', release);
    place.addEventListener('pointerup', (event) => {
      release(event);
      this.#tap(this.#pointOf(event));
    });
    place.addEventListener(
      'wheel',
      (event) => {
        // The page scrolls if the board cannot become smaller.
        if (this.#showsAll && event.deltaY > 0 && !event.ctrlKey) return;
        event.preventDefault();
        this.zoom(Math.exp(-event.deltaY / (event.ctrlKey ? 100 : 400)), this.#pointOf(event));
      },
      { passive: false },
    );
    place.addEventListener('keydown', (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const move = KEY_MOVE * this.#size().width;
      const moves = {
        ArrowLeft: () => this.#moveBy(move, 0),
        ArrowRight: () => this.#moveBy(-move, 0),
        ArrowUp: () => this.#moveBy(0, move),
        ArrowDown: () => this.#moveBy(0, -move),
      };
      const keys: Readonly<Record<string, () => void>> = {
        // While the whole board is shown, the arrow keys are left to the page.
        ...(this.#showsAll ? {} : moves),
        '+': () => this.larger(),
        '=': () => this.larger(),
        '-': () => this.smaller(),
        '0': () => this.showAll(),
      };
      const act = keys[event.key];
      if (!act) return;
      event.preventDefault();
      act();
    });
  }

  #pointOf({ clientX, clientY }: MouseEvent): Point {
    const { left, top } = this.#container.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  }

  /** Moves the board with one pointer, and zooms it with two. */
  #drag(event: PointerEvent): void {
    const before = this.#pointers.get(event.pointerId);
    if (!before || !this.#drawing) return;
    const now = this.#pointOf(event);
    const other = [...this.#pointers].find(([id]) => id !== event.pointerId)?.[1];
    this.#pointers.set(event.pointerId, now);
    if (!other) {
      this.#moveBy(now.x - before.x, now.y - before.y);
      return;
    }
    const [was, is] = [before, now].map((point) => Math.hypot(point.x - other.x, point.y - other.y));
    this.#moveBy((now.x - before.x) / 2, (now.y - before.y) / 2);
    if (was! > 0) this.zoom(is! / was!, { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
  }

  #tap(point: Point): void {
    const from = this.#pressPoint;
    this.#pressPoint = undefined;
    if (!from || Math.hypot(point.x - from.x, point.y - from.y) >= DOUBLE_TAP.pixels) return;
    const last = this.#lastTap;
    const now = performance.now();
    const isSecond =
      last !== undefined &&
      now - last.at < DOUBLE_TAP.milliseconds &&
      Math.hypot(point.x - last.x, point.y - last.y) < DOUBLE_TAP.pixels;
    this.#lastTap = isSecond ? undefined : { ...point, at: now };
    if (isSecond) this.zoom(ZOOM_STEP * ZOOM_STEP, point);
  }
}
