import * as z from 'zod';
import { layoutId } from '../../rules/layout.ts';
import { type MapFile, squareFields } from '../../rules/map-file.ts';
import { listedAt, type ReportProblem, type SignedPlaces } from '../../rules/map-problems.ts';
import { CHIP_COLOURS } from '../chips/chip.ts';
import { checkNeed } from '../chips/map.ts';

/** Islands that bear piles of tiles, one on each square. */
const islandsSchema = z
  .array(z.strictObject({ colour: z.enum(CHIP_COLOURS), squares: z.array(z.strictObject(squareFields)).min(1).max(4) }))
  .min(1)
  .max(6)
  .optional();

/** Piles of tiles on every island of the map, in its order, the first tile of each on top. */
const pilesSchema = z.array(z.array(z.array(layoutId)).min(1)).optional();

declare module '../../rules/expansion-types.ts' {
  interface ExpansionMapFields {
    islands?: z.infer<typeof islandsSchema>;
  }
  interface ExpansionLayoutFields {
    islands?: z.infer<typeof pilesSchema>;
  }
}

/** Fields of the chips of Benelux in the file of a map and in a layout. */
export const ISLANDS_MAP_FIELDS = {
  map: { islands: islandsSchema },
  layout: { islands: pilesSchema },
  places({ islands = [] }: MapFile): SignedPlaces[] {
    const listed = islands.flatMap(({ squares }, island) => listedAt(['islands', island, 'squares'], squares));
    return [{ what: 'pile on an island', sign: 'K', listed }];
  },
  check(map: MapFile, say: ReportProblem): void {
    checkNeed(map, say, { game: 'islands', isThere: Boolean(map.islands), what: 'islands with piles of tiles' });
  },
};
