import type { MessageArguments } from '../../../i18n/message-arguments.ts';
import { type Catalogues, type Language, type Translator, withMessages } from '../../../i18n/translate.ts';
import { readContentFiles } from '../../contract/content-files.ts';
import type { GameSpeech, GameTranslator } from '../../kernel/words.ts';
import * as ofExpansions from '../expansions/messages.ts';
import de from './de.json' with { type: 'json' };
import { en } from './en.ts';
import fr from './fr.json' with { type: 'json' };
import nl from './nl.json' with { type: 'json' };

/** Every member of a union at once. */
type All<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer Each) => void
  ? Each
  : never;

/** The English messages of all expansions by key, from which the compiler reads their arguments. */
type ExpansionMessages = All<(typeof ofExpansions)[keyof typeof ofExpansions]>;

/** The messages of all expansions, translated; tests see to it that each has the keys of the English ones. */
function translatedExpansions(language: Exclude<Language, 'en'>): ExpansionMessages {
  const folders = Object.keys(ofExpansions);
  const files = folders.map((folder) => new URL(`../expansions/${folder}/${language}.json`, import.meta.url));
  return readContentFiles({ contentFiles: files }) as ExpansionMessages;
}

const english: typeof en & ExpansionMessages = Object.assign({}, en, ...Object.values(ofExpansions));

/** The arguments of every message of Carcassonne, by the key of the message. */
export type Messages = MessageArguments<typeof english>;

/** The words of Carcassonne in every language. */
export const CATALOGUES: Catalogues<Messages> = {
  en: english,
  nl: { ...nl, ...translatedExpansions('nl') },
  fr: { ...fr, ...translatedExpansions('fr') },
  de: { ...de, ...translatedExpansions('de') },
};

/** A translator that knows the words of Carcassonne, too. */
export type CarcassonneTranslator = GameTranslator<Messages>;
export type CarcassonneSpeech = GameSpeech<Messages>;

/** Adds the words of Carcassonne to a translator. */
export function inCarcassonne(t: Translator): CarcassonneTranslator {
  return withMessages(t, CATALOGUES);
}
