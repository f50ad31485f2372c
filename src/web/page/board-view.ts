import type { Square } from '../../core/tile.ts';
import type { TileOperation } from '../../drawing/draw.ts';
import { paintOperation } from '../../render/strokes/brush.ts';
import type { BoardDrawing } from '../../render/strokes/packed-points.ts';
import { BoardGestures } from './board-gestures.ts';
import {
  type Camera,
  cameraOnAll,
  type DrawnBoard,
  isInView,
  keptOnBoard,
  movedToShow,
  type Point,
  type Size,
  squareAt,
  zoomed,
} from './camera.ts';
import { drawSquareMarks, type SquareMarks } from './square-marks.ts';
import { type BoardArt, pageBrush, TilePictures } from './tile-pictures.ts';

/** Time for painting tiles in one frame, in milliseconds; short, so that dragging stays smooth. */
const PAINT_BUDGET = 10;

/** Zoom factor of one step. */
const ZOOM_STEP = 1.4;

/** How long the camera moves to what a reader wants to see, in milliseconds. */
const MOVE_TIME = 300;

/** Callbacks of a board. */
export interface BoardListener {
  /** The changed squares are in view now, or not all of them any more. */
  sightChanged(isSeen: boolean): void;
  /** A square was tapped, also with the first of two taps that zoom. */
  tapped(square: Square): void;
}

/** Shows the drawing of a board; touch, mouse and keys pan and zoom it. One class, as all of them move one camera. */
export class BoardView {
  readonly #container: HTMLElement;
  readonly #canvas: HTMLCanvasElement;
  readonly #context: CanvasRenderingContext2D;
  readonly #board: BoardArt;
  readonly #tiles: TilePictures;
  readonly #listener: BoardListener;
  #drawing: (BoardDrawing & DrawnBoard) | undefined;
  /** The squares of the tiles that were placed in the shown turn. */
  #changed: readonly Square[] = [];
  #marks: SquareMarks = { chosen: undefined, pins: [] };
  #camera: Camera = { x: 0, y: 0, side: 40 };
  #showsAll = true;
  #frame = 0;
  /** The next frame of a motion of the camera. */
  #motion = 0;
  #isChangedSeen = true;

  /** @param place the element that contains the canvas and receives the keys */
  constructor(place: HTMLElement, board: BoardArt, listener: BoardListener) {
    this.#container = place;
    this.#canvas = place.querySelector('canvas')!;
    this.#context = this.#canvas.getContext('2d')!;
    this.#board = board;
    this.#tiles = new TilePictures(board);
    this.#listener = listener;
    new ResizeObserver(() => this.#resize()).observe(place);
    this.#watchPixels();
    new BoardGestures(place, this);
  }

  /** True if the view shows the whole board; it still does when the board grows. */
  get showsAll(): boolean {
    return this.#showsAll;
  }

  /** Shows another drawing. The view stays where its reader has moved it, or shows the whole board. */
  show(drawing: BoardDrawing, changed: readonly Square[]): void {
    if (!hasBoard(drawing)) return;
    this.#drawing = drawing;
    this.#changed = changed;
    if (this.#showsAll) this.showAll();
    else this.#requestFrame();
  }

  /** Shows all of the board. */
  showAll(): void {
    if (this.#drawing) this.#setCamera(cameraOnAll(this.#drawing, this.#size()));
  }

  /** The square in the middle of the view. */
  get middleSquare(): Square {
    return { x: Math.floor(this.#camera.x), y: Math.floor(this.#camera.y) };
  }

  /** Shows marks in place of those of before. */
  mark(marks: SquareMarks): void {
    this.#marks = marks;
    this.#requestFrame();
  }

  /** Tells of a tap at a point of the view. */
  tap(point: Point): void {
    if (this.#drawing) this.#listener.tapped(squareAt(this.#camera, point, this.#size()));
  }

  /** Moves the view to the tiles of the shown turn. */
  showChanged(): void {
    this.showSquares(this.#changed);
  }

  /** Moves the view until it shows the squares: at once if the reader wants less motion. */
  showSquares(squares: readonly Square[]): void {
    const from = this.#camera;
    const to = movedToShow(from, squares, this.#size());
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const begin = performance.now();
    const step = () => {
      const share = isStill ? 1 : Math.min(1, (performance.now() - begin) / MOVE_TIME);
      const eased = share * (2 - share);
      this.#setCamera({ ...to, x: from.x + (to.x - from.x) * eased, y: from.y + (to.y - from.y) * eased });
      if (share < 1) this.#motion = requestAnimationFrame(step);
    };
    step();
  }

  /** Makes the board larger or smaller around a point of the view, by default its middle. */
  zoom(factor: number, around?: Point): void {
    if (!this.#drawing) return;
    const view = this.#size();
    const smallest = cameraOnAll(this.#drawing, view).side;
    this.#setCamera(zoomed(this.#camera, { factor, around, view, smallest }));
  }

  /** Makes the board larger by a step. */
  larger(): void {
    this.zoom(ZOOM_STEP);
  }

  /** Makes the board smaller by a step. */
  smaller(): void {
    this.zoom(1 / ZOOM_STEP);
  }
  /** Moves the board by pixels of the page. */
  moveBy(dx: number, dy: number): void {
    const { x, y, side } = this.#camera;
    this.#setCamera({ x: x - dx / side, y: y - dy / side, side });
  }

  /** Draws again, for example when fonts have been loaded. */
  refresh(): void {
    this.#requestFrame();
  }

  #size(): Size {
    return { width: this.#container.clientWidth, height: this.#container.clientHeight };
  }

  /** Sets the camera; its middle stays on the board, and no motion goes on. */
  #setCamera(camera: Camera): void {
    if (!this.#drawing) return;
    cancelAnimationFrame(this.#motion);
    const whole = cameraOnAll(this.#drawing, this.#size());
    this.#showsAll = camera.side <= whole.side * 1.001;
    this.#camera = this.#showsAll ? whole : keptOnBoard(camera, this.#drawing);
    this.#container.classList.toggle('enlarged', !this.#showsAll);
    this.#requestFrame();
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
    if (!drawing) return;
    this.#tellSight();
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
    this.#drawMarks(scale);
    if (isWhole) this.#endLoading();
    if (missing.length > 0) this.#paintMissing(missing, look);
  }

  /** Draws the marks of the reader; `scale` is that of the drawing on the page. */
  #drawMarks(scale: number): void {
    const { grid, area } = this.#drawing!;
    const style = getComputedStyle(this.#container);
    const context = this.#context;
    context.translate(grid.x - area.x * grid.size, grid.y - area.y * grid.size);
    context.scale(grid.size, grid.size);
    drawSquareMarks(context, this.#marks, {
      colour: style.getPropertyValue('--focus'),
      rim: style.getPropertyValue('--card'),
      pixel: 1 / (scale * grid.size),
    });
  }

  #tellSight(): void {
    const isSeen = isInView(this.#camera, this.#changed, this.#size());
    if (isSeen === this.#isChangedSeen) return;
    this.#isChangedSeen = isSeen;
    this.#listener.sightChanged(isSeen);
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
        area.x + (x + size / 2 - grid.x) / grid.size - this.#camera.x,
        area.y + (y + size / 2 - grid.y) / grid.size - this.#camera.y,
      );
    const until = performance.now() + PAINT_BUDGET;
    for (const operation of missing.toSorted((one, other) => distance(one) - distance(other))) {
      this.#tiles.paint(operation, { ...look, side: (look.side * operation.size) / grid.size });
      if (performance.now() > until) break;
    }
    this.#requestFrame();
  }
}

/** True if there is a board in a drawing. */
function hasBoard(drawing: BoardDrawing): drawing is BoardDrawing & DrawnBoard {
  return drawing.grid !== undefined;
}
