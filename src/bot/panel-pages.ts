import type { Speech } from '../i18n/speech.ts';
import type { GameRecord } from '../store/records.ts';
import { button } from './buttons.ts';

/** Buttons to the pages before and after page `at` of a long menu of the panel, where there are any; pages count from 0. */
export function pageButtons(
  say: Speech,
  game: Pick<GameRecord, 'id' | 'revision'>,
  { at, pages }: { readonly at: number; readonly pages: number },
) {
  const to = (page: number, key: 'panel.page.before' | 'panel.page.after') =>
    page >= 0 && page < pages
      ? [button(game, { verb: 'panel', argument: String(page) }, { label: say(key, { page: page + 1, pages }) })]
      : [];
  return [...to(at - 1, 'panel.page.before'), ...to(at + 1, 'panel.page.after')];
}
