import type { MessageArguments } from '../../../i18n/message-arguments.ts';
import { type Speech, speechWith } from '../../../i18n/speech.ts';
import { type Catalogues, type Translator, withMessages } from '../../../i18n/translate.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { nl } from './nl.ts';

type Messages = MessageArguments<typeof en>;

/** The words of Amazonas in every language. */
export const CATALOGUES: Catalogues<Messages> = { en, nl, fr, de };

/** A translator that also has the messages of Amazonas. */
export type AmazonasTranslator = Translator & Translator<Messages>;

/** Adds the messages of Amazonas to a translator. */
export function inAmazonas(t: Translator): AmazonasTranslator {
  return withMessages(t, CATALOGUES);
}

/** Adds the messages of Amazonas to speech. */
export function spokenInAmazonas(say: Speech): Speech & Speech<Messages> {
  return speechWith(say, CATALOGUES);
}
