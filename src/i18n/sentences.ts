import type { Translator } from './translate.ts';

/** A sentence that can be shortened or left out where there is little room. */
export interface Sentence {
  /** The same in fewer and fewer words, the fullest first. */
  readonly forms: readonly string[];
  /** The least important sentence is shortened first, and left out first. */
  readonly importance: number;
}

/** How many items a list keeps when it is shortened step by step. */
const SHORTER_LISTS = [12, 8, 5, 3];

/**
 * Sentences as one text of at most `limit` UTF-16 units, in their order. Where they are too long, the least important
 * one is said more shortly and at last left out, then the next; nothing is ever cut inside a sentence.
 */
export function fittingText(sentences: readonly Sentence[], limit: number): string {
  const chosen = sentences.map(() => 0);
  const text = () =>
    sentences
      .map(({ forms }, index) => forms[chosen[index]!] ?? '')
      .filter((form) => form !== '')
      .join(' ');
  const order = sentences.map((_, index) => index).sort((a, b) => sentences[a]!.importance - sentences[b]!.importance);
  for (const index of order) {
    while (text().length > limit && chosen[index]! < sentences[index]!.forms.length) chosen[index]!++;
  }
  return text();
}

/**
 * The forms of a sentence with a list: with all its items, then with fewer and fewer.
 *
 * @param say makes the sentence of the items that it names; `more` is the number of those that it does not
 */
export function listForms<Item>(items: readonly Item[], say: (named: readonly Item[], more: number) => string) {
  const counts = [items.length, ...SHORTER_LISTS.filter((count) => count < items.length - 1)];
  return items.length === 0 ? [] : counts.map((count) => say(items.slice(0, count), items.length - count));
}

/** Items in one line, separated as in the language. */
export function joined(t: Translator, items: readonly string[]): string {
  return items.reduce((before, after) => t('text.pair', { before, after }));
}

/** A text that begins with a capital letter. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
