import type { ChosenOptions, OptionValue } from '../../src/core/options.ts';
import { optionsRejection } from '../../src/games/carcassonne/game/compile-rules.ts';
import { EXPANSION_OPTIONS, type ExpansionId, OPTION_SUBJECTS } from '../../src/games/carcassonne/rules/options.ts';

/** The expansions of all boxes, large and small. */
const BOXES = (Object.keys(EXPANSION_OPTIONS) as ExpansionId[]).filter((id) => OPTION_SUBJECTS[id] !== 'rules');

/** Options for all boxes that go together with one of them on the open table, at a table of two. */
export function allBoxesWith(first: ExpansionId): ChosenOptions {
  const chosen: Record<string, OptionValue> = {};
  for (const id of [first, ...BOXES]) {
    const value = EXPANSION_OPTIONS[id][1];
    if (!optionsRejection({ ...chosen, [id]: value }, { seats: 2 })) chosen[id] = value;
  }
  return chosen;
}
