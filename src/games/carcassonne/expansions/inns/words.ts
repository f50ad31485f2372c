import type { ExpansionWords } from '../../words/expansion-words.ts';

/** Inns & Cathedrals in words. */
export const innsWords = { terms: { largeInHand: 'term.large' } } satisfies ExpansionWords;
