import type { DrawOperation } from '../../../../drawing/draw.ts';
import { along } from '../../../../drawing/point.ts';
import type { Theme } from '../../../../drawing/theme.ts';
import { countryName } from '../../country.ts';
import type { GameMap } from '../../rules/game-map.ts';
import { shieldsArt } from '../city-art.ts';
import type { CarcassonneContext } from '../facts.ts';
import { LAND } from '../palette.ts';
import { MAP_COLOURS } from './palette.ts';
import { nameArt } from './place-name.ts';

/** A square on an island with its coats of arms and name. */
export function coatSquareArt(
  { name, coatsOfArms, ...square }: NonNullable<GameMap['coatSquares']>[number],
  theme: Theme,
): DrawOperation[] {
  const { name: fill, halo } = MAP_COLOURS[theme];
  const at = (y: number) => along(square, { x: 0.5, y }, 1);
  return [
    ...shieldsArt(at(0.42), coatsOfArms, { land: LAND[theme], size: 0.26 }),
    // Words in small letters tell parts of an island apart.
    ...nameArt(at(0.82), name.replace(/ [a-z]+$/, ''), { part: 'town', fill, halo, size: 0.19, room: 0.94 }),
  ];
}

/** Meeples side by side on the Isle of Man, and the size of each. */
const MEEPLES = { beside: 3, each: 0.3, size: 0.3 };

/** The Isle of Man with its name and the meeples that stand there: one of each seat, with its number where it has more. */
export function isleArt({ isleOfMan }: GameMap, { scene, theme, words }: CarcassonneContext): DrawOperation[] {
  if (!isleOfMan) return [];
  const { name: fill, halo } = MAP_COLOURS[theme];
  const at = (x: number, y: number) => along(isleOfMan, { x, y }, 1);
  const look = { part: 'isle', fill, halo };
  const standing = scene.facts.seats.flatMap(({ isle = 0 }, seat) => (isle > 0 ? [{ seat, isle }] : []));
  const columns = Math.min(MEEPLES.beside, standing.length);
  return [
    ...nameArt(at(0.5, 0.95), countryName(words.language, 'IM'), { ...look, size: 0.18, room: 1.1 }),
    ...standing.flatMap(({ seat, isle }, index): DrawOperation[] => {
      const step = (index % MEEPLES.beside) - (columns - 1) / 2;
      const middle = at(
        0.5 + step * 0.42,
        (standing.length > MEEPLES.beside ? 0.22 : 0.4) + Math.floor(index / MEEPLES.beside) * 0.38,
      );
      const { colour } = scene.seats[seat]!;
      return [
        { kind: 'piece', part: 'isle', piece: 'meeple', colour, plain: true, size: MEEPLES.size, ...middle },
        ...(isle > 1
          ? nameArt(along(middle, { x: 0.12, y: 0.12 }, 1), String(isle), { ...look, size: 0.2, room: 0.4 })
          : []),
      ];
    }),
  ];
}
