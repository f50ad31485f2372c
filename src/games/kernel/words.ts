import type { GameTypes } from '../../core/rules.ts';
import { type Speech, speechWith } from '../../i18n/speech.ts';
import { type Catalogues, type Translator, withMessages } from '../../i18n/translate.ts';
import type { GameWords } from '../contract/game-words.ts';
import { type Readers, recipient } from '../contract/readers.ts';

/** A translator that knows the messages of a game besides those of the platform. */
export type GameTranslator<Messages> = Translator & Translator<Messages>;

/** Seats as the object of "for", to the readers. */
export function recipients(t: Translator, readers: Readers, seats: readonly number[]): string {
  return t.list(seats.map((seat) => recipient(t, readers, seat)));
}

/** Points of a feature for its holders, as an effect of an action. */
export function scoredEffect(
  t: Translator,
  readers: Readers,
  { kind, points, seats }: { readonly kind: string; readonly points: number; readonly seats: readonly number[] },
): string {
  return t('effect.scores.for', { kind, points, names: recipients(t, readers, seats) });
}

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
