import { resolve } from 'node:path';
import { performance } from 'node:perf_hooks';
import { type MatchGame, playMatch, scoreOfPile } from '../lab/simulation/match.ts';
import {
  eloOf,
  type Hypotheses,
  hypothesesFor,
  LLR_BOUND,
  meanOf,
  sequentialTest,
  standardError,
  wilsonInterval,
} from '../lab/simulation/match-statistics.ts';
import { withWeights } from '../lab/simulation/with-weights.ts';
import type { ChosenOptions } from '../src/core/options.ts';
import type { Weights } from '../src/games/contract/computer.ts';
import { runTool, twoNumbers, UsageError, wholeNumber } from './command-line.ts';
import { engineAt, OWN_ENGINE } from './engine.ts';
import { chosenOptions, GAME_HELP, GAME_OPTIONS, gameNamed, type ToolGame } from './games.ts';
import { type Side, timedPolicy } from './side.ts';
import { changedWeights, startOf, termNames } from './weighing.ts';

const HELP = `npm run tournament -- [options]

Lets players play against each other and prints how often the first of each pair wins, the difference in Elo, the points of both
with the standard error of the lead, and the processor time of both for a turn. Every pile is played from each seat once. Equal
options play equal games, unless --milliseconds limits them.

${GAME_HELP}  --players N       2 (default) to 5, with inns or on a map to 6; all but one play as the second of a pair
  --games N         games of each pair (default 100, with --sprt 100000)
  --seed TEXT       any text (default 1)
  --pairs NAMES     such as strong:regular,regular:greedy (default regular:greedy); policies as in npm run simulate
  --against FOLDER  the second of a pair is played by the version of the program in the folder of another checkout: both
                    versions play the same game; where they have different tiles, with the tiles of that one's base game, and it is
                    an error when they disagree about it
  --weights LIST    other weights of terms for the first of a pair, such as goods=8,pigOnFarm=1.5:0.9 (from early to late)
  --without NAMES   terms that count for nothing to the second of a pair, such as goods,pigOnFarm
  --playouts N      what strong may spend on an action (default 40, which is less than in the program); N:M for the first and
                    the second of a pair, N: or :M for one of them
  --milliseconds N  processor time that strong may spend on a turn, given in the same way; who has such a limit has the
                    playouts of the program if nothing else is said
  --sprt            stop as soon as it is decided whether the first of a pair wins half of the games, or 53 %; for more players
                    an even share, or one that is as many points of Elo better
  --hypotheses A:B  the shares that --sprt tells apart in place of 50:53, in percent for two players
  --seconds N       stop a pair after so many seconds; the games played until then are told
  --help            this text

A difference in Elo is that between the first of a pair and each of the others: 0 where it wins an even share.

Status 0: played; 2: wrong options.
`;

const USUAL_PLAYOUTS = 40;

await runTool({
  help: HELP,
  options: {
    ...GAME_OPTIONS,
    players: { type: 'string' },
    games: { type: 'string' },
    seed: { type: 'string' },
    pairs: { type: 'string' },
    against: { type: 'string' },
    weights: { type: 'string' },
    without: { type: 'string' },
    playouts: { type: 'string' },
    milliseconds: { type: 'string' },
    sprt: { type: 'boolean' },
    hypotheses: { type: 'string' },
    seconds: { type: 'string' },
  },
  run: async ({ values, positionals }) => {
    if (positionals.length > 0) throw new UsageError(`"${positionals[0]}" is no option; --help lists them`);
    const game = gameNamed(values.game);
    const options = chosenOptions(game, values);
    const max = game.game.maxSeats?.(options) ?? game.game.seats.max;
    const players = wholeNumber('players', values.players ?? '2', { min: game.game.seats.min, max });
    const games = wholeNumber('games', values.games ?? (values.sprt ? '100000' : '100'), { min: 1, max: 1_000_000 });
    const seconds = wholeNumber('seconds', values.seconds ?? '999999', { min: 1, max: 999_999 });
    const [none, gain] = twoNumbers('hypotheses', values.hypotheses, { min: 1, max: 99 });
    const shares = { none: (none ?? 50) / 100, gain: (gain ?? 53) / 100 };
    const hypotheses = values.sprt ? hypothesesFor(players, shares) : undefined;
    const sides = await sidesOf(values, game.computer.weightsFor(startOf(game, options, players)));
    const seed = values.seed ?? '1';
    // What came after another version it cannot play with.
    const tiles = values.against && resolve(values.against, 'src/games', game.game.ruleSet, 'tiles.json');
    const pairs = (values.pairs ?? 'regular:greedy').split(',').map((pair) => pairOf(sides, pair));
    process.stdout.write(
      'pair                   games    won   95 %             Elo   95 %            points   others  error   ms a turn\n',
    );
    for (const names of pairs) {
      playPair({ sides, names, players, games, seconds, options, hypotheses, seed, tiles });
    }
    return 0;
  },
});

/** The sides of every pair. */
async function sidesOf(
  values: {
    readonly [Name in 'game' | 'against' | 'weights' | 'without' | 'playouts' | 'milliseconds']?: string | undefined;
  },
  weights: Weights,
): Promise<readonly [Side, Side]> {
  if (values.against !== undefined && values.without !== undefined) {
    throw new UsageError('--without does not go together with --against');
  }
  const own = gameNamed(values.game);
  const without = termNames(own, values.without).map((name) => `${name}=0`);
  const engine = values.against === undefined ? OWN_ENGINE : await engineAt(values.against);
  const players = [
    { engine: OWN_ENGINE, game: withWeights(own, changedWeights(own, weights, values.weights)) },
    values.against === undefined
      ? { engine, game: withWeights(own, changedWeights(own, weights, without.join())) }
      : { engine, game: engine.gameNamed(own.game.ruleSet) },
  ] as const;
  const playouts = twoNumbers('playouts', values.playouts, { min: 1, max: 1_000_000 });
  const milliseconds = twoNumbers('milliseconds', values.milliseconds, { min: 1, max: 1_000_000 });
  const sideOf = (at: 0 | 1): Side => {
    const usual = milliseconds[at] === undefined ? USUAL_PLAYOUTS : players[at].engine.usualBudget.playouts;
    return { ...players[at], playouts: playouts[at] ?? usual, milliseconds: milliseconds[at] };
  };
  return [sideOf(0), sideOf(1)];
}

function playPair(of: {
  sides: readonly [Side, Side];
  names: readonly [string, string];
  players: number;
  games: number;
  seconds: number;
  options: ChosenOptions;
  hypotheses: Hypotheses | undefined;
  seed: string;
  /** The file of the tile set, if it is not the program's own one. */
  tiles: string | undefined;
}): void {
  const { sides, names, seconds, hypotheses, tiles, ...given } = of;
  const { players } = given;
  const [one, others] = [timedPolicy(sides[0], names[0]), timedPolicy(sides[1], names[1])];
  const [known, gameOfOthers] = knownGames(sides, tiles);
  const isOther = sides[0].engine !== sides[1].engine;
  const games: MatchGame[] = [];
  const scores: number[] = [];
  const begun = performance.now();
  for (const game of playMatch({
    ...given,
    ...known,
    one: one.policy,
    others: others.policy,
    gameOfOthers: isOther ? gameOfOthers : undefined,
  })) {
    games.push(game);
    const score = scoreOfPile(games, players);
    if (score !== undefined) {
      scores.push(score);
      if (hypotheses && sequentialTest(scores, hypotheses).holds) break;
    }
    if (performance.now() - begun > seconds * 1000) break;
  }
  printPair(names, { games, players, times: [one.clock.mean, others.clock.mean] });
  if (hypotheses) printTest(scores, hypotheses);
}

/** The game as both sides know it: with the tiles that they share, or those of a file where they have others of their own. */
function knownGames(sides: readonly [Side, Side], tiles: string | undefined) {
  const [own, other] = sides.map(({ engine, game }) => engine.tileSetOf(game, undefined).hash);
  const known = ({ engine, game }: Side) => ({
    rules: game.rules,
    // A file has the tiles of the base game alone, and not those of boxes that came later.
    set: engine.tileSetOf(game, own === other ? undefined : tiles),
  });
  return [known(sides[0]), known(sides[1])] as const;
}

function printPair(
  names: readonly string[],
  { games, players, times }: { games: readonly MatchGame[]; players: number; times: readonly number[] },
): void {
  const won = games.reduce((sum, game) => sum + game.won, 0);
  const interval = wilsonInterval(won, games.length);
  const percent = (share: number) => (100 * share).toFixed(1);
  const elo = (share: number) => eloOf(share, players).toFixed(0);
  /** The leads of the first of the pair, added up for each pile. */
  const leads: number[] = [];
  for (const { pile, points, pointsOfOthers } of games) leads[pile] = (leads[pile] ?? 0) + points - pointsOfOthers;
  const columns = [
    names.join(' : ').padEnd(20),
    String(games.length).padStart(7),
    percent(won / games.length).padStart(6),
    `  ${interval.map(percent).join(' to ')}`.padEnd(15),
    elo(won / games.length).padStart(5),
    `  ${interval.map(elo).join(' to ')}`.padEnd(14),
    meanOf(games.map(({ points }) => points))
      .toFixed(1)
      .padStart(7),
    meanOf(games.map(({ pointsOfOthers }) => pointsOfOthers))
      .toFixed(1)
      .padStart(8),
    standardError(leads.map((lead) => lead / players))
      .toFixed(1)
      .padStart(6),
    `  ${times.map((time) => time.toFixed(2)).join(' : ')}`,
  ];
  process.stdout.write(`${columns.join(' ')}\n`);
}

function printTest(scores: readonly number[], hypotheses: Hypotheses): void {
  const { llr, holds } = sequentialTest(scores, hypotheses);
  const [none, gain] = [hypotheses.none, hypotheses.gain].map((share) => `${(100 * share).toFixed(1)} %`);
  const decision = {
    gain: `wins ${gain} rather than ${none}`,
    none: `wins ${none} rather than ${gain}`,
    undecided: `not decided between ${none} and ${gain}`,
  }[holds ?? 'undecided'];
  const bounds = `-${LLR_BOUND.toFixed(2)} and ${LLR_BOUND.toFixed(2)}`;
  process.stdout.write(`  ${decision}: ${scores.length} piles, LLR ${llr.toFixed(2)}, bounds ${bounds}\n`);
}

/** The names of the policies of a pair, the second one's known to the other side. */
function pairOf(sides: readonly [Side, Side], text: string): readonly [string, string] {
  const names = text.split(':');
  const unknown = names.find((name, at) => !Object.hasOwn(sides[at]?.game.policies ?? {}, name));
  if (names.length === 2 && unknown === undefined) return names as [string, string];
  const policies = Object.keys((sides[0].game as ToolGame).policies);
  throw new UsageError(`--pairs takes two of ${policies.join(', ')} with a colon, not "${text}"`);
}
