import type { GameTypes } from '../../core/rules.ts';
import { type Speech, speechWith } from '../../i18n/speech.ts';
import { type Catalogues, type Translator, withMessages } from '../../i18n/translate.ts';
import type { GameWords } from '../contract/game-words.ts';

/** A translator that knows the messages of a game besides those of the platform. */
export type GameTranslator<Messages> = Translator & Translator<Messages>;

/** The words of a game, written with the messages of its own catalogues, as the platform asks for them. */
export function wordsWith<G extends GameTypes, Messages>(
  catalogues: Catalogues<Messages>,
  words: GameWords<G, GameTranslator<Messages>, Speech & Speech<Messages>>,
): GameWords<G> {
  type Say = (t: Translator, ...rest: unknown[]) => unknown;
  const own = Object.entries(words).map(([name, say]: [string, Say]) => {
    const told: Say = (t, ...rest) => say(withMessages(t, catalogues), ...rest);
    return [name, told] as const;
  });
  return {
    // Every function but the two below has the translator as its first parameter.
    ...(Object.fromEntries(own) as unknown as GameWords<G>),
    event: ({ t, ...context }, event) => words.event({ ...context, t: withMessages(t, catalogues) }, event),
    rejection: (say, rejection) => words.rejection(speechWith(say, catalogues), rejection),
  };
}
