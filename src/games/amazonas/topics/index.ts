import type { RuleTopic } from '../../rule-topic.ts';
import type { Amazonas } from '../rules/game-rules.ts';
import { inAmazonas } from '../words/language.ts';
import { EXAMPLES } from './examples.ts';
import { playedTopic } from './played.ts';
import type { Topic } from './topic.ts';

/** The rule topics of Amazonas. */
export const TOPICS: readonly RuleTopic<Amazonas>[] = Object.entries<Topic>(EXAMPLES).map(([id, topic]) => ({
  id,
  title: (t) => topic.title(inAmazonas(t)),
  text: (t, content) => topic.text(inAmazonas(t), playedTopic(topic, content)),
  example(content) {
    const { setup, state, tinted } = playedTopic(topic, content);
    return { position: { content, setup, fold: { state, actions: [] } }, ...topic.show, tinted };
  },
}));
