import type { DraftedTurn } from '../../app/drafted-turn.ts';
import type { Readers } from '../../games/contract/readers.ts';
import type { Translator } from '../../i18n/translate.ts';

/** A turn with a draft, and who reads what it offers: the panel and a page are two layouts of that. */
export interface Offered {
  readonly t: Translator;
  readonly turn: DraftedTurn;
  readonly readers: Readers;
}

/** The letter of a choice, by its place among those with letters. */
export function letterOf(at: number): string {
  return String.fromCharCode(65 + at);
}
