import { analyseReply } from '../analyse.ts';
import type { Control } from '../control.ts';

/** The button "Analysis" of a game that is over, like /analyse. */
export const analyse = { verb: 'analyse', run: analyseReply } satisfies Control;
