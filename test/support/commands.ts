import { commandsFor } from '../../commands/index.ts';
import { GAMES } from '../../src/games/registry.ts';

/** The slash commands of the house. */
export const commands = commandsFor(GAMES);
