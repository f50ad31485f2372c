import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type GamePlan, recordOf, simulateGame } from '../lab/simulation/simulated-game.ts';
import { readTileSet } from '../src/content/tile-sets.ts';
import type { ChosenOptions } from '../src/core/options.ts';
import type { GameTypes } from '../src/core/rules.ts';
import { PLAYER_COUNTS } from '../src/games/amazonas/rules/tile-problems.ts';
import { MAPS } from '../src/games/carcassonne/rules/options.ts';
import { runTool, UsageError } from './command-line.ts';
import { gameNamed } from './games.ts';

const HELP = `npm run golden [-- FOLDER] [--game carcassonne]

Plays games of Amazonas, of 2 to 5 players, at random and by the greedy policy, with takebacks in between, and writes
their records and the tile set they were played with to FOLDER (default test/golden/vN, N the version of the rules). Of
Carcassonne it plays the base game and every map with and without chips (default test/golden/carcassonne-vN).

Golden games are never made again to let a test pass: a folder that is there stays as it is. A change that alters a
recorded game raises RULES_VERSION, and that version gets a folder of its own.

  --game NAME       amazonas (default) or carcassonne
  --help            this text

Status 0: written; 2: the folder is there already.
`;

/** A game to record: the name of its file, and how it is played. */
interface GoldenGame extends Pick<GamePlan<GameTypes>, 'players' | 'policies' | 'order' | 'takebacks' | 'options'> {
  readonly file: string;
  /** Chosen among many for what happens in it; by default any. */
  readonly number?: number;
}

/** Ways to play; each is played by 2, 3, 4 and 5 players. */
const WAYS: readonly { name: string; policies: readonly string[]; takebacks?: number }[] = [
  { name: 'random', policies: ['random'], takebacks: 12 },
  { name: 'greedy', policies: ['greedy'], takebacks: 16 },
  { name: 'greedy-without-takebacks', policies: ['greedy'] },
];

/**
 * Games in which somebody joins two tributaries on which they stand, one of them with boat icons (A17), and completes
 * them: rare, so these were found among many by their numbers.
 */
const OWN_TRIBUTARIES_JOINED: readonly { players: number; number: number; policies: readonly string[] }[] = [
  { players: 2, number: 10, policies: ['greedy'] },
  { players: 3, number: 5, policies: ['greedy', 'random'] },
  { players: 4, number: 2, policies: ['greedy', 'random'] },
  { players: 5, number: 13, policies: ['greedy'] },
];

function amazonasGames(): GoldenGame[] {
  const ways = PLAYER_COUNTS.flatMap((players) =>
    WAYS.map(({ name, ...way }, at): GoldenGame => {
      return { ...way, players, file: `${players}-players-${name}`, order: at % 2 === 0 ? 'given' : 'random' };
    }),
  );
  const joined = OWN_TRIBUTARIES_JOINED.map(({ players, ...game }): GoldenGame => {
    const file = `${players}-players-own-tributaries-joined`;
    return { ...game, players, file, order: players % 2 === 1 ? 'random' : 'given', takebacks: 16 };
  });
  return [...ways, ...joined];
}

/** Variants for the towns of maps, dealt to the maps in turn. */
const TOWNS = ['a', 'b', 'c', 'none'] as const;

/** Games with boxes: the name of each, its players and options. */
const BOXES: readonly (readonly [string, number, ChosenOptions])[] = [
  ['river-abbot', 2, { river: true, abbot: true }],
  ['traders', 3, { traders: true }],
  ['all-boxes', 4, { river: true, abbot: true, inns: true, traders: true }],
  ['inns', 6, { inns: true }],
  ['germany-boxes-chips', 5, { map: 'germany', chips: true, towns: 'a', abbot: true, inns: true, traders: true }],
];

function carcassonneGames(): GoldenGame[] {
  const base = { order: 'random', takebacks: 12 } as const;
  return [
    { ...base, file: '2-players-random', players: 2, policies: ['random'] },
    { ...base, file: '5-players-random', players: 5, policies: ['random'], options: { farms: false } },
    { ...base, file: '3-players-mixed', players: 3, policies: ['stand-in', 'random'], order: 'given' },
    ...BOXES.map(([file, players, options]): GoldenGame => {
      return { ...base, file: `${players}-players-${file}`, players, policies: ['random'], options };
    }),
    ...MAPS.flatMap((map, index) =>
      [false, true].map((chips): GoldenGame => {
        const players = 2 + (index % 5);
        const file = `${players}-players-${map}${chips ? '-chips' : ''}`;
        const towns = TOWNS[(index + (chips ? 1 : 0)) % TOWNS.length]!;
        return { ...base, file, players, policies: ['random'], options: { map, chips, towns } };
      }),
    ),
  ];
}

await runTool({
  help: HELP,
  options: { game: { type: 'string' } },
  run: ({ positionals, values }) => {
    const game = gameNamed(values.game);
    const { ruleSet, version } = game.game;
    const isAmazonas = ruleSet === 'amazonas';
    const folder = positionals[0] ?? join('test', 'golden', `${isAmazonas ? '' : `${ruleSet}-`}v${version}`);
    if (existsSync(folder)) throw new UsageError(`${folder} is there already, and golden games are never edited`);
    mkdirSync(folder, { recursive: true });
    const { set, json } = readTileSet(game.game);
    writeFileSync(join(folder, 'tile-set.json'), json);
    for (const { file, number, ...played } of isAmazonas ? amazonasGames() : carcassonneGames()) {
      const seed = `golden ${file}${number === undefined ? '' : ` ${number}`}`;
      const plan = { game, set, seed, ...played };
      writeFileSync(join(folder, `${file}.json`), `${JSON.stringify(recordOf(plan, simulateGame(plan)))}\n`);
    }
    return 0;
  },
});
