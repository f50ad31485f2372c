import type { AnyGame } from '../../games/contract/game.ts';
import { capitalised } from '../../i18n/sentences.ts';
import type { Translator } from '../../i18n/translate.ts';
import type { GameRecord } from '../../store/records.ts';

/** What was chosen of a game's own options, other than their defaults, as a sentence; undefined where nothing was. */
export function chosenText(
  t: Translator,
  { options: { chosen = {} } }: GameRecord,
  { options, words }: AnyGame,
): string | undefined {
  const told = Object.entries(chosen)
    .filter(([name, value]) => options[name]?.[0] !== value)
    .map(([name, value]) => words.chosen?.(t, name, value) ?? `${name}: ${value}`);
  return told.length > 0 ? `${capitalised(t.list(told))}.` : undefined;
}
