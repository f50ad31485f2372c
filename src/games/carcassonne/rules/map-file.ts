import * as z from 'zod';
import type { ExpansionMapFields, ExpansionTownFields } from './expansion-types.ts';
import { TILE_SETS } from './options.ts';

/** The fields of a square of a map. */
export const squareFields = { x: z.int().min(0).max(60), y: z.int().min(0).max(60) };
const sideName = z.enum(['N', 'E', 'S', 'W']);
const placeName = z.string().max(60).regex(/\S/, 'a name has letters');
/** A name, and a shorter text for pictures of the map, such as the end of a route. */
const nameShape = { name: placeName, label: placeName.optional() };
const coatsOfArms = z.int().min(0).max(9);
/** A region as in ISO 3166, so that its name is known in every language. */
const country = z.string().regex(/^[A-Z]{2}$/, 'a country is two capital letters');
const id = z
  .string()
  .max(40)
  .regex(/^[a-z]+(?:-[a-z]+)*$/, 'an id is made of small letters and single hyphens');

const townSchema = z.strictObject({ ...squareFields, name: placeName });

export type Town = z.infer<typeof townSchema> & ExpansionTownFields;

/** Names by language: of whichever languages the file has, and in English for all others. */
const namesSchema = z
  .record(z.string().regex(/^[a-z]{2}$/, 'a language is two small letters'), placeName)
  .refine(({ en }) => en !== undefined, 'there is no name in English, "en", which other languages show');

/** The fields of a map without those that expansions bring. */
const ownFields = (town: z.ZodType<Town>) => ({
  id,
  /** Its name, one for all languages or by language; absent for maps that the program has words for. */
  name: z.union([placeName, namesSchema]).optional(),
  /** Boxes that its tiles come from. */
  sets: z.array(z.enum(TILE_SETS)).min(1),
  /**
   * One text a row, from the north; columns from the west. `#` a square, `S` a start square, `T` a town, `L` a square of
   * a large city, `I` a square with coats of arms in the sea; no squares are `.` sea, `W` waves, small letters for
   * neighbouring countries, and `K` and `M` for what expansions have beyond the border.
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
  start: z.strictObject({ use: z.int().min(1).max(9), squares: z.array(town).min(1).max(9) }),
  towns: z.array(town),
  /** Large cities, printed on one or more squares each; the sides of a square from the north, clockwise (M5). */
  cities: z.array(
    z.strictObject({
      id,
      ...nameShape,
      squares: z
        .array(
          z.strictObject({
            ...squareFields,
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
      ...squareFields,
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
      ends: z.array(z.strictObject({ ...squareFields, side: sideName })).length(2),
    }),
  ),
  /** Squares in the sea whose coats of arms give points to whoever covers them. */
  coatSquares: z.array(z.strictObject({ ...squareFields, ...nameShape, coatsOfArms })).optional(),
});

/** The part of a map that the rules read, without its name and the fields for pictures. */
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

export type MapFile = z.infer<z.ZodObject<ReturnType<typeof ownFields>>> & ExpansionMapFields;
export type LargeCity = MapFile['cities'][number];

/** Schemas of the fields that expansions add to the file of a map. */
export interface ExpansionFields {
  readonly map: { readonly [Name in keyof ExpansionMapFields]-?: z.ZodType<ExpansionMapFields[Name]> };
  readonly town: { readonly [Name in keyof ExpansionTownFields]-?: z.ZodType<ExpansionTownFields[Name]> };
}

/** The shape of a map in a content file. */
export function mapFileSchemaWith({ map, town }: ExpansionFields): z.ZodType<MapFile> {
  return z.strictObject({ ...ownFields(townSchema.extend(town)), ...map });
}
