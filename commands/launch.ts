import type { Feature } from '../src/bot/handlers/feature.ts';

/**
 * The button that opens the page of a game inside Discord, as the command by which people launch the activity does. Declared only if
 * the host has the activity.
 */
export const launch = {
  needs: 'nothing',
  controls: {
    launch: { launches: true, run: async ({ say }) => ({ content: say('activity.not-opened'), rejected: true }) },
  },
} satisfies Feature;
