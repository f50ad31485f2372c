import type { ExpansionWords } from '../../words/expansion-words.ts';
import { SMALL_CITIES_TOPICS } from './topics.ts';

/** Small cities in words. */
export const smallCitiesWords = { topics: SMALL_CITIES_TOPICS } satisfies ExpansionWords;
