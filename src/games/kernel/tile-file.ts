import * as z from 'zod';
import { SIDES } from '../../core/ports.ts';

/** The shape of a tile's id in a file. */
export const tileIdSchema = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'an id is made of small letters, digits and single hyphens')
  .max(40);

/** The shape of what the tile-set files of all games say of the set. */
export const tileSetHead = {
  format: z.literal(1),
  id: z.string().min(1).max(60),
  name: z.string().min(1).max(120),
  notice: z.string().max(1000),
};

/** `W` = the whole west side, `W1` = its middle port, `2:W1` = that port of the tile's third square. */
const PORT_PATTERN = /^(?:(\d{1,2}):)?([NESW])([012])?$/;

/** The shape of the ports of a segment on a tile of one square, and on one of several. */
export const portsSchema = {
  ofSquare: z.array(z.string().regex(/^([NESW])([012])?$/, 'a port is written N or N0-N2')),
  ofSquares: z.array(z.string().regex(PORT_PATTERN, 'a port is written N, N0-N2 or, on larger tiles, 3:N1')),
};

/** The port numbers (square * 12 + port) that a port text stands for; none when it is malformed. */
export function parsePorts(text: string): number[] {
  const match = PORT_PATTERN.exec(text);
  if (!match) return [];
  const first = Number(match[1] ?? 0) * 12 + SIDES.indexOf(match[2] as (typeof SIDES)[number]) * 3;
  return match[3] === undefined ? [first, first + 1, first + 2] : [first + Number(match[3])];
}
