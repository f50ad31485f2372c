import type { TileSet } from '../../games/amazonas/rules/index.ts';
import type { AnyGame } from '../../games/game.ts';
import { capitalised } from '../../i18n/sentences.ts';
import type { ArgumentsOf, MessageKey, Translator } from '../../i18n/translate.ts';
import type { BoardPictureRequest } from '../../render/index.ts';
import { sceneOf } from '../amazonas-table.ts';
import type { RuleTopicId } from '../rule-topic.ts';
import { ruleExample, ruleTopic } from '../rule-topics.ts';
import { sceneAltText } from './board-alt.ts';
import { pictureWords } from './board-words.ts';

/** A rule in words: what it is called, what it says, and what its example shows. */
export interface RuleWords {
  readonly title: string;
  readonly text: string;
  readonly example: string;
}

/** A rule in one language, with the numbers that the engine gives its example. */
export function ruleWords(t: Translator, id: RuleTopicId, set: TileSet): RuleWords {
  const numbers = ruleTopic(id).numbers(ruleExample(id, set));
  const say = (key: MessageKey) => t(key, ...([numbers] as unknown as ArgumentsOf<typeof key>));
  return { title: t(`rules.${id}.title`), text: say(`rules.${id}.text`), example: say(`rules.${id}.example`) };
}

/** The game whose rules are told, and the tiles of its examples. */
interface RuleTiles {
  readonly game: AnyGame;
  readonly set: TileSet;
}

/** The request for the small board that stands beside a rule. */
export function ruleBoard(t: Translator, id: RuleTopicId, about: RuleTiles): BoardPictureRequest {
  const { game, set } = about;
  const { seats, show } = ruleTopic(id);
  const { view, tinted, fits } = ruleExample(id, set);
  return {
    game,
    content: set,
    view,
    names: seats.map((colour) => capitalised(t(`colour.${colour}`))),
    words: pictureWords(t, game),
    area: show.area,
    panel: false,
    owned: tinted,
    ...(show.legal ? { legal: fits.map((square, index) => ({ ...square, label: String(index + 1) })) } : {}),
  };
}

/** What the board beside a rule shows, in at most 1,024 characters. */
export function ruleAltText(t: Translator, id: RuleTopicId, about: RuleTiles): string {
  return sceneAltText(t, sceneOf(ruleBoard(t, id, about)), { set: about.set, example: t(`rules.${id}.title`) });
}
