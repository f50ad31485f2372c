import * as z from 'zod';
import { portsSchema, tileIdSchema, tileSetHead } from '../../kernel/tile-file.ts';
import type { ExpansionMarks, ExpansionSigns } from './expansion-types.ts';
import type { MapFile } from './map-file.ts';
import { TILE_SETS } from './options.ts';

/** Kinds of segment; the index is the kind's number in the feature graph. */
export const SEGMENT_KINDS = ['field', 'road', 'city', 'monastery', 'garden', 'river'] as const;
export type SegmentKind = (typeof SEGMENT_KINDS)[number];

/** Kinds of feature, which bring points; a river is none (E7). */
export type FeatureKind = Exclude<SegmentKind, 'river'>;

/** Marks on segments; all but coats of arms have no effect without their expansions (M13). */
export type Mark = 'coatOfArms' | keyof ExpansionMarks;

/** Signs on tiles, outside their segments. */
export type PrintedSign = keyof ExpansionSigns;

/**
 * More maps than a command can offer, so that the error is found when files are joined, with the name of the map that is too
 * many.
 */
const MAX_MAPS = 100;

const segmentSchema = (marks: readonly Mark[]) =>
  z.strictObject({
    kind: z.enum(SEGMENT_KINDS),
    ports: portsSchema.ofSquare,
    marks: z.partialRecord(z.enum(marks), z.int().min(1).max(9)).optional(),
    /** Cities of the same tile that a field touches, by the index of their segments. */
    touches: z.array(z.int().min(0)).min(1).optional(),
  });

/** All marks and signs that tiles can have. */
export interface Printed {
  readonly marks: readonly Mark[];
  readonly signs: readonly PrintedSign[];
}

const tileSchema = ({ marks, signs }: Printed) =>
  z.strictObject({
    id: tileIdSchema,
    set: z.enum(TILE_SETS),
    count: z.int().min(1).max(50),
    name: z.string().min(1).max(120),
    /** Turns in which the tile looks different (M25). */
    rotations: z.union([z.literal(1), z.literal(2), z.literal(4)]),
    /** The tile that it replaces, copy for copy, in games that play its kinds of segment (E16). */
    replaces: tileIdSchema.optional(),
    /** One of the copies lies on the table at the start. */
    start: z.literal(true).optional(),
    /** Role of the tile in a river: where it rises, parts or ends; other river tiles have none. */
    role: z.enum(['source', 'fork', 'end', 'lake']).optional(),
    signs: z.array(z.enum(signs)).min(1).optional(),
    /** Its sides have no segments and end what lies around it; seats have such tiles from the start, the pile has none. */
    closed: z.literal(true).optional(),
    segments: z.array(segmentSchema(marks)).min(1).max(16),
  });

/** The shape of a tile-set file, with what is printed on tiles and the shape of a map that its expansions know. */
export function tileSetFileSchemaWith(printed: Printed, map: z.ZodType<MapFile>) {
  return z.strictObject({
    ...tileSetHead,
    tiles: z.array(tileSchema(printed)).min(1).max(300),
    maps: z.array(map).max(MAX_MAPS),
  });
}

export type TileSetFile = z.infer<ReturnType<typeof tileSetFileSchemaWith>>;
export type TileFile = TileSetFile['tiles'][number];
