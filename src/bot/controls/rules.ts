import { gameOf } from '../../app/app.ts';
import { gameHere } from '../../app/table.ts';
import type { Control } from '../handlers/control.ts';
import { aboutOwnGame, ruleReply } from '../replies/rule-page.ts';

/** Goes to another rule, in place of the one before; /rules does the same. The argument names the game, and which menu it is. */
export const rules = {
  verb: 'rules',
  updates: true,
  async run(pressed) {
    const context = await aboutOwnGame(pressed);
    const { app, id, request, value } = context;
    const game = gameOf(app, id.argument.replace(/-\d+$/, '')) ?? (await gameHere(app, request.channelId));
    return { ...(await ruleReply(context, game, value)), updates: true };
  },
} satisfies Control;
