import type { ExampleTopic, PlayedExample } from '../../kernel/played-example.ts';
import type { Carcassonne } from '../game/game-rules.ts';
import type { BoardFeature } from '../rules/feature.ts';
import type { Setup } from '../rules/setup.ts';
import type { View } from '../rules/view.ts';
import type { CarcassonneTranslator } from '../words/language.ts';

/** A rule of Carcassonne with its example. */
export interface Topic extends ExampleTopic<CarcassonneTranslator, PlayedTopic> {
  /** Options that are not chosen as usual. */
  readonly options?: Partial<Setup['options']>;
  /** What lies on the map; an example on the open table has none. */
  readonly layout?: Setup['layout'];
}

/** An example of Carcassonne as it stands when its turns have been played. */
export type PlayedTopic = PlayedExample<Carcassonne, View, BoardFeature>;
