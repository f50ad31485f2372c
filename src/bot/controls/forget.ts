import type { Control } from '../control.ts';
import { forgetReply } from '../privacy.ts';

/** Deletes everything stored about the user. */
export const forget = { verb: 'forget', updates: true, run: forgetReply } satisfies Control;
