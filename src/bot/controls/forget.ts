import type { Control } from '../control.ts';
import { forgetReply } from '../privacy.ts';

/** Confirms that everything stored about who asks be deleted. */
export const forget = { verb: 'forget', needs: 'nothing', updates: true, run: forgetReply } satisfies Control;
