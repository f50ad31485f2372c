import type { Command } from '../src/bot/command.ts';
import { command, option } from '../src/bot/declare.ts';
import { tilesReply } from '../src/bot/tiles-left.ts';

const declaration = command('tiles')
  .addIntegerOption((o) => option(o, 'x', 'command.tiles.x').setMinValue(-200).setMaxValue(200))
  .addIntegerOption((o) => option(o, 'y', 'command.tiles.y').setMinValue(-200).setMaxValue(200))
  .toJSON();

/** /tiles: what is left in the pile, and which of it fits a square. */
export const tiles = {
  name: 'tiles',
  declaration,
  needs: 'files',
  async run(context) {
    const { interaction, say } = context;
    const x = interaction.options.getInteger('x');
    const y = interaction.options.getInteger('y');
    if ((x === null) !== (y === null)) return { content: say('tiles.both'), refused: true };
    return x === null || y === null ? tilesReply(context) : tilesReply(context, { x, y });
  },
} satisfies Command;
