import { tileAt } from '../../../src/core/board.ts';
import { mergeFeatures } from '../../../src/core/feature-graph.ts';
import {
  FERRIES_PART,
  FERRY_ENDS,
  type FerryEnds,
  segmentsAt,
} from '../../../src/games/carcassonne/expansions/ferries/lakes.ts';
import { GIVEN_BY_NOTHING } from '../../../src/games/carcassonne/rules/tile-giver.ts';
import { INTEGER } from '../position-line.ts';
import type { PartNotation } from './part-notation.ts';

const SQUARE = `(${INTEGER}),(${INTEGER})`;
const PAIR = `(${FERRY_ENDS.join('|')})`;
const LYING = new RegExp(`^lake@${SQUARE}${PAIR}(?:<${PAIR})?$`);
const MOVABLE = new RegExp(`^movable@((?:${INTEGER},${INTEGER}(?:[+]${INTEGER},${INTEGER})*)?)$`);

/** Ferries, as items: `lake@1,0ES<EW` one that joins E and S, and joined E and W before; `movable@3,0+5,0` those that may still be moved. */
export const FERRIES_NOTATION: PartNotation = {
  option: 'ferries',
  items: ({ parts: { ferries } }) => [
    ...(ferries?.lying ?? []).map(({ x, y, ends, before }) => `lake@${x},${y}${ends}${before ? `<${before}` : ''}`),
    ...(ferries?.movable ? [`movable@${ferries.movable.map(({ x, y }) => `${x},${y}`).join('+')}`] : []),
  ],
  isItem: (item) => LYING.test(item) || MOVABLE.test(item),
  parse(items, { tiles }) {
    const lying = items.flatMap((item) => {
      const [, x, y, ends, before] = LYING.exec(item) ?? [];
      const isThere = tiles.some((one) => `${one.x},${one.y}` === `${x},${y}`);
      const told = {
        x: Number(x),
        y: Number(y),
        ends: ends as FerryEnds,
        ...(before && { before: before as FerryEnds }),
      };
      return isThere ? [told] : [];
    });
    const [squares] = items.flatMap((item) => MOVABLE.exec(item)?.[1] ?? []);
    const movable = squares?.split('+').flatMap((square) => {
      const [x, y] = square.split(',').map(Number);
      return y === undefined ? [] : [{ x: x!, y }];
    });
    return { parts: { ferries: { lying, ...(movable && { movable }) } } };
  },
  join(state, { parts: { ferries } }) {
    const { board } = state;
    const byTile = (pairs: readonly (readonly [{ x: number; y: number }, FerryEnds])[]) =>
      Object.fromEntries(pairs.map(([{ x, y }, ends]) => [tileAt(board, x, y), ends]));
    const { lying = [], movable } = ferries ?? {};
    FERRIES_PART.change(state, {
      lying: byTile(lying.map((one) => [one, one.ends])),
      before: byTile(lying.flatMap((one) => (one.before ? [[one, one.before]] : []))),
      movable: movable?.map(({ x, y }) => tileAt(board, x, y)),
    });
    for (const { x, y, ends } of lying) mergeFeatures(board.graph, ...segmentsAt(board, tileAt(board, x, y), ends));
  },
  set(state) {
    // What else a builder goes on with by then has come by a ferry.
    if (FERRIES_PART.of(state).movable) state.earnedBy = GIVEN_BY_NOTHING;
  },
};
