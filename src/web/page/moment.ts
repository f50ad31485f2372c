import type { Square } from '../../core/tile.ts';
import type { PackedDrawing } from '../../render/strokes/packed-points.ts';

/**
 * Version of the format that documents, answers and scripts of pages share. It is raised when the format changes incompatibly:
 * two versions meet while one process takes over from another, and in tabs that stay open.
 */
export const PAGE_FORMAT = 5;

/** A moment of a game as the server sends it. `MomentWords` describes the fields without a comment. */
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
  /**
   * Escaped HTML of parts of the page, by their ids; absent if the document has it already. The board in words comes only if it
   * was asked for.
   */
  readonly html?: Readonly<Record<'scores' | 'seats' | 'told', string> & { text?: string }>;
  /** The squares of the tiles that were placed in the turn. */
  readonly changed: readonly Square[];
  readonly drawing: PackedDrawing;
  readonly format: number;
  /** Revision of the game; absent in a record. */
  readonly revision?: number;
}
