/** How a picture is coloured: by day, by night, or flat with the strongest contrast. */
export const THEMES = ['day', 'night', 'contrast'] as const;
export type Theme = (typeof THEMES)[number];
