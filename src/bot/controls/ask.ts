import type { Control } from '../control.ts';
import { voteReply } from '../ending.ts';
import { parseQuestion } from '../present/ask-buttons.ts';
import { rejectionReply } from '../status.ts';

/** A button that opens a vote, like /vote. */
export const ask = {
  verb: 'ask',
  async run(context) {
    const question = parseQuestion(context.id.argument);
    return question ? voteReply(context, question) : rejectionReply(context, { code: 'stale' });
  },
} satisfies Control;
