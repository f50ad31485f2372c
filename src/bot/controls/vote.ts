import type { Control } from '../handlers/control.ts';
import { ballotReply } from '../replies/ending.ts';
import { rejectionReply } from '../replies/rejection-reply.ts';
import { parseBallot } from '../write/messages/vote-message.ts';

/** The two buttons of a vote. */
export const vote = {
  verb: 'vote',
  async run(context) {
    const ballot = parseBallot(context.id.argument);
    return ballot ? ballotReply(context, ballot) : rejectionReply(context, { code: 'stale' });
  },
} satisfies Control;
