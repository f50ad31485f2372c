import { GOODS, type Goods } from '../rules/tile-set-file.ts';
import type { CarcassonneTranslator } from './language.ts';

/** Goods with their numbers, such as "wine 2, cloth 1"; those of which there are none are left out. */
export function goodsText(t: CarcassonneTranslator, goods: Readonly<Partial<Record<Goods, number>>>): string {
  return GOODS.flatMap((kind) => (goods[kind] ? [t('goods', { goods: kind, count: goods[kind] })] : [])).join(', ');
}

/** The goods of a seat; nothing where it has none. */
export function seatGoods(t: CarcassonneTranslator, goods: Readonly<Partial<Record<Goods, number>>> = {}): string[] {
  const text = goodsText(t, goods);
  return text === '' ? [] : [t('seat.goods', { goods: text })];
}
