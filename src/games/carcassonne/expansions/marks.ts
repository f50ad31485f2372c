import type { MarkPicture } from '../picture/mark-picture.ts';
import type { ExpansionMarks } from '../rules/expansion-types.ts';
import { PRINCESS_MARK } from './dragon/princess-art.ts';
import { cathedralArt, innArt } from './inns/mark-art.ts';
import { HERD_MARK } from './river2/herd-art.ts';
import { GOODS_MARKS } from './traders/goods-art.ts';

/** Marks of all expansions; a missing mark does not compile. */
export const MARK_PICTURES = {
  inn: { room: 0.17, art: innArt },
  cathedral: { room: 0.3, art: cathedralArt },
  ...GOODS_MARKS,
  pigHerd: HERD_MARK,
  princess: PRINCESS_MARK,
} satisfies { readonly [Name in keyof ExpansionMarks]: MarkPicture };
