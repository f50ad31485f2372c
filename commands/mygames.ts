import type { Command } from '../src/bot/handlers/command.ts';
import { command } from '../src/bot/handlers/declare.ts';
import { myGamesReply } from '../src/bot/replies/my-games.ts';

/** /mygames: every game of the user in any server, those that wait for the user first, then the latest that are over. */
export const myGames = {
  name: 'mygames',
  declaration: command('mygames').toJSON(),
  run: (context) => myGamesReply(context),
} satisfies Command;
