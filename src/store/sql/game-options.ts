import * as z from 'zod';
import { type GameOptions, LATE, TOLD } from '../records.ts';

const optionsSchema = z.strictObject({
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
  chosen: z.exactOptional(z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]))),
  pace: z.exactOptional(z.number().min(0)),
  bank: z.exactOptional(z.number().min(0)),
  weekends: z.exactOptional(z.string()),
  late: z.exactOptional(z.enum(LATE)),
  short: z.exactOptional(z.boolean()),
  told: z.exactOptional(z.enum(TOLD)),
  rematchOf: z.exactOptional(z.int().positive()),
}) satisfies z.ZodType<GameOptions>;

/** Schema of stored game options. Earlier versions stored `chosen` as `game`. */
export const gameOptionsSchema = z.preprocess((stored) => {
  if (typeof stored !== 'object' || stored === null || !('game' in stored)) return stored;
  const { game, ...others } = stored;
  return { ...others, chosen: game };
}, optionsSchema);
