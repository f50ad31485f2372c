import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { amazonas } from '../src/games/amazonas/index.ts';
import { PLAYER_COUNTS, RULES_VERSION } from '../src/games/amazonas/rules/index.ts';
import type { PolicyName } from '../src/simulation/policy.ts';
import { type GamePlan, recordOf, simulateGame } from '../src/simulation/simulated-game.ts';
import { readTileSet } from '../src/tile-sets.ts';
import { runTool, UsageError } from './command-line.ts';
import { recordText } from './record-file.ts';

const HELP = `npm run golden [-- FOLDER]

Plays games of 2 to 5 players, at random and by the greedy policy, with takebacks in between, and writes their records
and the tile set they were played with to FOLDER (default test/golden/v${RULES_VERSION}).

Golden games are never made again to let a test pass: a folder that is there stays as it is. A change that alters a
recorded game raises RULES_VERSION, and that version gets a folder of its own.

  --help            this text

Status 0: written; 2: the folder is there already.
`;

/** Ways to play; each is played by 2, 3, 4 and 5 players. */
const WAYS: readonly { name: string; policies: readonly PolicyName[]; games: number; takebacks?: number }[] = [
  { name: 'random', policies: ['random'], games: 3, takebacks: 12 },
  { name: 'random-without-takebacks', policies: ['random'], games: 1 },
  { name: 'greedy', policies: ['greedy'], games: 4, takebacks: 16 },
  { name: 'greedy-without-takebacks', policies: ['greedy'], games: 1 },
  { name: 'mixed', policies: ['greedy', 'random'], games: 2, takebacks: 16 },
];

/**
 * Games in which somebody joins two tributaries on which they stand, one of them with boat icons (A17), and completes
 * them: rare, so these were found among many by their numbers.
 */
const OWN_TRIBUTARIES_JOINED: readonly { players: number; game: number; policies: readonly PolicyName[] }[] = [
  { players: 2, game: 10, policies: ['greedy'] },
  { players: 3, game: 5, policies: ['greedy', 'random'] },
  { players: 4, game: 2, policies: ['greedy', 'random'] },
  { players: 5, game: 13, policies: ['greedy'] },
];

await runTool({
  help: HELP,
  options: {},
  run: ({ positionals }) => {
    const folder = positionals[0] ?? join('test', 'golden', `v${RULES_VERSION}`);
    if (existsSync(folder)) throw new UsageError(`${folder} is there already, and golden games are never edited`);
    mkdirSync(folder, { recursive: true });
    const { set, json } = readTileSet(amazonas);
    writeFileSync(join(folder, 'tile-set.json'), json);
    for (const players of PLAYER_COUNTS) {
      for (const { name, policies, games, takebacks } of WAYS) {
        for (let game = 1; game <= games; game++) {
          const file = `${players}-players-${name}${games > 1 ? `-${game}` : ''}`;
          const plan: GamePlan = {
            set,
            players,
            policies,
            seed: `golden ${file}`,
            order: game % 2 === 1 ? 'random' : 'given',
            ...(takebacks === undefined ? {} : { takebacks }),
          };
          writeFileSync(join(folder, `${file}.json`), recordText(recordOf(plan, simulateGame(plan))));
        }
      }
    }
    for (const { players, game, policies } of OWN_TRIBUTARIES_JOINED) {
      const file = `${players}-players-own-tributaries-joined`;
      const order = players % 2 === 1 ? 'random' : 'given';
      const plan: GamePlan = { set, players, policies, seed: `golden ${file} ${game}`, order, takebacks: 16 };
      writeFileSync(join(folder, `${file}.json`), recordText(recordOf(plan, simulateGame(plan))));
    }
    return 0;
  },
});
