import type { Control } from '../handlers/control.ts';
import { voteReply } from '../replies/ending.ts';
import { rejectionReply } from '../replies/rejection-reply.ts';
import { parseQuestion } from '../write/messages/ask-buttons.ts';

/** A button that opens a vote, like /vote. */
export const ask = {
  verb: 'ask',
  async run(context) {
    const question = parseQuestion(context.id.argument);
    return question ? voteReply(context, question) : rejectionReply(context, { code: 'stale' });
  },
} satisfies Control;
