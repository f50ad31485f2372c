import { placed } from '../../../drawing/placed.ts';
import type { TileSign } from '../../contract/picture.ts';
import type { SeatThing } from '../../contract/scene.ts';
import { GOODS } from '../rules/tile-set-file.ts';
import type { CarcassonneFacts } from './facts.ts';
import { goodsSign } from './goods-sign.ts';
import { chipThings } from './map/things.ts';
import { GOODS_HEIGHT, goodsArt } from './mark-art.ts';
import { LAND } from './palette.ts';

/**
 * What a seat has besides its pieces: goods with the lead, chips, meeples on the Isle of Man; undefined where nobody can
 * have any.
 */
export function thingsOf(facts: CarcassonneFacts, seat: number): SeatThing[] | undefined {
  const { goods } = facts.seats[seat]!;
  const chips = chipThings(facts, seat);
  if (!goods && !chips) return undefined;
  const tokens = GOODS.flatMap((kind): SeatThing[] => {
    const count = goods?.[kind] ?? 0;
    const most = Math.max(...facts.seats.map((other) => other.goods?.[kind] ?? 0));
    return count > 0 ? [{ sign: goodsSign(kind), count, leads: count === most }] : [];
  });
  return [...tokens, ...(chips ?? [])];
}

/** Signs of goods. */
export const GOODS_SIGNS: Readonly<Record<string, TileSign>> = Object.fromEntries(
  GOODS.map((kind) => [
    goodsSign(kind),
    (at, size, theme) => placed(goodsArt(kind, { x: 0, y: 0 }, LAND[theme]), at, size / GOODS_HEIGHT),
  ]),
);
