import { byTheme, type Theme } from '../../../drawing/theme.ts';
import rows from './land-colours.json' with { type: 'json' };

/** Colours of the land: by day a country in late summer, by night lit windows, with strong contrast flat grounds. */
export const LAND_COLOURS = byTheme(rows);

export type LandColours = (typeof LAND_COLOURS)[Theme];
