import type { Square, TileSet, View } from '../engine/index.ts';

/** The words in a picture of the board, in the language of those who look at it. */
export interface BoardWords {
  /** Beside the seat to move. */
  readonly toMove: string;
  /** Above the numbers of tiles in the pile. */
  readonly tilesLeft: string;
  /** Above the drawn tile. */
  readonly drawn: string;
  /** Before the number of a boat's space. */
  readonly space: string;
  /** Instead of the pile, when the game has ended. */
  readonly over: string;
}

/** What is to be seen on a picture of the board. */
export interface BoardPictureRequest {
  readonly view: View;
  readonly set: TileSet;
  /** Display name of every seat, in any script. */
  readonly names: readonly string[];
  /** Only the squares around the last two turns and those to mark, so that they come out large. */
  readonly focus?: boolean;
  /** Squares to mark, each with its label. */
  readonly legal?: readonly (Square & { readonly label: string })[];
  readonly words: BoardWords;
}

/** A picture of the board as a PNG file; width and height in pixels. */
export interface BoardPicture {
  readonly png: Buffer;
  readonly width: number;
  readonly height: number;
}
