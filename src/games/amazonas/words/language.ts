import type { MessageArguments } from '../../../i18n/message-arguments.ts';
import { type Catalogues, type Translator, withMessages } from '../../../i18n/translate.ts';
import type { GameSpeech, GameTranslator } from '../../kernel/words.ts';
import de from './de.json' with { type: 'json' };
import { en } from './en.ts';
import fr from './fr.json' with { type: 'json' };
import nl from './nl.json' with { type: 'json' };

/** The arguments of Amazonas' messages, by key. */
export type Messages = MessageArguments<typeof en>;

/** The messages of Amazonas in every language. */
export const CATALOGUES: Catalogues<Messages> = { en, nl, fr, de };

/** A translator with the messages of the platform and of Amazonas. */
export type AmazonasTranslator = GameTranslator<Messages>;
export type AmazonasSpeech = GameSpeech<Messages>;

/** Adds the messages of Amazonas to a translator. */
export function inAmazonas(t: Translator): AmazonasTranslator {
  return withMessages(t, CATALOGUES);
}
