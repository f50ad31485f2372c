import type { Control } from '../handlers/control.ts';
import { parseBallot } from '../present/messages/vote-message.ts';
import { ballotReply } from '../replies/ending.ts';
import { rejectionReply } from '../replies/rejection-reply.ts';

/** The two buttons of a vote. */
export const vote = {
  verb: 'vote',
  async run(context) {
    const ballot = parseBallot(context.id.argument);
    return ballot ? ballotReply(context, ballot) : rejectionReply(context, { code: 'stale' });
  },
} satisfies Control;
