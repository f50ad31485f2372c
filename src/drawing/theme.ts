/** Colour themes of pictures: light, dark, and high contrast without shading. */
export const THEMES = ['day', 'night', 'contrast'] as const;
export type Theme = (typeof THEMES)[number];

/** Converts rows of colours, each by day, by night and with high contrast, to the named colours of each theme. */
export function byTheme<Name extends string>(
  rows: Readonly<Record<Name, readonly string[]>>,
): Readonly<Record<Theme, Readonly<Record<Name, string>>>> {
  const column = (index: number) =>
    Object.fromEntries(Object.entries<readonly string[]>(rows).map(([name, row]) => [name, row[index]!]));
  return Object.fromEntries(THEMES.map((theme, index) => [theme, column(index)])) as Record<
    Theme,
    Record<Name, string>
  >;
}
