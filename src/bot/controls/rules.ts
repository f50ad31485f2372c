import { gameOf } from '../../app/app.ts';
import { gameHere } from '../../app/table.ts';
import type { Control } from '../handlers/control.ts';
import { aboutOwnGame, parseRuleArgument, ruleReply } from '../replies/rule-page.ts';

/** Goes to another rule, or to the example of a rule and back, in place of what was shown; /rules does the same. */
export const rules = {
  verb: 'rules',
  updates: true,
  async run(pressed) {
    const context = await aboutOwnGame(pressed);
    const { app, id, request, value } = context;
    const asked = parseRuleArgument(id.argument);
    const game = gameOf(app, asked.ruleSet) ?? (await gameHere(app, request.channelId));
    return { ...(await ruleReply(context, game, { id: value || asked.id, part: asked.part })), updates: true };
  },
} satisfies Control;
