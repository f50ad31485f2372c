import * as z from 'zod';
import type { MapFile } from '../../rules/map-file.ts';
import type { ReportProblem } from '../../rules/map-problems.ts';
import { CHIP_COLOURS } from '../chips/chip.ts';
import { checkNeed } from '../chips/map.ts';

/** The grape whose wine the town buys. */
const grapeSchema = z.enum(CHIP_COLOURS).optional();

declare module '../../rules/expansion-types.ts' {
  interface ExpansionTownFields {
    grape?: z.infer<typeof grapeSchema>;
  }
}

/** Fields of the chips of France in the file of a map. */
export const WINE_MAP_FIELDS = {
  town: { grape: grapeSchema },
  check(map: MapFile, say: ReportProblem): void {
    const isThere = map.towns.some(({ grape }) => grape);
    checkNeed(map, say, { game: 'wine', isThere, what: 'towns that buy the wine of a grape' });
  },
};
