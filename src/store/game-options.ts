import * as z from 'zod';
import type { GameOptions } from './records.ts';

/** Schema of stored game options. */
export const gameOptionsSchema = z.strictObject({
  seats: z.int().positive(),
  autoDraw: z.boolean(),
  order: z.enum(['random', 'given']),
  // Games stored before this option existed have hints.
  hints: z.boolean().default(true),
  advice: z.exactOptional(z.boolean()),
  theme: z.exactOptional(z.string()),
  computers: z.exactOptional(z.array(z.string())),
  language: z.exactOptional(z.string()),
  tiles: z.exactOptional(z.string()),
  game: z.exactOptional(z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]))),
  pace: z.exactOptional(z.int().min(0)),
  rematchOf: z.exactOptional(z.int().positive()),
}) satisfies z.ZodType<GameOptions>;
