import { FLIGHT_CHANCE, FLYING_PART } from '../../../src/games/carcassonne/expansions/flying/flight.ts';
import type { FlyingView } from '../../../src/games/carcassonne/expansions/flying/rules.ts';
import { pieceNumber } from '../../../src/games/carcassonne/rules/piece-verb.ts';
import type { PartNotation } from './part-notation.ts';

const MACHINE_ITEM = /^machine(?:@([a-z]+)([1-3])?)?$/;
const THROWS = /^throws@([1-3]+)$/;

/**
 * The machine of the tile placed last, once it is used: `machine`, with the piece in the air `machine@meeple`, and what was thrown
 * for it `machine@meeple2`; and all that has been thrown in the game: `throws@213`.
 */
export const FLYING_NOTATION: PartNotation = {
  option: 'flying',
  items({ chance, parts: { flying } }) {
    const throws = chance?.[FLIGHT_CHANCE] ?? [];
    const inAir = flying?.inAir ? `@${flying.inAir}${flying.thrown ?? ''}` : '';
    return [
      ...(flying?.isUsed ? [`machine${inAir}`] : []),
      ...(throws.length > 0 ? [`throws@${throws.join('')}`] : []),
    ];
  },
  isItem: (item) => MACHINE_ITEM.test(item) || THROWS.test(item),
  parse(items) {
    const throws = items.flatMap((item) => THROWS.exec(item)?.[1] ?? []).join('');
    const flying = items.flatMap((item): FlyingView[] => {
      const [all, inAir, thrown] = MACHINE_ITEM.exec(item) ?? [];
      if (all === undefined) return [];
      return [{ isUsed: true, ...(inAir && { inAir }), ...(thrown && { thrown: Number(thrown) }) }];
    });
    return { parts: { flying: flying[0] ?? {} }, chance: { [FLIGHT_CHANCE]: [...throws] } };
  },
  set(state, { parts: { flying } }) {
    if (!flying?.isUsed) return;
    const { inAir, thrown } = flying;
    FLYING_PART.change(state, {
      isUsed: true,
      thrown,
      inAir: inAir === undefined ? undefined : pieceNumber(state, inAir),
    });
  },
};
