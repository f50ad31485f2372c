import type { Control } from '../control.ts';
import { ballotReply } from '../ending.ts';
import { parseBallot } from '../present/vote-message.ts';
import { rejectionReply } from '../status.ts';

/** The two buttons of a vote. */
export const vote = {
  verb: 'vote',
  async run(context) {
    const ballot = parseBallot(context.id.argument);
    return ballot ? ballotReply(context, ballot) : rejectionReply(context, { code: 'stale' });
  },
} satisfies Control;
