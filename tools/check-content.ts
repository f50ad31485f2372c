import { simulateGame } from '../lab/simulation/simulated-game.ts';
import { ContentError, type ContentFile, readContentFile } from '../src/content/content-file.ts';
import type { ChosenOptions } from '../src/core/options.ts';
import { runTool, UsageError } from './command-line.ts';
import { TOOL_GAMES } from './games.ts';

const HELP = `npm run content:check -- FILE...

Checks files with tile sets or boards as CONTENT_DIR takes them (docs/CONTENT.md), and plays random games with each.

Every fault is printed with its place, as file:line:column.

Status 0: all files are right; 1: some are not; 2: no file was named.
`;

/** Random games of each number of players, on every board, with and without its chips. */
const GAMES = 3;

await runTool({
  help: HELP,
  options: {},
  run({ positionals }) {
    if (positionals.length === 0) throw new UsageError('name at least one file; --help tells more');
    const right = positionals.filter((file) => {
      try {
        const games = tryOut(
          readContentFile(
            TOOL_GAMES.map(({ game }) => game),
            file,
          ),
        );
        process.stdout.write(`${file}: right; ${games} random games went to their end\n`);
        return true;
      } catch (error) {
        if (!(error instanceof ContentError)) throw error;
        process.stdout.write(`${error.message}\n`);
        return false;
      }
    });
    return right.length === positionals.length ? 0 : 1;
  },
});

/** Plays random games with the content of a file; returns their number. */
function tryOut({ file, game: { ruleSet }, kind, content }: ContentFile): number {
  const game = TOOL_GAMES.find(({ game }) => game.ruleSet === ruleSet)!;
  const { min, max } = game.game.seats;
  // Boards say nothing about the open table.
  const trials = game.trials(content).filter((options) => kind === 'tiles' || Object.keys(options).length > 0);
  let games = 0;
  for (const options of trials) {
    for (let players = min; players <= (game.game.maxSeats?.(options) ?? max); players++) {
      for (let number = 1; number <= GAMES; number++, games++) {
        try {
          simulateGame({
            game,
            set: content,
            players,
            policies: ['random'],
            options,
            order: 'random',
            seed: `${number}`,
          });
        } catch (error) {
          throw new ContentError([
            `${file}: a game of ${players}${optionsText(options)} failed: ${error instanceof Error ? error.message : error}`,
          ]);
        }
      }
    }
  }
  return games;
}

function optionsText(options: ChosenOptions): string {
  return Object.entries(options)
    .map(([name, value]) => `, ${name} ${value}`)
    .join('');
}
