import type { OptionValue } from '../../../core/options.ts';
import type { OPTIONS } from '../rules/options.ts';
import type { CarcassonneTranslator } from './language.ts';

/** What can be chosen with an option; with a value, what that means. */
export function chosenText(t: CarcassonneTranslator, option: keyof typeof OPTIONS, value?: OptionValue): string {
  if (value === undefined) return t(`option.${option}`);
  switch (option) {
    case 'farms':
      return t('chosen.farms', { farms: value ? 'yes' : 'no' });
    case 'chips':
      return t('chosen.chips', { chips: value ? 'yes' : 'no' });
    case 'map':
      // Messages know no hyphens in the names of their cases.
      return t('chosen.map', { map: value === 'great-britain' ? 'greatBritain' : String(value) });
    case 'meeples':
      return t('chosen.meeples', { meeples: String(value) });
    case 'towns':
      return t('chosen.towns', { towns: String(value) });
    case 'unused':
      return t('chosen.unused', { unused: String(value) });
  }
}
