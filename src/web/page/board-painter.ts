import type { TileOperation } from '../../drawing/draw.ts';
import type { Theme } from '../../drawing/theme.ts';
import { paintOperation } from '../../render/strokes/brush.ts';
import type { BoardDrawing } from '../../render/strokes/packed-points.ts';
import type { BoardLayer, BoardSight } from './board-layer.ts';
import type { DrawnBoard } from './camera.ts';
import { drawSquareMarks, type SquareMarks } from './square-marks.ts';
import { type BoardArt, pageBrush, TilePictures } from './tile-pictures.ts';

/** Time for painting tiles in one frame, in milliseconds; short, so that dragging stays smooth. */
const PAINT_BUDGET = 10;

/** What is drawn over a board. */
interface Overlays {
  readonly marks: SquareMarks;
  readonly layer: BoardLayer | undefined;
}

/** Paints a board on its canvas. */
export class BoardPainter {
  readonly #container: HTMLElement;
  readonly #canvas: HTMLCanvasElement;
  readonly #context: CanvasRenderingContext2D;
  readonly #board: BoardArt;
  readonly #tiles: TilePictures;

  /** @param place the element that contains the canvas */
  constructor(place: HTMLElement, board: BoardArt) {
    this.#container = place;
    this.#canvas = place.querySelector('canvas')!;
    this.#context = this.#canvas.getContext('2d')!;
    this.#board = board;
    this.#tiles = new TilePictures(board);
  }

  /**
   * Paints a board. Returns whether all tiles were painted, and whether all, including those that a tap may draw next, were
   * painted at the resolution of the screen; otherwise the next frame paints more.
   */
  paint(
    drawing: BoardDrawing & DrawnBoard,
    sight: BoardSight,
    { marks, layer }: Overlays,
  ): { readonly isWhole: boolean; readonly isSharp: boolean } {
    const { grid, area, theme } = drawing;
    const context = this.#context;
    const { camera, view } = sight;
    const ratio = devicePixelRatio;
    this.#fitCanvas();
    const scale = camera.side / grid.size;
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    context.fillStyle = drawing.background;
    context.fillRect(0, 0, view.width, view.height);
    context.translate(view.width / 2, view.height / 2);
    context.scale(scale, scale);
    context.translate((area.x - camera.x) * grid.size - grid.x, (area.y - camera.y) * grid.size - grid.y);
    const sideOf = ({ size }: TileOperation) => (camera.side * ratio * size) / grid.size;
    const missing: TileOperation[] = [];
    let isWhole = true;
    const brush = pageBrush(this.#board, context, theme, (operation) => {
      const drawn = this.#tiles.draw(context, operation, { theme, side: sideOf(operation) });
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
    this.#drawMarks(drawing, scale, marks);
    if (layer) this.#drawLayer(layer, sight, theme);
    const distance = ({ x, y, size }: TileOperation) =>
      Math.hypot(
        area.x + (x + size / 2 - grid.x) / grid.size - camera.x,
        area.y + (y + size / 2 - grid.y) / grid.size - camera.y,
      );
    const byDistance = missing.toSorted((one, other) => distance(one) - distance(other));
    const soon = missing.length > 0 ? [] : this.#soon(layer, sight, theme);
    if (missing.length > 0) this.#paintTiles(byDistance, { theme, sideOf });
    else this.#paintTiles(soon, { theme, sideOf: ({ size }) => size * ratio });
    return { isWhole, isSharp: missing.length === 0 && soon.length === 0 };
  }

  /** Fits the canvas in every frame, as some browsers send no event when the page moves to another screen. */
  #fitCanvas(): void {
    const { clientWidth, clientHeight } = this.#container;
    const pixels = {
      width: Math.round(clientWidth * devicePixelRatio),
      height: Math.round(clientHeight * devicePixelRatio),
    };
    if (this.#canvas.width !== pixels.width || this.#canvas.height !== pixels.height)
      Object.assign(this.#canvas, pixels);
  }

  /** Draws the marks of the reader; `scale` is that of the drawing on the page. */
  #drawMarks({ grid, area }: DrawnBoard, scale: number, marks: SquareMarks): void {
    // Asking for a style takes long in the frame after a tap.
    if (!marks.chosen && marks.pins.length === 0) return;
    const style = getComputedStyle(this.#container);
    const context = this.#context;
    context.translate(grid.x - area.x * grid.size, grid.y - area.y * grid.size);
    context.scale(grid.size, grid.size);
    drawSquareMarks(context, marks, {
      colour: style.getPropertyValue('--focus'),
      rim: style.getPropertyValue('--card'),
      pixel: 1 / (scale * grid.size),
    });
  }

  #drawLayer(layer: BoardLayer, sight: BoardSight, theme: Theme): void {
    const ratio = devicePixelRatio;
    const context = this.#context;
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    const brush = pageBrush(this.#board, context, theme, (operation) => {
      const look = { theme, side: operation.size * ratio };
      // There are few tiles, which must not be late.
      this.#tiles.paint(operation, look);
      this.#tiles.draw(context, operation, look);
    });
    for (const operation of layer.drawn(sight, theme)) paintOperation(brush, operation);
  }

  /** The tiles that a tap may draw next whose pictures are not painted yet. */
  #soon(layer: BoardLayer | undefined, sight: BoardSight, theme: Theme): readonly TileOperation[] {
    const all = layer?.soon(sight) ?? [];
    return all.filter((operation) => !this.#tiles.has(operation, { theme, side: operation.size * devicePixelRatio }));
  }

  /** Paints tiles for a while, the first of them first. */
  #paintTiles(
    tiles: readonly TileOperation[],
    { theme, sideOf }: { theme: Theme; sideOf: (operation: TileOperation) => number },
  ): void {
    const until = performance.now() + PAINT_BUDGET;
    for (const operation of tiles) {
      this.#tiles.paint(operation, { theme, side: sideOf(operation) });
      if (performance.now() > until) return;
    }
  }
}
