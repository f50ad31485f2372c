import { byTheme, type Theme } from '../../../../drawing/theme.ts';
import rows from './map-colours.json' with { type: 'json' };

/**
 * Colours of maps: by day a hand-coloured print on warm paper, by night the same by lamplight, with strong contrast
 * flat.
 */
export const MAP_COLOURS = byTheme(rows);

export type MapColours = (typeof MAP_COLOURS)[Theme];
