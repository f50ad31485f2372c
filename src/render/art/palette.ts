import type { Theme } from '../request.ts';
import { LAND_COLOURS, type LandColours } from './land-colours.ts';
import { PAPER_COLOURS, type PaperColours } from './paper-colours.ts';

export type { LandColours } from './land-colours.ts';
export type { PaperColours } from './paper-colours.ts';

/** The colours of a picture: of the land, and of everything around it. */
export interface Colours {
  readonly land: LandColours;
  readonly paper: PaperColours;
}

const COLOURS: Record<Theme, Colours> = {
  day: { land: LAND_COLOURS.day, paper: PAPER_COLOURS.day },
  night: { land: LAND_COLOURS.night, paper: PAPER_COLOURS.night },
  contrast: { land: LAND_COLOURS.contrast, paper: PAPER_COLOURS.contrast },
};

/** The colours of a theme. */
export function coloursOf(theme: Theme): Colours {
  return COLOURS[theme];
}
