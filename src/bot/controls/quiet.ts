import type { Control } from '../control.ts';
import { quietReply } from '../quiet.ts';
import { rejected } from '../status.ts';

/** Lets who presses it be told nothing more of the turn that its message is about, as does /unwatch for this turn. */
export const quiet = {
  verb: 'quiet',
  needs: 'nothing',
  async run(context) {
    const { argument } = context.id;
    return /^\d{1,5}$/.test(argument) ? quietReply(context, Number(argument)) : rejected(context, { code: 'stale' });
  },
} satisfies Control;
