import * as z from 'zod';
import { squareKey } from '../../rules/game-map.ts';
import { layoutSquare } from '../../rules/layout.ts';
import { type MapFile, squareFields } from '../../rules/map-file.ts';
import { BOARD_SIGNS, type ReportProblem, signAt } from '../../rules/map-problems.ts';
import { CHIP_COLOURS, CHIP_VALUES } from './chip.ts';

/** The five games with chips. Each is a rule set; a map names the game for its chips. */
export const CHIP_GAMES = ['upgrades', 'wine', 'islands', 'isle', 'treats'] as const;
export type ChipGame = (typeof CHIP_GAMES)[number];

/** The game played with its chips: how many are spread over the map by the seed, or the squares of each colour. */
const chipsSchema = z.strictObject({
  game: z.enum(CHIP_GAMES),
  spread: z.int().min(1).max(30).optional(),
  squares: z
    .array(z.strictObject({ colour: z.enum(CHIP_COLOURS), squares: z.array(z.strictObject(squareFields)).length(10) }))
    .length(3)
    .optional(),
});

/** Chips on squares, all face down; absent without the chip game. */
const laidSchema = z
  .array(z.strictObject({ ...layoutSquare, colour: z.enum(CHIP_COLOURS), value: z.literal(CHIP_VALUES) }))
  .optional();

export type PlacedChip = NonNullable<z.infer<typeof laidSchema>>[number];

declare module '../../rules/expansion-types.ts' {
  interface ExpansionMapFields {
    chips: z.infer<typeof chipsSchema>;
  }
  interface ExpansionLayoutFields {
    chips?: z.infer<typeof laidSchema>;
  }
}

/** Fields of the chips of all maps in the file of a map and in a layout. */
export const CHIPS_MAP_FIELDS = {
  map: { chips: chipsSchema },
  layout: { chips: laidSchema },
  check(map: MapFile, say: ReportProblem): void {
    const { chips } = map;
    if (!chips.spread === !chips.squares) say(['chips'], 'chips are either spread or have their squares');
    const known = new Set<string>();
    for (const [colour, { squares }] of (chips.squares ?? []).entries()) {
      for (const [at, square] of squares.entries()) {
        const path = ['chips', 'squares', colour, 'squares', at];
        const key = squareKey(square);
        if (!BOARD_SIGNS.test(signAt(map, square)) || signAt(map, square) === 'L')
          say(path, `no chip can lie at ${key}`);
        else if (known.has(key)) say(path, `a second chip at ${key}`);
        known.add(key);
      }
    }
  },
};

/** Reports a property that the game of a map needs and its file lacks. */
export function checkNeed(
  map: MapFile,
  say: ReportProblem,
  need: { game: ChipGame; isThere: boolean; what: string },
): void {
  const { game, isThere, what } = need;
  if (map.chips.game === game && !isThere) say(['chips', 'game'], `"${game}" needs ${what}`);
}
