import type { Control } from '../handlers/control.ts';
import { moderationButtonReply } from '../replies/moderation.ts';

/** A button that looks after the game of a channel, like /admin. */
export const admin = { verb: 'admin', run: moderationButtonReply } satisfies Control;
