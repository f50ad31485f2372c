import type { Content } from '../core/rules.ts';
import type { AnyGame } from '../games/contract/game.ts';
import { capitalised } from '../i18n/sentences.ts';
import type { Translator } from '../i18n/translate.ts';
import type { GameOptions, GameRecord } from '../store/records.ts';

interface GameContent {
  readonly game: AnyGame;
  /** Names the tiles in the words of options; undefined if the content is not available. */
  readonly content: Content | undefined;
}

/** The game's own options that differ from their defaults, each in words. */
export function chosenOptionWords(
  t: Translator,
  { chosen = {} }: Pick<GameOptions, 'chosen'>,
  { game: { options, words }, content }: GameContent,
): { readonly option: string; readonly text: string }[] {
  const contentOptions = content && { content, options: chosen };
  return Object.entries(chosen)
    .filter(([option, value]) => options[option]?.[0] !== value)
    .map(([option, value]) => ({
      option,
      text: words.chosen?.(t, option, value, contentOptions) ?? `${option}: ${value}`,
    }));
}

/** The game's own options that differ from their defaults, in one sentence; undefined if there are none. */
export function chosenOptionsText(
  t: Translator,
  { options }: Pick<GameRecord, 'options'>,
  about: GameContent,
): string | undefined {
  const told = chosenOptionWords(t, options, about).map(({ text }) => text);
  return told.length > 0 ? `${capitalised(told.join(', '))}.` : undefined;
}
