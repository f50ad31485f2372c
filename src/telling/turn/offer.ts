import type { DraftedTurn } from '../../app/draft.ts';
import type { Readers } from '../../games/contract/readers.ts';
import type { Translator } from '../../i18n/translate.ts';

/** A turn with a draft, and its readers; input of all functions that describe its choices. */
export interface OfferContext {
  readonly t: Translator;
  readonly turn: DraftedTurn;
  readonly readers: Readers;
}

/** Letter of a choice by its index among the choices with letters: A for 0. */
export function letterOf(index: number): string {
  return String.fromCharCode(65 + index);
}
