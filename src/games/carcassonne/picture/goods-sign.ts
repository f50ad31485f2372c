import type { Goods } from '../rules/tile-set-file.ts';

/** Name of the sign of goods. */
export function goodsSign(kind: Goods): string {
  return `goods.${kind}`;
}
