import { exhaustibleCarcassonne } from '../lab/exhaustion/carcassonne.ts';
import { exhaust } from '../lab/exhaustion/exhaust.ts';
import { chooserFor } from '../lab/simulation/chooser.ts';
import { carcassonne } from '../src/games/carcassonne/index.ts';
import type { TileSet } from '../src/games/carcassonne/rules/tile-set.ts';
import { runTool, wholeNumber } from './command-line.ts';
import { tileSetOf } from './games.ts';

const HELP = `Plays random games of Carcassonne with all its boxes and maps until everything that they have was seen: every tile, on each every
kind of piece that can stand there, every feature, chip, verb, event and rejection. Lists what was not.

  npm run exhaust -- [options]

  --times <n>   how often (1)
  --games <n>   most games that are played for it (2000)
  --help        this text

Exit code 0: all was seen. 1: something was not. 2: an option is wrong.
`;

await runTool({
  help: HELP,
  options: { times: { type: 'string' }, games: { type: 'string' } },
  run: async ({ values }) => {
    const times = wholeNumber('times', values.times ?? '1', { min: 1, max: 1000 });
    const maxGames = wholeNumber('games', values.games ?? '2000', { min: 1, max: 1_000_000 });
    const content = tileSetOf({ game: carcassonne as never }, undefined) as TileSet;
    const { games, seen, missing } = exhaust(exhaustibleCarcassonne(content), {
      times,
      maxGames,
      choose: chooserFor('exhaust'),
    });
    process.stdout.write(
      `${games} games, ${seen.size - missing.length} of ${seen.size} things seen ${times} times or more\n`,
    );
    for (const item of missing) process.stdout.write(`${item}: ${seen.get(item)}\n`);
    return missing.length > 0 ? 1 : 0;
  },
});
