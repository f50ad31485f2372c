import type { DrawOperation } from '../../../../drawing/draw.ts';
import { Pen } from '../../../../drawing/pen.ts';
import { along } from '../../../../drawing/point.ts';
import { countryName } from '../../country.ts';
import { type CarcassonneContext, type ExpansionPicture, type NameLayout, SIGN_WIDTH } from '../../picture/context.ts';
import { landSign } from '../../picture/map/land-sign.ts';
import { newRing } from '../../picture/map/new-ring.ts';
import { MAP_COLOURS } from '../../picture/map/palette.ts';
import { minLetterSize, nameArt } from '../../picture/map/place-name.ts';
import type { GameMap } from '../../rules/game-map.ts';

/** Name of the sign for meeples on the Isle of Man. */
const ISLE = 'isle';

const NAME: NameLayout = { y: 0.88, usualSize: 0.18, maxSize: 0.2, margin: 0.02 };

/** Meeples side by side on the Isle of Man, and the size of each. */
const MEEPLES = { beside: 3, each: 0.3, size: 0.3 };

/** The meeples that stand on the Isle of Man: one of each seat, with its number where it has more and that can be read. */
function isleArt({ isleOfMan }: GameMap, { scene, layout, theme }: CarcassonneContext): DrawOperation[] {
  if (!isleOfMan) return [];
  const { name: fill, halo } = MAP_COLOURS[theme];
  const pen = new Pen(isleOfMan);
  const look = { part: 'isle', fill, halo };
  const standing = scene.facts.view.seats.flatMap(({ parts: { isle = 0 } }, seat) =>
    isle > 0 ? [{ seat, isle }] : [],
  );
  const columns = Math.min(MEEPLES.beside, standing.length);
  return standing.flatMap(({ seat, isle }, index): DrawOperation[] => {
    const step = (index % MEEPLES.beside) - (columns - 1) / 2;
    const top = standing.length > MEEPLES.beside ? 0.22 : 0.4;
    const middle = pen.at(0.5 + step * 0.42, top + Math.floor(index / MEEPLES.beside) * 0.38);
    const { colour } = scene.seats[seat]!;
    return [
      { kind: 'piece', part: 'isle', piece: 'meeple', colour, plain: true, size: MEEPLES.size, ...middle },
      ...(scene.facts.buyers[0] === seat ? newRing(middle, MEEPLES.size * 0.62, theme) : []),
      ...(isle > 1 && minLetterSize(layout) === undefined
        ? nameArt(along(middle, { x: 0.12, y: 0.12 }, 1), String(isle), { ...look, size: 0.2 })
        : []),
    ];
  });
}

/** Pictures of the chips of Great Britain. */
export const islePicture: ExpansionPicture = {
  signs: { [ISLE]: landSign },
  tells: (event) => (event.type === 'turn-bought' ? { buyer: event.seat } : undefined),
  things({ seats }, seat) {
    const { isle: count = 0 } = seats[seat]!.parts;
    return count > 0 ? [{ sign: ISLE, count, piece: 'meeple' }] : undefined;
  },
  beyond: isleArt,
  names: ({ isleOfMan: square }, language) =>
    square ? [{ part: 'isle', text: countryName(language, 'IM'), squares: [square], place: NAME }] : [],
  legend: [
    {
      sign: 'isle',
      isThere: ({ seats }) => seats[0]!.parts.isle !== undefined,
      art: ({ theme, colour }) => [
        ...landSign({ x: SIGN_WIDTH / 2, y: 0.5 }, 1, theme),
        { kind: 'piece', piece: 'meeple', colour, plain: true, x: SIGN_WIDTH / 2, y: 0.4, size: 0.56 },
      ],
    },
  ],
};
