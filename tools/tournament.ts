import { performance } from 'node:perf_hooks';
import { chooseAction } from '../src/computer/choose-action.ts';
import type { Weights } from '../src/computer/evaluation.ts';
import type { ChosenOptions } from '../src/core/options.ts';
import type { GameTypes } from '../src/core/rules.ts';
import { playMatch } from '../src/simulation/match.ts';
import type { Policy } from '../src/simulation/playable-game.ts';
import { runTool, UsageError, wholeNumber } from './command-line.ts';
import { chosenOptions, GAME_HELP, GAME_OPTIONS, gameNamed, type ToolGame, tileSetOf } from './games.ts';
import { termNames, weighing, weightsOf } from './weighing.ts';

const HELP = `npm run tournament -- [options]

Lets players play against each other and prints how often the first of each pair wins, and the points of both with the standard
error of the lead. Every pile is played from each seat once. Equal options play equal games.

${GAME_HELP}  --players N       2 (default) to 5, on a map to 6; all but one play as the second of a pair
  --games N         games of each pair (default 100)
  --seed TEXT       any text (default 1)
  --pairs NAMES     such as strong:regular,regular:greedy (default regular:greedy); policies as in npm run simulate
  --without NAMES   terms that count for nothing where the second of a pair plays as regular, such as goods,pigOnFarm
  --weights LIST    other weights of terms where the first of a pair plays as regular, such as goods=8,pigOnFarm=0.9
  --playouts N      what strong may spend on an action (default 40, which is less than in the program)
  --seconds N       stop a pair after so many seconds; the games played until then are told
  --help            this text

Status 0: played; 2: wrong options.
`;

await runTool({
  help: HELP,
  options: {
    ...GAME_OPTIONS,
    players: { type: 'string' },
    games: { type: 'string' },
    seed: { type: 'string' },
    pairs: { type: 'string' },
    without: { type: 'string' },
    weights: { type: 'string' },
    playouts: { type: 'string' },
    seconds: { type: 'string' },
  },
  run: ({ values, positionals }) => {
    if (positionals.length > 0) throw new UsageError(`"${positionals[0]}" is no option; --help lists them`);
    const game = gameNamed(values.game);
    const options = chosenOptions(game, values);
    const max = game.game.maxSeats?.(options) ?? game.game.seats.max;
    const players = wholeNumber('players', values.players ?? '2', { min: game.game.seats.min, max });
    const games = wholeNumber('games', values.games ?? '100', { min: 1, max: 1_000_000 });
    const playouts = wholeNumber('playouts', values.playouts ?? '40', { min: 1, max: 1_000_000 });
    const seconds = wholeNumber('seconds', values.seconds ?? '999999', { min: 1, max: 999_999 });
    const without = termNames(game, values.without).map((name) => `${name}=0`);
    const weights = [weightsOf(game, values.weights), weightsOf(game, without.join())] as const;
    const pairs = (values.pairs ?? 'regular:greedy').split(',').map((pair) => pairOf(game, pair));
    process.stdout.write('pair                  games   won   95 %            points    others  error   ms a turn\n');
    for (const names of pairs) {
      playPair({ game, names, players, games, playouts, weights, seconds, options, seed: values.seed ?? '1' });
    }
    return 0;
  },
});

function playPair(of: {
  game: ToolGame;
  names: readonly [string, string];
  players: number;
  games: number;
  playouts: number;
  /** Of the first of the pair, and of the second. */
  weights: readonly [Weights, Weights];
  seconds: number;
  options: ChosenOptions;
  seed: string;
}): void {
  const { game, names, playouts, weights, seconds, ...given } = of;
  const players = names.map((name, at) => timed(game, name, { playouts, weights: weights[at]! }));
  const [one, others] = players.map(({ policy }) => policy) as [Policy<GameTypes>, Policy<GameTypes>];
  const sums = { games: 0, won: 0, points: 0, others: 0 };
  /** The leads of the first of the pair, added up for each pile. */
  const leads: number[] = [];
  const begun = performance.now();
  for (const { won, points, pointsOfOthers } of playMatch({
    ...given,
    game,
    set: tileSetOf(game, undefined),
    one,
    others,
  })) {
    const pile = Math.floor(sums.games++ / given.players);
    leads[pile] = (leads[pile] ?? 0) + points - pointsOfOthers;
    sums.won += won;
    sums.points += points;
    sums.others += pointsOfOthers;
    if (performance.now() - begun > seconds * 1000) break;
  }
  const { games } = sums;
  const [low, high] = wilson(sums.won, games);
  const percent = (share: number) => (100 * share).toFixed(1);
  process.stdout.write(
    `${names.join(' : ').padEnd(20)} ${String(games).padStart(6)} ${percent(sums.won / games).padStart(6)}` +
      `   ${`${percent(low)} to ${percent(high)}`.padEnd(13)} ${(sums.points / games).toFixed(1).padStart(8)}` +
      ` ${(sums.others / games).toFixed(1).padStart(9)}` +
      ` ${standardError(leads.map((lead) => lead / given.players))
        .toFixed(1)
        .padStart(6)}` +
      `    ${players.map(({ clock }) => (clock.spent / Math.max(1, clock.turns)).toFixed(1)).join(' : ')}\n`,
  );
}

/** How the policies of a tournament differ from the usual ones. */
interface Different {
  readonly playouts: number;
  readonly weights: Weights;
}

/** A policy that counts its time; turns are counted by the tiles that it places. */
function timed(game: ToolGame, name: string, different: Different) {
  const clock = { spent: 0, turns: 0 };
  const decide = policyOf(game, name, different);
  const policy: Policy<GameTypes> = (state, choose) => {
    const begun = performance.now();
    const action = decide(state, choose);
    clock.spent += performance.now() - begun;
    if (game.game.progressOf(state).phase === 'place') clock.turns++;
    return action;
  };
  return { policy, clock };
}

function policyOf(game: ToolGame, name: string, { playouts, weights }: Different): Policy<GameTypes> {
  if (name === 'strong') {
    return (state, choose) => chooseAction({ game, state, level: 'strong', choose, budget: { playouts } });
  }
  const isUsual = name !== 'regular' || weights === game.computer.terms;
  return isUsual ? game.policies[name]! : weighing(game, weights);
}

/** How far the mean of numbers may be from the true one: its standard error. */
function standardError(numbers: readonly number[]): number {
  const mean = numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
  const spread = numbers.reduce((sum, one) => sum + (one - mean) ** 2, 0) / Math.max(1, numbers.length - 1);
  return Math.sqrt(spread / numbers.length);
}

/** The interval in which the true share lies with a probability of 95 %, by Wilson. */
function wilson(won: number, games: number): [number, number] {
  const z = 1.96;
  const share = won / games;
  const middle = share + z ** 2 / (2 * games);
  const half = z * Math.sqrt((share * (1 - share)) / games + z ** 2 / (4 * games ** 2));
  const all = 1 + z ** 2 / games;
  return [(middle - half) / all, (middle + half) / all];
}

function pairOf(game: ToolGame, text: string): [string, string] {
  const names = text.split(':');
  const unknown = names.find((name) => !Object.hasOwn(game.policies, name));
  if (names.length === 2 && unknown === undefined) return names as [string, string];
  throw new UsageError(`--pairs takes two of ${Object.keys(game.policies).join(', ')} with a colon, not "${text}"`);
}
