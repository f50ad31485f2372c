import type { GameTypes } from '../../core/rules.ts';
import { lineStart } from '../../i18n/sentences.ts';
import { type Speech, speechWith } from '../../i18n/speech.ts';
import { type Catalogues, type Translator, withMessages } from '../../i18n/translate.ts';
import type { EventContext, GameWords } from '../contract/game-words.ts';
import { type Readers, recipient } from '../contract/readers.ts';
import type { FeatureScored } from './event.ts';

/** A translator with the messages of the platform and of a game. */
export type GameTranslator<Messages> = Translator & Translator<Messages>;

/** Speech with the messages of the platform and of a game. */
export type GameSpeech<Messages> = Speech & Speech<Messages>;

/** Lists seats as the object of "for". */
export function recipients(t: Translator, readers: Readers, seats: readonly number[]): string {
  return t.list(seats.map((seat) => recipient(t, readers, seat)));
}

/** Writes the points of a feature for the seats with the majority, as an effect of an action. */
export function scoredEffect(
  t: Translator,
  readers: Readers,
  { kind, points, seats }: { readonly kind: string; readonly points: number; readonly seats: readonly number[] },
): string {
  return t('effect.scores.for', { kind, points, names: recipients(t, readers, seats) });
}

/** The messages of every tile game about scored features. */
interface ScoringSpeech {
  (key: 'event.scored.nobody', args: { readonly kind: string; readonly facts: string }): string;
  (
    key: 'event.scored',
    args: { readonly names: string; readonly count: number; readonly points: number; readonly feature: string },
  ): string;
  (key: 'event.scored.beaten', args: { readonly names: string }): string;
  readonly list: Translator['list'];
}

/**
 * Describes a scored feature in one line.
 *
 * @param texts the feature's kind, its facts for a feature without pieces, and its name for a feature with pieces
 */
export function scoredLine(
  context: Pick<EventContext, 'names' | 'isMidLine'> & { readonly t: ScoringSpeech },
  { seats, beaten, points }: Pick<FeatureScored<string>, 'seats' | 'beaten' | 'points'>,
  texts: { readonly kind: string; readonly facts: string; readonly feature: string },
): string {
  const { t, names } = context;
  const { kind, facts, feature } = texts;
  if (seats.length === 0) return lineStart(t('event.scored.nobody', { kind, facts }), context);
  const list = (some: readonly number[]) => t.list(some.map((seat) => names[seat]!));
  const line = t('event.scored', { names: list(seats), count: seats.length, points, feature });
  return beaten.length > 0 ? line + t('event.scored.beaten', { names: list(beaten) }) : line;
}

/** Converts words that need a game's own messages to words that the platform can call with its translators. */
export function wordsWith<G extends GameTypes, Messages>(
  catalogues: Catalogues<Messages>,
  words: GameWords<G, GameTranslator<Messages>, GameSpeech<Messages>>,
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
