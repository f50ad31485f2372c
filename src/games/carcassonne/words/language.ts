import type { MessageArguments } from '../../../i18n/message-arguments.ts';
import { type Catalogues, type Translator, withMessages } from '../../../i18n/translate.ts';
import type { GameSpeech, GameTranslator } from '../../kernel/words.ts';
import { EXPANSION_MESSAGES } from '../expansions/messages.ts';
import de from './de.json' with { type: 'json' };
import { en } from './en.ts';
import fr from './fr.json' with { type: 'json' };
import nl from './nl.json' with { type: 'json' };

const english = { ...en, ...EXPANSION_MESSAGES.en };

/** The arguments of every message of Carcassonne, by the key of the message. */
export type Messages = MessageArguments<typeof english>;

/** The words of Carcassonne in every language. */
export const CATALOGUES: Catalogues<Messages> = {
  en: english,
  nl: { ...nl, ...EXPANSION_MESSAGES.nl },
  fr: { ...fr, ...EXPANSION_MESSAGES.fr },
  de: { ...de, ...EXPANSION_MESSAGES.de },
};

/** A translator that knows the words of Carcassonne, too. */
export type CarcassonneTranslator = GameTranslator<Messages>;
export type CarcassonneSpeech = GameSpeech<Messages>;

/** Adds the words of Carcassonne to a translator. */
export function inCarcassonne(t: Translator): CarcassonneTranslator {
  return withMessages(t, CATALOGUES);
}
