import { ApplicationCommandType } from 'discord.js';
import { reject } from '../src/bot/handlers/command.ts';
import { menuCommand } from '../src/bot/handlers/declare.ts';
import type { Feature } from '../src/bot/handlers/feature.ts';
import { turnReply } from '../src/bot/replies/texts.ts';
import { toldMoment } from '../src/bot/replies/told-moment.ts';

/** In the menu of a message of a game: the turns that were played since, privately. */
export const happenedSince = {
  menu: menuCommand(ApplicationCommandType.Message, 'menu.since'),
  needs: 'nothing',
  cost: 'picture',
  where: 'direct',
  async run(context) {
    const { say } = context;
    const told = await toldMoment(context);
    if (!told) reject(say('menu.none'));
    const { now, next } = told;
    const log = next && (await turnReply(context, now, { turn: next.turn, isAlone: false }));
    return log ?? { content: say('menu.since.nothing') };
  },
} satisfies Feature;
