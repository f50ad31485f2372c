import type { Speech } from '../i18n/speech.ts';
import type { GameRecord } from '../store/records.ts';
import { button, MENU_OPTIONS } from './buttons.ts';

/** A page of a list that is longer than a menu. */
export interface MenuPage<Item> {
  readonly items: readonly Item[];
  /** Number of the page, from 0. */
  readonly at: number;
  /** Of the first and the last item, from 1. */
  readonly first: number;
  readonly last: number;
  /** Of the items of all pages. */
  readonly count: number;
}

/** The page `wanted` of a list, or the nearest one that there is; all pages are about equally long. */
export function menuPage<Item>(items: readonly Item[], wanted: number): MenuPage<Item> {
  const at = Math.max(0, Math.min(wanted, pagesOf(items.length) - 1));
  const { first, last } = rangeOf(items.length, at);
  return { items: items.slice(first - 1, last), at, first, last, count: items.length };
}

/** The page of the item with an index. */
export function pageOf(count: number, index: number): number {
  return Math.floor(index / pageLength(count));
}

function pagesOf(count: number): number {
  return Math.ceil(count / MENU_OPTIONS);
}

function pageLength(count: number): number {
  return Math.ceil(count / pagesOf(count));
}

function rangeOf(count: number, page: number): { readonly first: number; readonly last: number } {
  const first = page * pageLength(count) + 1;
  return { first, last: Math.min(count, first + pageLength(count) - 1) };
}

/** Buttons to the pages before and after a page of the panel's menu, where there are any, which say what is there. */
export function pageButtons(
  say: Speech,
  game: Pick<GameRecord, 'id' | 'revision'>,
  { at, count }: Pick<MenuPage<unknown>, 'at' | 'count'>,
) {
  return [at - 1, at + 1]
    .filter((page) => page >= 0 && page < pagesOf(count))
    .map((page) => {
      const label = say('panel.page', { ...rangeOf(count, page), count });
      return button(game, { verb: 'panel', argument: String(page) }, { label });
    });
}
