import type { Control } from '../handlers/control.ts';
import { forgetReply } from '../replies/privacy.ts';

/** Deletes everything stored about the user. */
export const forget = { verb: 'forget', updates: true, run: forgetReply } satisfies Control;
