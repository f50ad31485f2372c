import { type Speech, speechWith } from '../../../i18n/speech.ts';
import { type Catalogues, type Translator, withMessages } from '../../../i18n/translate.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { MessageArguments } from './message-arguments.ts';
import { nl } from './nl.ts';

/** The words of Carcassonne in every language. */
const CATALOGUES: Catalogues<MessageArguments> = { en, nl, fr, de };

/** A translator that knows the words of Carcassonne, too. */
export type CarcassonneTranslator = Translator & Translator<MessageArguments>;

/** Adds the words of Carcassonne to a translator. */
export function inCarcassonne(t: Translator): CarcassonneTranslator {
  return withMessages(t, CATALOGUES);
}

/** Adds the words of Carcassonne to speech. */
export function spokenInCarcassonne(say: Speech): Speech & Speech<MessageArguments> {
  return speechWith(say, CATALOGUES);
}
