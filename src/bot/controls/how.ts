import { gameHere } from '../../app/table.ts';
import type { Control } from '../handlers/control.ts';
import { ruleReply } from '../replies/rule-page.ts';

/** The button "How to play" of a lobby: the rules of its game in short and by topic, for who asks. */
export const how = {
  verb: 'how',
  run: async (context) => ruleReply(context, await gameHere(context.app, context.request.channelId)),
} satisfies Control;
