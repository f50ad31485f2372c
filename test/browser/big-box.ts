import { PRESETS } from '../../src/games/carcassonne/presets.ts';
import { EXPANSION_OPTIONS, type ExpansionId } from '../../src/games/carcassonne/rules/options.ts';

/** The expansions of the big box, as options of /new; it has no options for those that the lobby alone offers. */
export const BIG_BOX = Object.fromEntries(
  Object.entries(PRESETS['big-box']!).filter(([id, value]) => value !== EXPANSION_OPTIONS[id as ExpansionId][0]),
);
