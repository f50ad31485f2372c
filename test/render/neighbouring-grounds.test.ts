import { expect, it } from 'vitest';
import { THEMES } from '../../src/drawing/theme.ts';
import { LAND_COLOURS as AMAZONAS } from '../../src/games/amazonas/picture/palette.ts';
import { LAND_COLOURS as CARCASSONNE } from '../../src/games/carcassonne/picture/palette.ts';
import { contrast, type Light, lightOf, parseColour, seen, VISIONS, type Vision } from './support/colour.ts';

/** Least contrast of two grounds that lie beside each other, so that they are told apart by lightness alone. */
const MIN_CONTRAST = 1.8;

/** How eyes see that know all colours, and three that do not. */
const EYES: Readonly<Record<string, Vision>> = {
  usual: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: VISIONS.protan,
  deutan: VISIONS.deutan,
  tritan: VISIONS.tritan,
};

/** The colours of every ground by theme, and which grounds lie beside each other on tiles. */
const GAMES = {
  carcassonne: {
    land: CARCASSONNE,
    grounds: {
      field: ['grass', 'grassDark', 'grassLight', 'crop'],
      city: ['paving'],
      road: ['road'],
      river: ['river'],
    },
    neighbours: [
      ['field', 'city'],
      ['field', 'road'],
      ['city', 'road'],
      ['river', 'field'],
      ['river', 'road'],
    ],
  },
  amazonas: {
    land: AMAZONAS,
    grounds: {
      jungle: ['jungle', 'jungleDark'],
      tributary: ['water'],
      village: ['clearing'],
      river: ['amazon', 'amazonMiddle'],
    },
    neighbours: [
      ['jungle', 'tributary'],
      ['jungle', 'village'],
      ['jungle', 'river'],
      ['tributary', 'village'],
      ['tributary', 'river'],
    ],
  },
} as const;

const lightOfColour = (colour: string) => parseColour(colour).channels.map(lightOf) as unknown as Light;

it.each(THEMES.flatMap((theme) => Object.keys(GAMES).map((game) => [game as keyof typeof GAMES, theme] as const)))(
  'grounds of %s that lie beside each other differ in lightness to every eye (%s)',
  (game, theme) => {
    const { land, grounds, neighbours } = GAMES[game];
    const colours = land[theme] as Readonly<Record<string, string>>;
    const shadesOf = (ground: string) => (grounds as Readonly<Record<string, readonly string[]>>)[ground]!;
    const weak = neighbours.flatMap(([one, other]) =>
      shadesOf(one).flatMap((a) =>
        shadesOf(other).flatMap((b) =>
          Object.entries(EYES).flatMap(([eye, vision]) => {
            const found = contrast(seen(lightOfColour(colours[a]!), vision), seen(lightOfColour(colours[b]!), vision));
            return found < MIN_CONTRAST ? [`${a} beside ${b}, ${eye}: ${found.toFixed(2)}`] : [];
          }),
        ),
      ),
    );
    expect(weak).toEqual([]);
  },
);
