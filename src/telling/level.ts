import { LEVELS } from '../computer/levels.ts';
import type { Translator } from '../i18n/translate.ts';

/** A level of computer players in words, such as "Jaguar 🤖 (strong)". */
export function levelText(t: Translator, level: string): string {
  return t(`level.${LEVELS.find((one) => one === level) ?? 'regular'}`);
}
