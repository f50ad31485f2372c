import { CIRCLE_PART, type CircleChoice } from '../../../src/games/carcassonne/expansions/crops/circle.ts';
import type { CropsView } from '../../../src/games/carcassonne/expansions/crops/rules.ts';
import { GIVEN_BY_NOTHING } from '../../../src/games/carcassonne/rules/tile-giver.ts';
import type { PartNotation } from './part-notation.ts';

const ITEM = /^circle@(add|remove)(\d)$/;

/** What was chosen at the crop circle under way, and how many seats are done: `circle@add2`. */
export const CROPS_NOTATION: PartNotation = {
  option: 'crops',
  items: ({ parts: { crops } }) => (crops?.choice === undefined ? [] : [`circle@${crops.choice}${crops.done}`]),
  isItem: (item) => ITEM.test(item),
  parse(items) {
    const crops = items.flatMap((item): CropsView[] => {
      const [, choice, done] = ITEM.exec(item) ?? [];
      return choice === undefined ? [] : [{ choice: choice as CircleChoice, done: Number(done) }];
    });
    return { parts: { crops: crops[0] ?? {} } };
  },
  set(state, { parts: { crops } }) {
    if (crops?.choice === undefined) return;
    CIRCLE_PART.change(state, { choice: crops.choice, done: crops.done! });
    // By then all is scored, and what gives a further tile is known.
    state.earnedBy = GIVEN_BY_NOTHING;
  },
};
