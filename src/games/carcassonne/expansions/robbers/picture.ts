import { COLOURS, type Colour } from '../../../../core/colour.ts';
import { caption } from '../../../../drawing/draw.ts';
import { Pen } from '../../../../drawing/pen.ts';
import { SEAT_SIGNS, SIGN_EDGE, SIGN_HALO } from '../../../../drawing/seat-sign.ts';
import type { DrawSign } from '../../../contract/picture.ts';
import { awardOf, type ExpansionPicture } from '../../picture/context.ts';

/** A cloak with a hood, and the slit of the eyes in it. */
const CLOAK = [
  0, -0.54, 0.22, -0.46, 0.28, -0.24, 0.22, -0.08, 0.42, 0.16, 0.46, 0.52, -0.46, 0.52, -0.42, 0.16, -0.22, -0.08,
  -0.28, -0.24, -0.22, -0.46,
];
const SLIT = [-0.2, -0.34, 0.2, -0.34, 0.16, -0.16, -0.16, -0.16];

/** A robber in the colour of its seat, with the letter of that. */
function robberSign(colour: Colour): DrawSign {
  const { fill, letter } = SEAT_SIGNS[colour];
  return (at, size) => {
    const pen = new Pen(at, size);
    return [
      pen.polygon(CLOAK, { fill: SIGN_HALO, stroke: SIGN_HALO, lineWidth: size * 0.2 }),
      pen.polygon(CLOAK, { fill, stroke: SIGN_EDGE, lineWidth: size * 0.07 }),
      pen.polygon(SLIT, { fill: SIGN_EDGE }),
      pen.circle([-0.09, -0.25, 0.05], { fill: SIGN_HALO }),
      pen.circle([0.09, -0.25, 0.05], { fill: SIGN_HALO }),
      caption(pen.at(0, 0.22), letter, {
        size: size * 0.56,
        fill: SIGN_EDGE,
        halo: { stroke: SIGN_HALO, lineWidth: size * 0.14 },
      }),
    ];
  };
}

const signOf = (colour: Colour) => `robbers.${colour}`;

/** Pictures of The Robbers: at each seat the robbers that wait beside its figure. */
export const robbersPicture: ExpansionPicture = {
  signs: {
    ...Object.fromEntries(COLOURS.map((colour) => [signOf(colour), robberSign(colour)])),
    'option.robbers': robberSign('red'),
  },
  things({ seats }, seat) {
    const { figures, parts, score } = seats[seat]!;
    if (parts.robbers === undefined) return undefined;
    return seats.flatMap((other, at) => {
      const space = (figures ?? [score]).find((one) => one === other.parts.robbers);
      if (at === seat || space === undefined) return [];
      // If a seat has two figures, the space tells beside which of them a robber waits.
      return [{ sign: signOf(other.colour), ...(figures ? { count: space, leads: false } : { count: 1 }) }];
    });
  },
  /** Robbed points are not shown on a square. */
  tells: (event, placed) =>
    event.type === 'robbed' && placed
      ? { awards: [awardOf({ ...placed, seat: event.seat }, event.points)] }
      : undefined,
};
