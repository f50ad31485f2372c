import type { Speech } from '../../i18n/speech.ts';
import type { GameRecord } from '../../store/records.ts';
import { button } from '../write/buttons.ts';
import type { Verb } from '../write/control-id.ts';

/** A page of a long list. */
export interface ListPage<Item> {
  readonly items: readonly Item[];
  /** Number of the page, from 0. */
  readonly number: number;
  /** Number of items on all pages, and the most items of one page. */
  readonly count: number;
  readonly max: number;
}

/**
 * Returns the page `wanted` of a list, or the nearest existing one. All pages are about equally long.
 */
export function listPage<Item>(
  items: readonly Item[],
  { wanted, max }: { readonly wanted: number; readonly max: number },
): ListPage<Item> {
  const list = { count: items.length, max };
  const number = Math.max(0, Math.min(wanted, pageCount(list) - 1));
  const { first, last } = pageRange(list, number);
  return { items: items.slice(first - 1, last), number, ...list };
}

/** Returns the number of the page that has the item with an index. */
export function pageOf(list: ListLength, index: number): number {
  return Math.floor(index / pageLength(list));
}

type ListLength = Pick<ListPage<unknown>, 'count' | 'max'>;

function pageCount({ count, max }: ListLength): number {
  return Math.ceil(count / max);
}

function pageLength(list: ListLength): number {
  return Math.ceil(list.count / pageCount(list));
}

/** The numbers of the first and the last item of a page, from 1. */
export interface PageRange {
  readonly first: number;
  readonly last: number;
}

/** Returns the numbers of the items on a page. */
export function pageRange(list: ListLength, page: number): PageRange {
  const first = page * pageLength(list) + 1;
  return { first, last: Math.min(list.count, first + pageLength(list) - 1) };
}

/**
 * Buttons to all other pages of the panel, labelled with the numbers of their items.
 *
 * @param options.verb of the control that shows a page
 * @param options.starOn returns the most points of a starred item on a page, for the label of its button; undefined if no item
 *   has a star
 * @param options.draft the draft that the pages go on from, as text; empty by default
 */
export function pageButtons(
  say: Speech,
  game: Pick<GameRecord, 'id' | 'revision'>,
  { number, ...list }: Omit<ListPage<unknown>, 'items'>,
  options: {
    readonly verb: Verb;
    readonly starOn?: (range: PageRange) => number | undefined;
    readonly draft?: string;
  },
) {
  const { verb, starOn = () => undefined, draft = '' } = options;
  return Array.from({ length: pageCount(list) }, (_, page) => page)
    .filter((page) => page !== number)
    .map((page) => {
      const range = pageRange(list, page);
      const points = starOn(range);
      const star = { star: points === undefined ? 'no' : 'yes', points: points ?? 0 } as const;
      const label = say('panel.page', { ...range, way: page < number ? 'back' : 'on', ...star });
      return button(game, { verb, argument: pageArgument(page, draft) }, { label });
    });
}

/** The argument of the control `panel`: a page, and the draft that it goes on from, as text. */
function pageArgument(page: number, draft: string): string {
  return draft === '' ? String(page) : `${page}+${draft}`;
}

/** Reads what `pageArgument` writes; undefined for any other text. */
export function parsePageArgument(text: string): { readonly page: number; readonly draft: string } | undefined {
  const [, page, draft = ''] = /^(\d{1,4})(?:\+(.+))?$/.exec(text) ?? [];
  return page === undefined ? undefined : { page: Number(page), draft };
}
