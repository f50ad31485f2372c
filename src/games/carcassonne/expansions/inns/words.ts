import type { ExpansionWords } from '../../words/expansion-words.ts';
import { INNS_TOPICS } from './topics.ts';

/** Inns & Cathedrals in words. */
export const innsWords = { topics: INNS_TOPICS, terms: { largeInHand: 'term.large' } } satisfies ExpansionWords;
