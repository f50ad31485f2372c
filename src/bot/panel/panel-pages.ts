import type { Speech } from '../../i18n/speech.ts';
import type { GameRecord } from '../../store/records.ts';
import { button } from '../write/buttons.ts';

/** A page of a list that is too long for one. */
export interface ListPage<Item> {
  readonly items: readonly Item[];
  /** Number of the page, from 0. */
  readonly at: number;
  /** Of the items of all pages, and the most of one page. */
  readonly count: number;
  readonly max: number;
}

/**
 * The page `wanted` of a list, or the nearest one that there is; all pages are about equally long.
 *
 * @param most items of a page
 */
export function listPage<Item>(
  items: readonly Item[],
  { wanted, max }: { readonly wanted: number; readonly max: number },
): ListPage<Item> {
  const list = { count: items.length, max };
  const at = Math.max(0, Math.min(wanted, pagesOf(list) - 1));
  const { first, last } = rangeOf(list, at);
  return { items: items.slice(first - 1, last), at, ...list };
}

/** The page of the item with an index. */
export function pageOf(list: Length, index: number): number {
  return Math.floor(index / pageLength(list));
}

type Length = Pick<ListPage<unknown>, 'count' | 'max'>;

function pagesOf({ count, max }: Length): number {
  return Math.ceil(count / max);
}

function pageLength(list: Length): number {
  return Math.ceil(list.count / pagesOf(list));
}

/** The numbers of the first and the last item of a page, from 1. */
export interface PageRange {
  readonly first: number;
  readonly last: number;
}

/** The items of a page. */
export function rangeOf(list: Length, page: number): PageRange {
  const first = page * pageLength(list) + 1;
  return { first, last: Math.min(list.count, first + pageLength(list) - 1) };
}

/**
 * Buttons to all other pages of the panel, which say what is there: the numbers of its items.
 *
 * @param starOn the most points that an item with a star brings at once on a page, which the button to it tells; undefined
 *   where none has a star
 */
export function pageButtons(
  say: Speech,
  game: Pick<GameRecord, 'id' | 'revision'>,
  { at, ...list }: Omit<ListPage<unknown>, 'items'>,
  starOn: (range: PageRange) => number | undefined = () => undefined,
) {
  return Array.from({ length: pagesOf(list) }, (_, page) => page)
    .filter((page) => page !== at)
    .map((page) => {
      const range = rangeOf(list, page);
      const points = starOn(range);
      const told = { star: points === undefined ? 'no' : 'yes', points: points ?? 0 } as const;
      const label = say('panel.page', { ...range, way: page < at ? 'back' : 'on', ...told });
      return button(game, { verb: 'panel', argument: String(page) }, { label });
    });
}
