import type { ExampleTopic, PlayedExample } from '../../kernel/played-example.ts';
import type { BoardFeature } from '../rules/feature.ts';
import type { Amazonas } from '../rules/game-rules.ts';
import type { View } from '../rules/view.ts';
import type { AmazonasTranslator } from '../words/language.ts';

/** A rule of Amazonas with its example. */
export type Topic = ExampleTopic<AmazonasTranslator, PlayedTopic>;

/** An example of Amazonas as it stands when its turns have been played. */
export type PlayedTopic = PlayedExample<Amazonas, View, BoardFeature>;
