import type { PlayedExample, Topics } from '../../kernel/played-example.ts';
import type { Carcassonne } from '../game/game-rules.ts';
import type { BoardFeature } from '../rules/feature.ts';
import type { Setup } from '../rules/setup.ts';
import type { View } from '../rules/view.ts';
import type { Messages } from '../words/language.ts';

/** What an example begins with besides its tiles. */
export interface GivenExample {
  /** Options that are not chosen as usual. */
  readonly options?: Partial<Setup['options']>;
  /** What lies on the map; an example on the open table has none. */
  readonly layout?: Setup['layout'];
}

/** The rules of Carcassonne by topic. */
export type CarcassonneTopics = Topics<Messages, PlayedExample<Carcassonne, View, BoardFeature>, GivenExample>;

/** Those of one expansion, or of maps. */
export type SomeTopics = Partial<CarcassonneTopics>;
