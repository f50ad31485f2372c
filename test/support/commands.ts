import { commandsFor } from '../../commands/index.ts';
import { readLibrary } from '../../src/content/content-library.ts';
import { GAMES } from '../../src/games/registry.ts';

/** The slash commands of the house. */
export const commands = commandsFor({
  games: GAMES,
  library: readLibrary(GAMES),
  webOrigin: 'https://games.example.org',
});
