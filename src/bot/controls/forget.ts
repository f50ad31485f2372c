import type { Control } from '../control.ts';
import { forgetReply } from '../privacy.ts';

/** Confirms that everything stored about who asks be deleted. */
export const forget = {
  verb: 'forget',
  needs: 'nothing',
  updates: true,
  async run(context) {
    return { ...(await forgetReply(context)), updates: true };
  },
} satisfies Control;
