/** Kinds of goods, in their order everywhere. */
export const GOODS = ['wine', 'grain', 'cloth'] as const;
export type Goods = (typeof GOODS)[number];
