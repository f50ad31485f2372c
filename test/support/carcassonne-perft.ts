import { readFileSync } from 'node:fs';
import * as z from 'zod';
import { fold } from '../../src/core/fold.ts';
import { logOf, setupOf } from '../../src/core/record.ts';
import { RULES } from '../../src/games/carcassonne/game/game-rules.ts';
import { startState } from '../../src/games/carcassonne/game/start.ts';
import { carcassonne } from '../../src/games/carcassonne/index.ts';
import { RULES_VERSION, type Setup } from '../../src/games/carcassonne/rules/setup.ts';
import type { State } from '../../src/games/carcassonne/rules/state.ts';
import { readGoldenGames } from './golden-games.ts';

export const CARCASSONNE_PERFT = new URL('../perft/carcassonne.json', import.meta.url);

const tableSchema = z.strictObject({
  positions: z.array(
    z.strictObject({
      name: z.string(),
      /** A golden game, and how many entries of its log lead to the position. */
      game: z.string(),
      entries: z.int().min(0),
      /** How many sequences of 1, 2, 3 ... actions go on from there; a game that is over goes on no further. */
      counts: z.array(z.int().min(0)).min(1),
    }),
  ),
});

export type CarcassonnePerftPosition = z.infer<typeof tableSchema>['positions'][number];

/** The positions and their counts; throws where the file is malformed. */
export function readCarcassonnePerft(): readonly CarcassonnePerftPosition[] {
  return tableSchema.parse(JSON.parse(readFileSync(CARCASSONNE_PERFT, 'utf8'))).positions;
}

/** The state in a position. */
export function carcassonnePerftState({ game, entries }: CarcassonnePerftPosition): State {
  const golden = readGoldenGames(carcassonne, `carcassonne-v${RULES_VERSION}`);
  const record = golden.recordNamed(`${game}.json`);
  const start = startState(golden.set, setupOf(RULES, record) as Setup);
  const folded = fold(RULES, start, logOf(RULES, record).slice(0, entries));
  if (!folded.ok) throw new Error(JSON.stringify(folded.failure));
  return folded.value.state;
}
