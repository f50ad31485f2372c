import * as z from 'zod';
import { type MapFile, squareFields } from '../../rules/map-file.ts';
import type { ReportProblem, SignedPlaces } from '../../rules/map-problems.ts';
import { checkNeed } from '../chips/map.ts';

const squareSchema = z.strictObject(squareFields).optional();

declare module '../../rules/expansion-types.ts' {
  interface ExpansionMapFields {
    isleOfMan?: z.infer<typeof squareSchema>;
  }
}

/** Fields of the chips of Great Britain in the file of a map. */
export const ISLE_MAP_FIELDS = {
  map: { isleOfMan: squareSchema },
  places({ isleOfMan: square }: MapFile): SignedPlaces[] {
    const listed = square ? [{ square, path: ['isleOfMan'] }] : [];
    return [{ what: 'place of the Isle of Man', sign: 'M', listed }];
  },
  check(map: MapFile, say: ReportProblem): void {
    checkNeed(map, say, { game: 'isle', isThere: Boolean(map.isleOfMan), what: 'the Isle of Man' });
  },
};
