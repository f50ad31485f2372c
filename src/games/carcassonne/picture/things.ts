import type { DrawSign } from '../../contract/picture.ts';
import type { SeatThing } from '../../contract/scene.ts';
import { EXPANSION_PICTURES } from '../expansions/pictures.ts';
import type { CarcassonneFacts } from './context.ts';
import { landSign } from './map/land-sign.ts';
import { pieceSign } from './piece-sign.ts';

/** Signs of possessions and points of seats, and of the options of the game. */
export const DRAWN_SIGNS: Readonly<Record<string, DrawSign>> = {
  'option.map': landSign,
  'option.meeples': pieceSign('meeple'),
  'option.farms': pieceSign('meeple', true),
  ...Object.assign({}, ...EXPANSION_PICTURES.map(({ signs }) => signs)),
};

/** Possessions of a seat besides its pieces; undefined if no seat can have any. */
export function thingsOf({ view }: CarcassonneFacts, seat: number): SeatThing[] | undefined {
  const things = EXPANSION_PICTURES.flatMap((one) => {
    const own = one.things?.(view, seat);
    return own ? [own] : [];
  });
  return things.length > 0 ? things.flat() : undefined;
}
