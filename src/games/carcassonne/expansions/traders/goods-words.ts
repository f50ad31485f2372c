import type { CarcassonneTranslator } from '../../words/language.ts';
import { GOODS } from './goods.ts';
import type { GoodsView } from './rules.ts';

/** Goods with their numbers, such as "wine 2, cloth 1"; those of which there are none are left out. */
export function goodsText(t: CarcassonneTranslator, goods: Partial<GoodsView>): string {
  return GOODS.flatMap((kind) => (goods[kind] ? [t('goods', { goods: kind, count: goods[kind] })] : [])).join(', ');
}
