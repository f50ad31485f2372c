import { writeFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { type GamePlan, recordOf, simulateGame } from '../lab/simulation/simulated-game.ts';
import { COLOURS } from '../src/core/colour.ts';
import type { GameTypes } from '../src/core/rules.ts';
import { runTool, UsageError, wholeNumber } from './command-line.ts';
import { countGame, emptyStatistics, statisticsText } from './game-statistics.ts';
import { chosenOptions, GAME_HELP, GAME_OPTIONS, gameNamed, type ToolGame, tileSetOf } from './games.ts';
import { recordText } from './record-file.ts';

const HELP = `npm run simulate -- [options]

Plays whole games and prints what they came to. Equal options play equal games.

${GAME_HELP}  --players N       2 to 5, with inns or on a map to 6 (default 4)
  --games N         how many (default 100)
  --policy NAMES    random (default), greedy, learner, regular, strong (slow), in Carcassonne also stand-in; several, such as
                    greedy,random, are dealt to the seats in turn
  --seed TEXT       any text (default 1)
  --order WHICH     random: the first player is drawn (default); given: the first seat begins
  --takebacks N     before one of N actions, on average, others are tried and taken back
  --record FILE     write the record of the last game to FILE
  --tile-set FILE   play with this tile set
  --help            this text

Status 0: played; 2: wrong options.
`;

/** How often a long run says how far it is, in milliseconds: at a terminal, and elsewhere. */
const EVERY_AT_TERMINAL = 200;
const EVERY = 5000;

await runTool({
  help: HELP,
  options: {
    ...GAME_OPTIONS,
    players: { type: 'string' },
    games: { type: 'string' },
    policy: { type: 'string' },
    seed: { type: 'string' },
    order: { type: 'string' },
    takebacks: { type: 'string' },
    record: { type: 'string' },
    'tile-set': { type: 'string' },
  },
  run: ({ values, positionals }) => {
    if (positionals.length > 0) throw new UsageError(`"${positionals[0]}" is no option; --help lists them`);
    const game = gameNamed(values.game);
    const { game: rules } = game;
    const options = chosenOptions(game, values);
    const max = rules.maxSeats?.(options) ?? rules.seats.max;
    const players = wholeNumber('players', values.players ?? '4', { min: rules.seats.min, max });
    const games = wholeNumber('games', values.games ?? '100', { min: 1, max: 1_000_000 });
    const policies = (values.policy ?? 'random').split(',').map((name) => policyNamed(game, name));
    if (policies.length > players) throw new UsageError(`--policy names more policies than there are players`);
    const { takebacks } = values;
    const plan: PlanWithoutSeed = {
      game,
      set: tileSetOf(game, values['tile-set']),
      players,
      policies,
      options,
      order: orderNamed(values.order ?? 'random'),
      ...(takebacks === undefined ? {} : { takebacks: wholeNumber('takebacks', takebacks, { min: 1, max: 1e6 }) }),
    };
    run(plan, { games, seed: values.seed ?? '1', ...(values.record === undefined ? {} : { record: values.record }) });
    return 0;
  },
});

type PlanWithoutSeed = Omit<GamePlan<GameTypes>, 'seed'> & { readonly game: ToolGame };

function run(plan: PlanWithoutSeed, options: { games: number; seed: string; record?: string }): void {
  const { games, seed, record } = options;
  const statistics = emptyStatistics(plan.players, plan.game);
  const begun = performance.now();
  const atTerminal = process.stderr.isTTY;
  let told = begun;
  for (let game = 1; game <= games; game++) {
    const gamePlan = { ...plan, seed: `${seed} ${game}` };
    const played = simulateGame(gamePlan);
    countGame(statistics, plan.game, played);
    if (record !== undefined && game === games) writeRecord(record, recordText(recordOf(gamePlan, played)));
    const now = performance.now();
    if (now - told < (atTerminal ? EVERY_AT_TERMINAL : EVERY)) continue;
    told = now;
    const line = `${game} of ${games} games, ${((game * 1000) / (now - begun)).toFixed(1)} games/s`;
    process.stderr.write(atTerminal ? `\r${line} ` : `${line}\n`);
  }
  if (atTerminal && told > begun) process.stderr.write('\n');
  const names = COLOURS.slice(0, plan.players).map(
    (colour, seat) => `${colour} (${plan.policies[seat % plan.policies.length]})`,
  );
  process.stdout.write(statisticsText(statistics, names, (performance.now() - begun) / 1000));
}

function policyNamed({ policies }: ToolGame, name: string): string {
  if (Object.hasOwn(policies, name)) return name;
  throw new UsageError(`there is no policy "${name}", only ${Object.keys(policies).join(' and ')}`);
}

function orderNamed(name: string): GamePlan<GameTypes>['order'] {
  if (name === 'random' || name === 'given') return name;
  throw new UsageError(`--order takes random or given, not "${name}"`);
}

function writeRecord(file: string, text: string): void {
  try {
    writeFileSync(file, text);
  } catch (error) {
    throw new UsageError(`${file} cannot be written (${error instanceof Error ? error.message : error})`);
  }
}
