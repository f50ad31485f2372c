/** The messages of small cities. */
export const en = {
  'option.smallCities': 'A completed city of two tiles is worth 1 for each tile and coat of arms (default: no)',
  'expansion.smallCities': 'small cities',
  'rules.small-cities.title': 'Small cities',
  'rules.small-cities.text':
    'A complete city of exactly two tiles is worth only 1 point for each tile and 1 for each coat of arms, as in the first edition. On maps what is printed at the border is one of the tiles. {farms, select, yes {A field counts it as any other city. } other {}}With a cathedral it is worth what any city with one is.',
  'rules.small-cities.example':
    'Example: the tile at x {x}, y {y} completes red’s city. It has {tiles, plural, one {# tile} other {# tiles}}: {points, plural, one {# point} other {# points}} instead of {usual}.',
} as const;
