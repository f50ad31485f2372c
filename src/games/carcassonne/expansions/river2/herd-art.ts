import type { DrawOperation } from '../../../../drawing/draw.ts';
import { Pen } from '../../../../drawing/pen.ts';
import type { Point } from '../../../../drawing/point.ts';
import type { MarkPicture } from '../../picture/mark-picture.ts';
import type { LandColours } from '../../picture/palette.ts';

/** Where the pigs of a herd stand, around its middle. */
const PIGS = [
  [-0.09, -0.07],
  [0.1, -0.04],
  [-0.04, 0.09],
] as const;

/** The pink of pigs, the same by day and by night. */
const PINK = '#f7a8b8';

/** Room that a herd takes, in squares. */
const ROOM = 0.19;

/** A pig that looks to the right. */
function pigArt(middle: Point, land: LandColours): DrawOperation[] {
  const pen = new Pen(middle, 0.19);
  const rim = { stroke: land.ink, lineWidth: 0.013 };
  return [
    pen.line([-0.22, 0.1, -0.22, 0.34], land.ink, 0.026),
    pen.line([0.14, 0.1, 0.14, 0.34], land.ink, 0.026),
    pen.polygon(
      [-0.42, 0.02, -0.3, -0.22, 0.1, -0.24, 0.24, -0.34, 0.34, -0.16, 0.52, -0.1, 0.52, 0.1, 0.3, 0.2, -0.34, 0.2],
      {
        fill: PINK,
        ...rim,
      },
    ),
    pen.line([-0.42, 0, -0.54, -0.1, -0.46, -0.18], land.ink, 0.016),
    pen.circle([0.3, -0.04, 0.04], land.ink),
  ];
}

function herdArt(middle: Point, land: LandColours): DrawOperation[] {
  const pen = new Pen(middle);
  return PIGS.flatMap(([x, y]) => pigArt(pen.at(x, y), land));
}

/** A herd of three pigs. */
export const HERD_MARK: MarkPicture = { room: ROOM, art: herdArt };
