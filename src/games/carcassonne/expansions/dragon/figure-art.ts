import type { DrawOperation } from '../../../../drawing/draw.ts';
import { Pen } from '../../../../drawing/pen.ts';
import type { Point } from '../../../../drawing/point.ts';
import { SIGN_HALO } from '../../../../drawing/seat-sign.ts';
import type { LandColours } from '../../picture/palette.ts';

/** Colours of the figures, the same in all themes. */
const [RED, WING, EYE, DRESS, GLOW] = ['#c8201c', '#f08a1e', '#ffe14a', '#fff6fb', '#8fd8ff'];

/** A red dragon that looks to the left, with spread wings and a tail; of a width. */
export function dragonArt(at: Point, width: number, land: LandColours): DrawOperation[] {
  const pen = new Pen(at, width);
  const rim = { stroke: land.ink, lineWidth: width * 0.045 };
  const wings = [-0.06, 0.02, 0.1, -0.48, 0.24, -0.3, 0.36, -0.4, 0.4, -0.2, 0.5, -0.16, 0.24, 0.12];
  const body = [
    -0.48, -0.12, -0.36, -0.34, -0.2, -0.4, -0.16, -0.28, -0.08, -0.2, -0.02, 0, 0.2, 0.04, 0.34, 0.2, 0.5, 0.1, 0.44,
    0.3, 0.28, 0.42, 0.12, 0.38, 0.12, 0.48, 0, 0.48, -0.02, 0.36, -0.14, 0.34, -0.16, 0.46, -0.28, 0.46, -0.24, 0.2,
    -0.26, 0, -0.32, -0.06,
  ];
  // A white edge as around pieces, as its red is hard to see on the roofs of a city.
  const edge = { stroke: SIGN_HALO, lineWidth: width * 0.2 };
  return [
    pen.polygon(wings, { fill: WING!, ...edge }),
    pen.polygon(body, { fill: RED!, ...edge }),
    pen.polygon(wings, { fill: WING!, ...rim }),
    pen.polygon(body, { fill: RED!, ...rim }),
    pen.circle([-0.28, -0.22, 0.05], EYE!),
  ];
}

/** A fairy with two wings, a bright dress and a wand; of a width. */
export function fairyArt(at: Point, width: number, land: LandColours): DrawOperation[] {
  const pen = new Pen(at, width);
  const rim = { stroke: land.ink, lineWidth: width * 0.045 };
  const wing = (side: number) =>
    pen.polygon(
      [
        side * 0.06,
        -0.06,
        side * 0.34,
        -0.42,
        side * 0.48,
        -0.16,
        side * 0.36,
        0.06,
        side * 0.42,
        0.26,
        side * 0.2,
        0.2,
      ],
      {
        fill: GLOW!,
        ...rim,
      },
    );
  return [
    wing(-1),
    wing(1),
    pen.polygon([-0.08, -0.12, 0.08, -0.12, 0.24, 0.46, -0.24, 0.46], { fill: DRESS!, ...rim }),
    pen.circle([0, -0.24, 0.15], { fill: '#f6d2b0', ...rim }),
    pen.line([0.1, 0.06, 0.36, -0.26], land.ink, width * 0.05),
    pen.circle([0.38, -0.3, 0.08], { fill: EYE!, ...rim }),
  ];
}
