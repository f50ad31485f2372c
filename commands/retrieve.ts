import { command, option } from '../src/bot/handlers/declare.ts';
import { turnCommand } from '../src/bot/replies/turn-command.ts';

const declaration = command('retrieve')
  .addStringOption((o) => option(o, 'piece', 'command.retrieve.piece').setAutocomplete(true))
  .toJSON();

/** /retrieve: takes the abbot back instead of placing a piece, or at a festival any piece. */
export const retrieve = turnCommand('retrieve', declaration);
