import { Pen } from '../../../../drawing/pen.ts';
import { MEEPLE_OUTLINE } from '../../../../drawing/piece-art.ts';
import type { DrawSign } from '../../../contract/picture.ts';
import { awardOf, type ExpansionPicture } from '../../picture/context.ts';
import { type FigureName, isDarkSpace, TRACK_FIGURES } from './stack.ts';

/** Light and dark spaces of the score track, the ink on both, and the paper and seal of a letter; the same in all themes. */
const [LIGHT, DARK, INK, PAPER, SEAL] = ['#f3e3bd', '#6b2d1f', '#2b1d12', '#fffdf5', '#c0392b'];

/** A courier's letter: its sheet, and the flap of it. */
const SHEET = [-0.36, -0.25, 0.36, -0.25, 0.36, 0.25, -0.36, 0.25];
const FLAP = [-0.36, -0.25, 0, 0.06, 0.36, -0.25];

/** A meeple with room around it on its space. */
const MEEPLE = MEEPLE_OUTLINE.flatMap(({ x, y }) => [0.72 * x, 0.72 * y]);

/** A space of the score track with one of the two figures: a meeple, or a courier's letter. */
function spaceSign(figure: FigureName, dark: boolean): DrawSign {
  return (at, size) => {
    const pen = new Pen(at, size);
    const line = { stroke: INK, lineWidth: size * 0.05 };
    return [
      pen.box([-0.5, -0.5, 1, 1], { part: 'space', fill: dark ? DARK : LIGHT, radius: size * 0.12 }),
      ...(figure === 'meeple'
        ? [pen.polygon(MEEPLE, { fill: PAPER, ...line })]
        : [
            pen.polygon(SHEET, { fill: PAPER, ...line }),
            pen.polygon(FLAP, { fill: PAPER, ...line }),
            pen.circle([0, 0.05, 0.09], { fill: SEAL }),
          ]),
    ];
  };
}

const signOf = (figure: FigureName, dark: boolean) => `track.${figure}${dark ? '.dark' : ''}`;

/** Pictures of The Messages: at each seat the spaces of its two figures on the score track, dark ones dark. */
export const messagesPicture: ExpansionPicture = {
  signs: {
    ...Object.fromEntries(
      TRACK_FIGURES.flatMap((figure) => [false, true].map((dark) => [signOf(figure, dark), spaceSign(figure, dark)])),
    ),
    'option.messages': spaceSign('courier', true),
  },
  things: ({ seats }, seat) =>
    seats[seat]!.figures?.map((space, at) => ({
      sign: signOf(TRACK_FIGURES[at]!, isDarkSpace(space)),
      count: space,
      leads: false,
    })),
  /** Answers to messages are not shown on a square. */
  tells: (event, placed) =>
    event.type === 'message-answered' && event.points > 0 && placed
      ? { awards: [awardOf({ ...placed, seat: event.seat }, event.points)] }
      : undefined,
};
