import * as z from 'zod';
import type { MapFile } from '../../rules/map-file.ts';
import type { ReportProblem } from '../../rules/map-problems.ts';
import { CHIP_COLOURS } from '../chips/chip.ts';
import { checkNeed } from '../chips/map.ts';

/** The colour of the chips that are laid out on the squares of each row. */
const tracksSchema = z.array(z.strictObject({ row: z.int().min(0).max(60), colour: z.enum(CHIP_COLOURS) })).optional();

declare module '../../rules/expansion-types.ts' {
  interface ExpansionMapFields {
    tracks?: z.infer<typeof tracksSchema>;
  }
}

/** Fields of the chips of Ibérica in the file of a map. */
export const TREATS_MAP_FIELDS = {
  map: { tracks: tracksSchema },
  check(map: MapFile, say: ReportProblem): void {
    const isThere = Boolean(map.tracks);
    checkNeed(map, say, { game: 'treats', isThere, what: 'tracks with the rows of every colour' });
  },
};
