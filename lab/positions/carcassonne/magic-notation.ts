import { tileAt } from '../../../src/core/board.ts';
import { MAGE_PART, MAGICIANS } from '../../../src/games/carcassonne/expansions/mage/figures.ts';
import { COUNT, INTEGER } from '../position-line.ts';
import type { PartNotation } from './part-notation.ts';

const ITEM = new RegExp(`^(${MAGICIANS.join('|')})@(${INTEGER}),(${INTEGER})/(${COUNT})$`);

/** Mage and witch, as items with the square and the segment where they are, such as `mage@1,0/2`; what lies on no tile is left out. */
export const MAGIC_NOTATION: PartNotation = {
  option: 'mage',
  items: ({ parts: { mage = {} }, tiles }) =>
    MAGICIANS.flatMap((figure) => {
      const at = mage[figure];
      return at ? [`${figure}@${tiles[at.tile]!.x},${tiles[at.tile]!.y}/${at.segment}`] : [];
    }),
  isItem: (item) => ITEM.test(item),
  parse(items, { tiles }) {
    const read = items.flatMap((item) => {
      const [, figure, x, y, segment] = ITEM.exec(item) ?? [];
      const tile = tiles.findIndex((one) => `${one.x},${one.y}` === `${x},${y}`);
      return figure === undefined || tile < 0 ? [] : [[figure, { tile, segment: Number(segment) }] as const];
    });
    return { parts: { mage: Object.fromEntries(read) } };
  },
  set(state, { parts: { mage = {} }, tiles }) {
    for (const figure of MAGICIANS) {
      const at = mage[figure];
      const { x, y } = at ? tiles[at.tile]! : { x: 0, y: 0 };
      if (at) MAGE_PART.change(state, { [figure]: state.board.tileSegment[tileAt(state.board, x, y)]! + at.segment });
    }
  },
};
