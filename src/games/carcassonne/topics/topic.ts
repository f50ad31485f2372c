import type { PlayedExample, Topics } from '../../kernel/played-example.ts';
import type { Carcassonne } from '../game/game-rules.ts';
import type { BoardFeature } from '../rules/feature.ts';
import type { Setup } from '../rules/setup.ts';
import type { View } from '../rules/view.ts';
import type { Messages } from '../words/language.ts';

/** The start of an example, besides its tiles. */
export interface GivenExample {
  /** Options that differ from the defaults. */
  readonly options?: Partial<Setup['options']>;
  /** Layout on the map; absent on the open table. */
  readonly layout?: Setup['layout'];
}

/** The rules of Carcassonne by topic. */
export type CarcassonneTopics = Topics<Messages, PlayedExample<Carcassonne, View, BoardFeature>, GivenExample>;

/** The rules of one expansion, or of maps, by topic. */
export type SomeTopics = Partial<CarcassonneTopics>;
