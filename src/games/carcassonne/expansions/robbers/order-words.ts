import type { CarcassonneTranslator } from '../../words/language.ts';

/** A standing order. */
export function orderText(t: CarcassonneTranslator, order: string): string {
  return t('order.robber', { order });
}
