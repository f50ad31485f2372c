import type { PackedDrawing } from '../../render/strokes/packed-points.ts';

/** A moment of a game as the server sends it; `seats`, `text` and `told` are HTML whose texts are escaped. */
export interface PageMoment {
  readonly at: number;
  readonly last: number;
  readonly turn: number;
  readonly title: string;
  readonly label: string;
  readonly toLast: string;
  readonly isLive: boolean;
  readonly status: string;
  readonly alt: string;
  readonly seats: string;
  readonly text: string;
  readonly told: string;
  readonly drawing: PackedDrawing;
}
