import type { Control } from '../handlers/control.ts';
import { quietReply } from '../replies/quiet.ts';
import { rejectionReply } from '../replies/rejection-reply.ts';

/** The button of turn messages and reminders; /unwatch for the current turn does the same. */
export const quiet = {
  verb: 'quiet',
  async run(context) {
    const { argument } = context.id;
    return /^\d{1,5}$/.test(argument)
      ? quietReply(context, Number(argument))
      : rejectionReply(context, { code: 'stale' });
  },
} satisfies Control;
