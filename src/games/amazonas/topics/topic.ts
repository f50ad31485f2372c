import type { PlayedExample, Topics } from '../../kernel/played-example.ts';
import type { BoardFeature } from '../rules/feature.ts';
import type { Amazonas } from '../rules/game-rules.ts';
import type { View } from '../rules/view.ts';
import type { Messages } from '../words/language.ts';

/** The rules of Amazonas by topic. */
export type AmazonasTopics = Topics<Messages, PlayedExample<Amazonas, View, BoardFeature>>;
