import type { Board } from './board.ts';
import type { PieceName } from './expansions.ts';
import type { Feature } from './features.ts';

/** The machine of the tile of this turn: whether it was used, which piece is in the air, and what was thrown for it. */
export interface Machine {
  isUsed: boolean;
  inAir?: PieceName | undefined;
  thrown?: number | undefined;
}

/** Meeples fly (F4, G12), builders, pigs and barns do not. */
export const FLYERS: readonly PieceName[] = ['meeple', 'large', 'abbot', 'phantom'];

/** To the west in a straight line, or to the north-west, as the tile lies unturned. */
const SIGNS: Readonly<Record<string, readonly [number, number]>> = { flyingW: [-1, 0], flyingNW: [-1, -1] };

/** The square so far from the tile placed last as its machine points; undefined where it has none (G12, G13). */
export function squareAhead({ laid }: Board, thrown: number): readonly [number, number] | undefined {
  const { tile, turns, x, y } = laid.at(-1)!;
  const sign = tile.signs?.find((one) => one in SIGNS);
  if (!sign) return undefined;
  let [dx, dy] = SIGNS[sign]!;
  // A quarter turn brings west to north.
  for (let turn = 0; turn < turns; turn++) [dx, dy] = [-dy, dx];
  return [x + thrown * dx, y + thrown * dy];
}

/** Whether a piece lands on a feature, whoever is there (G14). */
export function mayLand(name: PieceName, { kind, completed }: Feature): boolean {
  const kinds = name === 'abbot' ? ['monastery', 'garden'] : ['road', 'city', 'monastery'];
  return !completed && kinds.includes(kind);
}
