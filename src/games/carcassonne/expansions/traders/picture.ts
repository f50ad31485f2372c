import { scaleToPixels } from '../../../../drawing/transform.ts';
import type { DrawSign } from '../../../contract/picture.ts';
import type { SeatThing } from '../../../contract/scene.ts';
import type { ExpansionPicture } from '../../picture/context.ts';
import { LAND_COLOURS } from '../../picture/palette.ts';
import type { View } from '../../rules/view.ts';
import { GOODS, type Goods } from './goods.ts';
import { GOODS_HEIGHT, goodsArt } from './goods-art.ts';

/** Name of the sign of goods. */
function goodsSign(kind: Goods): string {
  return `goods.${kind}`;
}

function signOf(kind: Goods): DrawSign {
  return (at, size, theme) =>
    scaleToPixels(goodsArt(kind, { x: 0, y: 0 }, LAND_COLOURS[theme]), at, size / GOODS_HEIGHT);
}

/** The goods of a seat, with the lead; undefined where nobody can have any. */
function goodsThings({ seats }: View, seat: number): SeatThing[] | undefined {
  const { traders: goods } = seats[seat]!.parts;
  return (
    goods &&
    GOODS.flatMap((kind): SeatThing[] => {
      const count = goods[kind];
      const most = Math.max(...seats.map(({ parts }) => parts.traders![kind]));
      return count > 0 ? [{ sign: goodsSign(kind), count, leads: count === most }] : [];
    })
  );
}

/** Pictures of Traders & Builders. */
export const tradersPicture: ExpansionPicture = {
  signs: {
    ...Object.fromEntries(GOODS.map((kind) => [goodsSign(kind), signOf(kind)])),
    'option.traders': (at, size, theme) =>
      scaleToPixels(goodsArt('wine', { x: 0, y: 0 }, LAND_COLOURS[theme]), at, size * 3.6),
  },
  things: goodsThings,
  /** Taken goods are not shown on a square. */
  tells(event, placed) {
    if (event.type !== 'goods-taken' || !placed) return undefined;
    const awards = GOODS.flatMap((kind) => {
      const count = event.goods[kind] ?? 0;
      return count > 0 ? [{ square: placed, seats: [event.seat], sign: goodsSign(kind), count }] : [];
    });
    return { awards };
  },
};
