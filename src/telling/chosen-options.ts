import type { Content } from '../core/rules.ts';
import type { AnyGame } from '../games/contract/game.ts';
import { capitalised } from '../i18n/sentences.ts';
import type { Translator } from '../i18n/translate.ts';
import type { GameOptions, GameRecord } from '../store/records.ts';

/** A game with its content, whose names are told; undefined where it is not there. */
interface About {
  readonly game: AnyGame;
  readonly content: Content | undefined;
}

/** What was chosen of a game's own options, other than their defaults, each in words. */
export function chosenWords(
  t: Translator,
  { chosen = {} }: Pick<GameOptions, 'chosen'>,
  { game: { options, words }, content }: About,
): { readonly option: string; readonly text: string }[] {
  const beside = content && { content, options: chosen };
  return Object.entries(chosen)
    .filter(([option, value]) => options[option]?.[0] !== value)
    .map(([option, value]) => ({ option, text: words.chosen?.(t, option, value, beside) ?? `${option}: ${value}` }));
}

/** The same as one sentence; undefined where nothing was chosen. */
export function chosenText(t: Translator, { options }: Pick<GameRecord, 'options'>, about: About): string | undefined {
  const told = chosenWords(t, options, about).map(({ text }) => text);
  return told.length > 0 ? `${capitalised(told.join(', '))}.` : undefined;
}
