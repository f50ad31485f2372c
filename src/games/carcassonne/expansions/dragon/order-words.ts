import { parseOrder } from '../../../../core/order-name.ts';
import type { CarcassonneTranslator } from '../../words/language.ts';

/** A standing order in words; an order that names nobody means the leader. */
export function orderText(t: CarcassonneTranslator, text: string): string {
  const { order, named } = parseOrder(text);
  return t('order.dragon', { order, named: named ? 'yes' : 'no', colour: named ? t(`colour.${named}`) : '' });
}
