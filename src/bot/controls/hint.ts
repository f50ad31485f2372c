import type { Control } from '../handlers/control.ts';
import { hintReply } from '../replies/hint.ts';

/** The best choices now and why, for the player to move. */
export const hint = { verb: 'hint', run: hintReply } satisfies Control;
