import { command } from '../src/bot/handlers/declare.ts';
import type { Control, Feature } from '../src/bot/handlers/feature.ts';
import { hintReply } from '../src/bot/replies/hint.ts';

/**
 * The best choices now and why, for the player to move. They take the place of the panel, so that none with buttons of
 * an earlier moment is left when one of them is played.
 */
const hintControl = { updates: true, run: hintReply } satisfies Control;

/** /hint: the best choices now and why, for the player to move. */
export const hint = {
  name: 'hint',
  declaration: command('hint').toJSON(),
  needs: 'files',
  cost: 'picture',
  controls: { hint: hintControl },
  run: hintReply,
} satisfies Feature;
