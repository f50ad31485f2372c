import type { Drawing } from '../../drawing/draw.ts';
import type { SquareArea } from '../../games/contract/scene.ts';

/** A picture of a board as operations, with the squares that its grid shows. */
export interface BoardDrawing extends Drawing {
  readonly area: SquareArea;
}
