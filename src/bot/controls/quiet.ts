import type { Control } from '../control.ts';
import { quietReply } from '../quiet.ts';
import { rejectionReply } from '../status.ts';

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
