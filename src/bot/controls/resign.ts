import type { Control } from '../control.ts';
import { resignReply } from '../ending.ts';

/** Resigns the user's seat; the confirmation of /resign. */
export const resign = {
  verb: 'resign',
  needs: 'posts',
  updates: true,
  async run(context) {
    const { rejected: _, ...reply } = await resignReply(context);
    return reply;
  },
} satisfies Control;
