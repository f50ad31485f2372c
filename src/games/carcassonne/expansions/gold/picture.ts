import type { DrawSign } from '../../../contract/picture.ts';
import type { ExpansionPicture } from '../../picture/context.ts';
import { ingotArt } from './figure-art.ts';

/** Most ingots that lie on one tile: all of the box. */
const MOST_ON_TILE = 16;

/** Width of an ingot, in heights of a figure. */
const WIDTH = 0.66;

const onBoard =
  (count: number): DrawSign =>
  (at, size) =>
    ingotArt(at, size * WIDTH, count);

const signOf = (count: number) => `ingots.${count}`;

/** Pictures of The Gold Mines. */
export const goldPicture: ExpansionPicture = {
  signs: {
    ingot: (at, size) => ingotArt(at, size),
    'option.gold': (at, size) => ingotArt(at, size),
    ...Object.fromEntries(Array.from({ length: MOST_ON_TILE }, (_, at) => [signOf(at + 1), onBoard(at + 1)] as const)),
  },
  figures: ({ parts: { gold } }) =>
    (gold?.ingots ?? []).map(({ count, x, y }) => ({ sign: signOf(count), at: { x, y }, inCorner: true })),
  things(view, seat) {
    const { gold: count } = view.seats[seat]!.parts;
    if (count === undefined) return undefined;
    return count > 0 ? [{ sign: 'ingot', count }] : [];
  },
  /** Taken ingots are not shown on a square. */
  tells(event, placed) {
    if (event.type === 'ingot-laid') return { laid: { x: event.x, y: event.y } };
    if (event.type !== 'gold-taken' || !placed) return undefined;
    return { awards: [{ square: placed, seats: [event.seat], sign: 'ingot', count: event.ingots }] };
  },
};
