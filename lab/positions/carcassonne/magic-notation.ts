import { tileAt } from '../../../src/core/board.ts';
import { MAGICIANS, STANDING } from '../../../src/games/carcassonne/expansions/mage/figures.ts';
import type { MagiciansView } from '../../../src/games/carcassonne/expansions/mage/rules.ts';
import type { State } from '../../../src/games/carcassonne/rules/state.ts';
import type { View } from '../../../src/games/carcassonne/rules/view.ts';
import { COUNT, INTEGER } from '../position-line.ts';

const ITEM = new RegExp(`^(${MAGICIANS.join('|')})@(${INTEGER}),(${INTEGER})/(${COUNT})$`);

/** Mage and witch as items with the square and the segment where they are, such as `mage@1,0/2`. */
export function magicItems({ parts: { mage = {} }, tiles }: Pick<View, 'parts' | 'tiles'>): string[] {
  return MAGICIANS.flatMap((figure) => {
    const at = mage[figure];
    return at ? [`${figure}@${tiles[at.tile]!.x},${tiles[at.tile]!.y}/${at.segment}`] : [];
  });
}

/** Whether an item tells of one of them. */
export function isMagicItem(item: string): boolean {
  return ITEM.test(item);
}

/** Where items say that they are; what lies on no tile is left out. */
export function parseMagic(items: readonly string[], tiles: View['tiles']): MagiciansView {
  return Object.fromEntries(
    items.flatMap((item) => {
      const [, figure, x, y, segment] = ITEM.exec(item) ?? [];
      const tile = tiles.findIndex((one) => `${one.x},${one.y}` === `${x},${y}`);
      return figure === undefined || tile < 0 ? [] : [[figure, { tile, segment: Number(segment) }]];
    }),
  );
}

/** Puts them onto the board of a state, once its tiles are there. */
export function setMagic(state: State, { parts: { mage = {} }, tiles }: View): void {
  for (const figure of MAGICIANS) {
    const at = mage[figure];
    const { x, y } = at ? tiles[at.tile]! : { x: 0, y: 0 };
    if (at) STANDING.change(state, { [figure]: state.board.tileSegment[tileAt(state.board, x, y)]! + at.segment });
  }
}
