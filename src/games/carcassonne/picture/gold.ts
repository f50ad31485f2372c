/** Gold that figures wear and stand on, the same for all seats. */
export const GOLD = '#f2c14e';
