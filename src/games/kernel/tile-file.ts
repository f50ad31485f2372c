import * as z from 'zod';
import { SIDES } from '../../core/ports.ts';

/** Schema of a tile's id in a file. */
export const tileIdSchema = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'an id is made of small letters, digits and single hyphens')
  .max(40);

/** Schemas of the fields about the set itself, in the tile-set files of all games. */
export const tileSetHead = {
  format: z.literal(1),
  id: z.string().min(1).max(60),
  name: z.string().min(1).max(120),
  notice: z.string().max(1000),
};

/** `W` = all ports of the west side, `W1` = its middle port, `2:W1` = that port on the tile's third square. */
const PORT_PATTERN = /^(?:(\d{1,2}):)?([NESW])([012])?$/;

/** Schemas of a segment's ports, on a tile of one square and on a tile of several. */
export const portsSchema = {
  ofSquare: z.array(z.string().regex(/^([NESW])([012])?$/, 'a port is written N or N0-N2')),
  ofSquares: z.array(z.string().regex(PORT_PATTERN, 'a port is written N, N0-N2 or, on larger tiles, 3:N1')),
};

/** Parses ports to their numbers (square * 12 + port); returns none if the text is malformed. */
export function parsePorts(text: string): number[] {
  const match = PORT_PATTERN.exec(text);
  if (!match) return [];
  const first = Number(match[1] ?? 0) * 12 + SIDES.indexOf(match[2] as (typeof SIDES)[number]) * 3;
  return match[3] === undefined ? [first, first + 1, first + 2] : [first + Number(match[3])];
}
