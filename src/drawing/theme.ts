/** How a picture is coloured: by day, by night, or flat with the strongest contrast. */
export const THEMES = ['day', 'night', 'contrast'] as const;
export type Theme = (typeof THEMES)[number];

/** A colour in every theme. */
export type ThemedColour = readonly [day: string, night: string, contrast: string];

/** Named colours by theme. */
export function byTheme<Name extends string>(
  rows: Readonly<Record<Name, ThemedColour>>,
): Readonly<Record<Theme, Readonly<Record<Name, string>>>> {
  const column = (at: number) =>
    Object.fromEntries(Object.entries<ThemedColour>(rows).map(([name, row]) => [name, row[at]!]));
  return Object.fromEntries(THEMES.map((theme, at) => [theme, column(at)])) as Record<Theme, Record<Name, string>>;
}
