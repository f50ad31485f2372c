import type { Weights } from '../src/computer/evaluation.ts';
import type { ChosenOptions } from '../src/core/options.ts';
import { playMatch } from '../src/simulation/match.ts';
import { runTool, UsageError, wholeNumber } from './command-line.ts';
import { chosenOptions, GAME_HELP, GAME_OPTIONS, gameNamed, type ToolGame, tileSetOf } from './games.ts';
import { termNames, weighing } from './weighing.ts';

const HELP = `npm run tune -- [options]

Looks for better weights of a game's terms: one weight after the other is made larger or smaller, and the change is kept if it
wins more points against the weights before it. Prints the weights. Equal options play equal games.

${GAME_HELP}  --seed TEXT       any text (default 1)
  --games N         games by which a change is judged (default 100)
  --rounds N        how often all weights are gone through (default 1)
  --terms NAMES     only the weights of these terms, such as builderInHand,goods (default all but points)
  --help            this text

Status 0: tuned; 2: wrong options.
`;

/** Factors that are tried for a weight. */
const FACTORS = [1.5, 0.67];

/** Standard errors by which a change must be better to be kept. */
const SURE = 1.5;

await runTool({
  help: HELP,
  options: {
    ...GAME_OPTIONS,
    seed: { type: 'string' },
    games: { type: 'string' },
    rounds: { type: 'string' },
    terms: { type: 'string' },
  },
  run: ({ values, positionals }) => {
    if (positionals.length > 0) throw new UsageError(`"${positionals[0]}" is no option; --help lists them`);
    const game = gameNamed(values.game);
    const options = chosenOptions(game, values);
    const games = wholeNumber('games', values.games ?? '100', { min: 2, max: 1_000_000 });
    const rounds = wholeNumber('rounds', values.rounds ?? '1', { min: 1, max: 1000 });
    // Points are what all else is measured in.
    const all = Object.keys(game.computer.terms).filter((name) => name !== 'points');
    const terms = values.terms === undefined ? all : termNames(game, values.terms);
    tune({ game, options, games, rounds, terms, seed: values.seed ?? '1' });
    return 0;
  },
});

function tune(of: {
  game: ToolGame;
  options: ChosenOptions;
  games: number;
  rounds: number;
  terms: readonly string[];
  seed: string;
}): void {
  const { game, options, games, rounds, terms, seed } = of;
  const set = tileSetOf(game, undefined);
  let weights: Weights = { ...game.computer.terms };
  for (let round = 1; round <= rounds; round++) {
    for (const term of terms) {
      for (const factor of FACTORS) {
        const tried = { ...weights, [term]: Number((weights[term]! * factor).toPrecision(3)) };
        const leads: number[] = [];
        const match = { game, set, players: 2, options, games, seed: `${seed} ${round} ${term}` };
        for (const one of playMatch({ ...match, one: weighing(game, tried), others: weighing(game, weights) })) {
          leads.push(one.points - one.pointsOfOthers);
        }
        const mean = leads.reduce((sum, lead) => sum + lead, 0) / leads.length;
        const spread = leads.reduce((sum, lead) => sum + (lead - mean) ** 2, 0) / leads.length;
        const error = Math.sqrt(spread / leads.length);
        const better = mean > SURE * error;
        process.stderr.write(
          `${term.padEnd(16)} ${String(weights[term]).padStart(6)} -> ${String(tried[term]).padStart(6)}  ` +
            `${mean.toFixed(2).padStart(6)} points, error ${error.toFixed(2)}${better ? '  kept' : ''}\n`,
        );
        if (!better) continue;
        weights = tried;
        break;
      }
    }
  }
  process.stdout.write(
    `${Object.entries(weights)
      .map(([term, weight]) => `${term.padEnd(16)} ${weight}`)
      .join('\n')}\n`,
  );
}
