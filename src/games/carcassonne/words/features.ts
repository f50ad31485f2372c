import { joined } from '../../../i18n/sentences.ts';
import { EXPANSION_WORDS } from '../expansions/words.ts';
import type { FeatureView } from '../rules/feature.ts';
import type { CarcassonneTranslator } from './language.ts';

/** A feature with what counts for its points. */
type CountedFeature = Pick<FeatureView, 'kind' | 'completed' | 'tiles' | 'coatsOfArms' | 'cities' | 'towns' | 'mark'> &
  Partial<Pick<FeatureView, 'parts'>>;

/** Whether a feature is completed, as a case of messages; `told` if other words already say so. */
type Completed = 'yes' | 'no' | 'told';

/** Describes the tiles, coats of arms and other facts of a feature. */
export function featureFacts(
  t: CarcassonneTranslator,
  feature: CountedFeature,
  completed: Completed = feature.completed ? 'yes' : 'no',
): string {
  const { kind, tiles, coatsOfArms, cities, towns, mark = 'none', parts = {} } = feature;
  switch (kind) {
    case 'road':
      return t('facts.road', { tiles, coats: coatsOfArms, towns, mark, completed });
    case 'city':
      return joined(t, [
        t('facts.city', { tiles, coats: coatsOfArms, mark, completed }),
        ...EXPANSION_WORDS.flatMap((one) => one.feature?.(t, parts) ?? []),
      ]);
    case 'monastery':
    case 'garden':
      return t('facts.monastery', { tiles });
    case 'field':
      return t('facts.field', { cities });
  }
}

/** Names a scored feature, with the facts that count for its points. */
export function featureName(t: CarcassonneTranslator, feature: CountedFeature): string {
  const { kind, tiles, coatsOfArms: coats, cities, towns, mark = 'none' } = feature;
  const completed = feature.completed ? 'yes' : 'no';
  switch (kind) {
    case 'road':
      return t('feature.road', { tiles, coats, towns, mark, completed });
    case 'city':
      return t('feature.city', { tiles, coats, mark, completed });
    case 'monastery':
    case 'garden':
      return t(`feature.${kind}`, { tiles, completed });
    case 'field':
      return t('feature.field', { cities });
  }
}
