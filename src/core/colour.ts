/** Colours of seats that the house has signs and names for, in the order in which seats without a wish get them. */
export const COLOURS = ['yellow', 'red', 'green', 'blue', 'black'] as const;
export type Colour = (typeof COLOURS)[number];
