import type { Control } from '../handlers/control.ts';
import { analyseReply } from '../replies/analyse.ts';

/** The button "Analysis" of a game that is over, like /analyse. */
export const analyse = { verb: 'analyse', run: (context) => analyseReply(context) } satisfies Control;
