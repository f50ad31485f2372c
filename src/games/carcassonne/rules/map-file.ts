import * as z from 'zod';
import { CHIP_COLOURS } from './chip.ts';
import { TILE_SETS } from './tile-boxes.ts';

/** What is played with the chips of a map; every game is one of the five rule sets for chips. */
export const CHIP_GAMES = ['upgrades', 'wine', 'islands', 'isle', 'treats'] as const;
export type ChipGame = (typeof CHIP_GAMES)[number];

const squareShape = { x: z.int().min(0).max(60), y: z.int().min(0).max(60) };
const squareSchema = z.strictObject(squareShape);
const sideName = z.enum(['N', 'E', 'S', 'W']);
const placeName = z.string().max(60).regex(/\S/, 'a name has letters');
/** A name, and what pictures of the map write in its place where that is shorter, such as the end of a route. */
const nameShape = { name: placeName, label: placeName.optional() };
const coatsOfArms = z.int().min(0).max(9);
/** A region as in ISO 3166, so that its name is known in every language. */
const country = z.string().regex(/^[A-Z]{2}$/, 'a country is two capital letters');
const id = z
  .string()
  .max(40)
  .regex(/^[a-z]+(?:-[a-z]+)*$/, 'an id is made of small letters and single hyphens');

const townSchema = z.strictObject({
  ...squareShape,
  name: placeName,
  /** The grape whose wine the town buys. */
  grape: z.enum(CHIP_COLOURS).optional(),
});

/** Names by language: of whichever languages the file has, and in English for all others. */
const namesSchema = z
  .record(z.string().regex(/^[a-z]{2}$/, 'a language is two small letters'), placeName)
  .refine(({ en }) => en !== undefined, 'there is no name in English, "en", which other languages show');

/** The shape of a map in a content file. */
export const mapFileSchema = z.strictObject({
  id,
  /** Its name, one for all languages or by language; absent for maps that the program has words for. */
  name: z.union([placeName, namesSchema]).optional(),
  /** Boxes that its tiles come from. */
  sets: z.array(z.enum(TILE_SETS)).min(1),
  /**
   * One text a row, from the north; columns from the west. `#` a square, `S` a start square, `T` a town, `L` a square of
   * a large city, `I` an island with coats of arms; no squares are `.` sea, `W` waves, `K` a pile on an island, `M` the
   * Isle of Man, and small letters for neighbouring countries.
   */
  grid: z
    .array(
      z
        .string()
        .max(60)
        .regex(/^[.#STLIWKMa-z]+$/, 'a row is made of . # S T L I W K M and small letters'),
    )
    .min(3)
    .max(40),
  /** Countries of the small letters in the grid. */
  neighbours: z.record(z.string().regex(/^[a-z]$/), country),
  /** Start squares, and on how many of them a game begins. Those that are not used are towns (M2). */
  start: z.strictObject({ use: z.int().min(1).max(9), squares: z.array(townSchema).min(1).max(9) }),
  towns: z.array(townSchema),
  /** Large cities, printed on one or more squares each; the sides of a square from the north, clockwise (M5). */
  cities: z.array(
    z.strictObject({
      id,
      ...nameShape,
      squares: z
        .array(
          z.strictObject({
            ...squareShape,
            coatsOfArms,
            sides: z.array(z.enum(['city', 'field', 'inner'])).length(4),
          }),
        )
        .min(1)
        .max(6),
    }),
  ),
  /** Roads and cities printed outside of the border, at a side of a square (M6, M18). */
  prints: z.array(
    z.strictObject({
      ...squareShape,
      side: sideName,
      kind: z.enum(['road', 'city']),
      coatsOfArms,
      ...nameShape,
      /** Whether a road outside of the grid goes on by ship to its country, also where that has land beside the grid. */
      overSea: z.literal(true).optional(),
      country,
    }),
  ),
  /** Roads across the water between two squares (M10). */
  ferries: z.array(
    z.strictObject({
      name: placeName,
      coatsOfArms,
      ends: z.array(z.strictObject({ ...squareShape, side: sideName })).length(2),
    }),
  ),
  /** The game played with its chips: how many are spread over the map by the seed, or the squares of each colour. */
  chips: z.strictObject({
    game: z.enum(CHIP_GAMES),
    spread: z.int().min(1).max(30).optional(),
    squares: z
      .array(z.strictObject({ colour: z.enum(CHIP_COLOURS), squares: z.array(squareSchema).length(10) }))
      .length(3)
      .optional(),
  }),
  /** Islands that bear piles of tiles, one on each square. */
  islands: z
    .array(z.strictObject({ colour: z.enum(CHIP_COLOURS), squares: z.array(squareSchema).min(1).max(4) }))
    .min(1)
    .max(6)
    .optional(),
  isleOfMan: squareSchema.optional(),
  /** Squares on islands whose coats of arms give points to whoever covers them. */
  coatSquares: z.array(z.strictObject({ ...squareShape, ...nameShape, coatsOfArms })).optional(),
  /** The colour of the chips that are laid out on the squares of each row. */
  tracks: z.array(z.strictObject({ row: z.int().min(0).max(60), colour: z.enum(CHIP_COLOURS) })).optional(),
});

/** What the rules read of a map: neither its name nor what only pictures read. */
export function rulesPart({ name: _, ...map }: MapFile): object {
  const { cities, prints, coatSquares } = map;
  return {
    ...map,
    cities: cities.map(withoutLabel),
    prints: prints.map(({ overSea: _, ...print }) => withoutLabel(print)),
    ...(coatSquares && { coatSquares: coatSquares.map(withoutLabel) }),
  };
}

function withoutLabel({ label: _, ...named }: { readonly label?: string | undefined }): object {
  return named;
}

export type MapFile = z.infer<typeof mapFileSchema>;
export type Town = MapFile['towns'][number];
export type LargeCity = MapFile['cities'][number];
