import type { Square } from '../../core/tile.ts';
import type { DrawOperation, TileOperation } from '../../drawing/draw.ts';
import type { Theme } from '../../drawing/theme.ts';
import type { TilePlace } from '../../games/contract/view.ts';
import type { Camera, Point, Size } from './camera.ts';

/** Camera of a board, and the size of its view. */
export interface BoardSight {
  readonly camera: Camera;
  readonly view: Size;
}

/** The board below a layer; it moves as the layer asks. */
export interface LayeredBoard {
  readonly sight: BoardSight;
  putOver(layer: BoardLayer): void;
  refresh(): void;
  squaresOf(tile: TilePlace): Square[];
  showSquares(squares: readonly Square[]): void;
  showClose(squares: readonly Square[], side: number): void;
  showAsBefore(): void;
  enlarge(side: number, around: Point): void;
}

/** A pressed key, with the modifier keys that are held. */
export interface PressedKey {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/** Something over the board that can be tapped, such as the draft of a turn. Points are in pixels of the view. */
export interface BoardLayer {
  /** What is drawn over the board; empty while the layer has nothing to show. */
  drawn(sight: BoardSight, theme: Theme): readonly DrawOperation[];
  /** Tiles that a tap may draw next. They are painted before that, as painting one takes longer than a frame. */
  soon(sight: BoardSight): readonly TileOperation[];
  /** The squares that are chosen; none while nothing is. */
  readonly chosenSquares: readonly Square[];
  /** Called when a finger touches a point, before it is known whether it taps. */
  down(point: Point): void;
  /**
   * Handles a tap; returns false if it means nothing here.
   *
   * @param isSecond true for the second of two quick taps on one point
   */
  tap(point: Point, isSecond: boolean): boolean;
  /** Handles that a mouse is over a point, or has left the board. */
  hover(point: Point | undefined): void;
  /** Handles a key that is pressed while the board has the focus; returns false if it means nothing here. */
  press(key: PressedKey): boolean;
}
