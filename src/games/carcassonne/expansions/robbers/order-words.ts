import type { CarcassonneTranslator } from '../../words/language.ts';

/** A standing order in words. */
export function orderText(t: CarcassonneTranslator, order: string): string {
  return t('order.robber', { order });
}
