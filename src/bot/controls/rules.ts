import type { Control } from '../control.ts';
import { parseRuleTopic, ruleReply } from '../rule-page.ts';

/** Goes to another rule, in place of the one before; /rules does the same. */
export const rules = {
  verb: 'rules',
  needs: 'files',
  updates: true,
  run: (context) => ruleReply(context, parseRuleTopic(context.value)),
} satisfies Control;
