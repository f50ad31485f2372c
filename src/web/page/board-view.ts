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

/** How far one press of an arrow key moves the board, in parts of its width. */
const KEY_MOVE = 0.15;

/** Two taps within so many milliseconds and pixels are one; a finger that moves no further taps. */
const DOUBLE_TAP = { milliseconds: 300, pixels: 24 };

interface Point {
  readonly x: number;
  readonly y: number;
}

/** What is in the middle of the view, in squares of the board, and the side of a square in pixels of the page. */
interface Camera extends Point {
  readonly side: number;
}

/** Shows the drawing of a board; touch, mouse and keys pan and zoom it. */
export class BoardView {
  readonly #place: HTMLElement;
  readonly #canvas: HTMLCanvasElement;
  readonly #context: CanvasRenderingContext2D;
  readonly #board: BoardArt;
  readonly #tiles: TilePictures;
  readonly #pointers = new Map<number, Point>();
  #drawing: BoardDrawing | undefined;
  #camera: Camera = { x: 0, y: 0, side: 40 };
  /** Whether all of the board is shown, also when it grows. */
  #showsAll = true;
  #frame = 0;
  /** Where a finger is that may tap. */
  #pressed: Point | undefined;
  #tapped: (Point & { readonly at: number }) | undefined;

  /** @param place the element that has the canvas and the keys */
  constructor(place: HTMLElement, board: BoardArt) {
    this.#place = place;
    this.#canvas = place.querySelector('canvas')!;
    this.#context = this.#canvas.getContext('2d')!;
    this.#board = board;
    this.#tiles = new TilePictures(board);
    new ResizeObserver(() => this.#resize()).observe(place);
    this.#watchPixels();
    this.#listen();
  }

  /**
   * Shows another drawing. What was in the middle stays there, unless all of the board is shown or what has changed would
   * not be seen.
   */
  show(drawing: BoardDrawing, changed: readonly Square[]): void {
    this.#drawing = drawing;
    if (this.#showsAll) this.showAll();
    else this.#bringIntoView(changed);
    this.#request();
  }

  /** Shows all of the board. */
  showAll(): void {
    this.#showsAll = true;
    this.#place.classList.remove('enlarged');
    const whole = this.#whole();
    if (whole) this.#camera = whole;
    this.#request();
  }

  /** Makes the board larger or smaller around a point of the view, by default its middle. */
  zoom(factor: number, around?: Point): void {
    const whole = this.#whole();
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

  /** Draws anew, such as when fonts have arrived. */
  refresh(): void {
    this.#request();
  }

  #size(): { readonly width: number; readonly height: number } {
    return { width: this.#place.clientWidth, height: this.#place.clientHeight };
  }

  /** The camera that shows the whole drawing. */
  #whole(): Camera | undefined {
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

  /** Moves the camera, but not beyond the board. */
  #moveTo(camera: Camera): void {
    const { area } = this.#drawing!;
    const within = (value: number, from: number, length: number) => Math.min(from + length, Math.max(from, value));
    this.#camera = {
      x: within(camera.x, area.x, area.columns),
      y: within(camera.y, area.y, area.rows),
      side: camera.side,
    };
    const whole = this.#whole()!;
    this.#showsAll = camera.side <= whole.side * 1.001;
    if (this.#showsAll) this.#camera = whole;
    this.#place.classList.toggle('enlarged', !this.#showsAll);
    this.#request();
  }

  /** Moves the camera as far as squares are beyond its view; where they have no room, their left and top are seen. */
  #bringIntoView(squares: readonly Square[]): void {
    if (squares.length === 0) return;
    const { x, y, side } = this.#camera;
    const { width, height } = this.#size();
    const beyond = (middle: number, length: number, at: readonly number[]) => {
      const [from, to] = [Math.min(...at) - (middle - length / 2), Math.max(...at) + 1 - (middle + length / 2)];
      return from < 0 ? from : Math.max(0, Math.min(from, to));
    };
    const dx = beyond(
      x,
      width / side,
      squares.map((square) => square.x),
    );
    const dy = beyond(
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

  /** Follows the pixels of the screen to one of the page, which change with another screen and the size that a reader chooses. */
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
    // At once: a canvas is empty after its size has changed.
    this.#draw();
  }

  #request(): void {
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
    // Not every browser tells of another screen.
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
      // What stands on tiles waits for all of them.
      if (before?.kind === 'tile' && operation.kind !== 'tile' && !isWhole) break;
      paintOperation(brush, operation);
      before = operation;
    }
    context.restore();
    if (isWhole) this.#tellLoaded();
    if (missing.length > 0) this.#paintSome(missing, look);
  }

  #tellLoaded(): void {
    this.#place.querySelector('.loading')?.remove();
    this.#place.removeAttribute('aria-busy');
  }

  /** Paints missing tiles for a while, the nearest to the middle first, and draws again. */
  #paintSome(missing: readonly TileOperation[], look: { theme: BoardDrawing['theme']; side: number }): void {
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
    this.#request();
  }

  #listen(): void {
    const place = this.#place;
    place.addEventListener('pointerdown', (event) => {
      place.setPointerCapture(event.pointerId);
      const point = this.#pointOf(event);
      this.#pointers.set(event.pointerId, point);
      this.#pressed = this.#pointers.size === 1 ? point : undefined;
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
        // The page scrolls where the board cannot become smaller.
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
        // There is nothing to move where all is shown: the page has these keys then.
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
    const { left, top } = this.#place.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  }

  /** One pointer moves the board, two make it larger or smaller between them. */
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
    const from = this.#pressed;
    this.#pressed = undefined;
    if (!from || Math.hypot(point.x - from.x, point.y - from.y) >= DOUBLE_TAP.pixels) return;
    const last = this.#tapped;
    const at = performance.now();
    const isSecond =
      last !== undefined &&
      at - last.at < DOUBLE_TAP.milliseconds &&
      Math.hypot(point.x - last.x, point.y - last.y) < DOUBLE_TAP.pixels;
    this.#tapped = isSecond ? undefined : { ...point, at };
    if (isSecond) this.zoom(ZOOM_STEP * ZOOM_STEP, point);
  }
}
