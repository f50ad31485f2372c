import type { DrawOperation } from '../../../../drawing/draw.ts';
import { along } from '../../../../drawing/point.ts';
import type { Theme } from '../../../../drawing/theme.ts';
import type { GameMap } from '../../rules/game-map.ts';
import { shieldsArt } from '../city-art.ts';
import type { CarcassonneContext } from '../facts.ts';
import { LAND } from '../palette.ts';
import { newRing } from './chips.ts';
import { MAP_COLOURS } from './palette.ts';
import { minLetters, nameArt } from './place-name.ts';

/** The coats of arms of a square on an island. */
export function coatSquareArt(
  { coatsOfArms, ...square }: NonNullable<GameMap['coatSquares']>[number],
  theme: Theme,
): DrawOperation[] {
  return shieldsArt(along(square, { x: 0.5, y: 0.42 }, 1), coatsOfArms, { land: LAND[theme], size: 0.26 });
}

/** Meeples side by side on the Isle of Man, and the size of each. */
const MEEPLES = { beside: 3, each: 0.3, size: 0.3 };

/** The meeples that stand on the Isle of Man: one of each seat, with its number where it has more and that can be read. */
export function isleArt({ isleOfMan }: GameMap, { scene, layout, theme }: CarcassonneContext): DrawOperation[] {
  if (!isleOfMan) return [];
  const { name: fill, halo } = MAP_COLOURS[theme];
  const at = (x: number, y: number) => along(isleOfMan, { x, y }, 1);
  const look = { part: 'isle', fill, halo };
  const standing = scene.facts.seats.flatMap(({ isle = 0 }, seat) => (isle > 0 ? [{ seat, isle }] : []));
  const columns = Math.min(MEEPLES.beside, standing.length);
  return standing.flatMap(({ seat, isle }, index): DrawOperation[] => {
    const step = (index % MEEPLES.beside) - (columns - 1) / 2;
    const middle = at(
      0.5 + step * 0.42,
      (standing.length > MEEPLES.beside ? 0.22 : 0.4) + Math.floor(index / MEEPLES.beside) * 0.38,
    );
    const { colour } = scene.seats[seat]!;
    return [
      { kind: 'piece', part: 'isle', piece: 'meeple', colour, plain: true, size: MEEPLES.size, ...middle },
      ...(scene.facts.islander === seat ? newRing(middle, MEEPLES.size * 0.62, theme) : []),
      ...(isle > 1 && minLetters(layout) === undefined
        ? nameArt(along(middle, { x: 0.12, y: 0.12 }, 1), String(isle), { ...look, size: 0.2 })
        : []),
    ];
  });
}
