import { ApplicationCommandType } from 'discord.js';
import { privateBoardOptions, reject, tablePeople } from '../src/bot/handlers/command.ts';
import { menuCommand } from '../src/bot/handlers/declare.ts';
import type { Feature } from '../src/bot/handlers/feature.ts';
import { toldMoment } from '../src/bot/replies/told-moment.ts';
import { boardFile, pictureReply } from '../src/bot/write/pictures.ts';

/** In the menu of a message of a game: the board as it was then, privately. */
export const showTurn = {
  menu: menuCommand(ApplicationCommandType.Message, 'menu.turn'),
  needs: 'files',
  cost: 'picture',
  where: 'direct',
  async run(context) {
    const told = await toldMoment(context);
    if (!told) reject(context.say('menu.none'));
    const people = await tablePeople(context, told.past);
    const picture = boardFile(context.say.t, told.past, people, privateBoardOptions(context, told.past));
    return pictureReply(context.say, { picture });
  },
} satisfies Feature;
