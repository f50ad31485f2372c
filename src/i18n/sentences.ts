import type { Translator } from './translate.ts';

/** A sentence that can be shortened or omitted to save room. */
export interface Sentence {
  /** Forms of the sentence, from the longest to the shortest. */
  readonly forms: readonly string[];
  /** The least important sentence is shortened first, and left out first. */
  readonly importance: number;
}

/** Numbers of items in the shortened forms of a list. */
const SHORTER_LISTS = [12, 8, 5, 3];

/**
 * Joins sentences to a text of at most `limit` UTF-16 units. If they are too long, the least important sentence is shortened form by
 * form and finally left out, then the next; no sentence is cut inside.
 */
export function shortenedText(sentences: readonly Sentence[], limit: number): string {
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
 * Returns the forms of a sentence with a list: with all items, then with fewer items each.
 *
 * @param say writes the sentence with the items `named`; `more` is the number of omitted items
 */
export function listForms<Item>(items: readonly Item[], say: (named: readonly Item[], more: number) => string) {
  const counts = [items.length, ...SHORTER_LISTS.filter((count) => count < items.length - 1)];
  return items.length === 0 ? [] : counts.map((count) => say(items.slice(0, count), items.length - count));
}

/** Joins items to one line with the separator of the language (`text.pair`). */
export function joined(t: Translator, items: readonly string[]): string {
  return items.reduce((before, after) => t('text.pair', { before, after }));
}

/** Returns a text with a capital first letter if it begins a line. */
export function lineStart(text: string, { isMidLine = false }: { readonly isMidLine?: boolean }): string {
  return isMidLine ? text : capitalised(text);
}

/** Returns a text with a capital first letter. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
