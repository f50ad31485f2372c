import { COLOURS } from '../core/colour.ts';
import { SEAT_SIGNS } from './seat-sign.ts';

/** How an icon is drawn: its name in drawings and that of its shape. */
export interface Icon {
  readonly name: string;
  readonly shape: string;
  /** Colour of a shape in one ink; others have colours of their own. */
  readonly ink: string | undefined;
  /** Whether it has the white and dark lines of a piece around it. */
  readonly isPiece?: true;
}

/** Icons, and a JSON file with the SVG elements of every shape by its name. */
export interface IconSet {
  readonly icons: readonly Icon[];
  readonly file: URL;
}

/** The icons of every game: the meeple in every colour. */
export const MEEPLES: readonly Icon[] = COLOURS.map((colour) => ({
  name: `meeple-${colour}`,
  shape: 'meeple',
  ink: SEAT_SIGNS[colour].fill,
  isPiece: true,
}));
