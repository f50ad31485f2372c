import type { Control } from '../control.ts';
import { moderationButtonReply } from '../moderation.ts';

/** A button that looks after the game of a channel, like /admin. */
export const admin = { verb: 'admin', run: moderationButtonReply } satisfies Control;
