import type { Square } from '../../core/tile.ts';
import type { PackedDrawing } from '../../render/strokes/packed-points.ts';

/**
 * Counts what the documents, answers and scripts of pages expect of each other. While a new version of the program takes the place
 * of an old one, and in tabs that stay open, those of two versions meet: raised when they do not understand each other.
 */
export const PAGE_FORMAT = 3;

/** A moment of a game as the server sends it. */
export interface PageMoment {
  readonly at: number;
  readonly last: number;
  readonly turn: number;
  readonly title: string;
  readonly label: string;
  readonly toLast: string;
  readonly isLive: boolean;
  readonly status: string;
  readonly drawn?: { readonly tile: string; readonly words: string };
  readonly since?: number;
  readonly alt: string;
  /** What parts of the page say, by their ids, in HTML whose texts are escaped; nothing where its document says the same. */
  readonly html?: Readonly<Record<'scores' | 'seats' | 'text' | 'told', string>>;
  /** The squares of the tiles that were placed in the turn. */
  readonly changed: readonly Square[];
  readonly drawing: PackedDrawing;
  readonly format: number;
  /** That of the whole game; the records of games have none. */
  readonly revision?: number;
}
