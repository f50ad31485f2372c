import { ruleTopics } from '../../kernel/played-example.ts';
import { inAmazonas } from '../words/language.ts';
import { EXAMPLES } from './examples.ts';
import { playedTopic } from './played.ts';

/** The rule topics of Amazonas. */
export const TOPICS = ruleTopics(EXAMPLES, { played: playedTopic, inWords: inAmazonas });
