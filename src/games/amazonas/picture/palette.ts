import { byTheme } from '../../../drawing/theme.ts';
import rows from './land-colours.json' with { type: 'json' };

/**
 * Colours of the land by theme. Tributaries are lighter than the Amazon, so that their mouths can be seen. At night everything is
 * blue and green, with light only from windows and fires. With high contrast, grounds are flat colours that differ in brightness,
 * too, and plates are white.
 */
export const LAND_COLOURS = byTheme(rows);

export type LandColours = (typeof LAND_COLOURS)['day'];

/** Colours of a space of the river, in every theme. */
export const SPACE_COLOURS = { fill: '#eaece4', rim: '#1d4f74', ink: '#123a57' };
