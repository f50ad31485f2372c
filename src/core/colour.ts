/** Seat colours that have signs and names, in the order in which they are given to seats that did not choose one. */
export const COLOURS = ['yellow', 'red', 'green', 'blue', 'black', 'pink'] as const;
export type Colour = (typeof COLOURS)[number];
