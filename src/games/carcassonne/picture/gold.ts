/** Gold that figures wear and stand on, the same for all seats. */
export const GOLD_COLOUR = '#f2c14e';
