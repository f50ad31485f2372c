import type { DraftedTurn } from '../../app/drafted-turn.ts';
import type { Readers } from '../../games/contract/readers.ts';
import type { Translator } from '../../i18n/translate.ts';

/** A turn with a draft, and its readers; input of all functions that describe its choices. */
export interface OfferContext {
  readonly t: Translator;
  readonly turn: DraftedTurn;
  readonly readers: Readers;
}

/** The letter of the choice with an index among those with letters, from 0. */
export function letterOf(at: number): string {
  return String.fromCharCode(65 + at);
}
