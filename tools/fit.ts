import { performance } from 'node:perf_hooks';
import type { ChosenOptions } from '../src/core/options.ts';
import type { Weights } from '../src/games/contract/computer.ts';
import { fitTerms } from '../src/simulation/term-fit.ts';
import { runTool, UsageError, wholeNumber } from './command-line.ts';
import { chosenOptions, GAME_HELP, GAME_OPTIONS, gameNamed, type ToolGame, tileSetOf } from './games.ts';
import { changedWeights, startOf, termNames } from './weighing.ts';

const HELP = `npm run fit -- [options]

Plays games with the evaluation, one turn in twelve at random, and prints the weights with which the terms of the positions
foretell the final leads best, each with its standard error. Equal options play equal games. Whether computers play better with
them, only games against others tell: npm run tournament.

${GAME_HELP}  --players N       2 (default) to 5, on a map to 6
  --games N         how many (default 400)
  --seed TEXT       any text (default 1)
  --terms NAMES     only the weights of these terms, such as builderInHand,goods (default all but points)
  --weights LIST    other weights than those of the game to play with and to keep, such as goods=8,pigOnFarm=0.9
  --seconds N       stop after so many seconds, and fit the games played until then
  --help            this text

Status 0: fitted; 2: wrong options.
`;

await runTool({
  help: HELP,
  options: {
    ...GAME_OPTIONS,
    players: { type: 'string' },
    games: { type: 'string' },
    seed: { type: 'string' },
    terms: { type: 'string' },
    weights: { type: 'string' },
    seconds: { type: 'string' },
  },
  run: ({ values, positionals }) => {
    if (positionals.length > 0) throw new UsageError(`"${positionals[0]}" is no option; --help lists them`);
    const game = gameNamed(values.game);
    const options = chosenOptions(game, values);
    const max = game.game.maxSeats?.(options) ?? game.game.seats.max;
    const players = wholeNumber('players', values.players ?? '2', { min: game.game.seats.min, max });
    const games = wholeNumber('games', values.games ?? '400', { min: 20, max: 1_000_000 });
    // Points are what all else is measured in.
    const all = game.computer.terms.filter((name) => name !== 'points');
    const terms = values.terms === undefined ? all : termNames(game, values.terms);
    const weights = changedWeights(game, game.computer.weightsFor(startOf(game, options, players)), values.weights);
    const seconds = wholeNumber('seconds', values.seconds ?? '999999', { min: 1, max: 999_999 });
    printFit({ game, options, players, games, terms, weights, seconds, seed: values.seed ?? '1' });
    return 0;
  },
});

function printFit(of: {
  game: ToolGame;
  options: ChosenOptions;
  players: number;
  games: number;
  terms: readonly string[];
  weights: Weights;
  seconds: number;
  seed: string;
}): void {
  const { game, options, players, games, terms, weights, seconds, seed } = of;
  const end = performance.now() + seconds * 1000;
  const isOver = () => performance.now() > end;
  const fitted = fitTerms(
    { game, set: tileSetOf(game, undefined), players, options, seed, games, weights, isOver },
    terms,
  );
  for (const { name, weight, error } of fitted.terms) {
    process.stdout.write(
      `${name.padEnd(16)} ${String(weights.late[game.computer.terms.indexOf(name)]).padStart(6)} -> ${weight.toFixed(2).padStart(6)}` +
        `  error ${error.toFixed(2)}\n`,
    );
  }
  process.stdout.write(
    `${fitted.games} games; final leads are ${fitted.errorBefore.toFixed(2)} points off with the weights before, ` +
      `${fitted.errorAfter.toFixed(2)} with fitted ones in games they were not fitted to\n`,
  );
}
