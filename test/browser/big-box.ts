import { PRESETS } from '../../src/games/carcassonne/presets.ts';

/** The expansions of the big box, as options of /new; it has no options for those that the lobby alone offers. */
export const BIG_BOX = Object.fromEntries(Object.entries(PRESETS['big-box']!).filter(([, isPlayed]) => isPlayed));
