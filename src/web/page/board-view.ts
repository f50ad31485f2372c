import { turnsOf } from '../../core/ports.ts';
import { type Square, squaresAt } from '../../core/tile.ts';
import { boxAround } from '../../drawing/point.ts';
import type { TilePlace } from '../../games/contract/view.ts';
import type { BoardDrawing } from '../../render/strokes/packed-points.ts';
import { BoardGestures } from './board-gestures.ts';
import type { BoardLayer, BoardSight, PressedKey } from './board-layer.ts';
import { BoardPainter } from './board-painter.ts';
import {
  type Camera,
  cameraCloseTo,
  cameraOnAll,
  cameraOnBoard,
  cameraShowing,
  cameraZoomed,
  type DrawnBoard,
  isInView,
  type Point,
  pointInView,
  type Size,
  squareAt,
  squareOf,
  ZOOM_STEP,
} from './camera.ts';
import { CameraMotion } from './camera-motion.ts';
import type { SquareMarks } from './square-marks.ts';
import { type BoardArt, paintTile } from './tile-pictures.ts';

/** Side of a square in the picture of a tile, in pixels of the screen. */
const PICTURE_SIDE = 128;

/** Callbacks of a board. */
export interface BoardListener {
  /** The changed squares are in view now, or not all of them any more. */
  sightChanged(isSeen: boolean): void;
  /**
   * A square was tapped, also by the first tap of a double tap that zooms; not called if the layer over the board handled the
   * tap.
   */
  tapped(square: Square): void;
}

/** Shows the drawing of a board; touch, mouse and keys pan and zoom it. One class, as all of them move one camera. */
export class BoardView {
  readonly #container: HTMLElement;
  readonly #board: BoardArt;
  readonly #painter: BoardPainter;
  readonly #listener: BoardListener;
  #drawing: (BoardDrawing & DrawnBoard) | undefined;
  /** The squares of the tiles that were placed in the shown turn. */
  #changed: readonly Square[] = [];
  #marks: SquareMarks = { chosen: undefined, pins: [] };
  #camera: Camera = { x: 0, y: 0, side: 40 };
  #showsAll = true;
  #frame = 0;
  readonly #motion = new CameraMotion();
  #layer: BoardLayer | undefined;
  /** The camera before the turn of a player moved it, or none if it showed the whole board; undefined while it is not moved. */
  #before: { readonly camera: Camera | undefined } | undefined;
  #isChangedSeen = true;

  /** @param place the element that contains the canvas and receives the keys */
  constructor(place: HTMLElement, board: BoardArt, listener: BoardListener) {
    this.#container = place;
    this.#board = board;
    this.#painter = new BoardPainter(place, board);
    this.#listener = listener;
    new ResizeObserver(() => this.#resize()).observe(place);
    this.#watchPixels();
    new BoardGestures(place, this);
  }

  /** True if the view shows the whole board; it still does when the board grows. */
  get showsAll(): boolean {
    return this.#showsAll;
  }

  /** Shows another drawing. The view keeps the position to which the reader has moved it; else it shows the whole board. */
  show(drawing: BoardDrawing, changed: readonly Square[]): void {
    if (!hasBoard(drawing)) return;
    this.#drawing = drawing;
    this.#changed = changed;
    if (this.#showsAll) this.showAll();
    else this.#requestFrame();
  }

  /** Shows all of the board. */
  showAll(): void {
    this.#motion.stop();
    if (this.#drawing) this.#setCamera(cameraOnAll(this.#drawing, this.#size()));
  }

  /** The square in the middle of the view. */
  get middleSquare(): Square {
    return squareOf(this.#camera);
  }

  /** Replaces the marks. */
  mark(marks: SquareMarks): void {
    this.#marks = marks;
    this.#requestFrame();
  }

  /** Draws something over the board that can be tapped. */
  putOver(layer: BoardLayer): void {
    this.#layer = layer;
    this.#requestFrame();
  }

  /** The camera, and the size of the view. */
  get sight(): BoardSight {
    return { camera: this.#camera, view: this.#size() };
  }

  /** The squares that a tile covers. */
  squaresOf({ tile, x, y, rotation }: TilePlace): Square[] {
    return squaresAt(this.#board.tiles.get(tile)!, { x, y }, turnsOf(rotation));
  }

  /** A picture of an unturned tile. */
  pictureOf(tile: string): HTMLCanvasElement {
    const canvas = document.createElement('canvas');
    paintTile(canvas, this.#board, { tile, rotation: 0, theme: this.#drawing?.theme ?? 'day', side: PICTURE_SIDE });
    return canvas;
  }

  down(point: Point): void {
    this.#layer?.down(point);
  }

  /** Tells of a tap at a point of the view; returns whether the layer over the board took it. */
  tap(point: Point, isSecond: boolean): boolean {
    if (this.#layer?.tap(point, isSecond)) return true;
    if (this.#drawing) this.#listener.tapped(squareAt(this.#camera, point, this.#size()));
    return false;
  }

  hover(point: Point | undefined): void {
    this.#layer?.hover(point);
  }

  press(key: PressedKey): boolean {
    return this.#layer?.press(key) ?? false;
  }

  /** Moves the view to the tiles of the shown turn. */
  showChanged(): void {
    this.showSquares(this.#changed);
  }

  /** Moves the view until it shows the squares: at once if the reader wants less motion. */
  showSquares(squares: readonly Square[]): void {
    const to = cameraShowing(this.#camera, squares, this.#size());
    this.#moveTo(() => to);
  }

  /** Brings squares close: each is shown with at least a side, in pixels of the page. */
  showClose(squares: readonly Square[], side: number): void {
    this.#keepBefore();
    const to = cameraCloseTo(this.#camera, squares, { side, view: this.#size() });
    this.#moveTo(() => to);
  }

  /** Moves back to the position of the view before it was zoomed in. */
  showAsBefore(): void {
    if (!this.#before || !this.#drawing) return;
    const { camera } = this.#before;
    this.#before = undefined;
    this.#moveTo(() => camera ?? cameraOnAll(this.#drawing!, this.#size()));
  }

  /** Makes squares at least as large as a side, in pixels of the page, around a point of the view. */
  enlarge(side: number, around: Point): void {
    this.#keepBefore();
    const view = this.#size();
    const to = cameraZoomed(this.#camera, { factor: Math.max(1, side / this.#camera.side), around, view, smallest: 0 });
    this.#moveTo(() => to);
  }

  #keepBefore(): void {
    this.#before ??= { camera: this.#showsAll ? undefined : this.#camera };
  }

  #moveTo(to: () => Camera): void {
    this.#motion.begin(this.#camera, to, (camera) => this.#setCamera(camera));
  }

  /** Zooms around a point of the view, by default around the chosen squares if they are in view, else around its middle. */
  zoom(factor: number, around = this.#chosenPoint()): void {
    if (!this.#drawing) return;
    this.#motion.stop();
    const view = this.#size();
    const smallest = cameraOnAll(this.#drawing, view).side;
    this.#setCamera(cameraZoomed(this.#camera, { factor, around, view, smallest }));
  }

  /** The middle of the chosen squares, as a point of the view; undefined if none are chosen, or they are out of view. */
  #chosenPoint(): Point | undefined {
    const { camera, view } = this.sight;
    const chosen = this.#layer?.chosenSquares ?? [];
    if (chosen.length === 0 || !isInView(camera, chosen, view)) return undefined;
    const { x, y, width, height } = boxAround(chosen, 1);
    return pointInView(camera, { x: x + width / 2, y: y + height / 2 }, view);
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
    this.#motion.stop();
    this.#setCamera({ x: x - dx / side, y: y - dy / side, side });
  }

  /** Draws again, for example when fonts have been loaded. */
  refresh(): void {
    this.#requestFrame();
  }

  #size(): Size {
    return { width: this.#container.clientWidth, height: this.#container.clientHeight };
  }

  /** Sets the camera; its middle stays on the board. */
  #setCamera(camera: Camera): void {
    if (!this.#drawing) return;
    const whole = cameraOnAll(this.#drawing, this.#size());
    this.#showsAll = camera.side <= whole.side * 1.001;
    this.#camera = this.#showsAll ? whole : cameraOnBoard(camera, this.#drawing);
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
    if (!this.#drawing) return;
    this.#tellSight();
    const { isWhole, isSharp } = this.#painter.paint(this.#drawing, this.sight, {
      marks: this.#marks,
      layer: this.#layer,
    });
    if (isWhole) this.#endLoading();
    if (!isSharp) this.#requestFrame();
  }

  #tellSight(): void {
    // The button to the last move would cover squares to tap.
    const isSeen = this.#before !== undefined || isInView(this.#camera, this.#changed, this.#size());
    if (isSeen === this.#isChangedSeen) return;
    this.#isChangedSeen = isSeen;
    this.#listener.sightChanged(isSeen);
  }

  #endLoading(): void {
    this.#container.querySelector('.loading')?.remove();
    this.#container.removeAttribute('aria-busy');
  }
}

/** True if there is a board in a drawing. */
function hasBoard(drawing: BoardDrawing): drawing is BoardDrawing & DrawnBoard {
  return drawing.grid !== undefined;
}
