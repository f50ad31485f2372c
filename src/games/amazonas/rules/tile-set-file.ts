import * as z from 'zod';
import { portsSchema, tileIdSchema, tileSetHead } from '../../kernel/tile-file.ts';

/** Kinds of segment; the index is the kind's number in the feature graph. */
export const SEGMENT_KINDS = ['jungle', 'tributary', 'village', 'amazon'] as const;
export type SegmentKind = (typeof SEGMENT_KINDS)[number];

/** Role of a tile: drawn from the pile (land, amazon), beside it (double) or placed at the start. */
export const TILE_ROLES = ['land', 'amazon', 'double', 'start'] as const;
export type TileRole = (typeof TILE_ROLES)[number];

/** Kinds of end of a tributary inside its tile. */
export const TRIBUTARY_ENDS = ['rock', 'crossing', 'amazon', 'village'] as const;
export type TributaryEnd = (typeof TRIBUTARY_ENDS)[number];

/** Icons printed on segments. */
export const MARKS = ['animal', 'boat', 'fruit', 'caiman', 'piranha'] as const;
export type Mark = (typeof MARKS)[number];

const count = z.int().min(1).max(200);
const players = z.array(z.int().min(2).max(5)).min(1);

const segmentSchema = z.strictObject({
  kind: z.enum(SEGMENT_KINDS),
  ports: portsSchema.ofSquares,
  /** Numbers of icons; `tileProblems` checks which kinds of segment may have them. */
  marks: z.partialRecord(z.enum(MARKS), count).optional(),
  end: z.enum(TRIBUTARY_ENDS).optional(),
  spaces: count.optional(),
});

const tileSchema = z.strictObject({
  id: tileIdSchema,
  role: z.enum(TILE_ROLES),
  count,
  name: z.string().min(1).max(120),
  bang: z.literal(true).optional(),
  players: players.optional(),
  squares: z
    .array(z.tuple([z.int(), z.int()]))
    .min(1)
    .max(16)
    .optional(),
  segments: z.array(segmentSchema).min(1).max(16),
});

/** Schema of a tile-set file. */
export const tileSetFileSchema = z.strictObject({
  ...tileSetHead,
  mouth: z.array(z.strictObject({ players, points: z.array(z.int().min(0)).min(1) })).min(1),
  tiles: z.array(tileSchema).min(1).max(250),
});

export type TileSetFile = z.infer<typeof tileSetFileSchema>;
export type TileFile = TileSetFile['tiles'][number];
