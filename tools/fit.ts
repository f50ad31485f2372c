import { type FitRound, fitRounds } from '../lab/simulation/fit-rounds.ts';
import { hypothesesFor, wilsonInterval } from '../lab/simulation/match-statistics.ts';
import type { Weights } from '../src/games/contract/computer.ts';
import { runTool, twoNumbers, UsageError, wholeNumber } from './command-line.ts';
import { chosenOptions, GAME_HELP, GAME_OPTIONS, gameNamed, type ToolGame, tileSetOf } from './games.ts';
import { changedWeights, startOf } from './weighing.ts';
import { writeWeights } from './weight-file.ts';

const HELP = `npm run fit -- [options]

Lets regular play against itself, one action in ten any legal one, finds the weights of the evaluation with which the terms of
positions foretell the final leads best, early and late in the game, and lets regular with them play against regular with
those before, on other piles. Weights are kept where a sequential test says that they win more; the next round is played with
them. Prints the weights, each with its standard error, and the results. Equal options play equal games.

${GAME_HELP}  --players N       2 (default) to 5, with inns or on a map to 6
  --rounds N        most rounds (default 3); a round that gains nothing is the last
  --games N         games that the weights of a round are fitted to (default 1000)
  --test N          most games of a test (default 4000)
  --hypotheses A:B  the shares that a test tells apart, in percent for two players (default 50:53)
  --seed TEXT       any text (default 1)
  --weights LIST    other weights than those of the game to begin with, such as goods=8,pigOnFarm=1.5:0.9 (from early to late)
  --write           put weights that won more into the file of the game, for its kind and so many players
  --help            this text

Status 0: fitted; 2: wrong options.
`;

await runTool({
  help: HELP,
  options: {
    ...GAME_OPTIONS,
    players: { type: 'string' },
    rounds: { type: 'string' },
    games: { type: 'string' },
    test: { type: 'string' },
    hypotheses: { type: 'string' },
    seed: { type: 'string' },
    weights: { type: 'string' },
    write: { type: 'boolean' },
  },
  run: ({ values, positionals }) => {
    if (positionals.length > 0) throw new UsageError(`"${positionals[0]}" is no option; --help lists them`);
    const game = gameNamed(values.game);
    const options = chosenOptions(game, values);
    const max = game.game.maxSeats?.(options) ?? game.game.seats.max;
    const players = wholeNumber('players', values.players ?? '2', { min: game.game.seats.min, max });
    const rounds = wholeNumber('rounds', values.rounds ?? '3', { min: 1, max: 100 });
    const games = wholeNumber('games', values.games ?? '1000', { min: 20, max: 1_000_000 });
    const testGames = wholeNumber('test', values.test ?? '4000', { min: 2, max: 1_000_000 });
    const [none = 50, gain = 53] = twoNumbers('hypotheses', values.hypotheses, { min: 1, max: 99 });
    const hypotheses = hypothesesFor(players, { none: none / 100, gain: gain / 100 });
    const start = startOf(game, options, players);
    const weights = changedWeights(game, game.computer.weightsFor(start), values.weights);
    const set = tileSetOf(game, undefined);
    const from = { game, set, players, options, seed: values.seed ?? '1', games, weights };
    let kept = weights;
    const results: string[] = [];
    for (const round of fitRounds(from, { rounds, testGames, hypotheses })) {
      printRound(game, kept, round);
      ({ kept } = round);
      results.push(resultOf(round));
      process.stdout.write(`round ${results.length}: ${results.at(-1)}\n\n`);
    }
    if (values.write && kept !== weights) {
      const run = ['npm run fit --', ...process.argv.slice(2).filter((one) => one !== '--write')].join(' ');
      writeWeights(game, {
        kind: game.kindOf(start),
        seats: players,
        spread: rounded(kept.spread),
        terms: Object.fromEntries(
          game.computer.terms.map((name, at) => [name, [rounded(kept.early[at]!), rounded(kept.late[at]!)]]),
        ),
        run,
        result: results.join('; '),
      });
    }
    return 0;
  },
});

/** The weights of a round beside those before. */
function printRound({ computer }: ToolGame, before: Weights, { weights, errors, spreadBefore }: FitRound): void {
  const column = (number: number) => number.toFixed(2).padStart(8);
  process.stdout.write(`${'term'.padEnd(16)}   early before   fitted   error    late before   fitted   error\n`);
  for (const [at, name] of computer.terms.entries()) {
    const parts = (['early', 'late'] as const).map(
      (phase) => `${column(before[phase][at]!)} -> ${column(weights[phase][at]!)}${column(errors[phase][at]!)}`,
    );
    process.stdout.write(`${name.padEnd(16)} ${parts.join('   ')}\n`);
  }
  process.stdout.write(`spread ${spreadBefore.toFixed(2)} -> ${weights.spread.toFixed(2)}\n`);
}

function resultOf({ games, test }: FitRound): string {
  const won = games.reduce((sum, game) => sum + game.won, 0);
  const [share, ...interval] = [won / games.length, ...wilsonInterval(won, games.length)].map((one) =>
    (100 * one).toFixed(1),
  );
  const verdict = { gain: 'kept', none: 'not kept', undecided: 'undecided, not kept' }[test.holds ?? 'undecided'];
  return `won ${share} % of ${games.length} games (${interval.join(' to ')}): ${verdict}`;
}

function rounded(number: number): number {
  return Number(number.toFixed(2));
}
