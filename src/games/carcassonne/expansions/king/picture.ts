import { Pen } from '../../../../drawing/pen.ts';
import type { DrawSign } from '../../../contract/picture.ts';
import type { SeatThing } from '../../../contract/scene.ts';
import type { ExpansionPicture } from '../../picture/context.ts';
import { LAND_COLOURS } from '../../picture/palette.ts';
import { CARDS, type CardName } from './rules.ts';

/** A crown with three points; the blade of a sword from its tip, at the top right, to its hilt. */
const CROWN = [-0.28, 0.24, -0.34, -0.2, -0.15, 0.02, 0, -0.28, 0.15, 0.02, 0.34, -0.2, 0.28, 0.24];
const BLADE = [0.28, -0.36, 0.26, -0.22, -0.14, 0.22, -0.2, 0.16, 0.16, -0.28];
const GUARD = [-0.28, 0.04, -0.02, 0.3];
const GRIP = [-0.17, 0.19, -0.27, 0.31];

/** A card that a seat holds: a crown for the king, two crossed swords for the robber. */
function cardSign(card: CardName): DrawSign {
  return (at, size, theme) => {
    const land = LAND_COLOURS[theme];
    const pen = new Pen(at, size);
    const isKing = card === 'king';
    const ground = isKing ? land.shield : land.ink;
    const mirrored = (points: readonly number[]) => points.map((value, index) => (index % 2 === 0 ? -value : value));
    const sword = (turned: (points: readonly number[]) => readonly number[]) => [
      pen.polygon(turned(BLADE), land.shieldRim),
      pen.line(turned(GUARD), land.shieldRim, size * 0.07),
      pen.line(turned(GRIP), land.shieldCharge, size * 0.09),
    ];
    const sign = isKing
      ? [pen.polygon(CROWN, { fill: land.shieldCharge, stroke: land.ink, lineWidth: size * 0.04 })]
      : [...sword((points) => points), ...sword(mirrored)];
    return [
      pen.box([-0.44, -0.5, 0.88, 1], { part: 'card', fill: land.ink, radius: size * 0.12 }),
      pen.box([-0.4, -0.46, 0.8, 0.92], { part: 'card', fill: land.shieldRim, radius: size * 0.1 }),
      pen.box([-0.35, -0.41, 0.7, 0.82], { part: 'card', fill: ground, radius: size * 0.07 }),
      ...sign,
    ];
  };
}

/** Pictures of King & Robber. */
export const kingPicture: ExpansionPicture = {
  signs: {
    ...Object.fromEntries(CARDS.map(({ card }) => [card, cardSign(card)])),
    'option.king': cardSign('king'),
  },
  /** The cards of a seat with their tiles. */
  things({ parts: { king } }, seat) {
    return (
      king &&
      CARDS.flatMap(({ card }): SeatThing[] => {
        const held = king[card];
        return held?.seat === seat ? [{ sign: card, count: held.tiles, leads: true }] : [];
      })
    );
  },
  /** Taking a card is not shown on a square. */
  tells: (event, placed) =>
    event.type === 'card-taken' && placed
      ? { awards: [{ square: placed, seats: [event.seat], sign: event.card }] }
      : undefined,
};
