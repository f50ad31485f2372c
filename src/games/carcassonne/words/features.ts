import { capitalised, joined } from '../../../i18n/sentences.ts';
import type { Action } from '../rules/action.ts';
import type { GameEvent } from '../rules/event.ts';
import type { FeatureView } from '../rules/feature.ts';
import { lastTileSegments, preview } from '../rules/preview.ts';
import type { State } from '../rules/state.ts';
import type { CarcassonneTranslator } from './language.ts';

/** What a legal action does at once, in a few words, with what stands where a meeple goes; for lists, with plain names. */
export function effectOf(t: CarcassonneTranslator, state: State, action: Action, names: readonly string[]): string {
  if (action.type === 'draw') return t('effect.none');
  const { events, completes } = preview(state, action);
  const list = (seats: readonly number[]) => t.list(seats.map((seat) => names[seat]!));
  const parts = completes.map(({ kind, points, seats }) =>
    t('effect.completes', { kind, points, nobody: seats.length > 0 ? 'no' : 'yes', names: list(seats) }),
  );
  for (const event of events) {
    if (event.type !== 'feature-scored' || event.final || event.seats.length === 0) continue;
    parts.push(t('effect.scores', { points: event.points, names: list(event.seats) }));
  }
  const facts = action.type === 'meeple' ? [featureFacts(t, lastTileSegments(state)[action.on]!.feature)] : [];
  return joined(t, [...facts, parts.length > 0 ? joined(t, parts) : t('effect.none')]);
}

/** What belongs to a feature. */
export function featureFacts(t: CarcassonneTranslator, feature: FeatureView): string {
  const { kind, tiles, coatsOfArms, cities } = feature;
  const completed = feature.completed ? 'yes' : 'no';
  switch (kind) {
    case 'road':
      return t('facts.road', { tiles, completed });
    case 'city':
      return t('facts.city', { tiles, coats: coatsOfArms, completed });
    case 'monastery':
      return t('facts.monastery', { tiles });
    case 'field':
      return t('facts.field', { cities });
  }
}

/** A scored feature in one line. */
export function scoredLine(
  { t, names }: { readonly t: CarcassonneTranslator; readonly names: readonly string[] },
  event: Extract<GameEvent, { type: 'feature-scored' }>,
): string {
  const { points } = event;
  const feature = featureName(t, event);
  if (event.seats.length === 0) return capitalised(t('event.scored.nobody', { feature }));
  const list = (seats: readonly number[]) => t.list(seats.map((seat) => names[seat]!));
  const line = t('event.scored', { names: list(event.seats), count: event.seats.length, points, feature });
  return event.beaten.length > 0 ? line + t('event.scored.beaten', { names: list(event.beaten) }) : line;
}

function featureName(
  t: CarcassonneTranslator,
  feature: Pick<FeatureView, 'kind' | 'completed' | 'tiles' | 'coatsOfArms' | 'cities'>,
): string {
  const { kind, tiles, coatsOfArms, cities } = feature;
  const completed = feature.completed ? 'yes' : 'no';
  if (kind === 'field') return t('feature.field', { cities });
  return kind === 'city'
    ? t('feature.city', { tiles, coats: coatsOfArms, completed })
    : t(`feature.${kind}`, { tiles, completed });
}
