import { LEVELS } from '../../computer/levels.ts';
import type { Control } from '../handlers/control.ts';
import { resignReply } from '../replies/ending.ts';
import { computerReply } from '../replies/seats.ts';

/** Resigns the user's seat, or gives it to a computer of the level in its argument; the confirmation of /resign. */
export const resign = {
  verb: 'resign',
  updates: true,
  async run(context) {
    const level = LEVELS.find((one) => one === context.id.argument);
    const { rejected: _, ...reply } = await (level ? computerReply(context, level) : resignReply(context));
    return reply;
  },
} satisfies Control;
