import { command } from '../src/bot/handlers/declare.ts';
import type { Control, Feature } from '../src/bot/handlers/feature.ts';
import { hintReply } from '../src/bot/replies/hint.ts';

/**
 * The button for hints in the panel. The hints replace the panel, so that no panel with stale buttons is left when one of them
 * is played.
 */
const hintControl = { updates: true, run: hintReply } satisfies Control;

/** /hint: tells the player to move the best choices, and why. */
export const hint = {
  name: 'hint',
  declaration: command('hint').toJSON(),
  needs: 'files',
  where: 'direct',
  cost: 'picture',
  controls: { hint: hintControl },
  run: hintReply,
} satisfies Feature;
