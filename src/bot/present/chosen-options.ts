import type { Content } from '../../core/rules.ts';
import type { AnyGame } from '../../games/contract/game.ts';
import { capitalised } from '../../i18n/sentences.ts';
import type { Translator } from '../../i18n/translate.ts';
import type { GameRecord } from '../../store/records.ts';

/**
 * What was chosen of a game's own options, other than their defaults, as a sentence; undefined where nothing was.
 *
 * @param content of the game with these options, whose names are told; undefined where it is not there
 */
export function chosenText(
  t: Translator,
  { options: { chosen = {} } }: GameRecord,
  { game: { options, words }, content }: { readonly game: AnyGame; readonly content: Content | undefined },
): string | undefined {
  const beside = content && { content, options: chosen };
  const told = Object.entries(chosen)
    .filter(([name, value]) => options[name]?.[0] !== value)
    .map(([name, value]) => words.chosen?.(t, name, value, beside) ?? `${name}: ${value}`);
  return told.length > 0 ? `${capitalised(told.join(', '))}.` : undefined;
}
