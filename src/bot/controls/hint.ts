import type { Control } from '../handlers/control.ts';
import { hintReply } from '../replies/hint.ts';

/**
 * The best choices now and why, for the player to move. They take the place of the panel, so that none with buttons of
 * an earlier moment is left when one of them is played.
 */
export const hint = { verb: 'hint', updates: true, run: hintReply } satisfies Control;
