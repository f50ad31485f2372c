import { Pen } from '../../../../drawing/pen.ts';
import type { DrawSign } from '../../../contract/picture.ts';
import type { SeatThing } from '../../../contract/scene.ts';
import type { ExpansionPicture } from '../../picture/context.ts';
import { LAND_COLOURS } from '../../picture/palette.ts';

/** Tiles held like cards: corners, from the middle of a sign of side 1, of the one behind and the one before it. */
const BEHIND = [-0.42, -0.2, 0.1, -0.4, 0.3, 0.12, -0.22, 0.32];
const BEFORE = [-0.12, -0.28, 0.42, -0.2, 0.34, 0.36, -0.2, 0.28];

const handSign: DrawSign = (at, size, theme) => {
  const land = LAND_COLOURS[theme];
  const pen = new Pen(at, size);
  const look = { fill: land.paving, stroke: land.ink, lineWidth: size * 0.05 };
  return [pen.polygon(BEHIND, look), pen.polygon(BEFORE, { ...look, fill: land.shieldRim })];
};

/** Pictures of hands of tiles: the tiles beside each seat, and those from which the seat to move has to choose. */
export const handPicture: ExpansionPicture = {
  signs: { 'option.hand': handSign },
  things: ({ seats }, seat) => seats[seat]!.parts.hand?.map((tile): SeatThing => ({ sign: 'tile', tile, count: 1 })),
  tileChoice: ({ parts }) => parts.hand?.choice ?? [],
};
